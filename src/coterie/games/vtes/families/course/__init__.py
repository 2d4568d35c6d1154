"""The course of an action: what it is, how it ends, what follows."""
