# Pourquoi un bot de VTES a choisi ainsi, en une phrase, dite à qui est à sa place.

vtes-bot-only = Vous n’avez pas d’autre choix.
vtes-bot-choice = Cela semble le meilleur choix.
vtes-bot-best-card = C’est la carte qui vaut le plus.
vtes-bot-discard =
    { $soon ->
        [never] Aucun de vos vampires ne peut jouer cette carte, et vous en piochez une autre à sa place.
        [later] Aucun de vos vampires disponibles ne peut encore jouer cette carte, et vous en piochez une autre à sa place.
       *[other] Cette carte est la moins utile, et vous en piochez une autre à sa place.
    }
vtes-bot-done = Il n’y a plus rien à faire ici qui vaille la peine.
vtes-bot-save-pool =
    { $threat ->
        [0] Avec { $pool } points de réserve, mieux vaut ne plus dépenser.
       *[other] { $predator-The } pourrait vous mordre pour environ { $threat } par tour ; avec { $pool } points de réserve, mieux vaut ne plus dépenser.
    }
vtes-bot-ready = Le prix de { $who } est payé : faites entrer ce vampire en jeu avec { $capacity } points de sang.
vtes-bot-twice = Ce vampire est déjà en jeu : un second serait brûlé ou disputé.
vtes-bot-build = { $who } offre le plus pour son prix : il manque { $missing } points de réserve, et il vous en reste { $left }.
vtes-bot-take-back = Avec { $pool } points de réserve, ce vampire ne sortira pas : son sang est mieux dans votre réserve.
vtes-bot-new-crypt = Vous ne pouvez faire sortir aucun de ces vampires : il vous en faut un autre.
vtes-bot-merge = Les deux versions réunies sont plus fortes qu’une seule.
vtes-bot-use = Cette carte vaut son prix.
vtes-bot-wait =
    { $threat ->
        [0] Rien de ce que vos serviteurs peuvent faire maintenant ne vaut de les incliner.
       *[other] { $predator-The } pourrait vous mordre pour environ { $threat } par tour ; vous avez { $pool } points de réserve, et seul un serviteur redressé peut bloquer.
    }
vtes-bot-oust =
    { $alone ->
        [1] { $who } peut mordre pour { $most } ; { $prey-the } n’a que { $theirs } points de réserve et serait hors jeu ; { $blocks }.
       *[0] { $who } peut mordre pour { $most }, et vos autres serviteurs feront le reste ; { $prey-the } n’a que { $theirs } points de réserve ; { $blocks }.
    }
vtes-bot-bleed =
    { $more ->
        [0] { $who } mord pour { $bleed } ; { $prey-the } a { $theirs } points de réserve ; { $blocks }.
       *[other] { $who } mord pour { $bleed }, ou { $most } avec une carte de votre main ; { $prey-the } a { $theirs } points de réserve ; { $blocks }.
    }
vtes-bot-hunt = Le sang de { $who } est de { $blood } sur { $capacity } ; { $blocks }.
vtes-bot-rescue = Un vampire en torpeur ne sert à rien tant qu’il n’est pas secouru.
vtes-bot-leave-torpor = Un vampire en torpeur ne sert à rien, et il est en danger.
vtes-bot-diablerize = Cela vous débarrasse d’un vampire ennemi pour de bon, et peu de voix peuvent vous en punir.
vtes-bot-fight = { $who } devrait infliger environ { $deals } de dégâts à { $other } et en prendre environ { $takes } : cela coûte plus à l’adversaire.
vtes-bot-burn-card = Cette carte en jeu vous nuit.
vtes-bot-call =
    { $gain ->
        [0] { $loss ->
                [0] Vous pouvez réunir { $mine } voix, les autres en montrent { $others } ; cela vous aide plus qu’eux.
               *[other] Vous pouvez réunir { $mine } voix, les autres en montrent { $others } ; { $prey-the } perdrait { $loss } points de réserve.
            }
       *[other] { $loss ->
                [0] Vous pouvez réunir { $mine } voix, les autres en montrent { $others } ; vous gagneriez { $gain } points de réserve.
               *[other] Vous pouvez réunir { $mine } voix, les autres en montrent { $others } ; vous gagneriez { $gain } points de réserve, et { $prey-the } en perdrait { $loss }.
            }
    }
vtes-bot-lift = Du sang sur un vampire à faire sortir épargne votre réserve.
vtes-bot-invest =
    { $cost ->
        [0] Cette carte rapporte plus qu’elle ne coûte.
       *[other] Cette carte coûte { $cost } de vos { $pool } points de réserve et devrait rapporter davantage.
    }
vtes-bot-vote-for =
    { $gain ->
        [0] { $prey-loss ->
                [0] On en est à { $for } voix pour et { $against } contre, et cela vous aide.
               *[other] On en est à { $for } voix pour et { $against } contre ; { $prey-the } perdrait { $prey-loss } points de réserve.
            }
       *[other] On en est à { $for } voix pour et { $against } contre ; vous gagneriez { $gain } points de réserve.
    }
vtes-bot-vote-against =
    { $loss ->
        [0] On en est à { $for } voix pour et { $against } contre, et cela vous nuit.
       *[other] On en est à { $for } voix pour et { $against } contre ; cela vous coûterait { $loss } de vos { $pool } points de réserve.
    }
vtes-bot-vote-edge = On en est à { $for } voix pour et { $against } contre ; une seule voix décide, et cela vaut l’Avantage.
vtes-bot-vote-card = On en est à { $for } voix pour et { $against } contre, et quelques voix de plus peuvent décider.
vtes-bot-silence = Sans les voix de ce vampire, le résultat est celui que vous voulez.
vtes-bot-let-be =
    { $bleed ->
        [0] Cela ne vaut ni une carte ni un combat.
       *[other] Une morsure pour { $bleed } vous laisse { $left } points de réserve sur { $pool }, et l’arrêter vous coûterait plus.
    }
vtes-bot-break-off = Mieux vaut renoncer que combattre ici.
vtes-bot-slip = Avec { $stealth } de discrétion contre { $intercept } d’interception, l’action passe.
vtes-bot-raise = Personne ne bloque ; la morsure passe de { $bleed } à { $most }, et { $prey-the } garde { $left } points de réserve sur { $theirs }.
vtes-bot-unlock = Redressé, il peut encore agir ou bloquer.
vtes-bot-feed = Ce sang est gratuit.
vtes-bot-cancel = Cette carte aiderait un de vos voisins.
vtes-bot-block =
    { $bleed ->
        [0] { $who } a { $intercept } d’interception contre { $stealth } de discrétion ; en combat, comptez environ { $deals } de dégâts infligés et { $takes } subis.
       *[other] Cela arrête une morsure pour { $bleed } sur vos { $pool } points de réserve ; { $who } a { $intercept } d’interception contre { $stealth } de discrétion, et devrait infliger environ { $deals } de dégâts et en subir { $takes }.
    }
vtes-bot-bounce = Une morsure pour { $bleed } vous laisserait { $left } points de réserve ; mieux vaut qu’elle vise { $prey-the }, qui en a { $theirs }.
vtes-bot-reduce = La morsure pour { $bleed } diminue de { $less }, et il vous reste { $left } points de réserve sur { $pool }.
vtes-bot-catch = Avec { $intercept } d’interception contre { $stealth } de discrétion, { $who } réussit son blocage.
vtes-bot-wake = Réveillé, ce serviteur peut y faire quelque chose.
vtes-bot-strike = Cela inflige { $deals } de dégâts à { $other } (sang : { $their-blood }) ; attendez-vous à en prendre environ { $takes }.
vtes-bot-flee = En continuant, vous infligeriez environ { $deals } de dégâts et en prendriez environ { $takes } : mieux vaut que ce combat finisse.
vtes-bot-dodge = Vous prendriez environ { $takes } de dégâts de { $other } avec { $blood } de sang, plus que vous ne pourriez en infliger.
vtes-bot-range =
    { $range ->
        [long] À longue portée, vous pouvez infliger environ { $deals } de dégâts et en prendre environ { $takes } : c’est mieux pour vous.
       *[close] À courte portée, vous pouvez infliger environ { $deals } de dégâts et en prendre environ { $takes } : c’est mieux pour vous.
    }
vtes-bot-press = Un autre round devrait infliger environ { $deals } de dégâts à { $other } pour environ { $takes } en retour.
vtes-bot-press-end = Un autre round vous coûterait environ { $takes } de dégâts pour environ { $deals } à { $other }.
vtes-bot-prevent = Cela prévient { $less } de dégâts sur { $damage } ; le sang de { $who } est de { $blood }.
vtes-bot-press-on = Cela fait plus mal à l’adversaire que cela ne vous coûte.
vtes-bot-contest = Avec { $pool } points de réserve, voilà ce que vaut la dispute.
vtes-bot-edge = L’Avantage vous donne 1 point de réserve gratuit.

## Parties d’une raison

vtes-hint-blocker = { $who } pourrait bloquer
vtes-hint-blockers =
    { $count ->
        [0] { $unlocked ->
                [0] personne n’est redressé pour bloquer
               *[other] aucun serviteur redressé n’a l’interception pour bloquer
            }
       *[other] { $count } serviteurs pourraient bloquer
    }

## La troupe des bots : comment chacun joue

vtes-cast-die = Joue tout ce qui est permis, dans n’importe quel ordre.
vtes-cast-coin = S’en remet au hasard : bloquer, mordre ou voter, c’est pareil.
vtes-cast-feather = Pas d’accords, pas de rancune, pas de plan.
vtes-cast-top = Vous mordra peut-être, ou pas. Impossible à dire.
vtes-cast-kite = Connaît les règles, et oublie la moitié de ce qu’elles permettent.
vtes-cast-lantern = Mord au grand jour et oublie de bloquer.
vtes-cast-umbrella = Se souvient de la bonne carte un instant trop tard.
vtes-cast-vane = Apprend encore : du bon sens, et vite la tête ailleurs.
vtes-cast-anvil = De solides règles : mordez votre proie, ménagez votre réserve.
vtes-cast-key = Suit des règles simples, aucune plus longue qu’une phrase.
vtes-cast-cup = Pèse chaque combat avant de le chercher.
vtes-cast-boot = Décide vite, et toujours selon les mêmes règles sensées.
vtes-cast-abacus = Joue en pensée les coups probables, et les compare.
vtes-cast-glasses = Imagine, encore et encore, les cartes cachées avant de choisir.
vtes-cast-hourglass = Prend plus de temps que les autres : essaie d’abord les choix probables.
vtes-cast-maze = Suit un bon conseil, après l’avoir comparé aux autres possibilités.
