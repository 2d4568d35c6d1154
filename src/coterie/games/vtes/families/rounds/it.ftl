vtes-text-press = inseguimento
vtes-text-give-press = dare 1 inseguimento { $who-to }
vtes-text-only-continue = , utilizzabile solo per continuare il combattimento
vtes-text-only-end = , utilizzabile solo per terminare il combattimento
vtes-text-maneuver = manovra
vtes-optional-presses = { $amount } { $amount ->
        [one] inseguimento opzionale
       *[other] inseguimenti opzionali
    }
vtes-optional-maneuvers = { $amount } { $amount ->
        [one] manovra opzionale
       *[other] manovre opzionali
    }
vtes-with = con { $things }
vtes-in-resulting-combat = { " " }durante il combattimento che ne consegue, se { $who } blocca
vtes-text-next-round-close = se ha luogo un altro round di combattimento, quel round è a distanza ravvicinata (salta la determinazione della distanza per quel round)
vtes-text-end-combat = far terminare quel combattimento
vtes-effect-end-combat = fai terminare il combattimento
vtes-effect-press = inseguimento
vtes-effect-maneuver = manovra
vtes-effect-optional = manovre opzionali: { $maneuvers }, inseguimenti: { $presses }
vtes-effect-next-round-close = il prossimo round è a corta distanza
vtes-does-end-combat = fai terminare il combattimento
vtes-does-press = inseguimento
vtes-each-combat = { " " }per combattimento
