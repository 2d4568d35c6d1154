vtes-text-take-control = { $mood ->
        [to] en prendre
       *[other] prenez-en
    } le contrôle
vtes-text-take-control-turn = { $mood ->
        [to] en prendre
       *[other] prenez-en
    } le contrôle jusqu’à la fin de votre tour
vtes-text-give-control = { $mood ->
        [to] donner
       *[other] donnez
    } { $who-to } le contrôle { $card-of }
vtes-text-takes-control = { $who } prend le contrôle { $card-of }
vtes-effect-steal = prendre le contrôle d’une carte
vtes-effect-take-control = prendre le contrôle d’un serviteur
vtes-prompt-steal = { $card } : voler quelle carte ?
vtes-prompt-steal-onto = { $card } : mettre la carte volée sur quel serviteur ?
