"""Rules of thumb, for each side on the map and with its cards."""
