# The table of Vampire: The Eternal Struggle in the browser.

web-vtes-crumb-turn = Turn { $turn }, { $who-you ->
    [1] you
   *[other] { $who }
}
web-vtes-crumb-action = { $what }: { $who }
web-vtes-crumb-combat = combat, round { $round }
web-vtes-crumb-referendum = referendum
web-vtes-sure-pool = This costs { $pool } pool, and you have { $left }: you would be ousted. Do it anyway?

## What is said of cards on the table

web-vtes-level = { $discipline }, { $superior ->
    [1] superior
   *[other] basic
}
web-vtes-blood-of = { $blood } blood of { $capacity }
web-vtes-life = { $life } life
web-vtes-locked = locked
web-vtes-in-torpor = in torpor
web-vtes-acting = acting
web-vtes-blocking = blocking
web-vtes-fighting = in combat
web-vtes-contested = contested
web-vtes-with = with { $cards }
web-vtes-counters = counters: { $count }
web-vtes-face-down = Crypt card { $number }, face down
web-vtes-is-uncontrolled = uncontrolled
web-vtes-younger = capacity less than { $capacity }
web-vtes-figure-stealth = stealth { $amount }
web-vtes-figure-intercept = intercept { $amount }
web-vtes-figure-votes = votes: { $amount }
web-vtes-figure-ballots = ballots: { $amount }
web-vtes-figure-bleed = bleed { $amount }
web-vtes-figure-strength = strength { $amount }

## The boards

web-vtes-you = You
web-vtes-location = location
web-vtes-word-pool = pool
web-vtes-word-edge = Edge
web-vtes-pool = pool { $pool }
web-vtes-pool-after = as it stands { $pool } pool left
web-vtes-role-prey = your prey
web-vtes-role-predator = your predator
web-vtes-role-both = your prey and predator
web-vtes-short-prey = prey
web-vtes-short-predator = predator
web-vtes-short-both = prey and predator
web-vtes-has-edge = has the Edge
web-vtes-points = victory points: { $points }
web-vtes-their-turn = whose turn it is
web-vtes-withdrawing = withdrawing
web-vtes-not-your-turn = not your turn
web-vtes-left-master = Master phase actions left: { $count }
web-vtes-left-influence = Transfers left: { $count }
web-vtes-left-discard = Discards left: { $count }
web-vtes-count-hand = Cards in hand: { $count }
web-vtes-count-library = Cards in the library: { $count }
web-vtes-count-crypt = Cards in the crypt: { $count }
web-vtes-count-ash = Cards in the ash heap: { $count }. Open it
web-vtes-open-cards = What lies open: { $seat }
web-vtes-zone-ready = Your cards in play
web-vtes-zone-uncontrolled = Uncontrolled
web-vtes-zone-ash = Ash heap: { $count }
web-vtes-zone-removed = Removed from the game: { $count }
web-vtes-zone-later = To be replaced later: { $count }
web-vtes-zone-seen = Known in hand: { $count }
web-vtes-zone-library-bottom = Known at the bottom of the library: { $count }
web-vtes-zone-crypt-bottom = Known at the bottom of the crypt: { $count }
web-vtes-empty = empty
web-vtes-no-cards = No cards in play
web-vtes-more = { $count } more
web-vtes-your-seat = Your board
web-vtes-your-hand = Your hand
web-vtes-hand-empty = Your hand is empty.
web-vtes-ring = The other Methuselahs in the order of play, from prey to predator
web-vtes-seats = Methuselahs in the order of play
web-vtes-choose-there = something to choose there

## Out of the game

web-vtes-gone = Out of the game
web-vtes-gone-hint = Their cards have left the table.
web-vtes-you-are-out = You are out
web-vtes-you-keep = Victory points you keep: { $points }
web-vtes-out-by = { $by-The } ousted you in turn { $turn }.
web-vtes-ring-label = Who ousted whom, with victory points.
web-vtes-fell-to = Turn { $turn }: { $by } ousts { $seat }.
web-vtes-fell = Turn { $turn }: { $seat } leaves the game.
web-vtes-head-seat = Methuselah
web-vtes-head-points = Victory points
web-vtes-head-left = Left the game
web-vtes-survived = survived
web-vtes-left-out = out of the game
web-vtes-left-by = turn { $turn }, by { $by-you ->
    [1] you
   *[other] { $by }
}
web-vtes-left-in = turn { $turn }
