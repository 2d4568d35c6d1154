vtes-text-passes = successful referendum means { $clause }
vtes-text-choose-clan = choose a clan
vtes-text-choose-voter = choose a vampire who has cast votes or ballots in this referendum
vtes-text-abstains = { $who } is locked and abstains (this cancels { $who-whose } votes and ballots)
vtes-text-allocate = allocate { $points } points among { $least } or more Methuselahs
vtes-text-allocate-others = choose a Methuselah and allocate { $points } points among { $least } or more other Methuselahs
vtes-text-choose-up-to = choose up to { $count } { $who }
vtes-text-bar = the { $who } cannot { $what } this turn
vtes-barred-react = play reaction cards
vtes-barred-block = block
vtes-barred-vote = cast votes or ballots
vtes-text-share = { $each }, distribute { $blood } from the blood bank among the { $who } and your pool
vtes-text-share-each = a vampire cannot gain more than { $blood } this way
vtes-text-share-pool = you cannot gain more than { $pool } pool this way or more than { $titled } pool this way if { $who } is titled
vtes-text-shift-pool = choose a Methuselah who has more pool than you do and allocate { $pool } of their pool among 1 or more other Methuselahs (including you)
vtes-text-distribute = the pool is distributed as you chose
vtes-text-represent = { $card } is put on { $who } to represent the unique Camarilla title of { $clan } { $title }
vtes-text-represent-city = { $card } is put on { $who } to represent the unique { $sect } title of { $title } of { $city }
vtes-effect-abstain = a vampire that voted abstains and locks
vtes-effect-bar = keep minions from acting in some ways this turn
vtes-event-terms-clan = Chosen clan: { $clan }.
vtes-event-terms-points = { $seat-you ->
        [1] You are
       *[0] { $seat-The } is
    } { $points ->
        [one] allocated one point.
       *[other] allocated { $points } points.
    }
vtes-event-terms-shift =
    { $seat-you ->
        [1] { $pool } of your pool will be allocated.
       *[0] { $pool } of { $seat-the }’s pool will be allocated.
    }
vtes-event-terms-vampire = Chosen vampire: { $piece }.
vtes-event-terms-minion = Chosen minion: { $piece }.
vtes-event-terms-favour =
    { $seat-you ->
        [1] Chosen Methuselah: you.
       *[0] Chosen Methuselah: { $seat }.
    }
vtes-prompt-clan = { $card }: choose a clan.
vtes-prompt-shift-from = { $card }: whose pool is allocated?
vtes-prompt-share-less = { $card }: there isn’t enough pool. Who gets 1 less?
vtes-prompt-terms-vampire = { $card }: choose a vampire.
vtes-prompt-terms-minion = { $card }: choose a minion, or stop here.
vtes-prompt-favour = { $card }: choose a Methuselah who gets no points.
vtes-prompt-share = { $card }: who gets the next blood?
vtes-reason-nobody-richer = No other Methuselah has more pool than you.
vtes-reason-nobody-to-choose = Nobody fits the terms of this referendum.
vtes-text-toll = vampires must burn { $blood } to cast votes and ballots against referendums called by { $who }
