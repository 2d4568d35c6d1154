# The browser client: the playing table, the table of Vampire Empire, and the replay viewer.

## The table

table-prompt = What is asked
table-where = Where the game is
table-stage = The stage
table-rail = Notes, log and more
table-your-move = Your move
table-asks-you = { $what } asks you
table-waiting = Waiting
table-waiting-for = Waiting for { $who }
table-waited-for = is waited for
table-a-moment = One moment.
table-over = The game is over.
table-the-rule = The rule
table-stop-explaining = Stop explaining
table-space = Space
table-space-again = { $count ->
    [one] You can still do something else here.
   *[other] You can still do { $count } other things here.
  } Press Space again for “{ $answer }”.
table-answers-below =
    { $count ->
        [one] One more answer below
       *[other] { $count } more answers below
    }
table-thing-lit = { $thing }. Can be chosen.
table-confirm = Confirm
table-unmark = Start over
table-count-of = { $what }: { $sum } of { $count }
table-count-least = { $what }: { $sum }, at least { $least }
table-count-most = { $what }: { $sum } of at most { $most }
table-count-between = { $what }: { $sum }, from { $least } to { $most }
table-count = Marked: { $sum }
table-one-more = One more: { $what }
table-one-less = One less: { $what }
table-thing-marked = { $thing }. Marked: { $count }.
table-thing-grey = { $thing }. Not now: ask why.
table-menu = What do you want to do?
table-why-not = Why not?
table-coach = Whatever has a bright edge can be clicked. Grey things tell you why not.
table-day = day
table-night = night
table-you = You
table-your-seats = Your seats
table-bot = Bot, { $level }
table-away = away: a bot decides ({ $bot })
table-not-here = not connected
table-watching = You are watching

table-link-connecting = connecting
table-link-connected = connected
table-link-lost = not connected
table-link-ended = closed
table-lost = The connection is lost. It comes back by itself; a choice you have made is not lost.
table-problem = The table closed the connection.
table-wait-choice = Sending your choice…
table-missing = There is no such table.
table-unreachable = The server cannot be reached. Check the connection and try again.
table-again = Try again
table-home = To the first page

table-log = Log
table-since = Since your last visit
table-chat = Talk
table-chat-new = Talk ({ $count })
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Say
table-chat-to = To whom
table-chat-all = To the table
table-whisper = to { $to }
table-passing = Passing
table-passing-hint = Where a switch is on, the table passes for you without asking.
table-passing-none = Questions at which one can pass are listed here as they come.
table-passing-keep = Use this at new tables too
table-passing-kept = New tables of this game will pass at the same questions.
table-hold = Hold: ask me everywhere
table-hold-hint = While this is on, nothing is passed for you. Key H.
table-held = Held: you are asked everywhere
table-you-pass = Nothing else can be chosen here: you pass
table-you-pass-ordered = You pass here, as you wished
table-more = More
table-as-text = Table as text
table-as-text-hint = Everything in words, for screen readers and for those who like it plain.
table-explaining = Explain lights and questions
table-keys =
    Keys: 1 to 9 choose answers and lit things, Space goes on, arrows move within a row.
    R reads a thing, ? asks why not, U takes back, H holds: you are asked everywhere until you press it again.
    N goes on to your next decision at once.
table-out = You are out of the game.
table-out-hint = The others play on. You’ll find the result under your games.
table-watch = Watch
table-watch-fast = Watch fast
table-leave = Leave
table-skip = To my next decision
table-sit = Take my seat back
table-stand = Let a bot decide for me
table-resign = Resign
table-sure = Are you sure?
table-sure-resign = You give up the game.
table-yes-do = Yes, do it
table-yes = yes
table-no = no
table-undo = Take back
table-undo-ask = Take back: the others are asked
table-undo-granted = The last choice was taken back.
table-undo-denied = The last choice stands.
table-wish = Take back?
table-wish-asks = { $who } would like to take back the last choice.
table-wish-yes = Allow it
table-wish-waits = { $who } would like to take back. Still to answer: { $missing }.
table-sound-on = Turn sound on
table-sound-off = Turn sound off
table-title-asked = Your move

table-gathering = The game begins when every seat is taken.
table-gathering-join = Take a seat. The game begins when every seat is taken.
table-your-name = Your name
table-seat-open = open
table-seat-closed = nobody
table-sit-here = Sit here
table-invite = Invite somebody
table-invite-hint = Whoever opens this link can take an open seat.
table-copy = Copy the link
table-copied = The link is copied.
table-own-link-hint = Play on from another device:
table-own-link = copy your own link, and give it to nobody.

table-end-won = You win
table-end-lost = You lose
table-end-draw = A draw
table-end-wins = { $who } wins
table-rematch = Rematch
table-to-rematch = To the rematch
table-replay = Watch the replay
table-record = Keep the record

table-text-options = What you can choose
table-text-table = The table
table-text-refusals =
    { $count ->
        [one] One thing you cannot choose now, and why
       *[other] { $count } things you cannot choose now, and why
    }

## Vampire Empire

web-empire-crumb-turn =
    { $you ->
        [1] Turn { $turn }, you
       *[0]
            { $day ->
                [1] Turn { $turn }, the day
               *[0] Turn { $turn }, the night
            }
    }
web-empire-crumb-fight =
    { $round ->
        [1] fight, round one
       *[2] fight, round two
    }
web-empire-crumb-support = support card
web-empire-place-castle = castle
web-empire-place-city = city
web-empire-place-dead = dead
web-empire-place-bottom = under the city
web-empire-city-count =
    { $count ->
        [0] The city is empty
        [one] City: one face down
       *[other] City: { $count } face down
    }
web-empire-face-down = { $count } face down
web-empire-under = under the city, place { $place }
web-empire-dead-as =
    { $nature ->
        [vampire] { $who }, a vampire
       *[human] { $who }, a human
    }
web-empire-the-vampires = The three vampires
web-empire-you-are-human = you, for the humans
web-empire-you-are-vampire = you, for the vampires
web-empire-hand-count = hand { $count }
web-empire-hand-empty = Your hand is empty.
web-empire-hand-seen = You have seen in this hand:
web-empire-hand-shown = Hand at the end:
web-empire-your-hand = Your hand
web-empire-set-aside = set aside
web-empire-closed = closed
web-empire-revealed = { $count } of 3 revealed
web-empire-pile-deck = Cards are drawn from here.
web-empire-pile-cellar = Becomes a new deck once, when the deck is empty.
web-empire-pile-moat = Cards that have been played or discarded. They are out of use.

web-empire-nature =
    { $nature ->
        [vampire]
            { $public ->
                [1] vampire
               *[0] vampire, hidden
            }
        [human] human
       *[unknown] unknown
    }
web-empire-attack-tokens =
    { $count ->
        [one] one attack token
       *[other] { $count } attack tokens
    }
web-empire-defence-tokens =
    { $count ->
        [one] one defence token
       *[other] { $count } defence tokens
    }
web-empire-protected = cannot be attacked this turn
web-empire-safe = safe
web-empire-suspected = suspected
web-empire-believed = believed human
web-empire-was-attacked =
    { $count ->
        [one] attacked by night once
       *[other] attacked by night { $count } times
    }

web-empire-know = What you know
web-empire-people = The nine people
web-empire-only-you = only you see this
web-empire-person = Person
web-empire-where = Where
web-empire-note = Note
web-empire-guess = { $who }: your guess
web-empire-note-suspected = I suspect a vampire
web-empire-note-open = I cannot say
web-empire-note-cleared = I believe this is a human
web-empire-note-token = human, your token
web-empire-note-dead =
    { $nature ->
        [vampire] was a vampire
       *[human] was human
    }
web-empire-sum =
    { $shown ->
        [0] Three vampires among nine. None is shown. Of { $open } people left open, { $left } are vampires.
        [one] Three vampires among nine. One is shown. Of { $open } people left open, { $left } are vampires.
        [3] All three vampires are shown.
       *[other] Three vampires among nine. { $shown } are shown. Of { $open } people left open, { $left ->
            [one] one is a vampire
           *[other] { $left } are vampires
        }.
    }

web-empire-you-attack = You attack with
web-empire-attacks = Attacks
web-empire-against = Against
web-empire-you-defend = You defend
web-empire-role-attacks = attacks
web-empire-role-defends = is attacked
web-empire-round =
    { $round ->
        [1] Round one
       *[2] Round two
    }
web-empire-round-now = now
web-empire-round-over = over
web-empire-totals = Attack { $attack }, defence { $defence }.
web-empire-slot-attack = lay more, or stop here
web-empire-slot-defence = lay a card here
web-empire-slot-other = is thinking
web-empire-none-laid = no card
web-empire-counts-attack = attack token +{ $count }
web-empire-counts-defence = defence token +{ $count }
web-empire-tokens-gone = tokens no longer count
web-empire-tie = a tie: the defender lives
web-empire-stands = As it stands,
web-empire-stands-dies = { $who-the } dies.
web-empire-stands-lives = { $who-the } lives.
web-empire-holds =
    { $count ->
        [0] { $who } holds no cards.
        [one] { $who } holds one card.
       *[other] { $who } holds { $count } cards.
    }
web-empire-running = Support cards on their way
web-empire-plays = { $who } plays
web-empire-you-play = You play
web-empire-target = Target: { $target }.
web-empire-cancelled = Cancelled: it has no effect.
web-empire-offer = Cards to choose from

web-empire-value = Value { $value }
web-empire-cost-day =
    { $cost ->
        [0] By day free
        [one] By day one card
       *[other] By day { $cost } cards
    }
web-empire-cost-night =
    { $cost ->
        [0] By night free
        [one] By night one card
       *[other] By night { $cost } cards
    }
web-empire-timing =
    { $timing ->
        [fight] Played in a fight, after cards were laid.
        [answer] Played in answer to a support card.
        [before] Played before the action.
       *[open] Played before or after the action.
    }
web-empire-copies =
    { $count ->
        [one] One copy in the deck.
       *[other] { $count } copies in the deck.
    }
web-empire-guessed = Reconstructed: the printed list is not public.
web-empire-fits-vampire = for a vampire
web-empire-fits-holy = against a vampire
web-empire-fits-or = { " or " }
web-empire-spoken-combat = { $card }, value { $value }, { $fits }
web-empire-spoken-support = { $card }, support card, cost { $day } by day, { $night } by night. { $does }
web-empire-effect-token =
    Puts an attack or defence token on { $profession ->
        [nobles] a noble
        [clergy] a member of the clergy
        [servants] a servant
       *[any] any character
    } in the castle.
web-empire-effect-cancel-combat = Cancels a combat card just laid by the opponent, who may lay one other.
web-empire-effect-draw =
    { $amount ->
        [one] Draws one card.
       *[other] Draws { $amount } cards.
    }
web-empire-effect-pick =
    Takes a card of your choice from { $pile ->
        [deck] your deck
        [cellar] your cellar
       *[moat] your moat
    }.
web-empire-effect-spy = Shows you the opponent’s hand; one card of it goes to the moat.
web-empire-effect-protect = A character in the castle cannot be attacked this turn.
web-empire-effect-cancel-support = Cancels the support card just played.
web-empire-effect-confession = Shows you a token from the bag: that character is human.
web-empire-effect-swap = Puts a character of the castle under the city; the top one comes in.
web-empire-brief-token =
    { $profession ->
        [nobles] token: a noble
        [clergy] token: clergy
        [servants] token: a servant
       *[any] token: anybody
    }
web-empire-brief-cancel-combat = cancel, in a fight
web-empire-brief-draw =
    { $amount ->
        [one] draw one card
       *[other] draw { $amount } cards
    }
web-empire-brief-pick =
    { $pile ->
        [deck] pick from the deck
        [cellar] pick from the cellar
       *[moat] pick from the moat
    }
web-empire-brief-spy = see the other hand
web-empire-brief-protect = protect somebody
web-empire-brief-cancel-support = cancel, as an answer
web-empire-brief-confession = learn of a human
web-empire-brief-swap = under the city

web-empire-sure-pass = Passing costs two cards from your hand, or all if you hold fewer.
web-empire-sure-last = This is the last card of your hand.
web-empire-sure-dies = As it stands, { $who-the } dies, and you could still lay a card.

web-empire-coach-discard = Click a card to put it away: the cellar may come back once, the moat never does. Then draw up to eight.
web-empire-coach-reveal = A revealed vampire fights with red cards, but everybody knows it. Three of them in the castle win.
web-empire-coach-action = One action each turn. Click somebody with a bright edge to see what can be done, first the attacker, then the target.
web-empire-coach-strike = The vampire you found can be attacked at once. Click whom you attack with.
web-empire-coach-lay = Bright cards are valid here. If the attack is higher than the defence at the end of a round, the attacked one dies; a tie saves.
web-empire-coach-replace = Your card was cancelled. You may lay another valid one in its place.
web-empire-coach-support = Support cards cost other cards, by day and by night not the same. You can always say no.
web-empire-coach-target = Click what the card is played on.
web-empire-coach-pay = Click the cards to give. They go to the moat.
web-empire-coach-pick = You look through the pile. Click the card to take.
web-empire-coach-spy = This is your opponent’s hand. Click the card that must go.

web-window-empire-prompt-support-before = Support cards before the action
web-window-empire-prompt-support-after = Support cards after the action
web-window-empire-prompt-support-fight = Support cards in a fight
web-window-empire-prompt-answer = Answers to support cards
web-window-empire-prompt-reveal = Revealing a vampire
web-window-empire-prompt-replace = Another card for a cancelled one
web-window-empire-prompt-strike = Attack after holy water

## Vampire Empire as text: what its view holds

web-empire-field-seat = seat
web-empire-field-active = whose turn
web-empire-field-turn = turn
web-empire-field-phase = phase
web-empire-field-castle = castle
web-empire-field-city = people in the city
web-empire-field-bottom = under the city, in order
web-empire-field-characters = people
web-empire-field-bag = tokens in the bag
web-empire-field-sides = players
web-empire-field-hand = hand
web-empire-field-staged = set aside
web-empire-field-fight = fight
web-empire-field-running = support cards on their way
web-empire-field-id = who
web-empire-field-profession = profession
web-empire-field-place = place
web-empire-field-nature = nature
web-empire-field-public = known to all
web-empire-field-attack = attack
web-empire-field-defence = defence
web-empire-field-protected = protected
web-empire-field-attacked = attacked by night
web-empire-field-shielded = defended by the vampires
web-empire-field-deck = deck
web-empire-field-cellar = cellar
web-empire-field-moat = moat
web-empire-field-cellar-used = cellar closed
web-empire-field-seen = cards seen in it
web-empire-field-shown = hand at the end
web-empire-field-by = attacking player
web-empire-field-attacker = attacker
web-empire-field-target = target
web-empire-field-round = round
web-empire-field-attack-now = attack of this round
web-empire-field-defence-now = defence of this round
web-empire-field-attack-total = attack in all
web-empire-field-defence-total = defence in all
web-empire-field-card = card
web-empire-field-cost = cost
web-empire-field-cancelled = cancelled
web-empire-value-nature-vampire = vampire
web-empire-value-nature-human = human

## The replay viewer

replay-title = Replay
replay-missing = There is no such game, or it is not over yet. A game can be watched again when it is over.
replay-seen-by = Seen by
replay-spectator = A spectator
replay-slider = Choice
replay-at = Turn { $turn } of { $turns }, choice { $number } of { $length }
replay-start = The game begins
replay-prev = One choice back
replay-next = One choice on
replay-play = Play
replay-pause = Pause
replay-turn-prev = One turn back
replay-turn-next = One turn on
replay-faster = Twice as fast
replay-fork = Play on from here
replay-fork-as = Play on in the seat: { $seat }
replay-fork-hint = Bots take the other seats. The finished game stays as it is.
replay-share = Share this moment
replay-shared = The link to this moment is copied.
replay-in-address = The link to this moment is in the address of the page: copy it from there.
replay-did = { $who }: { $what }
replay-chart = Cards left by turn
replay-log = Until here
replay-steps = Steps
