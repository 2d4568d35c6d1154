vtes-text-lock = { $mood ->
        [to] incliner
       *[other] inclinez
    } { $who }
vtes-text-lock-up-to = { $mood ->
        [to] incliner
       *[other] inclinez
    } jusqu’à { $count } { $who }
vtes-text-lock-one-of-two = { $mood ->
        [to] incliner
       *[other] inclinez
    } l’un des deux
vtes-text-do-not-lock = n’inclinez pas { $who }
vtes-text-unlock = { $mood ->
        [to] redresser
       *[other] redressez
    } { $who }
vtes-text-wake = { $who } se réveille (il ignore l’obligation d’être redressé pour jouer des cartes de réaction et tenter de bloquer jusqu’à la fin de l’action)
vtes-text-ally-stays-locked = si { $who } est un allié, il ne se redresse pas normalement durant sa prochaine phase de redressement
vtes-text-unlock-if-blocks = si { $who } bloque, il peut brûler { $blood } pour se redresser après la résolution du blocage
vtes-effect-lock = incliner des serviteurs : { $up_to }
vtes-effect-lock-self = s’incliner
vtes-effect-unlock-self = se redresser
vtes-effect-unlock = redresser un serviteur
vtes-effect-wake = réagir et bloquer même incliné
vtes-effect-unlock-if-blocks = après un blocage, redresser pour { $blood } sang
vtes-prompt-lock = { $card } : incliner quel serviteur ?
vtes-prompt-lock-up-to = { $card } : incliner un serviteur, ou s’arrêter là ?
vtes-prompt-unlock = { $card } : redresser quel serviteur ?
vtes-does-unlock = redresser un serviteur
vtes-event-wakes = { $piece } se réveille.
vtes-reason-card-locked = Cette carte est inclinée.
