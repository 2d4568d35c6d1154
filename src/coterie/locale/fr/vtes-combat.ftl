# VTES, combat : ce qui se passe, les étapes d’un round comme questions, choix et raisons.

## What happens

vtes-event-combat = { $acting } et { $opposing } entrent en combat.
vtes-event-round = Le round { $round } du combat commence.
vtes-event-maneuver = { $piece } manœuvre pour { $range ->
        [long] passer à distance
       *[close] revenir au contact
    }.
vtes-event-range = La portée est { $range ->
        [long] à distance
       *[close] au contact
    }.
vtes-event-strike =
    { $retainer ->
        [1] { $piece } frappe { $target } : { $strike }.
       *[0] { $piece } frappe : { $strike }.
    }
vtes-event-no-strike = { $piece } a perdu la frappe qui lui était imposée.
vtes-event-out-of-range = À distance, { $piece } frappe sans effet.
vtes-event-dodged = { $piece } esquive.
vtes-event-combat-ended-by = { $piece } met fin au combat.
vtes-event-stolen = { $piece } vole { $amount } { $amount ->
        [one] point
       *[other] points
    } de sang ou de vie.
vtes-event-equipment-stolen = { $piece } vole { $card }.
vtes-event-prevented = { $piece } prévient { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }.
vtes-event-damage =
    { $aggravated ->
        [0] { $piece } prend { $normal } { $normal ->
                [one] dégât
               *[other] dégâts
            }.
       *[other]
            { $normal ->
                [0] { $piece } prend { $aggravated } { $aggravated ->
                        [one] dégât aggravé
                       *[other] dégâts aggravés
                    }.
               *[other] { $piece } prend des dégâts : { $normal } normaux, { $aggravated } aggravés.
            }
    }
vtes-event-press =
    { $continues ->
        [1] { $piece } poursuit pour continuer le combat.
       *[0] { $piece } poursuit pour arrêter le combat.
    }
vtes-event-combat-over = Le combat entre { $acting } et { $opposing } est terminé.

## Strikes, by name

vtes-blow-hand = mains nues pour { $amount }
vtes-blow-damage = { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }
vtes-blow-strength = { $amount } { $amount ->
        [one] dégât
       *[other] dégâts
    }
vtes-blow-dodge = esquive
vtes-blow-combat-ends = fin de combat
vtes-blow-steal-blood = voler { $amount } { $amount ->
        [one] point
       *[other] points
    } de sang ou de vie
vtes-blow-destroy-equipment = détruire un équipement
vtes-blow-steal-equipment = voler un équipement
vtes-blow-put-on = mettre la carte sur l’adversaire, avec { $amount } compteurs
vtes-blow-torpor = envoyer l’adversaire en torpeur, ou le brûler si c’est un allié

## The steps of a round, as questions

vtes-combat-before-range = { $minion } affronte { $opponent }, round { $round } : avant la manœuvre.
vtes-combat-range = { $minion } affronte { $opponent }, round { $round } : la portée est { $range ->
        [long] à distance
       *[close] au contact
    }. Manœuvrer ?
vtes-combat-before-strikes = { $minion } affronte { $opponent }, round { $round } : avant que les frappes ne soient choisies, { $range ->
        [long] à distance
       *[close] au contact
    }.
vtes-combat-strike = { $minion } affronte { $opponent }, round { $round } : choisissez une frappe, { $range ->
        [long] à distance
       *[close] au contact
    }.
vtes-combat-additional = { $minion } affronte { $opponent }, round { $round } : gagner des frappes additionnelles ?
vtes-combat-damage =
    { $aggravated ->
        [0] { $minion } va prendre { $normal } { $normal ->
                [one] dégât
               *[other] dégâts
            }.
       *[other] { $minion } va prendre des dégâts : { $normal } normaux, { $aggravated } aggravés.
    } { $fate ->
        [wounded] Pour l’instant, c’est la torpeur. En prévenir ?
        [burned] Pour l’instant, c’est la fin. En prévenir ?
       *[none] En prévenir ?
    }
vtes-combat-press =
    { $continues ->
        [1] { $minion } affronte { $opponent }, round { $round } : le combat va continuer. Poursuivre pour l’arrêter ?
       *[0] { $minion } affronte { $opponent }, round { $round } : le combat va s’arrêter. Poursuivre pour le continuer ?
    }
vtes-combat-round-end = { $minion } affronte { $opponent }, round { $round } : fin de round.
vtes-prompt-prevent-which = Prévenir quels dégâts ?
vtes-prompt-strike-target = Qui frappez-vous ?
vtes-prompt-equipment = Quel équipement ?

## Options

vtes-option-maneuver-granted = Utiliser la manœuvre optionnelle
vtes-option-maneuver-with = Manœuvrer avec { $card }, et frapper avec
vtes-option-strike-hand = Mains nues avec { $piece } pour { $damage }
vtes-option-strike-with = Frapper avec { $card }
vtes-option-strike-ability = Frapper avec l’aptitude : { $card }
vtes-option-prevent-granted = Prévenir 1 dégât
vtes-option-prevent-with = Prévenir des dégâts d’armes à feu avec { $card }
vtes-option-press-continue = Utiliser la poursuite optionnelle pour continuer
vtes-option-press-end = Utiliser la poursuite optionnelle pour arrêter
vtes-option-damage-normal = Dégâts normaux
vtes-option-damage-aggravated = Dégâts aggravés
vtes-option-damage-gun = Dégâts d’une arme à feu
vtes-option-damage-gun-aggravated = Dégâts aggravés d’une arme à feu
vtes-option-damage-other = Autres dégâts

## Reasons

vtes-reason-only-combat = Cela ne sert que si votre serviteur est en combat.
vtes-reason-combat-cards-only = En combat, on ne joue que des cartes de combat.
vtes-reason-outside-combat-only = Seul un serviteur disponible hors du combat peut la jouer.
vtes-reason-not-in-combat = Ce serviteur n’est pas impliqué dans le combat.
vtes-reason-leaving = Un vampire brûlé ou en torpeur ne peut pas la jouer.
vtes-reason-once-per-round = Ce serviteur en a déjà joué une ce round-ci.
vtes-reason-once-per-combat = Ce serviteur en a déjà joué une dans ce combat.
vtes-reason-close-only = La portée doit être au contact.
vtes-reason-long-only = La portée doit être à distance.
vtes-reason-hands-only = Ce round-ci, seules les frappes à mains nues sont permises.
vtes-reason-strike-committed = Une manœuvre a déjà décidé de la frappe de ce round.
vtes-reason-one-source-of-strikes = Les frappes additionnelles ne viennent que d’une carte ou d’un effet par round.
vtes-reason-no-strike-damage = Il n’y a pas de dégâts de frappe à prévenir.
vtes-reason-only-to-continue = Cette poursuite ne sert qu’à continuer le combat.
vtes-reason-only-to-end = Cette poursuite ne sert qu’à finir le combat.
vtes-reason-opponent-not-vampire = L’adversaire n’est pas un vampire.
vtes-reason-just-stolen = Un équipement volé ne peut pas servir ce round-ci.
vtes-reason-only-before-range = Cela se joue avant la manœuvre.
vtes-reason-only-range = Cela se joue pendant la manœuvre.
vtes-reason-only-before-strikes = Cela se joue avant que les frappes ne soient choisies.
vtes-reason-only-strikes = Cela se joue quand les frappes sont choisies.
vtes-reason-only-additional = Cela se joue après la première paire de frappes.
vtes-reason-only-damage = Cela se joue quand il y a des dégâts à prévenir.
vtes-reason-only-press = Cela se joue à l’étape de poursuite.
vtes-reason-only-round-end = Cela se joue à la fin d’un round.
