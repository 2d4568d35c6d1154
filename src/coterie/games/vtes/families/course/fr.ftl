vtes-text-end-action = { $mood ->
        [then] mettez fin à l’action
       *[other] l’action se termine (sans succès)
    }
vtes-text-fail-action = la faire échouer
vtes-text-no-repeat = { $who } ne peut pas effectuer de nouveau la même action ce tour-ci
vtes-text-enter-combat = { $mood ->
        [to] entrer
       *[other] entrez
    } en combat avec { $who }
vtes-text-enter-combat-and-lock = { $mood ->
        [to] incliner { $who } et entrer en combat avec lui
       *[other] inclinez { $who } et entrez en combat avec lui
    }
vtes-text-they-act = { $who } est considéré comme le serviteur qui agit lors de ce combat
vtes-text-after-success = après la résolution de l’action, si cette action a réussi, { $clause }
vtes-effect-hunt = chasser pour { $bonus } de plus
vtes-effect-end-action = l’action prend fin
vtes-effect-enter-combat = entrer en combat
vtes-effect-after-success = après une réussite : { $do }
vtes-does-after-success = redresser ensuite
vtes-does-end-action = faire échouer l’action
vtes-does-enter-combat = entrer en combat
vtes-event-action-failed = L’action échoue.
