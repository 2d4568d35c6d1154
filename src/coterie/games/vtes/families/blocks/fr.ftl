vtes-text-must-block = { $who } brûle { $blood } pour se redresser et tenter de bloquer à { $change }, même si { $stat } n’est pas encore nécessaire
vtes-text-fail-attempt = faire échouer cette tentative
vtes-text-not-again =  ; { $who } ne peut pas tenter de nouveau de bloquer cette action
vtes-text-if-blocked = si cette action est bloquée, { $clause } avant la résolution du blocage
vtes-text-lock-failed-blockers = les serviteurs qui tentent de bloquer cette action et échouent sont inclinés avant la résolution de l’action
vtes-text-block-toll = { $who } { $who-number ->
        [many] doivent
       *[other] doit
    } brûler { $blood } pour tenter de bloquer (les alliés ne peuvent pas brûler de sang)
vtes-effect-must-block = redresser et tenter de bloquer, interception +{ $intercept }
vtes-effect-fail-attempt = la tentative de blocage échoue
vtes-effect-lock-failed-blockers = qui échoue à bloquer s’incline
vtes-effect-block-toll = bloquer coûte { $blood } sang
vtes-effect-if-blocked = en cas de blocage : { $do }
vtes-prompt-toll = { $card } : brûler du sang pour poursuivre la tentative de blocage ?
vtes-does-must-block = redresser et bloquer
vtes-event-attempt-given-up = { $piece } renonce à sa tentative de blocage.
