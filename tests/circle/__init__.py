"""A test game for two to five: many options in stages, a window one can pass, and a setup option of every kind. It is not shipped."""
