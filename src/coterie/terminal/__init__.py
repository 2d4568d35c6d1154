"""What is written on a terminal: the screen, files that users name, and the drawing of any game's table."""
