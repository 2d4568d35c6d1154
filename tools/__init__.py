"""Commands for those who work on Coterie: reports, generated types, and setting up a machine."""
