# The browser client: the playing table, the table of Vampire Empire, and the replay viewer.

## The table

table-prompt = Your question
table-where = Where the game stands
table-stage = The stage
table-rail = Notes, log and more
table-your-move = Your move
table-asks-you = { $what }: your choice
table-waiting = Waiting
table-waiting-for = Waiting for { $who }
table-waited-for = to decide
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
        [one] One more option below
       *[other] { $count } more options below
    }
table-thing-lit = { $thing }. You can choose it.
table-confirm = Confirm
table-unmark = Start over
table-count-of = { $what }: { $sum } of { $count }
table-count-least = { $what }: { $sum }, at least { $least }
table-count-most = { $what }: { $sum } of up to { $most }
table-count-between = { $what }: { $sum }, from { $least } to { $most }
table-count = Selected: { $sum }
table-one-more = One more: { $what }
table-one-less = One less: { $what }
table-thing-marked = { $thing }. Selected: { $count }.
table-thing-grey = { $thing }. Not now: see why.
table-menu = What do you want to do?
table-why-not = Why not?
table-coach = Click anything with a bright edge. Click anything grey to see why you can’t use it.
table-day = day
table-night = night
table-you = You
table-your-seats = Your seats
table-bot = Bot, { $level }
table-away = away: a bot plays ({ $bot })
table-resigned = resigned: a bot plays ({ $bot })
table-not-here = not connected
table-watching = You are watching

table-link-connecting = connecting
table-link-connected = connected
table-link-lost = not connected
table-link-ended = closed
table-lost = Connection lost. It will come back on its own, and your last choice is safe.
table-problem = The table closed the connection.
table-wait-choice = Sending your choice…
table-unreachable = Can’t reach the server. Check your connection and try again.
table-again = Try again
table-home = Go to the home page

table-log = Log
table-since = Since your last visit
table-chat = Chat
table-chat-new = Chat ({ $count })
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-to = To
table-chat-all = Everyone
table-whisper = to { $to }
table-passing = Auto-pass
table-passing-hint = When a switch is on, the table passes for you without asking.
table-passing-none = Questions you can pass on will be listed here as they come up.
table-passing-keep = Use this at new tables too
table-passing-kept = New tables of this game will pass at the same questions.
table-hold = Hold: always ask me
table-hold-hint = While this is on, the table never passes for you. Key: H.
table-held = Hold is on: you’re always asked
table-you-pass = Nothing else to choose here: you pass
table-you-pass-ordered = You pass here automatically
table-window-answered = Your answer is in. You can change it until time is up.
table-window-holding = You’re taking longer. Answer, or let go.
table-window-held = Someone is taking longer.
table-window-hold = Take longer
table-window-release = Let go
table-unanswered = Pass when time runs out
table-unanswered-hint = While this is off, the table waits for you, and the others notice that you had something to play.
table-holding = Take longer for me
table-holding-hint = Where you don’t answer, the server can wait as long as you usually do. Then a pause of yours gives nothing away.
table-holding-off = Never
table-holding-sometimes = Sometimes
table-holding-often = Often
table-more = More
table-as-text = Text table
table-as-text-hint = Everything in words, for screen readers or if you simply prefer it.
table-explaining = Explain as I play
table-keys =
    Keys: 1 to 9 choose answers and anything lit, Space continues, arrows move along a row.
    R reads a card, ? says why not, U undoes, H takes longer where you can react, and elsewhere makes the table always ask you, until you press it again.
    N skips to your next decision, T gives a hint against bots.
table-out = You are out of the game.
table-out-hint = The others play on. You’ll find the result under My games.
table-watch = Watch
table-watch-fast = Watch fast
table-leave = Leave
table-skip = Skip to my next decision
table-sit = Take my seat back
table-stand = Let a bot play for me
table-resign = Resign
table-sure = Are you sure?
table-sure-resign = You give up.
table-yes-do = Yes
table-no-do = No
table-yes = yes
table-no = no
table-undo = Undo
table-undo-ask = Undo (ask the others)
table-undo-granted = The last choice was undone.
table-undo-denied = The last choice stands.
table-wish = Allow undo?
table-wish-asks = { $who } wants to undo the last choice.
table-wish-yes = Allow
table-wish-waits = { $who } wants to undo. Waiting for: { $missing }.
table-ending = { $who } has resigned, and a bot plays on. If everybody agrees, the game ends here, and that side loses.
table-ending-waits = Waiting for: { $missing }.
table-ending-yes = End the game
table-ending-no = Play on
table-sound-on = Turn on sound
table-sound-off = Turn off sound
table-title-asked = Your move

table-gathering = The game starts when every seat is taken.
table-gathering-join = Take a seat. The game starts when every seat is taken.
table-your-name = Your name
table-seat-open = open
table-seat-closed = closed
table-sit-here = Sit here
table-remove = Remove
table-remove-who = Remove { $who }
table-sure-remove = { $who } loses the seat and can’t come back to this table.
table-invite = Invite someone
table-invite-hint = Anyone who opens this link can take an open seat.
table-copy = Copy link
table-copied = Link copied.
table-own-link-hint = To play on another device:
table-own-link = copy your private link. Keep it to yourself.

table-end-won = You win
table-end-lost = You lose
table-end-draw = Draw
table-end-wins = { $who } wins
table-rematch = Rematch
table-to-rematch = Go to the rematch
table-replay = Watch replay
table-record = Save record

table-text-options = What you can choose
table-text-stands = As it stands
table-text-table = The table
table-text-refusals =
    { $count ->
        [one] One thing you cannot choose now, and why
       *[other] { $count } things you cannot choose now, and why
    }

## Vampire Empire

web-empire-crumb-turn =
    { $you ->
        [1] Turn { $turn }, yours
       *[0]
            { $day ->
                [1] Turn { $turn }, day
               *[0] Turn { $turn }, night
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
web-empire-you-are-human = you, playing the humans
web-empire-you-are-vampire = you, playing the vampires
web-empire-hand-count = hand { $count }
web-empire-hand-empty = Your hand is empty.
web-empire-hand-seen = Cards you’ve seen in this hand:
web-empire-hand-shown = Hand at the end:
web-empire-your-hand = Your hand
web-empire-closed = closed
web-empire-revealed = { $count } of 3 revealed
web-empire-pile-deck = You draw from here.
web-empire-pile-cellar = When the deck runs out, this becomes the new deck, once.
web-empire-pile-moat = Cards played or discarded. They’re gone for good.

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
web-empire-protected = can’t be attacked this turn
web-empire-safe = safe
web-empire-suspected = suspected
web-empire-believed = probably human
web-empire-was-attacked =
    { $count ->
        [one] attacked once at night
       *[other] attacked { $count } times at night
    }

web-empire-know = What you know
web-empire-people = The nine people
web-empire-only-you = only you can see this
web-empire-person = Person
web-empire-where = Where
web-empire-note = Note
web-empire-guess = { $who }: your guess
web-empire-note-suspected = I suspect a vampire
web-empire-note-open = I’m not sure
web-empire-note-cleared = I think this one is human
web-empire-note-token = human: you have the token
web-empire-note-dead =
    { $nature ->
        [vampire] was a vampire
       *[human] was human
    }
web-empire-sum =
    { $shown ->
        [0] Three of the nine are vampires. None is revealed yet. Of the { $open } people still in doubt, { $left } are vampires.
        [one] Three of the nine are vampires. One is revealed. Of the { $open } people still in doubt, { $left } are vampires.
        [3] All three vampires are revealed.
       *[other] Three of the nine are vampires. { $shown } are revealed. Of the { $open } people still in doubt, { $left ->
            [one] one is a vampire
           *[other] { $left } are vampires
        }.
    }

web-empire-you-attack = You attack with
web-empire-attacks = Attacker
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
web-empire-slot-own = choose your cards
web-empire-slot-other = is thinking
web-empire-none-laid = no card
web-empire-counts-attack = attack token +{ $count }
web-empire-counts-defence = defence token +{ $count }
web-empire-tokens-gone = tokens no longer count
web-empire-tie = a tie: the defender survives
web-empire-stands = As it stands,
web-empire-stands-dies = { $who-the } dies.
web-empire-stands-lives = { $who-the } survives.
web-empire-holds =
    { $count ->
        [0] { $who } holds no cards.
        [one] { $who } holds one card.
       *[other] { $who } holds { $count } cards.
    }
web-empire-running = Support cards being played
web-empire-plays = { $who } plays
web-empire-you-play = You play
web-empire-target = Target: { $target }.
web-empire-cancelled = Cancelled: it has no effect.
web-empire-offer = Cards to choose from

web-empire-value = Value { $value }
web-empire-cost-day =
    { $cost ->
        [0] Free by day
        [one] One card by day
       *[other] { $cost } cards by day
    }
web-empire-cost-night =
    { $cost ->
        [0] Free at night
        [one] One card at night
       *[other] { $cost } cards at night
    }
web-empire-timing =
    { $timing ->
        [fight] Play it in a fight, after combat cards are played.
        [answer] Play it in answer to a support card.
        [before] Play it before the action.
       *[open] Play it before or after the action.
    }
web-empire-copies =
    { $count ->
        [one] One copy in the deck.
       *[other] { $count } copies in the deck.
    }
web-empire-guessed = Our reconstruction: the printed list isn’t public.
web-empire-fits-vampire = for a vampire
web-empire-fits-holy = against a vampire
web-empire-fits-or = { " or " }
web-empire-spoken-combat = { $card }, value { $value }, { $fits }
web-empire-spoken-support = { $card }, support card, costs { $day } by day, { $night } at night. { $does }
web-empire-effect-token =
    Put an attack or defence token on { $profession ->
        [nobles] a noble
        [clergy] a member of the clergy
        [servants] a servant
       *[any] any character
    } in the castle.
web-empire-effect-cancel-combat = Cancel a combat card your opponent just played. They may play another.
web-empire-effect-draw =
    { $amount ->
        [one] Draw one card.
       *[other] Draw { $amount } cards.
    }
web-empire-effect-pick =
    Take a card of your choice from { $pile ->
        [deck] your deck
        [cellar] your cellar
       *[moat] your moat
    }.
web-empire-effect-spy = Look at your opponent’s hand; one card of it goes to the moat.
web-empire-effect-protect = A character in the castle can’t be attacked this turn.
web-empire-effect-cancel-support = Cancel the support card just played.
web-empire-effect-confession = Look at a token from the bag: that character is human.
web-empire-effect-swap = Put a character from the castle under the city; the top one from the city comes in.
web-empire-brief-token =
    { $profession ->
        [nobles] token: a noble
        [clergy] token: clergy
        [servants] token: a servant
       *[any] token: anyone
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
web-empire-brief-spy = see their hand
web-empire-brief-protect = protect someone
web-empire-brief-cancel-support = cancel, as an answer
web-empire-brief-confession = find a human
web-empire-brief-swap = under the city

web-empire-sure-pass = Passing costs two cards from your hand, or all of them if you hold fewer.
web-empire-sure-last =
    { $count ->
        [one] This is the last card in your hand.
       *[other] These are the last cards in your hand.
    }
web-empire-sure-dies = As it stands, { $who-the } dies, and you could still play a card.

web-empire-confirm-discard =
    { $count ->
        [0] Discard
       *[other] Discard { $count }
    }
web-empire-confirm-lay-attack =
    { $sum ->
        [0] Attack
       *[other] Attack with { $sum }
    }
web-empire-confirm-lay-defence =
    { $sum ->
        [0] Defend
       *[other] Defend with { $sum }
    }
web-empire-confirm-pay-cost =
    { $count ->
        [0] Pay
       *[other] Pay { $count }
    }

web-empire-coach-discard = Click the cards to discard: once for the cellar, which may come back, twice for the moat, which never does. Then you draw up to eight.
web-empire-coach-reveal = A revealed vampire fights with red cards, but everyone knows what it is. Three of them in the castle win.
web-empire-coach-action = One action per turn. Click anyone with a bright edge to see what you can do: the attacker first, then the target.
web-empire-coach-strike = You can attack the vampire you just found. Click who attacks.
web-empire-coach-lay = You can play the bright cards here. If attack beats defence at the end of a round, the defender dies; a tie saves them.
web-empire-coach-replace = Your card was cancelled. You may play another valid one in its place.
web-empire-coach-support = A support card costs other cards, and day and night prices differ. You can always say no.
web-empire-coach-target = Click who or what to play the card on.
web-empire-coach-pay = Click the cards to pay with. They go to the moat.
web-empire-coach-pick = You see the whole pile. Click the card to take.
web-empire-coach-spy = This is your opponent’s hand. Click the card to throw away.

web-window-empire-prompt-support-before = Support cards before the action
web-window-empire-prompt-support-after = Support cards after the action
web-window-empire-prompt-support-fight = Support cards in a fight
web-window-empire-prompt-answer = Answers to support cards
web-window-empire-prompt-reveal = Revealing a vampire
web-window-empire-prompt-replace = Replacing a cancelled card
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
web-empire-field-fight = fight
web-empire-field-running = support cards being played
web-empire-field-id = who
web-empire-field-profession = profession
web-empire-field-place = place
web-empire-field-nature = nature
web-empire-field-public = known to everyone
web-empire-field-attack = attack
web-empire-field-defence = defence
web-empire-field-protected = protected
web-empire-field-attacked = attacked at night
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
web-empire-field-attack-now = attack this round
web-empire-field-defence-now = defence this round
web-empire-field-attack-total = total attack
web-empire-field-defence-total = total defence
web-empire-field-card = card
web-empire-field-cost = cost
web-empire-field-cancelled = cancelled
web-empire-field-announced = announced
web-empire-value-nature-vampire = vampire
web-empire-value-nature-human = human

## The replay viewer

replay-title = Replay
replay-missing = This game doesn’t exist, or isn’t over yet. You can watch it again when it’s over.
replay-seen-by = Seen by
replay-spectator = Spectator
replay-slider = Choice
replay-at = Turn { $turn } of { $turns }, choice { $number } of { $length }
replay-start = Start of the game
replay-prev = Previous choice
replay-next = Next choice
replay-play = Play
replay-pause = Pause
replay-turn-prev = Previous turn
replay-turn-next = Next turn
replay-faster = Double speed
replay-fork = Play on from here
replay-fork-hint = Bots take the other seats. The original game stays as it is.
replay-share = Share this moment
replay-shared = Link to this moment copied.
replay-in-address = The link to this moment is in your browser’s address bar: copy it from there.
replay-did = { $who }: { $what }
replay-chart = Cards left, by turn
replay-log = Up to here
replay-steps = Steps
