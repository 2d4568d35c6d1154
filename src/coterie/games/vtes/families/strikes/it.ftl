vtes-text-strike = { $mood ->
        [to] effettuare un attacco
       *[other] attacco
    }: { $does }
vtes-text-strike-ranged = attacco, a distanza: { $does }
vtes-strike-hand = mani nude con +{ $amount } { $amount ->
        [one] danno
       *[other] danni
    }
vtes-strike-damage = { $damage } danni{ $sort ->
        [aggravated] { " " }aggravati
       *[other] { "" }
    }
vtes-strike-strength = danni pari alla forza{ $amount ->
        [0] { "" }
       *[other] { " " }+{ $amount }
    }{ $sort ->
        [aggravated] , aggravati
       *[other] { "" }
    }
vtes-strike-dodge = schivata
vtes-strike-combat-ends = termina il combattimento
vtes-strike-steal-blood = ruba { $amount } { $amount ->
        [one] punto sangue o punto vita (che diventa punto sangue)
       *[other] punti sangue o punti vita (che diventano punti sangue)
    }
vtes-strike-destroy-equipment = distruggi { $sort ->
        [weapon] un’arma
       *[other] un equipaggiamento
    }
vtes-strike-steal-equipment = ruba { $sort ->
        [weapon] un’arma
       *[other] un equipaggiamento
    }
vtes-strike-put-on = metti { $card } sul servitore avversario con { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    }
vtes-strike-torpor = manda in torpore il vampiro avversario o brucia l’alleato avversario
vtes-additional-strikes = { $amount ->
        [1] attacco addizionale (limitato)
       *[other] { $amount } attacchi addizionali (limitato)
    }
vtes-text-after-combat = dopo che il combattimento termina, { $clause }
vtes-text-unlock-before-end = disimpegna { $who } prima che il combattimento termini
vtes-text-unlocking = , e disimpegna { $who }
vtes-text-hands-only = gli attacchi che non sono a mani nude non possono essere usati in questo round (da nessuno dei combattenti)
vtes-effect-strike-hand = mani nude +{ $amount }
vtes-effect-strike-damage = attacco, danno { $amount }
vtes-effect-strike-strength = attacco, forza +{ $amount }
vtes-effect-strike-dodge = schivata
vtes-effect-strike-combat-ends = termina il combattimento
vtes-effect-strike-steal-blood = ruba { $amount } sangue
vtes-effect-strike-destroy-equipment = distruggi un equipaggiamento
vtes-effect-strike-steal-equipment = ruba un equipaggiamento
vtes-effect-strike-put-on = va sul servitore avversario
vtes-effect-strike-torpor = manda in torpore
vtes-effect-first-strike = con attacco fulmineo
vtes-effect-aggravated = danno aggravato
vtes-effect-additional-strikes = attacchi addizionali: { $amount }
vtes-effect-hands-only = solo mani nude
vtes-effect-after-combat = dopo il combattimento: { $do }
vtes-does-strike = attacco
vtes-with-first-strike = con attacco fulmineo
vtes-with-additional-strikes = con { $amount } { $amount ->
        [one] attacco addizionale (limitato)
       *[other] attacchi addizionali (limitato)
    }
