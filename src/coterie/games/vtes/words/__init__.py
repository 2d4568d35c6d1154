"""What all families of words are made of: nodes and their sorts, words for things and numbers, predicates, conditions, events."""
