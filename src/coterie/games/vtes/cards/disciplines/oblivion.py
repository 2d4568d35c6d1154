"""Cards that require Oblivion."""
