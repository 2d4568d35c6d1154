"""Politics: referendums and blood hunts, their terms, votes and outcomes, and the titles that give votes."""
