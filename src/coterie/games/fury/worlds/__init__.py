"""Other worlds that look the same to a seat."""
