# The browser client: its pages, all but the playing table and the replay viewer.

## Everywhere

web-brand = Coterie home page
web-title = { $page } · Coterie
web-title-home = Coterie: a table for vampire games
web-nav = Pages
web-nav-play = Play
web-nav-tables = Tables
web-nav-replays = Replays
web-nav-rules = Rules
web-nav-settings = Settings
web-language = Language
web-theme-to-light = Switch to light theme
web-theme-to-dark = Switch to dark theme
web-skip = Skip to content
web-close = Close
web-copy = Copy
web-copied = Copied.
web-copy-failed = Your browser won’t let us copy. The address is selected, so you can copy it yourself.
web-just-now = just now
web-broken = This part of the page didn’t load. Check your connection, then reload.
web-problem = That didn’t work: { $message }
web-no-server = Can’t reach the server. Check your connection and try again.
web-try-again = Try again
web-wait-games = Loading the games…
web-wait-cards = Loading the cards…
web-wait-check = Checking the set-up…
web-wait-table = Setting up the table…
web-wait-open = Opening the table…
web-wait-join = Taking your seat…
web-wait-tables = Loading the tables…
web-wait-mine = Loading your games…
web-wait-record = Loading the record…
web-wait-notices = Loading your notifications…
web-wait-replay = Loading the game…
web-wait-upload = Reading the record…
web-wait-words = Loading the language…
web-wait-page = Loading the page…
web-foot-private = No account needed. Nothing leaves this server.
web-foot-explains = Your first game explains itself as you play.

## First page

web-home-title = A table for the long night
web-home-lead = Coterie deals the cards, keeps the secrets and knows every rule. Play with friends, or let bots fill the empty seats.
web-games = Games
web-game-empire-about = Nine people in a castle, three of them vampires. One player knows who; the other has holy water.
web-game-fury-about = One of you is hiding somewhere in Europe. The hunters have a cold trail, the railways, and until dawn.
web-game-vtes-about = Ancient vampires fight their wars through younger ones. Hunt the player on your left and survive the one on your right, with schemes, votes and blood.
web-game-empire-resign = You give up, and your opponent wins.
web-game-fury-resign =
    { $crowd ->
        [1] You lose. A bot takes your seat, and the others decide whether to play on.
       *[0] { $seat ->
            [dracula] You give up, and the hunters win.
           *[other] { $seats ->
                [2] You give up, and Dracula wins.
               *[other] You give up for all the hunters: the game ends, and Dracula wins.
            }
        }
    }
web-game-vtes-resign = You are ousted: your predator gains a victory point and 6 pool, and the others play on. If only one player is left, the game ends.
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
        [0] No game is waiting for you.
        [one] One game is waiting for you.
       *[other] { $count } games are waiting for you.
    }
web-mine-none = The games you start or join in this browser will be listed here.
web-mine-move = Move this list to another device
web-mine-line = { $seat }, with { $others }
web-mine-for = for { $time }
web-mine-gathering = waiting for players
web-mine-playing = waiting for { $others }
web-mine-halted = on hold since an update
web-mine-unknown-game = Unknown game
web-mine-unknown = This server doesn’t know this seat at the moment. Your link is kept.
web-mine-over = finished
web-mine-your-move = Your move
web-mine-look = View
web-mine-forget-game = Remove { $game } from the list
web-move-title = Move my games
web-move-explained = Open this link on your other device. Anyone who has it can play your seats, so don’t share it.
web-move-link = Link to all your seats
web-move-working = Loading your games…
web-move-done =
    { $count ->
        [0] This server doesn’t know any of these seats.
        [one] One game added to your list.
       *[other] { $count } games added to your list.
    }
web-move-home = Go to my games
web-seat-title = Take a seat
web-seat-working = Getting your seat ready…
web-seat-unknown = This server doesn’t know that seat. The table may have been closed, or the link may be incomplete.

## Notices

web-notices-title = Turn notifications
web-notices-of = Tell me when it is my turn: { $game }
web-notices-lead = Get a message when { $game } has been waiting for you for a minute. It names the table and nothing that happened there.
web-notices-mail = Email
web-notices-mail-hint = We’ll email you once to confirm.
web-notices-unconfirmed = Not confirmed yet. Check your inbox.
web-notices-no-mail = This server doesn’t send email.
web-notices-webhook = Webhook
web-notices-webhook-hint = For a chat room or a program. Sends a message in JSON.
web-notices-feed = Feed
web-notices-feed-hint = For a feed reader (Atom).
web-notices-feed-link = Feed address
web-notices-save = Save
web-notices-saved = Saved.

## Bots and seats

web-bot-random = random
web-bot-easy = easy
web-bot-steady = steady
web-bot-search = searching
web-bot-named = { $who } (bot, { $level })
web-seat-open = Open seat
web-seat-closed = Closed
web-seat-somebody = Someone

## Tables

web-origin-position = From a set-up position
web-origin-position-hint = This game starts from a position that somebody set up. Whoever made the table may know hidden cards.
web-origin-fork = Played on from a replay
web-origin-fork-hint = This game goes on from a finished one, so anybody can know what comes.
web-origin-record = Uploaded record
web-origin-record-hint = Somebody uploaded this game. It wasn’t played on this server.
web-tables-title = Tables
web-tables-lead = Public tables on this server. Take an open seat, or watch.
web-tables-none = No public tables right now.
web-tables-gathering = Waiting for players
web-tables-playing = In progress
web-tables-join = Take a seat
web-tables-join-as = Take this seat: { $seat }
web-tables-watch = Watch
web-tables-go = Go to table
web-tables-more = Show more tables
web-clock-none = No clock
web-clock-decision = { $time } per decision
web-clock-player = { $time } per player

## A new table

web-new-title = New table
web-new-lead = Who sits where, how long they get to think, and who can join.
web-new-game = Game
web-new-seats = Seats
web-new-seat-kind = Who plays: { $seat }
web-new-mine = Me
web-new-open = Open
web-new-bot = Bot: { $level }
web-new-anyone = Anyone ({ $level })
web-new-person = { $name } ({ $level })
web-new-name = Your name
web-new-name-hint = Others see it at the table. Optional.
web-new-table-name = Table name
web-new-table-name-hint = Helps others find the table. Optional.
web-new-clock = Clock
web-new-clock-none = None
web-new-clock-decision = Per decision
web-new-clock-player = Per player
web-new-clock-time = Time
web-new-clock-hint = When your time runs out, a bot plays for you until you come back.
web-new-windows = Time to react
web-new-windows-brisk = Brisk
web-new-windows-calm = Calm
web-new-windows-slow = Slow
web-new-windows-hint = Everyone gets the same time, and anyone can take longer.
web-new-who = Who can join
web-new-private = Only with the link
web-new-public = Anyone on this server
web-new-whispers = Whispers
web-new-whispers-hint = Players can send private messages to one another.
web-new-rules = Game options
web-new-rules-hint = Where the rulebook can be read two ways, you choose. Our recommendation is already selected.
web-new-file-usual = Default
web-new-file-choose = Choose file
web-new-file-paste = or paste a list
web-new-file-remove = Back to default
web-new-file-bad = Can’t read { $file }: it’s neither TOML nor JSON. See line { $line }.
web-new-file-large = { $file } is too large. The limit is 200 kB.
web-new-number-bad = Enter a whole number from { $least } to { $most }.
web-new-setup-bad = You can’t play with this setup: { $message }
web-new-make = Open table
web-new-needs-me = Take at least one seat, or leave one open.
web-new-made = The table is ready
web-new-invite = Invitation link
web-new-invite-hint = Anyone who opens it can take an open seat.
web-new-yours = Your private link: { $seat }
web-new-yours-hint = Takes you back to your seat on any device. Keep it to yourself.
web-new-go = Go to table
web-setup-empire-hide-cost = Hiding costs
web-setup-empire-hide-cost-any = any three combat cards
web-setup-empire-hide-cost-red = three red cards
web-setup-empire-attacker = With a revealed vampire in the castle, the vampire player
web-setup-empire-attacker-must = must attack with it
web-setup-empire-attacker-may = may attack with anyone
web-setup-empire-death = The defender can die
web-setup-empire-death-each = in either round
web-setup-empire-death-last = only at the end of the fight
web-setup-empire-tokens = Tokens count
web-setup-empire-tokens-first = only in round one
web-setup-empire-tokens-kept = in both rounds
web-setup-empire-defence = A defender who holds a valid card
web-setup-empire-defence-free = may choose not to play it
web-setup-empire-defence-must = must play one
web-setup-empire-turn-limit = Turns before the survivors are counted
web-setup-fury-players = Players
web-setup-fury-players-2 = two: Dracula, and one player for all four hunters
web-setup-fury-players-3 = three: Dracula, and two players with two hunters each
web-setup-fury-players-4 = four: Dracula, and three players for the hunters
web-setup-fury-players-5 = five: Dracula, and one player per hunter
web-setup-fury-landing = When Dracula lands at a port
web-setup-fury-landing-free = it costs no blood
web-setup-fury-landing-paid = it counts as a sea move
web-setup-fury-allies = Allies in play
web-setup-fury-allies-side = one per side
web-setup-fury-allies-all = one in total
web-setup-fury-bat = Dracula as a bat
web-setup-fury-bat-away = never lands on a hunter
web-setup-fury-bat-onto = may land on a hunter
web-setup-fury-train = If the die rules out an announced train
web-setup-fury-train-free = the hunter moves as far as the die allows
web-setup-fury-train-lost = the hunter stays put
web-setup-fury-shown-item = The item a bitten hunter must reveal
web-setup-fury-shown-item-joins = can be used in combat
web-setup-fury-shown-item-apart = cannot be used in combat
web-setup-fury-newspaper = Newspaper Reports, when the oldest hidden card is Dracula’s current location
web-setup-fury-newspaper-elsewhere = the hunters are told, and the card stays face down
web-setup-fury-newspaper-anywhere = the card is revealed like any other
web-setup-fury-turn-limit = Rounds before the game is a draw
web-setup-fury-data = Your own numbers
web-setup-vtes-players = Players
web-setup-vtes-players-2 = two
web-setup-vtes-players-3 = three
web-setup-vtes-players-4 = four
web-setup-vtes-players-5 = five
web-setup-vtes-decks = Your own deck
web-setup-vtes-lists = Deck lists
web-setup-vtes-lists-closed = closed: you know only your own
web-setup-vtes-lists-open = open: everyone may look at every list
web-setup-vtes-turn-limit = Turns before the game ends and each survivor gets half a point (counting everyone’s turns; 0 means no limit)
web-setup-vtes-tournament = Tournament: withdrawing is worth half a point instead of one
web-setup-empire-human-deck = Human player’s deck
web-setup-empire-vampire-deck = Vampire player’s deck

## Rules

web-rules-title = Rules
web-rules-of = { $game }: the rules
web-rules-lead = Every section of the rulebook, in short and in our own words, with an example.
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
web-rules-unwritten = There are no written rules for this game.

## Replays

web-replays-lead = Watch a finished game again from any seat, or play on from any moment.
web-replays-mine = My finished games
web-replays-none = None of your games has finished yet.
web-replays-watch = Watch
web-replays-file = From a file
web-replays-file-hint = You can save a record when a game ends, or from the command line.
web-replays-choose = Choose file
web-replays-bad-file = This file is not a game record.
web-replays-won = { $winners } won
web-replays-drawn = Draw

## Settings

web-settings-lead = Saved in this browser.
web-settings-look = Appearance
web-settings-theme = Theme
web-settings-theme-system = Same as system
web-settings-theme-light = Light
web-settings-theme-dark = Dark
web-settings-motion = Animations
web-settings-motion-hint = Cards move across the table. When this is off, a line shows what changed.
web-settings-play = Play
web-settings-sound = Play a sound when it’s your turn
web-settings-sound-hint = A short tick, and a mark in the window title.
web-settings-confirm = Confirm costly choices
web-settings-confirm-hint = Asks again before you resign or give a lot away.
web-settings-explain = Explain as I play
web-settings-explain-hint = A line under each question says what it means and what you can click.
web-settings-speed = Bot speed
web-settings-speed-slow = Slow
web-settings-speed-normal = Normal
web-settings-speed-fast = Fast
web-settings-speed-instant = Instant
web-settings-speed-still = Animations are off, so moves appear instantly.
web-settings-size = Text size
web-settings-size-normal = Normal
web-settings-size-large = Large
web-settings-size-largest = Largest
web-settings-hover = Show a card in full when you point at it
web-settings-hover-short = Quickly
web-settings-hover-normal = Normal
web-settings-hover-long = Slowly
web-settings-hover-never = Never
web-settings-passing = Auto-pass at new tables
web-settings-passing-hint = When a switch is on, new tables pass for you without asking. You can change it at each table.
web-settings-passing-none = Questions you can pass on will be listed here once they come up at a table.
web-settings-text = Text tables
web-settings-text-hint = Games as headings, lists and buttons, for screen readers and fast typists.
web-settings-name = Name
web-settings-name-hint = Others see it when you take a seat.

## Design

web-design-title = Design
web-design-lead = Two inks and a flame: the parts the client is built from.
web-design-colours = Colours
web-design-type = Type
web-design-signs = Icons
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
web-design-blood = { $blood } of { $capacity } blood
web-design-example-field = A field
web-design-example-question = Play another card, or let the other side answer?
web-design-example-text = Black ink tells you what is. Red ink tells you what it costs in blood. The flame tells you what you can do now.
web-design-licence = licence
web-design-open-dialog = Show a dialog
web-design-show-toast = Show a message

## Not found

web-missing-title = Nothing here
web-missing-text = This page doesn’t exist. The link may be old or incomplete.
web-missing-home = Go to the home page
