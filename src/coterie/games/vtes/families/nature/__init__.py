"""What a minion is: traits, Disciplines, and what it can do that others of its kind cannot."""
