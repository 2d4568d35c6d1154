"""The games: each a package that holds its state, rules, data, view and judgement, and nothing of the web."""
