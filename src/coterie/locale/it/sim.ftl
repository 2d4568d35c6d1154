# Simulazione: i risultati di molte partite.

sim-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
sim-interrupted = Interrotto dopo { $games } partite su { $asked }. Risultati fin qui:
sim-progress = In gioco
sim-seat = Posto
sim-bot = Bot
sim-decks = Mazzo
sim-games = Partite
sim-wins = Vittorie
sim-share = Quota
sim-interval = Intervallo al 95 %
sim-score = Punteggio medio
sim-score-vtes = Punti vittoria
sim-ousts = Eliminazioni
sim-draws = Pareggi
sim-length = Durata
sim-mean = Media
sim-p10 = 10º percentile
sim-median = Mediana
sim-p90 = 90º percentile
sim-decisions = Decisioni
sim-turns = Turni
sim-ending = Come sono finite le partite
sim-plot-wins = Partite vinte, con intervallo al 95 %
sim-plot-scores = Punti vittoria a partita, con intervallo al 95 %
sim-plot-lengths = Decisioni per partita
sim-plot-endings = Come sono finite le partite
sim-plot-games = Partite

# Come finiscono le partite di Vampire Empire, senza i nomi e i punti di una sola.
sim-empire-end-no-vampire = Tutti i vampiri sono morti
sim-empire-end-no-human = Tutti gli umani sono morti
sim-empire-end-castle = I vampiri hanno conquistato il castello
sim-empire-end-cards = Entrambi hanno finito le carte
sim-empire-end-turns = È stato giocato l’ultimo turno

# Come finiscono le partite di VTES.
sim-vtes-end-last = Resta un solo Matusalemme
sim-vtes-end-limit = Raggiunto il limite di turni
