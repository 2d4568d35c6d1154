"""Pool of Methuselahs."""
