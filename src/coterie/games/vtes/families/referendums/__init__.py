"""Referendums: their terms, their votes, and what they bring."""
