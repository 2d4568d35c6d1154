# Les conseils, la partie guidée et la première partie ensuite.

## Hints

hint-ask = Conseil
hint-no-reason = Cela semble le meilleur choix.
web-wait-hint = Un conseil se prépare…

## La partie guidée

guide-name = Votre première partie
guide-step = étape { $number } sur { $count }
guide-leave = Quitter, reprendre plus tard
guide-back = Retour
guide-show = Montrez-moi
guide-paused = Guide en pause à l’étape { $number } sur { $count }.
guide-paused-hint = La partie continue, et les bots vous attendent. En reprenant, vous revenez à cette étape.
guide-resume = Reprendre
guide-watch = Les autres jouent maintenant. Regardez ce qu’ils font.
guide-done-title = Vous avez éliminé votre proie
guide-done-text = Cela vaut un point de victoire et 6 points de réserve, et la proie de votre proie devient la vôtre. Influence, morsures, blocages, combats, votes : vous avez tout fait. Le reste est dans les cartes.
guide-done-next = Votre première vraie partie
guide-done-on = Continuer ici
guide-missed-title = Vous avez pris votre chemin
guide-missed-text = La partie a dépassé la leçon. Revenez là où vous l’avez quittée, ou continuez sans guide.
guide-missed-back = Revenir au guide
guide-start = Apprendre en jouant
guide-mine = Première partie guidée
web-bot-guide = guide

## La première vraie partie

first-title = Votre première vraie partie
first-lead = Deux ou trois joueurs, des decks prêts à jouer et des bots qui vous ménagent. Annuler est gratuit, et Conseil vous dit ce que ferait un bot.
first-deck = Votre deck
first-players = Joueurs
first-two = Deux : vous et un adversaire
first-three = Trois : une proie et un prédateur
first-bots = Adversaires
first-easy = Faciles : ils connaissent les règles et oublient beaucoup
first-steady = Constants : ils savent ce qu’ils font
first-go = Jouer
first-none = Ce jeu n’a pas de première partie à lui. Choisissez Jouer sur la première page.
