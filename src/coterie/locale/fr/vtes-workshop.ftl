# La salle des decks de VTES.

vtes-deck-no-part = Un deck a une crypte et une bibliothèque, pas de partie appelée « { $name } ».
vtes-deck-twice = { $name } figure deux fois. Mettez toutes ses copies en une seule entrée.
