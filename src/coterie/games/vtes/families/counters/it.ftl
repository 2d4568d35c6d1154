vtes-text-store-pool = { $mood ->
        [to] spostare
       *[other] sposta
    } { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    } dai tuoi punti risorsa { $card-on }
vtes-text-store-blood = { $who } { $mood ->
        [can] può spostare
       *[other] sposta
    } { $blood } da sé { $card-on }
vtes-text-unload = { $mood ->
        [to] spostare
       *[other] sposta
    } tutti i segnalini { $card-on } { $who-on }
vtes-text-add-counters = { $mood ->
        [to] aggiungere
       *[other] aggiungi
    } { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    } { $card-to }
vtes-text-burn-counters = { $mood ->
        [does] { $who } brucia
       *[other] brucia
    } { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    } { $card-from }
vtes-effect-add-counters = aggiungi segnalini: { $amount }
vtes-effect-store = sposta { $amount } sulla carta
vtes-effect-unload = sposta i suoi segnalini
vtes-prompt-store = { $card }: da quale vampiro sposti il sangue?
vtes-does-add-counters = aggiungi un segnalino
vtes-does-unload = sposta i suoi segnalini
vtes-event-counters = { $card } riceve { $amount } { $amount ->
        [one] segnalino
       *[other] segnalini
    }. Segnalini: { $counters }.
vtes-text-count-locks = aggiungi 1 segnalino { $card-to } ogni volta che la impegni
vtes-text-burn-at = brucia { $card } se { $amount ->
        [0] non ha segnalini
        [one] ha 1 segnalino
       *[other] ha { $amount } segnalini
    }
