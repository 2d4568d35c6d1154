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
cli-empire-setup-hide-cost = Which three cards pay for hiding: any combat cards, or only red ones.
cli-empire-setup-attacker = Whether the vampire player must attack with a revealed vampire if one is in the castle.
cli-empire-setup-death = Whether the defender can die in each round, or only at the end of the fight.
cli-empire-setup-tokens = Whether tokens count in the first round alone, or are kept for the second.
cli-empire-setup-defence = Whether the defender may lay no card although a valid one is in hand.
cli-empire-setup-turn-limit = After this many turns the living are counted.
cli-vtes-setup-players = How many Methuselahs sit down with the first decks of the box.
cli-vtes-setup-turn-limit = After so many turns of anybody the game ends, and whoever is left gets half a point; 0: never.
cli-vtes-setup-tournament = Whether withdrawing gives half a victory point instead of one.

## Playing

cli-news = What happened
cli-asks = { $asker }: { $prompt }
cli-hint = Type a number. t shows the table, ? what cannot be done, h is help, q quits.
cli-opponents = You play against
cli-opponent = { $who }. { $line }
cli-thinks = Thinking: { $seat }
cli-bot-failed = { $seat }: the bot { $bot } failed ({ $error }). A random choice stands in; the record is in { $file }.
cli-hand-over = Pass the keyboard. Next: { $seat }
cli-press-enter = Press Enter when nobody else is looking.
cli-no-such-option = There is no option { $typed } now.
cli-not-understood = “{ $typed }” is neither an option nor a command. h is help.
cli-marks = Mark several in one line, 1 3 5 for instance; 2x3 marks number 2 three times.
cli-mark-up-to = { $what } (up to { $most })
cli-no-such-mark = “{ $typed }” marks nothing: numbers go from { $first } to { $last }, as in 1 3 5 or 2x3.
cli-rule = Rule: { $rule }
cli-why-not = What cannot be done now
cli-why-not-nothing = Nothing that you might think of is forbidden now.
cli-option-key = Key: { $key }
cli-undo-nothing = There is no earlier decision of yours to go back to.
cli-undo-revealed = Something has been said or shown since then. Go back all the same?
cli-undone = Taken back.
cli-resign-sure = Resign this game?
cli-log = What happened so far
cli-overwrite = { $file } is there already. Write over it?
cli-saved = Saved in { $file }.
cli-not-saved = This game is not saved. Next time, type s FILE before you leave, or start with --save FILE; --load FILE then goes on with it.
cli-save-first = To save the game, type a file name; Enter leaves without saving:
cli-resume = Saved. To go on:
cli-always-asked = This game always asks you when you can do something.
cli-help = Help
cli-help-number = NUMBER | choose that option
cli-help-key = KEY | choose the option with that key
cli-help-marks = NUMBERS | mark several at once: 1 3 5, or 2x3 for three times number 2
cli-help-table = t | show the whole table
cli-help-why = ? | what cannot be done now, and why
cli-help-explain = ? NUMBER | explain an option; ? RULE explains a rule
cli-help-undo = u | go back to your previous decision
cli-help-save = s [FILE] | save the game
cli-help-log = l [LINES] | what happened so far
cli-help-always = a | be asked every time, even when it can hardly matter, or no longer
cli-help-resign = r | resign
cli-help-help = h | this help
cli-help-quit = q | quit; Enter shows the question again

## The end

cli-outcome = The end
cli-outcome-none = The game is not over.
cli-outcome-winners = Winner: { $winners }
cli-outcome-draw = A draw.
cli-points = points

## Records and replays

cli-record-ok = { $file }: the record is sound.
cli-record-game = Game { $game }, rules { $rules }, seed { $seed }
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
cli-forced = passes, with nothing else to do
cli-position-at =
    { $exact ->
        [1] Position after entry { $entry }.
       *[0] Position after entry { $entry }, the nearest quiet point before entry { $wanted }.
    }
cli-position-setup = The record has a setup of its own: give the same --setup and --deck when you play from this position.
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
cli-empire-bottom = Under the city, in the order in which they will come: { $members }
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
cli-empire-staged = Chosen so far: { $cards }

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
        [fight] Played in a fight, after cards were laid.
        [answer] Played in answer to a support card.
        [before] Played before the action.
       *[open] Played before or after the action.
    }
cli-empire-copies =
    { $copies ->
        [one] { $copies }{ $sign } copy in the deck
       *[other] { $copies }{ $sign } copies in the deck
    }
cli-empire-reconstructed = { $sign } reconstructed: the printed list is not public.
cli-empire-effect-token =
    Puts an attack or defence token on { $profession ->
        [nobles] a noble
        [clergy] a member of the clergy
        [servants] a servant
       *[any] any character
    } in the castle.
cli-empire-effect-cancel-combat = Cancels a combat card just laid by the opponent, who may lay one other.
cli-empire-effect-draw =
    { $amount ->
        [one] Draws { $amount } card.
       *[other] Draws { $amount } cards.
    }
cli-empire-effect-pick =
    Takes a card of your choice from { $pile ->
        [deck] your deck
        [cellar] your cellar
       *[moat] your moat
    }.
cli-empire-effect-spy = Shows you the opponent’s hand; one card of it goes to the moat.
cli-empire-effect-protect = A character in the castle cannot be attacked this turn.
cli-empire-effect-cancel-support = Cancels the support card just played.
cli-empire-effect-confession = Shows you a token from the bag: that character is human.
cli-empire-effect-swap = Puts a character of the castle under the city; the top one comes in.

cli-empire-deck =
    { $side ->
        [human] The deck of the human player
       *[vampire] The deck of the vampire player
    } ({ $count })
cli-empire-head-copies = copies
cli-empire-head-card = card
cli-empire-head-type = type
cli-empire-head-worth = value or cost
cli-empire-head-does = what it fits or does
cli-empire-deck-ok =
    OK: { $file }, { $side ->
        [human] a deck of the human player
       *[vampire] a deck of the vampire player
    }, { $cards } cards of { $kinds } kinds, { $reconstructed } of them reconstructed.
