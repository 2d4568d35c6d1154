vtes-text-send-back = { $mood ->
        [to] spostare
       *[other] sposta
    } { $who } nella zona non controllata del suo proprietario
vtes-where-x-counters = , dove X è il numero di segnalini { $card-on }
vtes-text-reveal-crypt = rivela la prima carta della tua cripta
vtes-text-draw-if = se è { $clan }, pescala e aggiungile { $blood }; altrimenti, spostala in fondo alla tua cripta
vtes-text-move-to-ready = { $mood ->
        [to] spostare
       *[other] sposta
    } { $who } nella zona attiva
vtes-text-recover = { $mood ->
        [to] spostare
       *[other] sposta
    } { $who } dal torpore alla zona attiva del suo controllore
vtes-text-draw-crypt = { $mood ->
        [to] pescare 1 carta dalla tua cripta e poi rimuovere
       *[other] pesca 1 carta dalla tua cripta e poi rimuovi
    } dal gioco una carta cripta nella tua zona non controllata
vtes-effect-recover = fai lasciare il torpore a un vampiro
vtes-effect-draw-crypt = pesca dalla cripta
vtes-effect-reveal-crypt = rivela la prima carta della cripta
vtes-effect-send-back = sposta nella zona non controllata
vtes-prompt-recover = { $card }: quale vampiro lascia il torpore?
vtes-prompt-remove-crypt = { $card }: quale carta cripta rimuovi dal gioco?
vtes-does-draw-crypt = pesca dalla cripta
vtes-does-recover = fai lasciare il torpore
vtes-does-send-back = sposta nella zona non controllata
vtes-event-removed =
    { $seat-you ->
        [1] Rimuovi { $card } dal gioco.
       *[0] { $seat-The } rimuove { $card } dal gioco.
    }
vtes-event-revealed =
    { $seat-you ->
        [1] Riveli { $card }, la prima carta della cripta.
       *[0] { $seat-The } rivela { $card }, la prima carta della cripta.
    }
