"""The log in SQLite: tables, their links and their events, added to and never changed."""
