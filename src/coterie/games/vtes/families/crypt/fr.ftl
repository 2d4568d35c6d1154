vtes-text-send-back = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $who } vers la région incontrôlée de son propriétaire
vtes-where-x-counters = , où X est le nombre de compteurs { $card-on }
vtes-text-reveal-crypt = révélez la première carte de votre crypte
vtes-text-draw-if = si c’est { $clan }, piochez-la et ajoutez-lui { $blood } ; sinon, déplacez-la vers le dessous de votre crypte
vtes-text-move-to-ready = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $who } vers la région disponible
vtes-text-recover = { $mood ->
        [to] déplacer
       *[other] déplacez
    } { $who } de la torpeur vers la région disponible de son contrôleur
vtes-text-draw-crypt = { $mood ->
        [to] piocher 1 carte de votre crypte puis retirer
       *[other] piochez 1 carte de votre crypte puis retirez
    } du jeu une carte de crypte dans votre région incontrôlée
vtes-effect-recover = faire sortir un vampire de torpeur
vtes-effect-draw-crypt = piocher dans la crypte
vtes-effect-reveal-crypt = révéler la première carte de la crypte
vtes-effect-send-back = déplacer vers la région incontrôlée
vtes-prompt-recover = { $card } : quel vampire sort de torpeur ?
vtes-prompt-remove-crypt = { $card } : retirer quelle carte de crypte de la partie ?
vtes-does-draw-crypt = piocher dans la crypte
vtes-does-recover = faire sortir de torpeur
vtes-does-send-back = déplacer vers la région incontrôlée
vtes-event-removed =
    { $seat-you ->
        [1] Vous retirez { $card } de la partie.
       *[0] { $seat-The } retire { $card } de la partie.
    }
vtes-event-revealed =
    { $seat-you ->
        [1] Vous révélez { $card }, la première carte de la crypte.
       *[0] { $seat-The } révèle { $card }, la première carte de la crypte.
    }
