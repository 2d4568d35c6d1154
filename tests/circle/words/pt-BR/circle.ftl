# The Circle, a test game for two to five.

circle-name = O círculo
circle-seat-north = Norte
circle-seat-east = Leste
circle-seat-south = Sul
circle-seat-west = Oeste
circle-seat-middle = Centro
circle-place-harbour = O porto
circle-place-tower = A torre
circle-prompt-card = Que carta você dá?
circle-prompt-whom = A quem?
circle-prompt-watch = Você agradece?
circle-option-card = Dar a carta { $card }
circle-option-whom = A { $who }
circle-option-thank = Agradecer
circle-option-pass = Passar
circle-event-gives = { $giver } dá { $card } a { $who }: { $place }.
circle-end = Todos deram.
