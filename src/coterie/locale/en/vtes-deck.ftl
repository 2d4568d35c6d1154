# Deck files of Vampire: The Eternal Struggle.

## Faults

vtes-deck-at = Line { $number }: { $text }
vtes-deck-at-source = Line { $number }: { $text } [{ $source }]
vtes-deck-and = { $one } · { $other }
vtes-deck-of = Deck of { $seat }: { $text }
vtes-deck-file = { $file }: { $text }
vtes-deck-no-deck = There is no deck called “{ $name }”. Choose from { $decks }.
vtes-deck-not-in-crypt = { $name } belongs in the library.
vtes-deck-not-in-library = { $name } belongs in the crypt.
vtes-deck-empty = It is empty.
vtes-deck-no-card = It has no cards.
vtes-deck-no-text = This isn’t text, so it can’t be a deck file.
vtes-deck-file-long = This isn’t a deck file: it has more than { $most } characters.
vtes-deck-file-lines = This isn’t a deck file: it has more than { $most } lines.
vtes-deck-long = A deck you bring to a table can have at most { $signs } characters and { $lines } lines.
vtes-deck-large = A deck you bring to a table can have at most { $most } cards; this one has { $count }.
vtes-deck-feldb = A FELDB deck gives the size of its crypt after its name, author and description; that line is missing.
vtes-deck-json-broken = Line { $number }: the JSON is broken here ({ $why }).
vtes-deck-json-large = This JSON isn’t a deck: something in it is far too large.
vtes-deck-json-other = This JSON isn’t a deck: a deck is an object with cards, or with a crypt and a library.
vtes-deck-amaranth = A deck saved like this uses numbers that only Amaranth knows. Save it there as text.
vtes-deck-elsewhere = { $link }: this link leads to a deck on another server, and decks aren’t fetched from there. Open it there, save the deck as text, JSON or a link with its cards after a #, and use that.
vtes-deck-xml-deep = Line { $number }: elements are nested more than { $most } deep.
vtes-deck-xml-doctype = Line { $number }: a deck file has no document type. Remove the line with <!DOCTYPE.
vtes-deck-xml-broken = Line { $number }: the XML is broken here ({ $why }).
vtes-deck-xml-other = Line { $number }: this XML isn’t a deck: it is a <{ $tag }> and should be a <deck>.
vtes-deck-no-format = There is no format called “{ $name }”. Choose from { $formats }.
vtes-deck-line = This is neither a card nor a heading.
vtes-deck-unknown = There is no card called “{ $name }”.
vtes-deck-unknown-close = There is no card called “{ $name }”. Did you mean { $close }?
vtes-deck-count = { $count } copies of { $name } aren’t possible: it must be 1 to { $most }.
vtes-deck-no-number = “{ $written }” isn’t a number of copies.
vtes-deck-number = No card has number { $number }.
vtes-deck-number-not-name = Number { $number } is { $card }, but the name says { $name }.
vtes-deck-no-group = There is no { $name } in group { $group }, only in group { $groups }.
vtes-deck-no-advanced = There is no advanced { $name }.
vtes-deck-which = More than one card is called { $name }, and the rest of the crypt doesn’t show which one you mean. Write one of these: { $ways }.

## Notes

vtes-deck-by-groups = { $name } is in groups { $groups }. Going by the rest of the crypt, you mean the one in group { $group }.
vtes-deck-older = { $name } is in groups { $groups }. Without a group, this format means the older one, in group { $group }.
vtes-deck-by-capacity = Going by its capacity of { $capacity }, this is { $name }.
vtes-deck-number-by-name = No card has number { $number }. Going by the name, this is { $name }.
vtes-deck-other-part = { $name } is in the wrong place. It counts for the { $part }.
vtes-deck-part-crypt = crypt
vtes-deck-part-library = library
vtes-deck-column = { $name } is in group { $group }, not { $written }.
vtes-deck-older-name = { $written } is now called { $name }.
vtes-deck-claim = The list says { $said } cards here, but its lines add up to { $counted }.
vtes-deck-comment = Skipped: it names no card.
vtes-deck-no-count = No number given: one copy of { $name }.
vtes-deck-not-owned = Skipped: no copy of { $name }.
vtes-deck-encoding = The file isn’t in UTF-8. It is read as Windows text, so accents may be wrong.

## Whether a deck may be played

vtes-deck-crypt-small = A crypt needs at least { $least } cards; this one has { $count }.
vtes-deck-library-size = A library needs { $least } to { $most } cards; this one has { $count }.
vtes-deck-groups = A crypt must keep to one group, or to two consecutive ones: { $first } is in group { $low }, { $last } in group { $high }.
vtes-deck-banned = { $card } is banned.
vtes-deck-not-v5 = { $card } isn’t in any set of the V5 format.
vtes-deck-kind-standard = Standard
vtes-deck-kind-v5 = V5
vtes-deck-kind-duel = Duel
vtes-deck-kind-third = Third Edition, { $players } players
vtes-deck-legal = { $kind }: legal.
vtes-deck-illegal = { $kind }: not legal, for { $count ->
    [one] one reason
   *[other] { $count } reasons
}.
vtes-deck-playable = Every card in it can be played here.
vtes-deck-missing = { $count ->
    [one] One card in it can’t be played here yet
   *[other] { $count } cards in it can’t be played here yet
}: { $cards }.
vtes-deck-unplayable = { $card } can’t be played as it is defined: { $reasons }

## Showing and converting

vtes-deck-nameless = Unnamed deck
vtes-deck-by = by { $author }
vtes-deck-sizes = Read as { $format }: crypt { $crypt }, library { $library }.
vtes-deck-crypt = Crypt ({ $count })
vtes-deck-library = Library ({ $count })
vtes-deck-faults = { $count ->
    [one] One line couldn’t be read
   *[other] { $count } lines couldn’t be read
}
vtes-deck-understood = The cards that could be read:
vtes-deck-notes = Good to know
vtes-deck-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
vtes-deck-lost = The format { $format } has no room for { $what }.
vtes-deck-field-name = the name
vtes-deck-field-author = the author
vtes-deck-field-description = the description
vtes-deck-field-event = the tournament
vtes-deck-field-notes = the notes on cards
vtes-deck-written = Saved as { $file }.
