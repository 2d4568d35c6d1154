# Vampire Empire: names, prompts, options, events, reasons and endings.
# Names of players, characters and piles have the forms `the`, `The` (opens a sentence) and, where asked for, others.
# Cards have none, since players may bring their own: say { $card } alone.

empire-name = Vampire Empire

empire-seat-human = Human player
    .the = the human player
    .The = The human player
empire-seat-vampire = Vampire player
    .the = the vampire player
    .The = The vampire player

empire-character-lady = Lady
    .the = the Lady
    .The = The Lady
    .gender = feminine
empire-character-lord = Lord
    .the = the Lord
    .The = The Lord
    .gender = masculine
empire-character-officer = Officer
    .the = the Officer
    .The = The Officer
    .gender = masculine
empire-character-monk = Monk
    .the = the Monk
    .The = The Monk
    .gender = masculine
empire-character-nun = Nun
    .the = the Nun
    .The = The Nun
    .gender = feminine
empire-character-bishop = Bishop
    .the = the Bishop
    .The = The Bishop
    .gender = masculine
empire-character-maid = Maid
    .the = the Maid
    .The = The Maid
    .gender = feminine
empire-character-cook = Cook
    .the = the Cook
    .The = The Cook
    .gender = masculine
empire-character-butler = Butler
    .the = the Butler
    .The = The Butler
    .gender = masculine

empire-profession-nobles = Nobles
empire-profession-clergy = Clergy
empire-profession-servants = Servants

empire-pile-deck = Deck
    .the = the deck
empire-pile-cellar = Cellar
    .the = the cellar
empire-pile-moat = Moat
    .the = the moat

empire-phase-discard = Discard and draw
empire-phase-reveal = Reveal a vampire
empire-phase-before = Before the action
empire-phase-action = Action
empire-phase-after = After the action

empire-type-combat = Combat card
empire-type-vampire = Vampire card
empire-type-holy-water = Holy water card
empire-type-support = Support card

## Cards

empire-card-h-nobles-1 = Dagger
empire-card-h-nobles-2 = Rapier
empire-card-h-nobles-3 = Broadsword
empire-card-h-servants-1 = Broom
empire-card-h-servants-2 = Kitchen Knife
empire-card-h-servants-3 = Pitchfork
empire-card-h-clergy-1 = Rosary
empire-card-h-clergy-2 = Censer
empire-card-h-clergy-3 = Crozier
empire-card-h-nobles-servants-1 = Torch
empire-card-h-servants-clergy-1 = Candlestick
empire-card-h-nobles-clergy-1 = Signet Ring
empire-card-h-holy-1 = Flask of Holy Water
empire-card-h-holy-2 = Holy Water
empire-card-h-holy-3 = Font of Holy Water
empire-card-h-holy-nobles-1 = Blessed Blade
empire-card-h-holy-servants-1 = Blessed Garlic
empire-card-h-holy-clergy-1 = Blessed Cross
empire-card-h-novice = Novice
empire-card-h-squire = Squire
empire-card-h-groom = Groom
empire-card-h-cancel-combat = Sacrifice
empire-card-h-draw = Prayer
empire-card-h-tutor-deck = Chronicle
empire-card-h-tutor-cellar = Larder
empire-card-h-tutor-moat = Dredging
empire-card-h-spy = Interrogation
empire-card-h-protect = Sanctuary
empire-card-h-cancel-support = Vigilance
empire-card-h-confession = Confession

empire-card-v-nobles-1 = { empire-card-h-nobles-1 }
empire-card-v-nobles-2 = { empire-card-h-nobles-2 }
empire-card-v-nobles-3 = { empire-card-h-nobles-3 }
empire-card-v-servants-1 = { empire-card-h-servants-1 }
empire-card-v-servants-2 = { empire-card-h-servants-2 }
empire-card-v-servants-3 = { empire-card-h-servants-3 }
empire-card-v-clergy-1 = { empire-card-h-clergy-1 }
empire-card-v-clergy-2 = { empire-card-h-clergy-2 }
empire-card-v-clergy-3 = { empire-card-h-clergy-3 }
empire-card-v-nobles-servants-1 = { empire-card-h-nobles-servants-1 }
empire-card-v-servants-clergy-1 = { empire-card-h-servants-clergy-1 }
empire-card-v-nobles-clergy-1 = { empire-card-h-nobles-clergy-1 }
empire-card-v-vampire-1 = Claws
empire-card-v-vampire-2 = Fangs
empire-card-v-vampire-3 = Bloodlust
empire-card-v-vampire-nobles-1 = Dark Lineage
empire-card-v-vampire-servants-1 = Thrall
empire-card-v-vampire-clergy-1 = Black Mass
empire-card-v-organist = Organist
empire-card-v-lady-in-waiting = Lady-in-Waiting
empire-card-v-scullion = Scullion
empire-card-v-cancel-combat = Hypnosis
empire-card-v-draw = Blood Feast
empire-card-v-tutor-deck = Grimoire
empire-card-v-tutor-cellar = Crypt
empire-card-v-tutor-moat = Risen from the Grave
empire-card-v-spy = Blackmail
empire-card-v-protect = Fog
empire-card-v-cancel-support = Intrigue
empire-card-v-bat-form = Bat Form

## Prompts

empire-prompt-discard =
    { $excess ->
        [0] Discard cards and draw, or continue?
        [one] You hold too many cards: discard one.
       *[other] You hold too many cards: discard { $excess }.
    }
empire-prompt-reveal = Reveal one of your vampires?
empire-prompt-action =
    { $day ->
        [1] Choose your action for the day.
       *[0] Choose your action for the night.
    }
empire-prompt-strike = Attack { $who-the } now?
empire-prompt-lay-attack = Attack { $target-the } with { $attacker-the }: round { $round }, attack { $attack }, defence { $defence }.
empire-prompt-lay-defence = Defend { $target-the } against { $attacker-the }: round { $round }, attack { $attack }, defence { $defence }.
empire-limit-cards = Cards
empire-limit-points = Points
empire-limit-copies = { $card }
empire-prompt-pay-cost =
    { $left ->
        [one] Choose one card to pay with.
       *[other] Choose { $left } cards to pay with.
    }
empire-prompt-pay-pass =
    { $left ->
        [one] Choose one card to discard.
       *[other] Choose { $left } cards to discard.
    }
empire-prompt-pay-hide =
    { $left ->
        [one] Choose one combat card to pay for hiding.
       *[other] Choose { $left } combat cards to pay for hiding.
    }
empire-prompt-pay-water =
    { $left ->
        [one] Choose one holy water card.
       *[other] Choose { $left } holy water cards.
    }
empire-prompt-support-before = Play a support card before the action?
empire-prompt-support-after = Play a support card after the action?
empire-prompt-support-fight = Play a support card in this fight?
empire-prompt-answer = { $seat-The } plays { $card }. Answer it?
empire-prompt-target = Choose a target for { $card }.
empire-prompt-replace = { $card } is cancelled. Play another card?
empire-prompt-pick = Which card do you take from { $pile-the }?
empire-prompt-spy = Which card must your opponent discard?

## Options

empire-option-discard-cellar = Discard { $card } to the cellar
empire-option-discard-moat = Discard { $card } to the moat
empire-option-discard-draw = Draw up to eight cards
empire-option-discard-skip = Continue without drawing
empire-option-reveal = Reveal { $who-the } as a vampire
empire-option-reveal-none = Reveal nobody
empire-option-fight = Attack { $target-the } with { $attacker-the }
empire-option-hide = Hide { $who-the } in the city
empire-option-water = Use holy water on { $who-the }
empire-option-pass =
    { $count ->
        [0] Pass
        [one] Pass and discard one card
       *[other] Pass and discard { $count } cards
    }
empire-option-strike-none = Don’t attack
empire-option-lay = Play { $card }, value { $value }
empire-option-lay-water = Play the { $card } you just used, value { $value }
empire-option-lay-none = Play no card
empire-option-lay-stop = Call off the attack
empire-option-replace-none = Play no other card
empire-option-card = { $card }
empire-option-support =
    { $cost ->
        [0] Play { $card } for free
        [one] Play { $card } for one card
       *[other] Play { $card } for { $cost } cards
    }
empire-option-support-none-open = Play no support card
empire-option-support-none-fight = Play no support card
empire-option-support-none-answer = Don’t answer

empire-target-plain = { $what }
empire-target-attack = { $who }, attack token
empire-target-defence = { $who }, defence token

## Events

empire-event-turn = { $day ->
        [1] Turn { $turn }: day breaks.
       *[0] Turn { $turn }: night falls.
    } { $seat-you ->
        [1] It is your turn.
       *[0] It is { $seat-the }’s turn.
    }
empire-event-you-draw = You draw { $cards }.
empire-event-draws = { $seat-you ->
        [1] You draw
       *[0] { $seat-The } draws
    } { $count ->
        [one] one card.
       *[other] { $count } cards.
    }
empire-event-cellar =
    { $seat-you ->
        [1]
            { $count ->
                [0] Your deck and cellar are empty. The cellar is closed.
                [one] Your cellar becomes your new deck: one card. The cellar is closed.
               *[other] Your cellar becomes your new deck: { $count } cards. The cellar is closed.
            }
       *[0]
            { $count ->
                [0] { $seat-The } has an empty deck and an empty cellar. The cellar is closed.
                [one] { $seat-The } makes a new deck from the cellar: one card. The cellar is closed.
               *[other] { $seat-The } makes a new deck from the cellar: { $count } cards. The cellar is closed.
            }
    }
empire-event-discards = { $seat-you ->
        [1] You discard
       *[0] { $seat-The } discards
    } { $moat ->
        [0]
            { $cellar ->
                [one] one card to the cellar.
               *[other] { $cellar } cards to the cellar.
            }
        [one]
            { $cellar ->
                [0] one card to the moat.
                [one] one card to the cellar and one to the moat.
               *[other] { $cellar } cards to the cellar and one to the moat.
            }
       *[other]
            { $cellar ->
                [0] { $moat } cards to the moat.
                [one] one card to the cellar and { $moat } to the moat.
               *[other] { $cellar } cards to the cellar and { $moat } to the moat.
            }
    }
empire-event-vampire = { $who-The } is revealed as a vampire.
empire-event-human = { $who-The } is human.
empire-event-enters =
    { $revealed ->
        [1] { $who-The } enters the castle as a revealed vampire.
       *[0] { $who-The } enters the castle.
    }
empire-event-under-city = { $who-The } goes under the city.
empire-event-hides =
    { $seat-you ->
        [1] You hide { $who-the } with { $cards }.
       *[0] { $seat-The } hides { $who-the } with { $cards }.
    }
empire-event-water =
    { $seat-you ->
        [1] You use holy water on { $who-the }: { $cards }.
       *[0] { $seat-The } uses holy water on { $who-the }: { $cards }.
    }
empire-event-passes =
    { $seat-you ->
        [1]
            { $count ->
                [0] You pass.
                [one] You pass and discard one card.
               *[other] You pass and discard { $count } cards.
            }
       *[0]
            { $count ->
                [0] { $seat-The } passes.
                [one] { $seat-The } passes and discards one card.
               *[other] { $seat-The } passes and discards { $count } cards.
            }
    }
empire-event-attacks =
    { $seat-you ->
        [1] You attack { $target-the } with { $attacker-the }.
       *[0] { $seat-The } attacks { $target-the } with { $attacker-the }.
    }
empire-event-lays = { $seat-you ->
        [1] You play
       *[0] { $seat-The } plays
    } { $count ->
        [0] no card. Attack { $attack }, defence { $defence }.
       *[other] { $cards }. Attack { $attack }, defence { $defence }.
    }
empire-event-round = Round { $round } ends: attack { $attack }, defence { $defence }.
empire-event-survives = { $who-The } survives.
empire-event-dies =
    { $vampire ->
        [1]
            { $who-gender ->
                [feminine] { $who-The } dies. She was a vampire.
               *[masculine] { $who-The } dies. He was a vampire.
            }
       *[0]
            { $who-gender ->
                [feminine] { $who-The } dies. She was human.
               *[masculine] { $who-The } dies. He was human.
            }
    }
empire-event-plays = { $seat-you ->
        [1] You play
       *[0] { $seat-The } plays
    } { $cost ->
        [0] { $card } for free.
        [one] { $card } for one card.
       *[other] { $card } for { $cost } cards.
    }
empire-event-plays-on = { $seat-you ->
        [1] You play
       *[0] { $seat-The } plays
    } { $cost ->
        [0] { $card } for free. Target: { $target }.
        [one] { $card } for one card. Target: { $target }.
       *[other] { $card } for { $cost } cards. Target: { $target }.
    }
empire-event-no-effect = { $card } has no effect.
empire-event-cancelled = { $card } is cancelled.
empire-event-replaces =
    { $seat-you ->
        [1] You play { $card } instead.
       *[0] { $seat-The } plays { $card } instead.
    }
empire-event-you-pick = You take { $card } from { $pile-the }.
empire-event-picks =
    { $seat-you ->
        [1] You take a card from { $pile-the }.
       *[0] { $seat-The } takes a card from { $pile-the }.
    }
empire-event-you-see = You see your opponent’s hand: { $cards }.
empire-event-sees =
    { $seat-you ->
        [1] You look at your opponent’s hand.
       *[0] { $seat-The } looks at the other player’s hand.
    }
empire-event-spy-discards = { $card } goes from that hand to the moat.
empire-event-you-trust = A token from the bag shows you that { $who-the } is human.
empire-event-over =
    { $winner-you ->
        [1] { $reason } You win.
       *[0] { $reason } { $winner-The } wins.
    }
empire-event-drawn = { $reason } The game is a draw.

## Endings

empire-tally =
    Points for the living: { $ones } to { $one-you ->
        [1] you
       *[0] { $one-the }
    }, { $others } to { $other-you ->
        [1] you
       *[0] { $other-the }
    }
empire-end-no-human = All humans are dead.
empire-end-no-vampire = All vampires are dead.
empire-end-castle = Three revealed vampires hold the castle.
empire-end-cards = Both players are out of cards. { $tally }.
empire-end-turns = That was the last turn. { $tally }.
empire-end-agreed = The players agree to stop. { $tally }.
empire-end-resign =
    { $seat-you ->
        [1] You resign.
       *[0] { $seat-The } resigns.
    }
empire-end-timeout =
    { $seat-you ->
        [1] You run out of time.
       *[0] { $seat-The } runs out of time.
    }

## Reasons: why something cannot be done, and what it would need

empire-reason-must-discard-down = You hold more than eight cards. Discard down to eight first.
empire-reason-must-draw = Your hand is empty and you can still draw, so you must.
empire-reason-nothing-to-draw = You can’t draw: you hold eight cards, or none are left.
empire-reason-cellar-used = Your cellar has been used and is closed for the rest of the game.
empire-reason-already-revealed = This vampire is already revealed.
empire-reason-not-a-vampire = You can only reveal a vampire, and this character is human.
empire-reason-hide-needs-cards = To hide a character you need three combat cards to pay with.
empire-reason-hide-needs-city = The city is empty, so nobody could take this character’s place.
empire-reason-water-needs-cards = You need two holy water cards in hand.
empire-reason-water-known = Everyone already knows what this character is.
empire-reason-attacker-is-vampire = The human player can’t attack with a revealed vampire.
empire-reason-attacker-must-be-revealed = There is a revealed vampire in the castle, so you must attack with one.
empire-reason-target-protected = This character is protected and can’t be attacked this turn.
empire-reason-no-valid-card = You hold no card that is valid for this attacker.
empire-reason-too-weak = All your valid cards together don’t beat the target’s defence tokens.
empire-reason-not-a-combat-card = This is a support card. You need a combat card here.
empire-reason-not-a-red-card = In this game you can only pay for hiding with vampire cards.
empire-reason-not-holy-water = You need a holy water card here.
empire-reason-wrong-profession = The card must match the profession of the character you support.
empire-reason-water-needs-revealed = You can play this holy water only against a revealed vampire, or for a character of its profession.
empire-reason-red-needs-revealed = You can play this vampire card only for a revealed vampire, or for a character of its profession.
empire-reason-must-defend = In this game a defender who holds a valid card must play one.
empire-reason-not-a-support-card = This is not a support card.
empire-reason-cannot-pay = You don’t hold enough other cards to pay for this.
empire-reason-only-in-a-fight = You can play this card only in a fight, after your opponent has played cards.
empire-reason-not-in-a-fight = You can’t play this card in a fight. Play it before or after the action.
empire-reason-only-as-answer = You can play this card only in answer to your opponent’s support card.
empire-reason-not-as-answer = You can’t answer a support card with this.
empire-reason-only-before-action = You must play this card before the action.
empire-reason-no-target = This card has no valid target now.
empire-reason-pile-empty = That pile is empty.
empire-reason-bag-empty = The bag is empty.

## The cast: how each of them plays

empire-cast-top = Does anything the rules allow, and is as surprised as you are.
empire-cast-feather = Has no plan, so nobody can guess it.
empire-cast-kite = Plays with sense, when it occurs to them.
empire-cast-cup = Often forgets that there was another card to play.
empire-cast-key = Watches who fights whom, draws conclusions, and bluffs now and then.
empire-cast-anvil = Keeps good cards back for the defence and decides at a glance.
empire-cast-abacus = Plays the evening through in its head, many times, before playing a card.
empire-cast-glasses = Can’t see your hand, so imagines hand after hand you might hold.
