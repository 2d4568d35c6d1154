vtes-text-press = poursuite
vtes-text-give-press = donner 1 poursuite { $who-to }
vtes-text-only-continue = , seulement utilisable pour continuer le combat
vtes-text-only-end = , seulement utilisable pour finir le combat
vtes-text-maneuver = manœuvre
vtes-optional-presses = { $amount } { $amount ->
        [one] poursuite optionnelle
       *[other] poursuites optionnelles
    }
vtes-optional-maneuvers = { $amount } { $amount ->
        [one] manœuvre optionnelle
       *[other] manœuvres optionnelles
    }
vtes-with = avec { $things }
vtes-in-resulting-combat = { " " }durant le combat qui en résulte si { $who } bloque
vtes-text-next-round-close = si un autre round de combat a lieu, ce round est au contact (passez l’étape de détermination de la portée pour ce round)
vtes-text-end-combat = mettre fin à ce combat
vtes-effect-end-combat = mettre fin au combat
vtes-effect-press = poursuite
vtes-effect-maneuver = manœuvre
vtes-effect-optional = manœuvres optionnelles : { $maneuvers }, poursuites : { $presses }
vtes-effect-next-round-close = le prochain round est à courte portée
vtes-does-end-combat = mettre fin au combat
vtes-does-press = poursuite
vtes-each-combat = { " " }par combat
