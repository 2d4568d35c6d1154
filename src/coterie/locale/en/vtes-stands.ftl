# What is under way, and how it stands.

## Deeds

vtes-deed-gone = The acting minion is gone.
vtes-deed-bleed =
    { $seat-you ->
        [1]
            { $left ->
                [0] { $actor } bleeds you for { $amount }, and you would be ousted.
               *[other] { $actor } bleeds you for { $amount }: you would have { $left } pool left.
            }
       *[0]
            { $left ->
                [0] { $actor } bleeds { $seat-the } for { $amount }, which would oust them.
               *[other] { $actor } bleeds { $seat-the } for { $amount }: { $left } pool would be left.
            }
    } Stealth: { $stealth }.
vtes-deed-card =
    { $things-count ->
        [0] { $actor } acts with { $card }. Stealth: { $stealth }.
       *[other] { $actor } acts with { $card }. Target: { $things }. Stealth: { $stealth }.
    }
vtes-deed-use =
    { $things-count ->
        [0] { $actor } acts using { $card }. Stealth: { $stealth }.
       *[other] { $actor } acts using { $card }. Target: { $things }. Stealth: { $stealth }.
    }
vtes-deed-own =
    { $things-count ->
        [0] { $actor } acts by its own text. Stealth: { $stealth }.
       *[other] { $actor } acts by its own text. Target: { $things }. Stealth: { $stealth }.
    }
vtes-deed-other = { $actor } acts. Stealth: { $stealth }.
vtes-deed-hunt = { $actor } acts to hunt. Stealth: { $stealth }.
vtes-deed-leave-torpor = { $actor } acts to leave torpor. Stealth: { $stealth }.
vtes-deed-become-anarch = { $actor } acts to become an Anarch. Stealth: { $stealth }.
vtes-deed-equip = { $actor } acts to take { $things }. Stealth: { $stealth }.
vtes-deed-rescue = { $actor } acts to rescue { $things } from torpor. Stealth: { $stealth }.
vtes-deed-diablerize = { $actor } acts to diablerize { $things }. Stealth: { $stealth }.
vtes-deed-attack = { $actor } acts to attack { $things }. Stealth: { $stealth }.
vtes-deed-nothing = what is gone

## As it stands

vtes-stands-both = { $first } { $second }
vtes-stands-blocked = As it stands, { $blocker } blocks { $actor }.
vtes-stands-bleed =
    { $seat-you ->
        [1] As it stands, a bleed of { $amount } meets your { $pool } pool: { $left } left.
       *[0] As it stands, a bleed of { $amount } meets { $pool } pool: { $left } left.
    }
vtes-stands-oust =
    { $seat-you ->
        [1] As it stands, a bleed of { $amount } meets your { $pool } pool, and you are ousted.
       *[0] As it stands, a bleed of { $amount } meets { $pool } pool, and { $seat-the } is ousted.
    }
vtes-stands-no-bleed = As it stands, no pool is burned.
vtes-stands-hunt = As it stands, { $actor } gains { $amount } blood.
vtes-stands-referendum = As it stands, the referendum is called.
vtes-stands-success = As it stands, the action succeeds.
vtes-stands-unpaid = As it stands, nothing comes of it: its cost can’t be paid.
vtes-stands-no-target = As it stands, nothing comes of it: its target is gone.
vtes-stands-wounded = As it stands, { $piece } goes to torpor.
vtes-stands-burned = As it stands, { $piece } is burned.
vtes-stands-continues = Combat continues.
vtes-stands-ends = Combat ends.
vtes-stands-passes = As it stands, the referendum passes: { $pro } for, { $contra } against.
vtes-stands-fails = As it stands, the referendum fails: { $pro } for, { $contra } against.

## Terms

vtes-terms-clan = { $clan }
vtes-terms-seat = { $seat-the }
vtes-terms-minion = { $piece }
vtes-terms-points = { $seat-the }: { $points }

## What lasts of a card

vtes-mark-waits = waits for a bleed of { $seat-the }
vtes-mark-contests = contests its title
vtes-mark-stays-locked = doesn’t unlock in the next unlock phase
vtes-mark-recruited = recruited this turn
vtes-mark-returns = goes back to { $seat-the } at the end of the turn
vtes-mark-marked = marked by { $seat-the }
vtes-mark-barred-react = can’t react this turn
vtes-mark-barred-block = can’t block this turn
vtes-mark-barred-vote = can’t vote this turn
