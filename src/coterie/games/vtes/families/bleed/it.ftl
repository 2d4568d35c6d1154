vtes-text-bleed = dissanguare con { $change }
vtes-text-reduce-bleed = { $mood ->
        [to] ridurre
       *[other] riduci
    } l’ammontare del dissanguare di { $amount }
vtes-text-redirect = cambia il bersaglio del dissanguare in un altro Matusalemme che non sia il controllore del servitore agente (quel Matusalemme può tentare di bloccare)
vtes-text-if-bled = se il dissanguamento ha successo (per 1 o più), { $clause }
vtes-effect-bleed = dissangua con +{ $bonus }
vtes-effect-reduce-bleed = riduci il dissanguamento di { $amount }
vtes-effect-redirect = cambia il bersaglio del dissanguamento
vtes-effect-fail-bleed = non si bruciano punti risorsa
vtes-effect-if-bled = se il dissanguamento riesce: { $do }
vtes-prompt-redirect = { $card }: chi è il nuovo bersaglio del dissanguamento?
vtes-event-bleed-reduced = Il dissanguamento di { $piece } è ridotto di { $amount }.
vtes-event-redirected =
    { $seat-you ->
        [1] Ora il dissanguamento è diretto a te.
       *[0] Ora il dissanguamento è diretto { $seat-to }.
    }
vtes-text-bleed-burns-no-pool = il dissanguare non brucia punti risorsa
vtes-text-bleed-is-unsuccessful = non ha successo
