"""One hand of gin: cards, melds, layoffs, and what it is worth."""
