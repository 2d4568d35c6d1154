# The deck room.

web-nav-decks = Deck room
web-wait-deck = Reading the deck…

## The deck that is open

web-decks-deck = Deck
web-decks-new = New deck
web-decks-name = Name of the deck
web-decks-rename = Rename this deck
web-decks-saved = version { $version }, saved { $when } on this device
web-decks-sizes = { $crypt } crypt, { $library } library, saved
web-decks-crypt = crypt
web-decks-crypt-heading = Crypt
web-decks-crypt-size = { $least } or more; by capacity
web-decks-library = Library
web-decks-library-size = { $least } to { $most }; by type
web-decks-group-of = group { $group }
web-decks-less = One copy of { $card } less
web-decks-more = One copy of { $card } more
web-decks-undo = Undo the last change (U)
web-decks-begin = Where do you want to start?
web-decks-begin-hint = Take one of the seven Fifth Edition decks and change what you like, bring a list of your own, or search and add cards with +.
web-decks-precon = { $clan }, my version
web-decks-plays-malkavian = Bleeds in the dark: stealth on every action, and Dominate to bounce what comes back.
web-decks-plays-nosferatu = A wall of claws and ghouls: blocks what it sees and wins the fight that follows.
web-decks-plays-toreador = Votes with charm: referendums that take pool, and Majesty to walk away from a fight.
web-decks-plays-tremere = Patient blood magic: steals blood in combat, bleeds hard and reads every move.
web-decks-plays-ventrue = Princes who rule: large vampires, many votes, and hides that shrug off a block.
web-decks-plays-lasombra = Shadows that vote and strike: stealthy bleeds, traps in the dark, and the Amici Noctis.
web-decks-plays-hecata = The family and its dead: corpses and wraiths do the work while the vampires wait.

## Faults

web-decks-kind = Rules for decks
web-decks-faults = { $count ->
    [one] One fault.
   *[other] { $count } faults.
}
web-decks-show = Show
web-decks-next-fault = Next fault
web-decks-not-taken = Tables take this deck once its faults are mended.
web-decks-not-yet = not yet
web-decks-not-yet-long = You can’t play this card here yet.

## Search and filters

web-decks-search = Search { $count } cards by name or by words
web-decks-search-short = Search { $count } cards
web-decks-found = Cards found
web-decks-cards = { $count ->
    [one] card
   *[other] cards
}
web-decks-none = No card fits. Take away a filter, or search for fewer words.
web-decks-order = Order
web-decks-order-name = by name
web-decks-order-type = by type
web-decks-order-cost = by cost
web-decks-filters = Filters
web-decks-filters-set = { $count ->
    [0] Filters
    [one] Filters, one set
   *[other] Filters, { $count } set
}
web-decks-show-found = { $count ->
    [one] Show one card
   *[other] Show { $count } cards
}
web-decks-without = Remove filter: { $filter }
web-decks-clear = clear all
web-decks-any = any
web-decks-chosen = { $count } chosen
web-decks-type = Type
web-decks-types = { $count } types
web-decks-clan = Clan
web-decks-clans = { $count } clans
web-decks-all-clans = All clans
web-decks-discipline = Discipline
web-decks-all-disciplines = All Disciplines
web-decks-twice = twice for superior
web-decks-basic = basic
web-decks-superior = superior
web-decks-basic-of = { $name }, basic
web-decks-superior-of = { $name }, superior
web-decks-costs = Cost and capacity
web-decks-blood = Blood
web-decks-pool = Pool
web-decks-capacity = Capacity
web-decks-at-least = { $what }, at least
web-decks-at-most = { $what }, at most
web-decks-from-to = { $low } to { $high }
web-decks-span = { $what } { $low } to { $high }
web-decks-group = Group
web-decks-set = Set
web-decks-set-any = Set: any of { $count }
web-decks-sect = Sect
web-decks-sect-any = Any sect
web-decks-title = Title
web-decks-title-any = Any title
web-decks-legal = Legality
web-decks-legal-any = Legal or not
web-decks-legal-in = Legal in { $kind }
web-decks-text = Words in the text
web-decks-by-crypt = My crypt can play it
web-decks-playable = Playable at this table
web-decks-playable-short = playable

## Reading a card

web-decks-copies = Copies in the deck
web-decks-cost-x = costs X
web-decks-cost-blood = { $amount } blood
web-decks-cost-pool = { $amount } pool
web-decks-free = free

## Figures

web-decks-types-of = Types
web-decks-costs-of = Costs
web-decks-average = Average capacity { $average }; the four dearest cost { $dearest }.
web-decks-odds-hand = { $card } in the first hand: { $odds }
web-decks-odds-crypt = { $card } among the first four: { $odds }
web-decks-disciplines-of = Disciplines
web-decks-of-vampires = { $count ->
    [one] of one vampire
   *[other] of { $count } vampires
}
web-decks-of-cards = { $count ->
    [one] of one card
   *[other] of { $count } cards
}
web-decks-solid = solid: superior, hatched: basic
web-decks-hand = A hand to try
web-decks-out-by = a vampire is out by turn { $turn } in { $odds } of draws
web-decks-draw = Draw again
web-decks-next-card = the next card

## Trying and measuring

web-decks-try = Try it against bots
web-decks-measure = Measure
web-decks-measure-games = Measure { $games } games
web-decks-measured = Measured
web-decks-measured-title = How { $deck } fared
web-decks-measure-hint = { $games } games of bots show how the deck fares at a table of five: how often it wins, which cards it plays and which it only holds.
web-decks-games = { $games } games, { $bots } opponents
web-decks-won = tables won
web-decks-even = { $share } even
web-decks-interval = Between { $low } and { $high }, with 95% confidence; an even share is { $even }
web-decks-points = points a game
web-decks-first-out = ousted first
web-decks-worst = worst predator
web-decks-progress = { $games } of { $asked } games
web-decks-stop = Stop
web-decks-stopped = Stopped before the last game.
web-decks-failed = The measurement broke off. Start it again.
web-decks-stale = { $count ->
    [one] measured one change ago
   *[other] measured { $count } changes ago
}
web-decks-by-card = By seat, opponent and card
web-decks-by-seat = By seat
web-decks-seat = Seat
web-decks-by-opponent = By opponent
web-decks-opponent = Opponent
web-decks-it-won = it won
web-decks-as-prey = you won with it as your prey
web-decks-as-predator = you won with it as your predator
web-decks-fates = What became of the cards drawn
web-decks-card = Card
web-decks-fate-played = played
web-decks-fate-kept = kept
web-decks-fate-discarded = discarded
web-decks-fate-drawn = drawn at all

## My decks

web-decks-mine = My decks
web-decks-mine-none = You have no decks yet.
web-decks-line = { $crypt } crypt, { $library } library, { $when }
web-decks-remove = Delete { $deck }
web-decks-remove-sure = Delete for good
web-decks-begin-new = New empty deck
web-decks-from-precon = Copy a Fifth Edition deck
web-decks-move = Move to another device
web-decks-move-hint = Open this link there: it brings all your decks as they are now, without earlier versions.
web-decks-moved = { $count ->
    [0] There was no deck in this link.
    [one] One deck has arrived.
   *[other] { $count } decks have arrived.
}
web-decks-versions = Versions
web-decks-versions-none = Earlier versions appear here: keep one now, or come back after you have tried or measured the deck.
web-decks-version-now = now (version { $number })
web-decks-version-of = version { $number }
web-decks-compare = Compare
web-decks-compare-with = with
web-decks-same = These two are the same.
web-decks-take-version = Go back to version { $number }
web-decks-keep-version = Keep version { $number }

## In and out

web-decks-import = Import
web-decks-import-title = Import a deck
web-decks-import-hint = From a file, as text, or as a link with the deck in it. Every common format works; open decks on other sites there first, and save them as text.
web-decks-import-rest = { $count ->
    [one] Take the one card that was read
   *[other] Take the { $count } cards that were read
}
web-decks-file = Choose a file
web-decks-paste = Paste a list or a link
web-decks-link-bad = There is no deck in this link.
web-decks-export = Export
web-decks-export-title = Export the deck
web-decks-format = Format
web-decks-format-text = Text
web-decks-format-twd = Tournament archive (TWD)
web-decks-format-jol = JOL
web-decks-format-vdb-text = VDB, text
web-decks-format-vdb-url = VDB, link
web-decks-format-link = Coterie, link
web-decks-format-lackey = LackeyCCG, text
web-decks-format-lackey-xml = LackeyCCG, .dek
web-decks-format-ardb = ARDB, XML
web-decks-format-feldb = FELDB
web-decks-format-krcg = JSON (krcg)
web-decks-format-sheet = Sheet for the table, in your language
web-decks-written = The deck in this format
web-decks-copy-failed = Your browser won’t let us copy. Select the text and copy it yourself.
web-decks-save = Save as a file
web-decks-print-text = Print this text
web-decks-print-sheet = Print a sheet
web-decks-share = Share a link
web-decks-share-hint = Whoever opens this link sees the deck and can make it their own. The deck is in the link itself; no server keeps it.
web-decks-share-link = Link with this deck

## On a phone

web-decks-tabs = Parts of the deck room
web-decks-menu = More: my decks, import, export
web-decks-tab-search = Search
web-decks-tab-deck = Deck { $count }
web-decks-tab-figures = Figures
web-decks-tab-draw = Draw

## Decks at a new table

web-decks-bring = Your deck
web-decks-bring-of = Deck for { $seat }
web-decks-bring-usual = the deck this table has for the seat
web-decks-bring-fifth = Fifth Edition
web-decks-bring-hidden = Nobody sees your choice before the game starts.
web-decks-brought = Your deck is on the table, face down.
web-decks-build = Build a deck in the deck room
web-decks-play-now = Play now against bots
web-decks-play-hint = Choose how you want to play: a seat and bots are ready at once. Set up the rest below if you want company.
