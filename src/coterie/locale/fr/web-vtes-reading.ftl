# Vampire: The Eternal Struggle dans le navigateur : lire une carte, les mots du jeu et le replay.

## Lire une carte

web-vtes-read-close = Fermer
web-vtes-read-own = Dans votre langue
web-vtes-read-official = Anglais officiel
web-vtes-read-unplayable = Cette carte ne se joue pas encore ici. Voici son texte officiel, en anglais.
web-vtes-read-unreachable = Le texte officiel ne se charge pas pour l’instant.
web-vtes-read-level =
    { $superior ->
        [1] { $discipline } supérieur
       *[0] { $discipline } inférieur
    }
web-vtes-read-degree =
    { $superior ->
        [1] supérieur
       *[0] inférieur
    }
web-vtes-read-capacity = capacité { $capacity }
web-vtes-read-group = groupe { $group }
web-vtes-read-advanced = avancé
web-vtes-read-burn-option = option de brûler
web-vtes-read-blood-of = { $blood } points de sang sur { $capacity }
web-vtes-read-pool = réserve
web-vtes-read-blood = sang
web-vtes-read-life = vie
web-vtes-read-strength = force
web-vtes-read-bleed = morsure
web-vtes-read-locked = inclinée
web-vtes-read-unlocked = redressée
web-vtes-read-torpor = en torpeur
web-vtes-read-contested = disputée
web-vtes-read-face-down = Une carte face cachée
web-vtes-read-younger = Sa capacité est inférieure à { $capacity }.
web-vtes-read-counters =
    { $count ->
        [one] { $count } compteur dessus
       *[other] { $count } compteurs dessus
    }
web-vtes-read-owner = Propriétaire : { $seat }
web-vtes-read-played-at = Jouée en { $level }
web-vtes-read-votes = { $count } voix
web-vtes-read-done = Fait ce tour-ci : { $deeds }
web-vtes-read-on = Dessus :
web-vtes-read-who = Qui peut la jouer maintenant
web-vtes-read-what = Ce qu’elle peut faire maintenant
web-vtes-read-rulings = Précisions ({ $count })
web-vtes-read-rulebook = Du livret de règles
web-vtes-read-seat-pool = { $pool } de réserve
web-vtes-read-seat-edge = a l’Avantage
web-vtes-read-seat-prey = Proie : { $seat }
web-vtes-read-seat-predator = Prédateur : { $seat }
web-vtes-read-seat-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }

## Les mots du jeu : un terme, les formes qu’il prend dans les phrases, et ce qu’il veut dire

web-vtes-term-stealth = Discrétion
    .forms = discrétion
    .says = À quel point le serviteur qui agit se cache. Un blocage ne réussit qu’avec une interception au moins égale.
web-vtes-term-intercept = Interception
    .forms = interception
    .says = À quel point un serviteur découvre celui qui agit. Pour bloquer, il en faut au moins autant que de discrétion.
web-vtes-term-bleed = Mordre
    .forms = mordre, mord, morsure
    .says = Une action contre un Mathusalem, d’habitude votre proie. Si elle réussit, il brûle autant de réserve et vous prenez l’Avantage.
web-vtes-term-pool = Réserve
    .forms = réserve
    .says = Votre influence, et votre vie dans la partie : sans elle, vous êtes éliminé. Elle paie aussi les vampires et bien des cartes.
web-vtes-term-edge = L’Avantage
    .forms = Avantage
    .says = Il est à qui a mordu en dernier. Il donne 1 de réserve en phase de redressement, ou se brûle pour une voix.
web-vtes-term-prey = Proie
    .forms = proie
    .says = Le Mathusalem à votre gauche. Quand il est éliminé, vous gagnez 1 point de victoire et 6 de réserve, qui que ce soit qui l’ait fait.
web-vtes-term-predator = Prédateur
    .forms = prédateur
    .says = Le Mathusalem à votre droite, dont vous êtes la proie.
web-vtes-term-torpor = Torpeur
    .forms = torpeur
    .says = Là reposent les vampires qui n’ont pu régénérer leurs dégâts. Ils ne peuvent qu’en sortir : ni bloquer ni voter, et d’autres peuvent les diaboliser.
web-vtes-term-wake = Réveil
    .forms = réveil, réveille, se réveille
    .says = Un vampire incliné qui se réveille peut bloquer et réagir comme s’il était redressé, jusqu’à la fin de l’action.
web-vtes-term-contest = Dispute
    .forms = disputé, disputée, disputées, conteste
    .says = Deux Mathusalems ont la même carte unique ou le même titre. Les deux sont hors du jeu tant que personne ne cède ; continuer se paie à chaque phase de redressement.
web-vtes-term-lock = Incliner
    .forms = incliner, incline, incliné, inclinée
    .says = Une carte inclinée est tournée sur le côté : elle a servi. Un serviteur incliné ne peut ni agir ni bloquer avant d’être redressé.
web-vtes-term-block = Bloquer
    .forms = bloquer, bloque, bloqué, blocage
    .says = Un serviteur redressé tente d’arrêter l’action. S’il réussit, elle échoue et les deux s’affrontent.
web-vtes-term-hunt = Chasser
    .forms = chasser, chasse
    .says = Une action à +1 en discrétion par laquelle un vampire gagne du sang, d’ordinaire 1. Un vampire sans sang doit chasser.
web-vtes-term-minion = Serviteur
    .forms = serviteur, serviteurs
    .says = Un vampire ou un allié que vous contrôlez : qui agit, bloque et se bat pour vous.
web-vtes-term-transfer = Transfert
    .forms = transfert, transferts
    .says = Ce que vous dépensez en phase d’influence : 1 déplace 1 de réserve sur un vampire incontrôlé, 2 en reprennent 1.
web-vtes-term-capacity = Capacité
    .forms = capacité
    .says = Combien de sang un vampire peut avoir, ce que coûte son entrée en jeu, et son âge.
web-vtes-term-referendum = Référendum
    .forms = référendum
    .says = Ce qu’une action politique réussie appelle. Tous peuvent voter ; avec plus de voix pour que contre, il passe.
web-vtes-term-vote = Voix
    .forms = voix
    .says = Les vampires titrés, l’Avantage et des cartes donnent des voix. Toutes celles d’une source vont du même côté.
web-vtes-term-diablerie = Diablerie
    .forms = diablerie, diaboliser
    .says = Un vampire en brûle un autre en torpeur et prend son sang. Un référendum décide ensuite si le diaboliste est brûlé.
web-vtes-term-blood-hunt = Chasse de sang
    .forms = chasse de sang
    .says = Le référendum qui suit une diablerie : s’il passe, le diaboliste est brûlé.
web-vtes-term-range = Portée
    .forms = portée, au contact, à distance
    .says = Chaque round commence au contact. À distance, seules valent les frappes à toute portée et les défenses.
web-vtes-term-maneuver = Manœuvre
    .forms = manœuvre, manœuvres, manœuvrer
    .says = Change la portée de ce round ; l’autre côté peut répondre par la sienne.
web-vtes-term-strike = Frappe
    .forms = frappe, frappes
    .says = Ce que fait chaque combattant dans un round : à mains nues, avec une arme ou une carte. Les deux ont lieu ensemble.
web-vtes-term-press = Poursuite
    .forms = poursuite, poursuites, poursuivre
    .says = S’utilise à la fin d’un round : pour en faire un autre, ou pour annuler la poursuite adverse.
web-vtes-term-aggravated = Dégâts aggravés
    .forms = aggravé, aggravés
    .says = Des dégâts que les vampires ne peuvent régénérer. Ils les envoient en torpeur, et peuvent brûler un vampire déjà agonisant.
web-vtes-term-oust = Élimination
    .forms = éliminé, éliminée
    .says = Un Mathusalem sans réserve quitte la partie ; son prédateur gagne 1 point de victoire et 6 de réserve.
web-vtes-term-ash-heap = Tas de cendres
    .forms = tas de cendres
    .says = Là finissent les cartes brûlées et jouées. Tous peuvent le consulter.
web-vtes-term-uncontrolled = Région incontrôlée
    .forms = région incontrôlée, incontrôlé
    .says = Les vampires y restent face cachée jusqu’à ce qu’ils aient autant de sang que de capacité.

## Les chapitres des règles

web-vtes-chapter-goal = Le jeu
web-vtes-chapter-cards = Les cartes et comment les jouer
web-vtes-chapter-library = Les sortes de cartes de bibliothèque
web-vtes-chapter-unlock = Phases de redressement et de maître
web-vtes-chapter-actions = Actions
web-vtes-chapter-block = Bloquer
web-vtes-chapter-combat = Combat
web-vtes-chapter-torpor = Torpeur et diablerie
web-vtes-chapter-politics = Référendums
web-vtes-chapter-influence = Phases d’influence et de défausse
web-vtes-chapter-sects = Sectes, titres et traits
web-vtes-chapter-words = Mots du jeu
web-vtes-chapter-single = Cartes particulières

## Le replay

web-vtes-turn = Tour { $turn } : { $who }
web-vtes-chart-pool = Réserve
web-vtes-chart-points = Points de victoire
web-vtes-chart-minions = Serviteurs
web-vtes-chart-cards = Cartes en main et bibliothèque
