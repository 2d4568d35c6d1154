vtes-text-must-block = { $who } brucia { $blood } per disimpegnarsi e tentare di bloccare con { $change }, anche se { $stat } non serve ancora
vtes-text-fail-attempt = far fallire quel tentativo
vtes-text-not-again = ; { $who } non può tentare di nuovo di bloccare questa azione
vtes-text-if-blocked = se questa azione viene bloccata, { $clause } prima della risoluzione del blocco
vtes-text-lock-failed-blockers = i servitori che tentano di bloccare questa azione e falliscono vengono impegnati prima della risoluzione dell’azione
vtes-text-block-toll = { $who } { $who-number ->
        [many] devono
       *[other] deve
    } bruciare { $blood } per tentare di bloccare (gli alleati non possono bruciare sangue)
vtes-effect-must-block = disimpegna e tenta di bloccare, intercetto +{ $intercept }
vtes-effect-fail-attempt = il tentativo di blocco fallisce
vtes-effect-lock-failed-blockers = chi fallisce un blocco si impegna
vtes-effect-block-toll = bloccare costa { $blood } sangue
vtes-effect-if-blocked = se bloccato: { $do }
vtes-prompt-toll = { $card }: bruci sangue per continuare il tentativo di blocco?
vtes-does-must-block = disimpegna e blocca
vtes-event-attempt-given-up = { $piece } rinuncia al tentativo di blocco.
