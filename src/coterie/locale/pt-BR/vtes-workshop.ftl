# A sala dos baralhos de VTES.

vtes-deck-no-part = Um baralho tem uma cripta e uma biblioteca, não uma parte chamada “{ $name }”.
vtes-deck-twice = { $name } aparece duas vezes. Ponha todas as cópias em uma só entrada.
