# The deck room of VTES.

vtes-deck-no-part = A deck has a crypt and a library, not a part called “{ $name }”.
vtes-deck-twice = { $name } is listed twice. Put all its copies in one entry.
