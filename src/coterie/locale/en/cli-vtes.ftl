# Vampire: The Eternal Struggle on the command line.

## Cards

cli-vtes-capacity = capacity { $capacity }
cli-vtes-group = group { $group }
cli-vtes-cost-x = costs X
cli-vtes-cost-pool = costs { $count } pool
cli-vtes-cost-blood = costs { $count } blood
cli-vtes-banned = This card is banned.
cli-vtes-official = Official text
cli-vtes-ours = Our text
cli-vtes-definition = Definition
cli-vtes-definition-none = None needed: the card has no text besides its sect and title.
cli-vtes-rulings = { $count ->
    [0] No rulings
    [one] One ruling
   *[other] { $count } rulings
}
cli-vtes-tests = { $count ->
    [0] No tests
    [one] One test
   *[other] { $count } tests
}
cli-vtes-complete = Complete: you can play it, and its definition says what the card says.
cli-vtes-changed = Complete, but the official text has changed since we checked the definition.
cli-vtes-differs = Doesn’t match: in clause { $clause } the card says “{ $official }”, its definition “{ $ours }”.
cli-vtes-incomplete = You can’t play this card here yet. To start on it:

## Counting

cli-vtes-coverage = You can play { $complete } of { $cards } cards.
cli-vtes-coverage-decks = In the { $decks } Fifth Edition decks together: { $complete } of { $cards }.
cli-vtes-by-precons = By deck
cli-vtes-by-types = By type
cli-vtes-by-disciplines = By required Discipline
cli-vtes-by-sets = By set

## Beginning a card

cli-vtes-new-print = The definition goes into { $module }, the tests into { $tests }:
cli-vtes-new-written = Started { $constant } in { $module }, and its tests in { $tests }.
cli-vtes-new-module = The module { $module } is new: add it to the modules in { $file }.
cli-vtes-new-next = Write what the card does in the definition, and how it plays in the tests. Then check it:
cli-vtes-read-one = There is exactly one reading, and it can be played.
cli-vtes-read-several = There are { $count } readings where there should be one.
cli-vtes-read-unknown = { $count ->
    [one] Nothing can be made of this sentence:
   *[other] Nothing can be made of these { $count } sentences:
}
cli-vtes-read-unproved = Every sentence was read, but together they do not print the card’s text.
cli-vtes-read-all = Read { $cards } cards. { $refused } more were read but can’t be played as they are, and { $unread } have sentences that no word says.
cli-vtes-read-doubtful = { $card } has more than one reading, so it was left out.
cli-vtes-read-locked = { $count } texts are locked.

## The table

cli-vtes-turn = Turn { $turn }: { $seat }, { $phase }
cli-vtes-seat = { $seat }: pool { $pool }, points { $points }
cli-vtes-edge = the Edge
cli-vtes-you = you
cli-vtes-prey = your prey
cli-vtes-predator = your predator
cli-vtes-ousted = ousted
cli-vtes-withdrawing = withdrawing
cli-vtes-piles = Hand { $hand }, library { $library }, crypt { $crypt }, ash heap { $ash }
cli-vtes-seen = Known cards in this hand: { $cards }
cli-vtes-ash = Ash heap: { $cards }
cli-vtes-removed = Removed from the game: { $cards }
cli-vtes-ready = ready
cli-vtes-torpor = torpor
cli-vtes-uncontrolled = uncontrolled
cli-vtes-in-play = in play
cli-vtes-contested = contested
cli-vtes-locked = locked
cli-vtes-blood = blood { $blood }/{ $capacity }
cli-vtes-life = life { $life }
cli-vtes-counters = counters { $count }
cli-vtes-facedown = face down ({ $number })
cli-vtes-younger = capacity below { $capacity }
cli-vtes-bleed = bleed { $bleed }
cli-vtes-strength = strength { $strength }
cli-vtes-intercept = intercept { $intercept }
cli-vtes-votes = votes { $votes }
cli-vtes-acts = may act
cli-vtes-blocks = may block
cli-vtes-with = with { $cards }
cli-vtes-left-master = Master phase actions left: { $count }
cli-vtes-left-influence = Transfers left: { $count }
cli-vtes-left-discard = Discard phase actions left: { $count }
cli-vtes-hand = Your hand ({ $count })
cli-vtes-looks = You are looking at: { $cards }
cli-vtes-playing = { $seat } plays { $card }
cli-vtes-action = { $actor } acts: stealth { $stealth }
cli-vtes-action-bleed = { $actor } bleeds { $target }: bleed { $bleed }, stealth { $stealth }
cli-vtes-blocker = { $blocker } blocks, intercept { $intercept }
cli-vtes-stealth-from = Stealth: { $sources }
cli-vtes-bleed-from = Bleed: { $sources }
cli-vtes-intercept-from = Intercept: { $sources }
cli-vtes-played = { $minion } played { $card }
cli-vtes-may-block = May still block (intercept): { $minions }
cli-vtes-votes-left = Votes still to come: { $votes }
cli-vtes-base = base
cli-vtes-combat = Combat, round { $round }, { $range ->
    [long] long range
   *[close] close range
}
cli-vtes-fighter-damage = incoming damage { $damage }
cli-vtes-referendum =
    { $hunt ->
        [1] Blood hunt on { $who }: { $for } votes for, { $against } against
       *[0] { $who } calls a referendum: { $for } votes for, { $against } against
    }
cli-vtes-referendum-card = Referendum on { $card }: { $for } votes for, { $against } against
cli-vtes-terms = Terms: { $terms }
cli-vtes-legend = Disciplines are shown by their first letters, in capitals when superior.
