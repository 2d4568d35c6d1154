# Simulation: the results of many games.

sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
sim-interrupted = Interrupted after { $games } of { $asked } games. Results so far:
sim-progress = Playing
sim-seat = Seat
sim-bot = Bot
sim-decks = Deck
sim-games = Games
sim-wins = Wins
sim-share = Share
sim-interval = 95 % interval
sim-score = Average score
sim-score-vtes = Victory points
sim-ousts = Ousts
sim-draws = Draws
sim-length = Length
sim-mean = Average
sim-p10 = 10th percentile
sim-median = Median
sim-p90 = 90th percentile
sim-decisions = Decisions
sim-turns = Turns
sim-ending = How the games ended
sim-plot-wins = Games won, with 95 % interval
sim-plot-scores = Victory points per game, with 95 % interval
sim-plot-lengths = Decisions per game
sim-plot-endings = How the games ended
sim-plot-games = Games

# How games of Vampire Empire end, without the names and points of a single game.
sim-empire-end-no-vampire = All vampires are dead
sim-empire-end-no-human = All humans are dead
sim-empire-end-castle = The vampires hold the castle
sim-empire-end-cards = Both sides are out of cards
sim-empire-end-turns = The last turn was played

# How games of VTES end.
sim-vtes-end-last = Only one Methuselah is left
sim-vtes-end-limit = The turn limit was reached
