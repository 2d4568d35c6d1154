# Vampire: The Eternal Struggle in the browser: reading a card, the words of the game, and its replay.

## Reading a card

web-vtes-read-close = Close
web-vtes-read-own = In your language
web-vtes-read-official = Official English
web-vtes-read-unplayable = You can’t play this card here yet. This is its official text in English.
web-vtes-read-unreachable = The official text can’t be loaded right now.
web-vtes-read-level =
    { $superior ->
        [1] superior { $discipline }
       *[0] basic { $discipline }
    }
web-vtes-read-degree =
    { $superior ->
        [1] superior
       *[0] basic
    }
web-vtes-read-capacity = capacity { $capacity }
web-vtes-read-group = group { $group }
web-vtes-read-advanced = advanced
web-vtes-read-burn-option = burn option
web-vtes-read-blood-of = { $blood } blood of { $capacity }
web-vtes-read-pool = pool
web-vtes-read-blood = blood
web-vtes-read-life = life
web-vtes-read-strength = strength
web-vtes-read-bleed = bleed
web-vtes-read-locked = locked
web-vtes-read-unlocked = unlocked
web-vtes-read-torpor = in torpor
web-vtes-read-contested = contested
web-vtes-read-face-down = A card face down
web-vtes-read-younger = Its capacity is below { $capacity }.
web-vtes-read-counters =
    { $count ->
        [one] { $count } counter on it
       *[other] { $count } counters on it
    }
web-vtes-read-owner = Owned by { $seat-the }
web-vtes-read-played-at = Played at { $level }
web-vtes-read-votes =
    { $count ->
        [one] { $count } vote
       *[other] { $count } votes
    }
web-vtes-read-done = Done this turn: { $deeds }
web-vtes-read-on = On it:
web-vtes-read-who = Who can play it now
web-vtes-read-what = What it can do now
web-vtes-read-rulings = Rulings ({ $count })
web-vtes-read-rulebook = From the rulebook
web-vtes-read-seat-pool = { $pool } pool
web-vtes-read-seat-edge = has the Edge
web-vtes-read-seat-prey = Prey: { $seat }
web-vtes-read-seat-predator = Predator: { $seat }
web-vtes-read-seat-points =
    { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }

## The words of the game: a term, the forms in which it stands in sentences, and what it means

web-vtes-term-stealth = Stealth
    .forms = stealth
    .says = How well the acting minion hides. A block works only if the blocker’s intercept is at least as high.
web-vtes-term-intercept = Intercept
    .forms = intercept
    .says = How well a minion finds out who acts. To block, it needs at least as much as the acting minion’s stealth.
web-vtes-term-bleed = Bleed
    .forms = bleed, bleeds, bleeding
    .says = An action against a Methuselah, usually your prey. If it succeeds, they burn that much pool and you take the Edge.
web-vtes-term-pool = Pool
    .forms = pool
    .says = Your influence, and your life in the game. Without any you are ousted. You also pay for vampires and many cards with it.
web-vtes-term-edge = The Edge
    .forms = Edge
    .says = Whoever bled last has it. It gives 1 pool in the unlock phase, or it can be burned for a vote.
web-vtes-term-prey = Prey
    .forms = prey
    .says = The Methuselah to your left. When they are ousted you get 1 victory point and 6 pool, whoever did it.
web-vtes-term-predator = Predator
    .forms = predator
    .says = The Methuselah to your right, whose prey you are.
web-vtes-term-torpor = Torpor
    .forms = torpor
    .says = Where vampires lie that couldn’t heal their damage. There they can’t act but to leave it, block or vote, and others can diablerize them.
web-vtes-term-wake = Wake
    .forms = wake, wakes
    .says = A locked vampire that wakes may block and react as if it were unlocked until the action is over.
web-vtes-term-contest = Contest
    .forms = contest, contests, contested
    .says = Two Methuselahs have the same unique card or title. Both are out of play until one yields; each pays in every unlock phase to go on.
web-vtes-term-lock = Lock
    .forms = lock, locks, locked
    .says = A locked card is turned on its side: it was used. Locked minions can’t act or block until they unlock.
web-vtes-term-block = Block
    .forms = block, blocks, blocked
    .says = An unlocked minion tries to stop the action. If it succeeds, the action fails and the two fight.
web-vtes-term-hunt = Hunt
    .forms = hunt, hunts
    .says = An action at +1 stealth by which a vampire gains blood, usually 1. A vampire without blood must hunt.
web-vtes-term-minion = Minion
    .forms = minion, minions
    .says = A vampire or ally that you control: whoever acts, blocks and fights for you.
web-vtes-term-transfer = Transfer
    .forms = transfer, transfers
    .says = What you spend in the influence phase: 1 moves 1 pool to an uncontrolled vampire, 2 take 1 back.
web-vtes-term-capacity = Capacity
    .forms = capacity
    .says = How much blood a vampire can hold, what it costs to bring it into play, and its age.
web-vtes-term-referendum = Referendum
    .forms = referendum
    .says = What a political action calls if it succeeds. Everybody may cast votes; with more for than against it passes.
web-vtes-term-vote = Vote
    .forms = vote, votes
    .says = Titled vampires, the Edge and cards give votes. All votes of one source go to the same side.
web-vtes-term-diablerie = Diablerie
    .forms = diablerie, diablerize, diablerizes
    .says = A vampire burns one that lies in torpor and takes its blood. A referendum then decides whether the diablerist is burned.
web-vtes-term-blood-hunt = Blood hunt
    .forms = blood hunt
    .says = The referendum after a diablerie: if it passes, the diablerist is burned.
web-vtes-term-range = Range
    .forms = range, close range, long range
    .says = Each round begins at close range. At long range only ranged strikes and defences do anything.
web-vtes-term-maneuver = Maneuver
    .forms = maneuver, maneuvers
    .says = Changes the range of this round; the other side may answer with one of its own.
web-vtes-term-strike = Strike
    .forms = strike, strikes
    .says = What each fighter does in a round: by hand, with a weapon or with a card. Both happen at the same time.
web-vtes-term-press = Press
    .forms = press, presses
    .says = Used at the end of a round: to go on with another one, or to cancel the opponent’s press.
web-vtes-term-aggravated = Aggravated damage
    .forms = aggravated
    .says = Damage that vampires can’t heal. It sends them to torpor, and if they are wounded already it may burn them.
web-vtes-term-oust = Oust
    .forms = ousted, oust, ousts
    .says = A Methuselah without pool is out of the game; their predator gets 1 victory point and 6 pool.
web-vtes-term-ash-heap = Ash heap
    .forms = ash heap
    .says = Where burned and played cards end up. Anybody may look through it.
web-vtes-term-uncontrolled = Uncontrolled region
    .forms = uncontrolled region, uncontrolled
    .says = Vampires lie there face down until they have as much blood as their capacity.

## The chapters of the rulebook

web-vtes-chapter-goal = The game
web-vtes-chapter-cards = Cards and how they are played
web-vtes-chapter-library = Kinds of library cards
web-vtes-chapter-unlock = Unlock and master phases
web-vtes-chapter-actions = Actions
web-vtes-chapter-block = Blocking
web-vtes-chapter-combat = Combat
web-vtes-chapter-torpor = Torpor and diablerie
web-vtes-chapter-politics = Referendums
web-vtes-chapter-influence = Influence and discard phases
web-vtes-chapter-sects = Sects, titles and traits
web-vtes-chapter-words = Words of the game
web-vtes-chapter-single = Single cards

## Its replay

web-vtes-turn = Turn { $turn }: { $who }
web-vtes-chart-pool = Pool
web-vtes-chart-points = Victory points
web-vtes-chart-minions = Minions
web-vtes-chart-cards = Cards in hand and library
