"""The printer run backwards: official texts become definitions, by productions that printing with holes has made."""
