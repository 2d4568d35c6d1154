"""Numbers that change: stealth, intercept, bleed, votes, hand size, and for how long they do."""
