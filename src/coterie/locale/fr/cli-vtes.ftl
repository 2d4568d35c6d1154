# Vampire: The Eternal Struggle en ligne de commande.

## Cards

cli-vtes-capacity = capacité { $capacity }
cli-vtes-group = groupe { $group }
cli-vtes-cost-x = coûte X
cli-vtes-cost-pool = coûte { $count } { $count ->
    [one] point de réserve
   *[other] points de réserve
}
cli-vtes-cost-blood = coûte { $count } { $count ->
    [one] point de sang
   *[other] points de sang
}
cli-vtes-banned = Cette carte est bannie.
cli-vtes-official = Texte officiel
cli-vtes-ours = Notre texte
cli-vtes-definition = Définition
cli-vtes-definition-none = Pas nécessaire : la carte n’a pas de texte hors secte et titre.
cli-vtes-rulings = { $count ->
    [0] Aucune décision d’arbitrage
    [1] Une décision d’arbitrage
   *[other] { $count } décisions d’arbitrage
}
cli-vtes-tests = { $count ->
    [0] Aucun test
    [1] Un test
   *[other] { $count } tests
}
cli-vtes-complete = Complète : vous pouvez la jouer, et sa définition dit ce que dit la carte.
cli-vtes-changed = Complète, mais le texte officiel a changé depuis la vérification de la définition.
cli-vtes-differs = Ne correspond pas : à la clause { $clause }, la carte dit « { $official } », sa définition « { $ours } ».
cli-vtes-incomplete = Vous ne pouvez pas encore jouer cette carte ici. Pour commencer à l’écrire :

## Counting

cli-vtes-coverage = Vous pouvez jouer { $complete } cartes sur { $cards }.
cli-vtes-coverage-decks = Dans les { $decks } decks de la Cinquième Édition, ensemble : { $complete } sur { $cards }.
cli-vtes-by-precons = Par deck
cli-vtes-by-types = Par type
cli-vtes-by-disciplines = Par Discipline requise
cli-vtes-by-sets = Par extension

## Beginning a card

cli-vtes-new-print = La définition va dans { $module }, les tests dans { $tests } :
cli-vtes-new-written = { $constant } commencée dans { $module }, ses tests dans { $tests }.
cli-vtes-new-module = Le module { $module } est nouveau : ajoutez-le aux modules de { $file }.
cli-vtes-new-next = Écrivez dans la définition ce que fait la carte, et dans les tests comment elle se joue. Puis vérifiez-la :
cli-vtes-read-one = Il y a exactement une lecture, et elle peut être jouée.
cli-vtes-read-several = Il y a { $count } lectures là où il devrait y en avoir une.
cli-vtes-read-unknown = { $count ->
    [one] On ne peut rien tirer de cette phrase :
   *[other] On ne peut rien tirer de ces { $count } phrases :
}
cli-vtes-read-unproved = Chaque phrase a été lue, mais ensemble elles ne donnent pas le texte de la carte.
cli-vtes-read-all = { $cards } cartes lues. { $refused } autres ont été lues mais ne peuvent pas être jouées telles quelles, et { $unread } ont des phrases qu’aucun mot ne dit.
cli-vtes-read-doubtful = { $card } a plus d’une lecture, elle a donc été laissée de côté.
cli-vtes-read-locked = { $count } textes sont fixés.

## The table

cli-vtes-turn = Tour { $turn } : { $seat }, { $phase }
cli-vtes-seat = { $seat } : réserve { $pool }, points { $points }
cli-vtes-edge = l’Avantage
cli-vtes-you = vous
cli-vtes-prey = votre proie
cli-vtes-predator = votre prédateur
cli-vtes-ousted = éliminé
cli-vtes-withdrawing = se retire
cli-vtes-piles = Main { $hand }, bibliothèque { $library }, crypte { $crypt }, tas de cendres { $ash }
cli-vtes-seen = Cartes connues dans cette main : { $cards }
cli-vtes-ash = Tas de cendres : { $cards }
cli-vtes-removed = Retirées de la partie : { $cards }
cli-vtes-ready = disponible
cli-vtes-torpor = torpeur
cli-vtes-uncontrolled = incontrôlée
cli-vtes-in-play = en jeu
cli-vtes-contested = disputée
cli-vtes-locked = inclinée
cli-vtes-blood = sang { $blood }/{ $capacity }
cli-vtes-life = vie { $life }
cli-vtes-counters = compteurs { $count }
cli-vtes-facedown = face cachée ({ $number })
cli-vtes-younger = capacité inférieure à { $capacity }
cli-vtes-bleed = morsure { $bleed }
cli-vtes-strength = force { $strength }
cli-vtes-intercept = interception { $intercept }
cli-vtes-votes = votes { $votes }
cli-vtes-acts = peut agir
cli-vtes-blocks = peut bloquer
cli-vtes-with = avec { $cards }
cli-vtes-left-master = Actions de phase de maître restantes : { $count }
cli-vtes-left-influence = Transferts restants : { $count }
cli-vtes-left-discard = Actions de phase de défausse restantes : { $count }
cli-vtes-hand = Votre main ({ $count })
cli-vtes-looks = Vous regardez : { $cards }
cli-vtes-playing = { $seat } joue { $card }
cli-vtes-action = { $actor } agit : discrétion { $stealth }
cli-vtes-action-bleed = { $actor } mord { $target } : morsure { $bleed }, discrétion { $stealth }
cli-vtes-blocker = { $blocker } bloque, interception { $intercept }
cli-vtes-stealth-from = Discrétion : { $sources }
cli-vtes-bleed-from = Morsure : { $sources }
cli-vtes-intercept-from = Interception : { $sources }
cli-vtes-played = { $minion } a joué { $card }
cli-vtes-may-block = Peuvent encore bloquer (interception) : { $minions }
cli-vtes-votes-left = Voix encore à exprimer : { $votes }
cli-vtes-base = base
cli-vtes-combat = Combat, round { $round }, { $range ->
    [long] à distance
   *[close] au corps à corps
}
cli-vtes-fighter-damage = dégâts à venir { $damage }
cli-vtes-referendum =
    { $hunt ->
        [1] Chasse de sang contre { $who } : { $for } voix pour, { $against } contre
       *[0] { $who } convoque un référendum : { $for } voix pour, { $against } contre
    }
cli-vtes-referendum-card = Référendum sur { $card } : { $for } voix pour, { $against } contre
cli-vtes-terms = Termes : { $terms }
cli-vtes-legend = Les Disciplines sont désignées par leurs premières lettres, en capitales au niveau supérieur.
