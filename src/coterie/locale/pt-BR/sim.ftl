# Simulação: os resultados de muitas partidas.

sim-title = { $game }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, semente { $seed }
sim-interrupted = Interrompido após { $games } de { $asked } partidas. Resultados até aqui:
sim-progress = Jogando
sim-seat = Lugar
sim-bot = Bot
sim-decks = Baralho
sim-games = Partidas
sim-wins = Vitórias
sim-share = Parcela
sim-interval = Intervalo de 95 %
sim-score = Pontuação média
sim-score-vtes = Pontos de vitória
sim-ousts = Remoções
sim-draws = Empates
sim-length = Duração
sim-mean = Média
sim-p10 = Percentil 10
sim-median = Mediana
sim-p90 = Percentil 90
sim-decisions = Decisões
sim-turns = Turnos
sim-ending = Como as partidas terminaram
sim-plot-wins = Partidas vencidas, com intervalo de 95 %
sim-plot-scores = Pontos de vitória por partida, com intervalo de 95 %
sim-plot-lengths = Decisões por partida
sim-plot-endings = Como as partidas terminaram
sim-plot-games = Partidas

# Como terminam as partidas de Vampire Empire, sem os nomes e os pontos de uma só.
sim-empire-end-no-vampire = Todos os vampiros estão mortos
sim-empire-end-no-human = Todos os humanos estão mortos
sim-empire-end-castle = Os vampiros conquistaram o castelo
sim-empire-end-cards = Os dois lados ficaram sem cartas
sim-empire-end-turns = O último turno foi jogado

# Como terminam as partidas de VTES.
sim-vtes-end-last = Resta um só Matusalém
sim-vtes-end-limit = O limite de turnos foi atingido
