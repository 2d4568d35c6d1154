vtes-text-strike = frapper : { $does }
vtes-text-strike-ranged = frapper à toute portée : { $does }
vtes-strike-hand = frappe à mains nues à +{ $amount } { $amount ->
        [one] point de dégâts
       *[other] points de dégâts
    }
vtes-strike-damage = { $damage } points de dégâts{ $sort ->
        [aggravated] { " " }aggravés
       *[other] { "" }
    }
vtes-strike-strength = dégâts{ $sort ->
        [aggravated] { " " }aggravés
       *[other] { "" }
    } égaux à la force{ $amount ->
        [0] { "" }
       *[other] { " " }+{ $amount }
    }
vtes-strike-dodge = esquive
vtes-strike-combat-ends = fin de combat
vtes-strike-steal-blood = voler { $amount } { $amount ->
        [one] point de sang ou de vie (qui devient un point de sang)
       *[other] points de sang ou de vie (qui deviennent des points de sang)
    }
vtes-strike-destroy-equipment = détruire { $sort ->
        [weapon] une arme
       *[other] un équipement
    }
vtes-strike-steal-equipment = voler { $sort ->
        [weapon] une arme
       *[other] un équipement
    }
vtes-strike-put-on = mettez { $card } sur le serviteur adverse avec { $amount } { $amount ->
        [one] compteur
       *[other] compteurs
    }
vtes-strike-torpor = envoyez le vampire adverse en torpeur ou brûlez l’allié adverse
vtes-additional-strikes = { $amount ->
        [1] frappe additionnelle (limité)
       *[other] { $amount } frappes additionnelles (limité)
    }
vtes-text-after-combat = après la fin du combat, { $clause }
vtes-text-unlock-before-end = redressez { $who } avant la fin du combat
vtes-text-unlocking = , et redressez { $who }
vtes-text-hands-only = les frappes qui ne sont pas à mains nues ne peuvent pas être utilisées ce round-ci (par aucun des combattants)
vtes-effect-strike-hand = mains nues +{ $amount }
vtes-effect-strike-damage = frappe, dégâts { $amount }
vtes-effect-strike-strength = frappe, force +{ $amount }
vtes-effect-strike-dodge = esquive
vtes-effect-strike-combat-ends = fin de combat
vtes-effect-strike-steal-blood = voler { $amount } sang
vtes-effect-strike-destroy-equipment = détruire un équipement
vtes-effect-strike-steal-equipment = voler un équipement
vtes-effect-strike-put-on = se place sur le serviteur adverse
vtes-effect-strike-torpor = envoyer en torpeur
vtes-effect-first-strike = avec initiative
vtes-effect-aggravated = dégâts aggravés
vtes-effect-additional-strikes = frappes additionnelles : { $amount }
vtes-effect-hands-only = mains nues seulement
vtes-effect-after-combat = après le combat : { $do }
vtes-does-strike = frappe
vtes-with-first-strike = avec initiative
vtes-with-additional-strikes = avec { $amount } { $amount ->
        [one] frappe additionnelle (limité)
       *[other] frappes additionnelles (limité)
    }
