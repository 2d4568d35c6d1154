"""The reader: official texts become definitions."""
