"""Blood and life of minions."""
