# The command line: playing, replaying, records, and the drawing of Vampire Empire.

## Words

cli-yes = yes
cli-no = no
cli-yes-no = (y/n)
cli-yes-words = y yes
cli-you = you
cli-table = The table

## Games

cli-games-seats = Seats: { $seats }
cli-games-bots = Bots: { $bots }
cli-games-options = Options (--setup KEY=VALUE):
cli-games-default = default { $value }
cli-empire-setup-hide-cost = What hiding costs: any three combat cards, or three red ones.
cli-empire-setup-attacker = Whether the vampire player must attack with a revealed vampire if one is in the castle.
cli-empire-setup-death = Whether the defender can die in either round, or only at the end of the fight.
cli-empire-setup-tokens = Whether tokens count only in round one, or in both rounds.
cli-empire-setup-defence = Whether a defender who holds a valid card may choose not to play it.
cli-empire-setup-turn-limit = How many turns before the survivors are counted.
cli-vtes-setup-players = How many Methuselahs play, with the first decks in the box.
cli-vtes-setup-lists = Whether everyone may look at every deck list, or each player knows only their own.
cli-vtes-setup-turn-limit = How many turns, counting everyone’s, before the game ends and each survivor gets half a point; 0 means no limit.
cli-vtes-setup-tournament = Whether withdrawing is worth half a victory point instead of one.

## Playing

cli-news = What happened
cli-asks = { $asker }: { $prompt }
cli-hint = Type a number. t: table, ?: what you can’t do, h: help, q: quit.
cli-opponents = You play against
cli-opponent = { $who }. { $line }
cli-thinks = Thinking: { $seat }
cli-bot-failed = { $seat }: the bot { $bot } failed ({ $error }). A random choice was made for it; the record is in { $file }.
cli-hand-over = Pass the keyboard. Next: { $seat }
cli-press-enter = Press Enter when nobody else is looking.
cli-no-such-option = { $typed } isn’t an option now.
cli-not-understood = “{ $typed }” is neither an option nor a command. Type h for help.
cli-marks = Pick several on one line, like 1 3 5. 2x3 picks number 2 three times.
cli-mark-up-to = { $what } (up to { $most })
cli-no-such-mark = “{ $typed }” isn’t a choice. Numbers go from { $first } to { $last }, as in 1 3 5 or 2x3.
cli-rule = Rule: { $rule }
cli-why-not = What you can’t do now
cli-why-not-nothing = Nothing you might try is forbidden right now.
cli-option-key = Key: { $key }
cli-undo-nothing = You have no earlier decision to go back to.
cli-undo-revealed = Something has been revealed since then. Undo anyway?
cli-undone = Undone.
cli-resign-sure = Resign this game?
cli-resign-end = The others decide: does the game end here? If not, a bot plays on.
cli-log = What has happened so far
cli-overwrite = { $file } already exists. Overwrite it?
cli-saved = Saved in { $file }.
cli-not-saved = This game isn’t saved. Next time, type s FILE before you quit, or start with --save FILE; --load FILE picks it up again.
cli-save-first = To save the game, type a file name. Press Enter to quit without saving:
cli-resume = Saved. To resume:
cli-always-asked = This game already asks you every time you can do something.
cli-help = Help
cli-help-number = NUMBER | choose that option
cli-help-key = KEY | choose the option with that key
cli-help-marks = NUMBERS | pick several at once: 1 3 5, or 2x3 for number 2 three times
cli-help-table = t | show the whole table
cli-help-why = ? | what you can’t do now, and why
cli-help-explain = ? NUMBER | explain an option; ? RULE explains a rule
cli-help-undo = u | go back to your previous decision
cli-help-save = s [FILE] | save the game
cli-help-log = l [LINES] | what has happened so far
cli-help-always = a | always ask me, even when it hardly matters (on or off)
cli-help-resign = r | resign
cli-help-help = h | this help
cli-help-quit = q | quit; Enter shows the question again

## The end

cli-outcome = The end
cli-outcome-none = The game isn’t over.
cli-outcome-winners = Winner: { $winners }
cli-outcome-draw = Draw.
cli-points = points

## Records and replays

cli-record-ok = { $file }: the record is valid.
cli-record-game = Game { $game }, rules { $rules }, seed { $seed }
cli-from-position = It starts from a position that somebody set up, not from a deal.
cli-record-seats = Seats: { $seats }
cli-record-length =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } in the log: { $choices ->
        [one] { $choices } choice
       *[other] { $choices } choices
    }, { $passes ->
        [one] { $passes } forced pass
       *[other] { $passes } forced passes
    }
cli-head-entry = entry
cli-head-seat = seat
cli-head-key = key
cli-head-choice = choice
cli-outside = from outside
cli-forced = passes: nothing else to do
cli-position-at =
    { $exact ->
        [1] Position after entry { $entry }.
       *[0] Position after entry { $entry }, the last point before entry { $wanted } where a position can be taken.
    }
cli-position-setup = This record has its own setup: use the same --setup and --deck when you play from this position.
cli-replay-entry = Entry { $entry } of { $last }
cli-replay-prompt = [Enter/n] next, [p] previous, [number] jump, [q] quit:
cli-replay-keys = Press Enter or type n, p, q or a number from 0 to { $last }.

## Vampire Empire

cli-empire-turn =
    Turn { $turn }, { $day ->
        [1] day: the human player’s turn
       *[0] night: the vampire player’s turn
    } · { $phase }
cli-empire-nature =
    { $nature ->
        [vampire] { $public ->
            [1] revealed vampire
           *[0] hidden vampire
        }
        [human] { $public ->
            [1] proven human
           *[0] human
        }
       *[unknown] unknown
    }
cli-empire-token-attack = attack tokens: { $count }
cli-empire-token-defence = defence tokens: { $count }
cli-empire-protected = protected this turn
cli-empire-city = City ({ $count }): { $members }
cli-empire-bottom = Under the city, in the order they will appear: { $members }
cli-empire-dead = Dead: { $members }
cli-empire-head-hand = Hand
cli-empire-cellar-used = used
cli-empire-seen = Known cards in hand, { $seat }: { $cards }
cli-empire-running =
    Support card, { $seat }: { $card }. { $does }{ $cancelled ->
        [1] {" "}(cancelled)
       *[0] {""}
    }
cli-empire-fight = Fight, round { $round }: { $attacker } against { $target }
cli-empire-attack = Attack
cli-empire-defence = Defence
cli-empire-stands-dies = As it stands, { $who } dies.
cli-empire-stands-lives = As it stands, { $who } survives.
cli-empire-hand = Your hand ({ $count })

cli-empire-costs = day { $day }, night { $night }
cli-empire-cost = Cost in cards: { $costs }
cli-empire-value = Value: { $value }
cli-empire-fits =
    { $kind ->
        [vampire] for a revealed vampire
       *[holy-water] against a revealed vampire
    }
cli-empire-timing =
    { $timing ->
        [fight] Play it in a fight, after combat cards are played.
        [answer] Play it in answer to a support card.
        [before] Play it before the action.
       *[open] Play it before or after the action.
    }
cli-empire-copies =
    { $copies ->
        [one] { $copies }{ $sign } copy in the deck
       *[other] { $copies }{ $sign } copies in the deck
    }
cli-empire-reconstructed = { $sign } our reconstruction: the printed list isn’t public.
cli-empire-effect-token =
    Put an attack or defence token on { $profession ->
        [nobles] a noble
        [clergy] a member of the clergy
        [servants] a servant
       *[any] any character
    } in the castle.
cli-empire-effect-cancel-combat = Cancel a combat card your opponent just played. They may play another.
cli-empire-effect-draw =
    { $amount ->
        [one] Draw { $amount } card.
       *[other] Draw { $amount } cards.
    }
cli-empire-effect-pick =
    Take a card of your choice from { $pile ->
        [deck] your deck
        [cellar] your cellar
       *[moat] your moat
    }.
cli-empire-effect-spy = Look at your opponent’s hand; one card of it goes to the moat.
cli-empire-effect-protect = A character in the castle can’t be attacked this turn.
cli-empire-effect-cancel-support = Cancel the support card just played.
cli-empire-effect-confession = Look at a token from the bag: that character is human.
cli-empire-effect-swap = Put a character from the castle under the city; the top one from the city comes in.

cli-empire-deck =
    { $side ->
        [human] Human player’s deck
       *[vampire] Vampire player’s deck
    } ({ $count })
cli-empire-head-copies = copies
cli-empire-head-card = card
cli-empire-head-type = type
cli-empire-head-worth = value or cost
cli-empire-head-does = what it fits or does
cli-empire-deck-ok =
    OK: { $file }, { $side ->
        [human] a deck for the human player
       *[vampire] a deck for the vampire player
    }, { $cards } cards of { $kinds } kinds, { $reconstructed } of them reconstructed.
