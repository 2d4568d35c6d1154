vtes-damage = { $amount } { $amount ->
        [one] point de dégâts
       *[other] points de dégâts
    }
vtes-damage-gun = { $gun } des frappes d’arme à feu ou { $other } de n’importe quelle autre source
vtes-all-of-strikes = tous les dégâts des frappes du serviteur adverse ce round-ci
vtes-text-inflict = après la résolution de l’action, { $who } subit { $damage } { $damage ->
        [one] point
       *[other] points
    } de dégâts aggravés environnementaux impossibles à prévenir
vtes-text-inflict-other = { $who } subit { $damage } { $damage ->
        [one] point
       *[other] points
    } de dégâts aggravés environnementaux impossibles à prévenir
vtes-text-wound = { $chooser } choisit { $some } ; { $who } subit { $damage } { $damage ->
        [one] point
       *[other] points
    } de dégâts impossibles à prévenir
vtes-text-prevent = { $mood ->
        [to] prévenir
       *[other] prévenez
    } { $damage }
vtes-text-prevent-if-blocks = { $who } peut prévenir { $damage } durant le premier round du combat qui en résulte s’il bloque
vtes-text-environmental = durant ce combat, le serviteur adverse subit { $damage }R { $damage ->
        [one] point
       *[other] points
    } de dégâts environnementaux à chaque round lors de la résolution normale des frappes
vtes-text-for-environmental = pour { $damage }R { $damage ->
        [one] point
       *[other] points
    } de dégâts environnementaux
vtes-text-retainer-inflicts = { $card } inflige { $damage }R { $damage ->
        [one] point
       *[other] points
    } de dégâts au serviteur adverse à chaque round de combat lors de la résolution normale des frappes
vtes-effect-inflict = puis subir { $damage } dégâts aggravés
vtes-effect-prevent = prévenir des dégâts : { $amount }
vtes-effect-environmental = { $damage } dégâts à chaque round
vtes-effect-immune = immunisé contre certains dégâts
vtes-effect-wound = un serviteur subit { $damage } dégâts
vtes-prompt-wound = { $card } : lequel de vos serviteurs subit les dégâts ?
vtes-does-prevent = prévenir des dégâts
