vtes-change-stealth = { $change } furtività
vtes-change-intercept = { $change } intercetto
vtes-change-bleed = { $change } dissanguamento
vtes-change-strength = { $change } forza
vtes-change-votes = { $change } { $amount ->
        [one] voto
       *[other] voti
    }
vtes-change-hand = { $change } capacità di mano
vtes-change-transfers = { $change } { $amount ->
        [one] trasferimento
       *[other] trasferimenti
    }
vtes-additional = { $change } addizionale
vtes-gain-more = , con { $change }
vtes-if-clan = se { $who } è { $clan }
vtes-if-titled = se { $who } è titolato
vtes-gain-pool-at-most = { " " }se il Matusalemme bersaglio ha { $pool } punti risorsa o meno
vtes-gain-against = { " " }a sfavore del referendum
vtes-gain-until-turn-end = { " " }fino alla fine del turno
vtes-gain-early = , anche se { $stat } non serve ancora
vtes-gain-limited = { " " }(limitato)
vtes-text-for = per { $change }
vtes-text-gets = { $who-number ->
        [you] ottieni
        [many] { $who } ottengono
       *[one] { $who } ottiene
    } { $change }
vtes-text-to-get = ottenere { $change }
vtes-text-give = dare { $change } { $who-to }
vtes-text-in-this-referendum = in questo referendum, { $clause }
vtes-effect-get-stealth = furtività +{ $amount }
vtes-effect-lose-stealth = furtività −{ $amount }
vtes-effect-get-intercept = intercetto +{ $amount }
vtes-effect-lose-intercept = intercetto −{ $amount }
vtes-effect-get-bleed = dissanguamento +{ $amount }
vtes-effect-lose-bleed = dissanguamento −{ $amount }
vtes-effect-get-strength = forza +{ $amount }
vtes-effect-lose-strength = forza −{ $amount }
vtes-effect-get-votes = voti: +{ $amount }
vtes-effect-get-hand = capacità di mano +{ $amount }
vtes-effect-lose-hand = capacità di mano −{ $amount }
vtes-effect-get-transfers = trasferimenti: +{ $amount }
vtes-does-get-bleed = dissanguamento
vtes-does-get-hand = capacità di mano
vtes-does-get-intercept = intercetto
vtes-does-get-stealth = furtività
vtes-does-get-votes = voti
