"""What every game shares: questions, the game that asks them, its log, chance, views and events. It knows no game."""
