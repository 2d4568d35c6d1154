# The Circle, a test game for two to five.

circle-name = Il cerchio
circle-seat-north = Nord
circle-seat-east = Est
circle-seat-south = Sud
circle-seat-west = Ovest
circle-seat-middle = Centro
circle-place-harbour = Il porto
circle-place-tower = La torre
circle-prompt-card = Quale carta dai?
circle-prompt-whom = A chi?
circle-prompt-watch = Ringrazi?
circle-option-card = Dai la carta { $card }
circle-option-whom = A { $who }
circle-option-thank = Ringrazia
circle-option-pass = Passa
circle-event-gives = { $giver } dà { $card } a { $who }: { $place }.
circle-end = Tutti hanno dato.
