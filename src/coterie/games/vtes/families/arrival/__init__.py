"""Cards that come into play, and burn."""
