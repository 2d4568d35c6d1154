"""The contract of every game: what the kernel promises and no game can opt out of."""
