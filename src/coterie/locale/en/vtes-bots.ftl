# Why a bot of VTES chose what it chose, in one sentence, said to whoever plays its seat.

vtes-bot-only = You have no other choice.
vtes-bot-choice = This looks like the best choice.
vtes-bot-best-card = This card is worth the most.
vtes-bot-discard =
    { $soon ->
        [never] None of your vampires can play this card, and you draw a new one for it.
        [later] None of your ready vampires can play this card yet, and you draw a new one for it.
       *[other] This card is the least useful, and you draw a new one for it.
    }
vtes-bot-done = There is nothing more worth doing here.
vtes-bot-save-pool =
    { $threat ->
        [0] With { $pool } pool, it is better to stop spending.
       *[other] { $predator-The } could bleed you for about { $threat } a turn; with { $pool } pool, it is better to stop spending.
    }
vtes-bot-ready = { $who } is paid for, so bring this vampire into play with { $capacity } blood.
vtes-bot-twice = This vampire is already in play: a second one would be burned or contested.
vtes-bot-build = { $who } offers the most for the price: { $missing } pool more, and you keep { $left }.
vtes-bot-take-back = With { $pool } pool, this vampire won’t come out, so its blood is better off in your pool.
vtes-bot-new-crypt = You can’t bring out any of these vampires, so you need another.
vtes-bot-merge = Together, the two versions are stronger than one.
vtes-bot-use = This card is worth its price.
vtes-bot-wait =
    { $threat ->
        [0] Nothing your minions could do now is worth locking them.
       *[other] { $predator-The } could bleed you for about { $threat } a turn; you have { $pool } pool, and only an unlocked minion can block.
    }
vtes-bot-oust =
    { $alone ->
        [1] { $who } can bleed for { $most }; { $prey-the } has only { $theirs } pool and would be ousted; { $blocks }.
       *[0] { $who } can bleed for { $most }, and your other minions for the rest; { $prey-the } has only { $theirs } pool; { $blocks }.
    }
vtes-bot-bleed =
    { $more ->
        [0] { $who } bleeds for { $bleed }; { $prey-the } has { $theirs } pool; { $blocks }.
       *[other] { $who } bleeds for { $bleed }, or { $most } with a card from your hand; { $prey-the } has { $theirs } pool; { $blocks }.
    }
vtes-bot-hunt = { $who } has { $blood } of { $capacity } blood; { $blocks }.
vtes-bot-rescue = A vampire in torpor is no use until it is rescued.
vtes-bot-leave-torpor = A vampire in torpor is no use, and in danger.
vtes-bot-diablerize = That rids you of an enemy vampire for good, and few votes can punish you for it.
vtes-bot-fight = { $who } should deal about { $deals } to { $other } and take about { $takes }, which costs your opponent more.
vtes-bot-burn-card = That card is hurting you.
vtes-bot-call =
    { $gain ->
        [0] { $loss ->
                [0] You can bring { $mine } votes, others show { $others }; it helps you more than them.
               *[other] You can bring { $mine } votes, others show { $others }; { $prey-the } would lose { $loss } pool.
            }
       *[other] { $loss ->
                [0] You can bring { $mine } votes, others show { $others }; you would gain { $gain } pool.
               *[other] You can bring { $mine } votes, others show { $others }; you would gain { $gain } pool, and { $prey-the } would lose { $loss }.
            }
    }
vtes-bot-lift = Blood on a vampire you want to bring out saves you pool.
vtes-bot-invest =
    { $cost ->
        [0] This card does more than it costs.
       *[other] This card costs { $cost } of your { $pool } pool and is likely to bring more.
    }
vtes-bot-vote-for =
    { $gain ->
        [0] { $prey-loss ->
                [0] It stands at { $for } for and { $against } against, and it helps you.
               *[other] It stands at { $for } for and { $against } against; { $prey-the } would lose { $prey-loss } pool.
            }
       *[other] It stands at { $for } for and { $against } against; you would gain { $gain } pool.
    }
vtes-bot-vote-against =
    { $loss ->
        [0] It stands at { $for } for and { $against } against, and it hurts you.
       *[other] It stands at { $for } for and { $against } against; it would cost you { $loss } of your { $pool } pool.
    }
vtes-bot-vote-edge = It stands at { $for } for and { $against } against; one vote decides it, and that is worth the Edge.
vtes-bot-vote-card = It stands at { $for } for and { $against } against, and a few more votes can decide it.
vtes-bot-silence = Without that vampire’s votes, the result is the one you want.
vtes-bot-let-be =
    { $bleed ->
        [0] This isn’t worth a card or a fight.
       *[other] A bleed for { $bleed } leaves you { $left } of { $pool } pool, and stopping it would cost you more.
    }
vtes-bot-break-off = It is better to give up here than to fight.
vtes-bot-slip = With { $stealth } stealth against { $intercept } intercept, this action gets through.
vtes-bot-raise = Nobody blocks; the bleed goes from { $bleed } to { $most }, and { $prey-the } keeps { $left } of { $theirs } pool.
vtes-bot-unlock = Once unlocked, it can act or block again.
vtes-bot-feed = This blood is free.
vtes-bot-cancel = That card would help one of your neighbours.
vtes-bot-block =
    { $bleed ->
        [0] { $who } has { $intercept } intercept against { $stealth } stealth; in the fight, expect to deal about { $deals } and take about { $takes }.
       *[other] It stops a bleed for { $bleed } at your { $pool } pool; { $who } has { $intercept } intercept against { $stealth } stealth, and should deal about { $deals } and take about { $takes }.
    }
vtes-bot-bounce = A bleed for { $bleed } would leave you { $left } pool; it is better aimed at { $prey-the }, who has { $theirs }.
vtes-bot-reduce = The bleed for { $bleed } becomes { $less } smaller, and you keep { $left } of { $pool } pool.
vtes-bot-catch = With { $intercept } intercept against { $stealth } stealth, the block by { $who } succeeds.
vtes-bot-wake = Once awake, this minion can do something about it.
vtes-bot-strike = This deals { $deals } to { $other }, who has { $their-blood } blood; expect to take about { $takes }.
vtes-bot-flee = Going on, you would deal about { $deals } and take about { $takes }, so you are better off ending this combat.
vtes-bot-dodge = You would take about { $takes } from { $other } with { $blood } blood left, more than you could deal.
vtes-bot-range =
    { $range ->
        [long] At long range you can deal about { $deals } and take about { $takes }, which is better for you.
       *[close] At close range you can deal about { $deals } and take about { $takes }, which is better for you.
    }
vtes-bot-press = Another round should deal about { $deals } to { $other } for about { $takes } in return.
vtes-bot-press-end = Another round would cost you about { $takes } for about { $deals } to { $other }.
vtes-bot-prevent = It prevents { $less } of { $damage } damage; { $who } has { $blood } blood.
vtes-bot-press-on = This hurts your opponent more than it costs you.
vtes-bot-contest = With { $pool } pool, this is what the contest is worth.
vtes-bot-edge = The Edge gives you 1 pool for free.

## Parts of such a reason

vtes-hint-blocker = { $who } could block
vtes-hint-blockers =
    { $count ->
        [0] { $unlocked ->
                [0] nobody is unlocked to block
               *[other] nobody unlocked has the intercept to block
            }
       *[other] { $count } minions could block
    }

## The cast: how each of them plays

vtes-cast-die = Plays anything that is allowed, in any order.
vtes-cast-coin = Leaves it to chance: block, bleed or vote, it is all the same.
vtes-cast-feather = No deals, no grudges, no plan.
vtes-cast-top = May bleed you, or may not. There is no telling.
vtes-cast-kite = Knows the rules, and overlooks half of what they allow.
vtes-cast-lantern = Bleeds you in broad daylight and forgets to block.
vtes-cast-umbrella = Remembers the good card a moment too late.
vtes-cast-vane = Still learning: sensible, and easily distracted.
vtes-cast-anvil = Sound rules of thumb: bleed your prey, mind your pool.
vtes-cast-key = Follows simple rules, none longer than a sentence.
vtes-cast-cup = Weighs every fight before picking it.
vtes-cast-boot = Decides quickly, and always by the same sensible rules.
vtes-cast-abacus = Plays the likely moves out in thought, and compares them.
vtes-cast-glasses = Imagines many times over what the unseen cards could be before choosing.
vtes-cast-hourglass = Slower than the others: tries out the likely choices first.
vtes-cast-maze = Takes good advice, then checks it against the alternatives.
