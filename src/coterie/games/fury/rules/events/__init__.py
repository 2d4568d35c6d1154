"""Event cards: how they are played and answered, and what each does."""
