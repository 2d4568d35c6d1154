"""What never changes: the map, the cards and the numbers, read from the data files."""
