# The browser client: its pages, all but the playing table and the replay viewer.

## Everywhere

web-brand = Coterie, to the first page
web-title = { $page } · Coterie
web-title-home = Coterie: a table for vampire games
web-nav = Pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-settings = Settings
web-language = Language
web-theme-to-light = Change to light
web-theme-to-dark = Change to dark
web-skip = To the content
web-close = Close
web-copy = Copy
web-copied = Copied.
web-copy-failed = The browser does not let us copy. The address is selected: copy it by hand.
web-just-now = just now
web-broken = This part of the page could not be loaded. Check the connection, then load the page again.
web-problem = That did not work: { $message }
web-no-server = The server cannot be reached. Check the connection and try again.
web-try-again = Try again
web-wait-games = Looking up the games…
web-wait-cards = Reading the cards…
web-wait-check = Checking the set-up…
web-wait-table = Making the table…
web-wait-open = Opening the table…
web-wait-join = Taking your seat…
web-wait-record = Fetching the record…
web-wait-notices = Looking up your notices…
web-wait-replay = Loading the game…
web-wait-upload = Reading the record…
web-wait-words = Loading the language…
web-wait-page = Loading the page…
web-foot-private = No account. Nothing leaves this server.
web-foot-explains = The first game explains every light and every question.

## First page

web-home-title = A table for the long night
web-home-lead = Coterie deals the cards, keeps every secret and knows every rule. Sit down with friends, or let it play the empty seats.
web-games = Games
web-game-empire-about = Nine people in a castle, three of them vampires. One player knows which; the other has holy water.
web-game-fury-about = One of you hides on a map of Europe. The hunters have his cold trail, the railways, and until dawn.
web-game-vtes-about = Elder vampires fight through younger ones. Hunt the player to your left, survive the one to your right; schemes, votes and blood decide.
web-game-empire-resign = You give up the game, and your opponent wins.
web-game-fury-resign =
    { $seat ->
        [dracula] You give up the game, and the hunters win.
       *[other] { $seats ->
            [2] You give up the game, and Dracula wins.
           *[other] You give up for all the hunters: the game is over, and Dracula wins.
        }
    }
web-game-vtes-resign = You are ousted: your predator gains a victory point and 6 pool, and the others play on. If only one is left, the game is over.
web-players =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
web-minutes =
    { $count ->
        [one] One minute
       *[other] { $count } minutes
    }
web-play-now = Play now
web-set-up = Set up a table

## My games

web-mine = My games
web-mine-waiting =
    { $count ->
        [0] None waits for you.
        [one] One waits for you.
       *[other] { $count } wait for you.
    }
web-mine-none = Games that you begin or join in this browser are listed here, so that you find them again.
web-mine-move = Move this list to another device
web-mine-line = { $seat }, with { $others }
web-mine-for = for { $time }
web-mine-gathering = waiting for players
web-mine-playing = waiting for { $others }
web-mine-over = over
web-mine-your-move = Your move
web-mine-look = Look
web-mine-forget-game = Remove { $game } from this list
web-move-title = Move my games
web-move-explained = Open this link on the other device. Whoever has it can play your seats, so give it to nobody else.
web-move-link = Link with all your seats
web-move-working = Your games are being fetched.
web-move-done =
    { $count ->
        [0] None of these seats is known here.
        [one] One game has been added to your list.
       *[other] { $count } games have been added to your list.
    }
web-move-home = To my games
web-seat-title = Take a seat
web-seat-working = Your seat is being made ready.
web-seat-unknown = This seat is not known here. The table may have been closed, or the link is not complete.

## Notices

web-notices-title = When it is your turn
web-notices-of = Tell me when it is my turn: { $game }
web-notices-lead = { $game } can tell you when it has waited for you for a minute. A notice names the table, and nothing of what happened there.
web-notices-mail = E-mail
web-notices-mail-hint = We write once and ask you to confirm.
web-notices-unconfirmed = Not confirmed yet: we have written to this address.
web-notices-no-mail = This server sends no e-mail.
web-notices-webhook = Webhook
web-notices-webhook-hint = For a chat room or a program: it gets a message in JSON.
web-notices-feed = Feed
web-notices-feed-hint = For a feed reader, in Atom.
web-notices-feed-link = Address of the feed
web-notices-save = Keep
web-notices-saved = Kept.

## Bots and seats

web-bot-random = random
web-bot-steady = steady
web-bot-search = searching
web-bot-named = { $who } (bot, { $level })
web-seat-open = Open seat
web-seat-closed = Closed
web-seat-somebody = Somebody

## Tables

web-tables-title = Tables
web-tables-lead = Public tables of this server. Take an open seat, or watch.
web-tables-none = There is no public table now.
web-tables-gathering = Waiting for players
web-tables-playing = In play
web-tables-join = Take a seat
web-tables-join-as = Take the seat: { $seat }
web-tables-watch = Watch
web-tables-go = To the table
web-clock-none = No clock
web-clock-decision = { $time } for each decision
web-clock-player = { $time } for each player

## A new table

web-new-title = A new table
web-new-lead = Who sits where, how long people may think, and who may come.
web-new-game = Game
web-new-seats = Seats
web-new-seat-kind = Who plays: { $seat }
web-new-mine = I do
web-new-open = Open to others
web-new-bot = Bot: { $level }
web-new-anyone = Anyone ({ $level })
web-new-person = { $name } ({ $level })
web-new-name = Your name
web-new-name-hint = Others see it at the table. It may stay empty.
web-new-table-name = Name of the table
web-new-table-name-hint = It helps others to find the table. It may stay empty.
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-decision = For each decision
web-new-clock-player = For each player
web-new-clock-time = Time
web-new-clock-hint = When time runs out a bot decides, until that player comes back.
web-new-who = Who may come
web-new-private = Only by link
web-new-public = Everybody here
web-new-whispers = Whispering
web-new-whispers-hint = Players may say something to one seat alone.
web-new-rules = Rules of this table
web-new-rules-hint = Where the rulebook can be read in two ways, this is how it is played. What is chosen already is what we recommend.
web-new-file-usual = The usual one
web-new-file-choose = Choose a file
web-new-file-paste = or paste a list
web-new-file-remove = Use the usual one again
web-new-file-bad = { $file } cannot be read: it is neither TOML nor JSON. See line { $line }.
web-new-file-large = { $file } is too large: at most 200 kB are taken.
web-new-number-bad = Enter a whole number from { $least } to { $most }.
web-new-setup-bad = The game cannot be played like that: { $message }
web-new-make = Open the table
web-new-needs-me = Take at least one seat, or leave one open.
web-new-made = The table is ready
web-new-invite = Link for the others
web-new-invite-hint = Whoever opens it may take an open seat.
web-new-yours = Your own link: { $seat }
web-new-yours-hint = It brings you back to your seat on any device. Keep it to yourself.
web-new-go = To the table
web-setup-empire-hide-cost = Hiding is paid with
web-setup-empire-hide-cost-any = any three combat cards
web-setup-empire-hide-cost-red = three red cards
web-setup-empire-attacker = With a revealed vampire in the castle, the vampire player
web-setup-empire-attacker-must = must attack with it
web-setup-empire-attacker-may = may attack with anybody
web-setup-empire-death = The defender can die
web-setup-empire-death-each = in each round
web-setup-empire-death-last = only at the end of the fight
web-setup-empire-tokens = Tokens count
web-setup-empire-tokens-first = in the first round alone
web-setup-empire-tokens-kept = in both rounds
web-setup-empire-defence = A defender with a valid card
web-setup-empire-defence-free = may lay none
web-setup-empire-defence-must = must lay one
web-setup-empire-turn-limit = Turns, after which the living are counted
web-setup-fury-players = Players
web-setup-fury-players-2 = two: Dracula, and one for all hunters
web-setup-fury-players-3 = three: Dracula, and two with two hunters each
web-setup-fury-players-4 = four: Dracula, and three hunters’ players
web-setup-fury-players-5 = five: Dracula, and one for each hunter
web-setup-fury-landing = When Dracula lands at a port
web-setup-fury-landing-free = it costs no blood
web-setup-fury-landing-paid = it counts as a sea move
web-setup-fury-allies = Allies in play
web-setup-fury-allies-side = one for each side
web-setup-fury-allies-all = one in all
web-setup-fury-bat = Dracula as a bat
web-setup-fury-bat-away = never comes down on a hunter
web-setup-fury-bat-onto = may come down on a hunter
web-setup-fury-train = An announced train that the die forbids
web-setup-fury-train-free = the hunter moves as the die lets him
web-setup-fury-train-lost = the hunter stays
web-setup-fury-shown-item = The item a bitten hunter must show
web-setup-fury-shown-item-joins = can be used in combat
web-setup-fury-shown-item-apart = cannot be used in combat
web-setup-fury-newspaper = Newspaper Reports, if the oldest hidden card is where Dracula is now
web-setup-fury-newspaper-elsewhere = the hunters are told so, and the card stays face down
web-setup-fury-newspaper-anywhere = the card is turned up like any other
web-setup-fury-turn-limit = Rounds, after which nobody has won
web-setup-fury-data = Numbers of your own
web-setup-vtes-players = Players
web-setup-vtes-players-2 = two
web-setup-vtes-players-3 = three
web-setup-vtes-players-4 = four
web-setup-vtes-players-5 = five
web-setup-vtes-decks = Deck of your own
web-setup-vtes-turn-limit = Turns of anybody, after which whoever is left gets half a point (0: no end)
web-setup-vtes-tournament = Tournament: withdrawing gives half a point instead of one
web-setup-empire-human-deck = Deck of the human player
web-setup-empire-vampire-deck = Deck of the vampire player

## Rules

web-rules-title = Rules
web-rules-of = Rules of { $game }
web-rules-lead = Every section of the rulebook in short, in our own words, with an example.
web-rules-search = Search the rules
web-rules-found =
    { $count ->
        [0] Nothing found
        [one] One section
       *[other] { $count } sections
    }
web-rules-example = For example
web-rules-contents = Sections
web-rules-link = Link to this rule
web-rules-unwritten = This game brings no rules in words.

## Replays

web-replays-lead = Finished games can be watched again from every seat, and played on from any moment.
web-replays-mine = My finished games
web-replays-none = None of your games is over yet.
web-replays-watch = Watch again
web-replays-file = A record from a file
web-replays-file-hint = Records are saved after the end of a game, and by the command line.
web-replays-choose = Choose a file
web-replays-bad-file = This file is not a record of a game.
web-replays-won = { $winners } won
web-replays-drawn = A draw

## Settings

web-settings-lead = They are kept in this browser.
web-settings-look = Look
web-settings-theme = Theme
web-settings-theme-system = As the system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Things move
web-settings-motion-hint = Cards travel to where they go. Off, a line shows what has changed.
web-settings-play = Play
web-settings-sound = Sound when it is your turn
web-settings-sound-hint = A short tick, and a sign in the title of the window.
web-settings-confirm = Ask again before costly choices
web-settings-confirm-hint = Resigning, and whatever gives away much.
web-settings-explain = Explain the table
web-settings-explain-hint = A line below each question says what it means and what the lights are for.
web-settings-speed = Speed of the bots
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-instant = At once
web-settings-speed-still = Motion is off, so every move is shown at once.
web-settings-size = Text size
web-settings-size-normal = Normal
web-settings-size-large = Large
web-settings-size-largest = Largest
web-settings-hover = Show a card in full when the pointer rests on it
web-settings-hover-short = Quickly
web-settings-hover-normal = Normal
web-settings-hover-long = After a while
web-settings-hover-never = Never
web-settings-passing = Passing by default
web-settings-passing-hint = Where a switch is on, new tables pass for you without asking. At a table you can change it again.
web-settings-passing-none = Questions you can pass will be listed here once you have met them at a table.
web-settings-text = Tables as text
web-settings-text-hint = Every game as headings, lists and buttons, for screen readers and quick keyboards.
web-settings-name = Name
web-settings-name-hint = Others see it when you take a seat.

## Design

web-design-title = Design
web-design-lead = Two inks and a flame: what the client is made of.
web-design-colours = Colours
web-design-type = Type
web-design-signs = Signs
web-design-buttons = Buttons and fields
web-design-people = People
web-design-roses = Roses
web-design-cards = Cards
web-design-states = States
web-design-available = available
web-design-selected = selected
web-design-not-now = not now
web-design-elsewhere = on the stage
web-design-face-down = face down
web-design-blood = { $blood } blood of { $capacity }
web-design-example-field = A field
web-design-example-question = Lay another card, or let the other side answer?
web-design-example-text = Black ink says what is. Red ink says what it costs in blood. The flame says what you can do now.
web-design-licence = licence
web-design-open-dialog = Show a dialog
web-design-show-toast = Show a message

## Not found

web-missing-title = Nothing here
web-missing-text = There is no such page. The link may be old or not complete.
web-missing-home = To the first page
