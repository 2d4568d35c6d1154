# Il centro del tavolo di Vampire: The Eternal Struggle: che cosa si sta decidendo, e come stanno le cose.

## Che cosa c’è al centro

web-vtes-scene-choosing = Che cosa farne
web-vtes-scene-candidates = Che cosa si può scegliere
web-vtes-scene-influence = Influenza
web-vtes-scene-combat = Combattimento
web-vtes-scene-referendum = Referendum
web-vtes-scene-action = L’azione in corso
web-vtes-scene-quiet = Il turno

## Passi

web-vtes-step-action-announced = annunciata
web-vtes-step-action-open = blocco?
web-vtes-step-action-attempt = tentativo di blocco
web-vtes-step-action-resolve = risoluzione
web-vtes-step-combat-range = distanza
web-vtes-step-combat-strikes = attacchi
web-vtes-step-combat-damage = danno
web-vtes-step-combat-press = inseguimento
web-vtes-step-combat-end = fine del round
web-vtes-step-vote-terms = termini
web-vtes-step-vote-polling = voti
web-vtes-step-vote-result = esito

## Un’azione

web-vtes-side-acting = In azione, { $seat-you ->
        [1] tuo
       *[other] { $seat }
    }
web-vtes-side-blocking = Al blocco, { $seat-you ->
        [1] tuo
       *[other] { $seat }
    }
web-vtes-side-fighting = In combattimento, { $seat-you ->
        [1] tuo
       *[other] { $seat }
    }
web-vtes-stage-of =
    { $seat-you ->
        [1] Tu
       *[other] { $seat }
    }
web-vtes-stage-base = base
web-vtes-stage-part = { $card } { $sign }{ $size }
web-vtes-stage-nobody-yet = ancora nessuno
web-vtes-stage-bleed =
    { $seat-you ->
        [1] dissanguamento contro di te
       *[other] dissanguamento contro { $seat-the }
    }
web-vtes-stage-pool =
    { $pool ->
        [one] { $pool } punto risorsa
       *[other] { $pool } punti risorsa
    }
web-vtes-stage-then = poi
web-vtes-stage-block = Blocco
web-vtes-stage-unblockable = Non può essere bloccata.
web-vtes-stage-nobody-blocks = Nessuno blocca.
web-vtes-stage-must-block = Il tentativo non si può ritirare.
web-vtes-stage-could-block =
    { $count ->
        [one] Uno dei tuoi può bloccare
       *[other] { $count } dei tuoi possono bloccare
    }
web-vtes-stage-may-block = Possono ancora bloccare
web-vtes-stage-would-fail = fallirebbe
web-vtes-stage-would-block = per ora blocca
web-vtes-stage-target = Bersaglio
web-vtes-stage-bleed-if = forse { $parts }
web-vtes-stage-limited = nessun altro bonus limitato vale

## Combattimento

web-vtes-stage-round = Round { $round }
web-vtes-stage-range =
    { $range ->
        [long] lunga distanza
       *[other] distanza ravvicinata
    }
web-vtes-stage-gone = Non c’è più
web-vtes-stage-played-round = Giocate in questo round
web-vtes-left-maneuvers =
    { $count ->
        [one] 1 manovra rimasta
       *[other] { $count } manovre rimaste
    }
web-vtes-left-presses =
    { $count ->
        [one] 1 inseguimento rimasto
       *[other] { $count } inseguimenti rimasti
    }
web-vtes-left-strikes =
    { $count ->
        [one] 1 altro attacco
       *[other] altri { $count } attacchi
    }
web-vtes-stage-strikes-with = Attacca con
web-vtes-stage-no-strike-yet = non ancora scelto
web-vtes-stage-no-strike = nessun attacco
web-vtes-stage-takes = Sta per subire
web-vtes-stage-normal =
    { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }
web-vtes-stage-aggravated =
    { $amount ->
        [one] { $amount } aggravato
       *[other] { $amount } aggravati
    }
web-vtes-stage-prevents = può ancora prevenirne { $amount }
web-vtes-stage-lost = persi in questo round: { $amount }

## Un referendum

web-vtes-stage-called =
    { $seat-you ->
        [1] Referendum indetto da te
       *[other] Referendum indetto: { $seat }
    }
web-vtes-stage-hunt-called = Caccia di sangue
web-vtes-stage-for = a favore
web-vtes-stage-against = contro
web-vtes-stage-not-cast =
    { $count ->
        [0] nessun altro voto da esprimere
        [one] 1 voto da esprimere
       *[other] { $count } voti da esprimere
    }
web-vtes-stage-votes =
    { $count ->
        [one] 1 voto
       *[other] { $count } voti
    }
web-vtes-stage-ballots =
    { $count ->
        [one] 1 preferenza
       *[other] { $count } preferenze
    }
web-vtes-stage-passed = Il referendum passa.
web-vtes-stage-failed = Il referendum non passa.
web-vtes-stage-speakers = Chi ha ancora voti
web-vtes-stage-speaker = { web-vtes-stage-of }, { $count ->
        [0] nessun altro voto
        [one] ancora 1 voto
       *[other] ancora { $count } voti
    }
web-vtes-stage-your-votes = I tuoi voti
web-vtes-stage-cast-for = { $count } a favore
web-vtes-stage-cast-against = { $count } contro

## Influenza

web-vtes-stage-influence = Influenza
web-vtes-stage-transfers-left =
    { $count ->
        [0] nessun trasferimento rimasto
        [one] 1 trasferimento rimasto su { $all }
       *[other] { $count } trasferimenti rimasti su { $all }
    }
web-vtes-stage-pool-goes = Le tue risorse passano da { $pool } a { $left }.
web-vtes-stage-of-capacity = su { $capacity }{ $changed ->
        [1] , prima { $was }
       *[other] {""}
    }
web-vtes-stage-moves = { $by } ora, per un totale di { $blood } su { $capacity }
web-vtes-stage-full = Al completo
web-vtes-stage-full-then = Al completo se confermi
web-vtes-stage-missing =
    { $count ->
        [one] manca 1 punto
       *[other] mancano { $count } punti
    }
web-vtes-stage-no-crypt = La tua zona non controllata è vuota.
web-vtes-confirm-phase-influence =
    { $sum ->
        [one] Conferma 1 trasferimento
       *[other] Conferma { $sum } trasferimenti
    }

## Scelte

web-vtes-stage-costs = costa { $costs }
web-vtes-stage-at = { $targets }
web-vtes-stage-choose-how = Scegli uno dei { $count } modi. Prima non si spende nulla.
web-vtes-stage-put-back = Rimetti a posto
web-vtes-stage-esc = Esc
web-vtes-stage-candidates =
    { $count ->
        [one] Una scelta
       *[other] { $count } tra cui scegliere
    }

## Niente in corso

web-vtes-stage-turn =
    { $seat-you ->
        [1] Il tuo turno
       *[other] Turno { $seat-of }
    }
web-vtes-stage-waits =
    { $seats-you ->
        [1] Decidi tu.
       *[other] In attesa: { $seats }.
    }
web-vtes-stage-plays =
    { $seat-you ->
        [1] Giochi
       *[other] { $seat-The } gioca
    }
web-vtes-stage-looks = Vedi
web-vtes-stage-last = L’ultima azione
web-vtes-stage-none-yet = Nessuna azione finora.
web-vtes-hint-unlock = Le tue carte sono disimpegnate. Vedi che cosa porta questa fase.
web-vtes-hint-master = Premi una carta illuminata per giocarla, o chiudi la fase.
web-vtes-hint-minion = Premi un servitore o una carta per vedere che cosa può fare.
web-vtes-hint-influence = Sposta punti risorsa sui tuoi vampiri.
web-vtes-hint-discard = Premi una carta per scartarla, o chiudi il turno.
