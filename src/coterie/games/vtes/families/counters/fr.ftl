vtes-text-store-pool = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } de votre réserve vers { $card }
vtes-text-store-blood = { $who } { $mood ->
        [can] peut déplacer
       *[other] déplace
    } { $blood } de lui-même vers { $card }
vtes-text-unload = { $mood ->
        [to] déplacer
       *[other] déplacez
    } tous les compteurs { $card-of } vers { $who }
vtes-text-add-counters = { $mood ->
        [to] ajouter
       *[other] ajoutez
    } { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } { $card-to }
vtes-text-burn-counters = { $mood ->
        [does] { $who } brûle
       *[other] brûlez
    } { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    } { $card-of }
vtes-effect-add-counters = ajouter des compteurs : { $amount }
vtes-effect-store = déplacer { $amount } sur la carte
vtes-effect-unload = déplacer ses compteurs
vtes-prompt-store = { $card } : déplacer du sang de quel vampire ?
vtes-does-add-counters = ajouter un compteur
vtes-does-unload = déplacer ses compteurs
vtes-event-counters = { $card } reçoit { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    }. Compteurs : { $counters }.
vtes-text-count-locks = ajoutez 1 compteur { $card-on } chaque fois que vous l’inclinez
vtes-text-burn-at = brûlez { $card } si elle { $amount ->
        [0] n’a plus de compteurs
        [1] a 1 compteur
       *[other] a { $amount } compteurs
    }
