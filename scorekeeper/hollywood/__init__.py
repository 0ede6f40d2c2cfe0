"""The log of what happened at a table, folded into series of three games."""
