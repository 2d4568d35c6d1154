# Hints, the guided game and the first game after it.

## Hints

hint-ask = Hint
hint-no-reason = It looks like the best choice.
web-wait-hint = Thinking of a hint…

## The guided game

guide-name = Your first game
guide-step = step { $number } of { $count }
guide-leave = Leave, resume later
guide-back = Back
guide-show = Show me
guide-paused = Guide paused at step { $number } of { $count }.
guide-paused-hint = The game goes on, and the bots wait for you. Resuming takes you back to this step.
guide-resume = Resume
guide-watch = The others play now. Watch what they do.
guide-done-title = You ousted your prey
guide-done-text = That is worth a victory point and 6 pool, and your old prey’s prey is now yours. Influence, bleeding, blocking, fighting, voting: you have done it all. The rest is in the cards.
guide-done-next = Your first real game
guide-done-on = Play on here
guide-missed-title = You found your own way
guide-missed-text = The game has gone past the lesson. Go back to where you left it, or play on without a coach.
guide-missed-back = Back to the guide
guide-start = Learn by playing
guide-mine = Guided first game
web-bot-guide = guide

## The first real game

first-title = Your first real game
first-lead = Two or three players, decks that come ready to play, and bots that go easy on you. Undo is free, and Hint tells you what a bot would do.
first-deck = Your deck
first-players = Players
first-two = Two: you and one opponent
first-three = Three: a prey and a predator
first-bots = Opponents
first-easy = Easy: they know the rules and overlook a lot
first-steady = Steady: they know what they do
first-go = Play
first-none = This game has no first game of its own. Choose Play on the first page.
