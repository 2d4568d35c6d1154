# Why something in the deck room, or with a deck brought to a table, was not done.

refused-no-measurement = This measurement is no longer there. Start it again.
refused-measuring-already = A deck of yours is being measured already. Stop it first, or wait.
refused-measuring-many = Many decks are being measured right now. Try again in a few minutes.
refused-too-many-games = You’ve used up your measured games for now. Ask for fewer, or try again later.
refused-too-many-decks = You’re changing your deck too often. Wait a minute.
refused-brought-late = The game has begun. Everyone plays the deck they brought.
refused-brought-position = This table starts from a position, so nobody brings a deck.
refused-brought-nothing = Nobody brings a deck to this game.
refused-brought-stale = A deck brought to this table can’t be played any more. Choose your deck again.
