vtes-text-end-action = { $mood ->
        [then] termina l’azione
       *[other] l’azione termina (senza successo)
    }
vtes-text-fail-action = farla fallire
vtes-text-no-repeat = { $who } non può eseguire di nuovo la stessa azione in questo turno
vtes-text-enter-combat = { $mood ->
        [to] entrare
       *[other] entra
    } in combattimento con { $who }
vtes-text-enter-combat-and-lock = { $mood ->
        [to] entrare in combattimento con { $who } e impegnarlo
       *[other] entra in combattimento con { $who } e impegnalo
    }
vtes-text-they-act = { $who } è considerato il servitore agente durante quel combattimento
vtes-text-after-success = dopo la risoluzione dell’azione, se quell’azione ha avuto successo, { $clause }
vtes-effect-hunt = caccia per { $bonus } in più
vtes-effect-end-action = l’azione termina
vtes-effect-enter-combat = entra in combattimento
vtes-effect-after-success = dopo un successo: { $do }
vtes-does-after-success = disimpegna alla fine
vtes-does-end-action = fai fallire l’azione
vtes-does-enter-combat = entra in combattimento
vtes-event-action-failed = L’azione fallisce.
