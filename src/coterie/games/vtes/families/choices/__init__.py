"""What is chosen: one of two effects, one of several things."""
