"""Keep the ledger of Hollywood Gin at the card table."""
