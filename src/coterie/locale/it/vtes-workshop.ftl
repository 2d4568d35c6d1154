# La stanza dei mazzi di VTES.

vtes-deck-no-part = Un mazzo ha una cripta e una libreria, non una parte chiamata «{ $name }».
vtes-deck-twice = { $name } compare due volte. Metti tutte le copie in un’unica voce.
