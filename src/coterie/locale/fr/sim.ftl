# Simulation : les résultats de nombreuses parties.

sim-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, graine { $seed }
sim-interrupted = Interrompu après { $games } parties sur { $asked }. Résultats obtenus :
sim-progress = En jeu
sim-seat = Place
sim-bot = Bot
sim-decks = Deck
sim-games = Parties
sim-wins = Victoires
sim-share = Part
sim-interval = Intervalle à 95 %
sim-score = Score moyen
sim-score-vtes = Points de victoire
sim-ousts = Éliminations
sim-draws = Parties nulles
sim-length = Durée
sim-mean = Moyenne
sim-p10 = 10e centile
sim-median = Médiane
sim-p90 = 90e centile
sim-decisions = Décisions
sim-turns = Tours
sim-ending = Comment les parties ont fini
sim-plot-wins = Parties gagnées, avec intervalle à 95 %
sim-plot-scores = Points de victoire par partie, avec intervalle à 95 %
sim-plot-lengths = Décisions par partie
sim-plot-endings = Comment les parties ont fini
sim-plot-games = Parties

# Comment finissent les parties de Vampire Empire, sans les noms ni les points d’une seule.
sim-empire-end-no-vampire = Tous les vampires sont morts
sim-empire-end-no-human = Tous les humains sont morts
sim-empire-end-castle = Les vampires ont pris le château
sim-empire-end-cards = Les deux camps n’ont plus de cartes
sim-empire-end-turns = Le dernier tour a été joué

# Comment les parties de VTES finissent.
sim-vtes-end-last = Il ne reste qu’un Mathusalem
sim-vtes-end-limit = La limite de tours est atteinte
