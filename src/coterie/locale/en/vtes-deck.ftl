# Deck files of Vampire: The Eternal Struggle.

## Faults

vtes-deck-at = Line { $number }: { $text }
vtes-deck-at-source = Line { $number }: { $text } [{ $source }]
vtes-deck-and = { $one } · { $other }
vtes-deck-of = Deck of { $seat }: { $text }
vtes-deck-file = { $file }: { $text }
vtes-deck-no-deck = There is no deck “{ $name }”; there are { $decks }.
vtes-deck-not-in-crypt = { $name } belongs into the library.
vtes-deck-not-in-library = { $name } belongs into the crypt.
vtes-deck-empty = There is nothing in it.
vtes-deck-no-card = There is no card in it.
vtes-deck-no-text = This is no text, and so no deck file.
vtes-deck-file-long = This is no deck file: it has more than { $most } signs.
vtes-deck-file-lines = This is no deck file: it has more than { $most } lines.
vtes-deck-long = A deck that is brought to a table has no more than { $signs } signs and { $lines } lines.
vtes-deck-large = A deck that is brought to a table has no more than { $most } cards; this one has { $count }.
vtes-deck-feldb = A FELDB deck has the size of its crypt behind name, author and description; there is no such line.
vtes-deck-json-broken = Line { $number }: the JSON is broken there ({ $why }).
vtes-deck-json-large = This JSON is no deck: something in it is far too large.
vtes-deck-json-other = This JSON is no deck: a deck is an object, with cards, or with crypt and library.
vtes-deck-amaranth = A deck saved like this has numbers that Amaranth alone knows; save it there as text.
vtes-deck-elsewhere = { $link }: this link names a deck that lies on another server, which is not asked. Open it there, save the deck as text, JSON or a link with its cards behind a #, and give that.
vtes-deck-xml-deep = Line { $number }: elements are in each other more than { $most } deep.
vtes-deck-xml-doctype = Line { $number }: a deck file has no document type; take the line with <!DOCTYPE out.
vtes-deck-xml-broken = Line { $number }: the XML is broken there ({ $why }).
vtes-deck-xml-other = Line { $number }: this XML is no deck: it is a <{ $tag }>, and should be a <deck>.
vtes-deck-no-format = There is no format “{ $name }”; there are { $formats }.
vtes-deck-line = This is neither a card nor a heading.
vtes-deck-unknown = There is no card “{ $name }”.
vtes-deck-unknown-close = There is no card “{ $name }”. Like it: { $close }.
vtes-deck-count = { $name } cannot be there { $count } times: it must be 1 to { $most }.
vtes-deck-no-number = “{ $written }” does not say how many.
vtes-deck-number = No card has the number { $number }.
vtes-deck-number-not-name = Number { $number } is { $card }, but the name says { $name }.
vtes-deck-no-group = There is no { $name } of group { $group }; there is one of group { $groups }.
vtes-deck-no-advanced = There is no advanced { $name }.
vtes-deck-which = More than one card is called { $name }, and the rest of the crypt does not say which is meant. Write one of { $ways }.

## Notes

vtes-deck-by-groups = { $name } is in the groups { $groups }; by the rest of the crypt, the one of group { $group } is meant.
vtes-deck-older = { $name } is in the groups { $groups }; without a group this format means the older one, of group { $group }.
vtes-deck-by-capacity = By its capacity of { $capacity } this is { $name }.
vtes-deck-number-by-name = No card has the number { $number }; the name says { $name }, and that is taken.
vtes-deck-other-part = { $name } does not belong there, and is counted for the { $part }.
vtes-deck-part-crypt = crypt
vtes-deck-part-library = library
vtes-deck-column = { $name } is of group { $group }, not { $written }.
vtes-deck-older-name = { $written } is now called { $name }.
vtes-deck-claim = The list says { $said } cards here, and its lines have { $counted }.
vtes-deck-comment = Left aside: it names no card.
vtes-deck-no-count = Without a number: one copy of { $name }.
vtes-deck-not-owned = Left aside: no copy of { $name }.
vtes-deck-encoding = The file is not in UTF-8; it is read as Windows text, and accents may be wrong.

## Whether a deck may be played

vtes-deck-crypt-small = A crypt has at least { $least } cards; this one has { $count }.
vtes-deck-library-size = A library has { $least } to { $most } cards; this one has { $count }.
vtes-deck-groups = The groups of a crypt must be one, or two that follow each other: { $first } is of group { $low }, { $last } of group { $high }.
vtes-deck-banned = { $card } is banned.
vtes-deck-not-v5 = { $card } is in no set of the V5 format.
vtes-deck-kind-standard = Standard
vtes-deck-kind-v5 = V5
vtes-deck-kind-duel = Duel
vtes-deck-kind-third = Third Edition, { $players } players
vtes-deck-legal = { $kind }: legal.
vtes-deck-illegal = { $kind }: not legal, for { $count ->
    [one] one reason
   *[other] { $count } reasons
}.
vtes-deck-playable = Every card of it can be played here.
vtes-deck-missing = { $count ->
    [one] One card of it cannot be played here yet
   *[other] { $count } cards of it cannot be played here yet
}: { $cards }.

## Showing and converting

vtes-deck-nameless = A deck without a name
vtes-deck-by = by { $author }
vtes-deck-sizes = Read as { $format }: crypt { $crypt }, library { $library }.
vtes-deck-crypt = Crypt ({ $count })
vtes-deck-library = Library ({ $count })
vtes-deck-faults = { $count ->
    [one] One line is not understood
   *[other] { $count } lines are not understood
}
vtes-deck-understood = The cards that are understood:
vtes-deck-notes = To be known
vtes-deck-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
vtes-deck-lost = The format { $format } has no place for { $what }.
vtes-deck-field-name = the name
vtes-deck-field-author = the author
vtes-deck-field-description = the description
vtes-deck-field-event = the tournament
vtes-deck-field-notes = the notes on cards
vtes-deck-written = { $file } is written.
