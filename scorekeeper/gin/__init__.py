"""One hand of gin: cards, melds, lay-offs, and what it is worth."""
