"""Cards that are cancelled as they are played."""
