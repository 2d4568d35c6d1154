"""The rules of Vampire Empire, one module for each chapter of its rulebook, in its order."""
