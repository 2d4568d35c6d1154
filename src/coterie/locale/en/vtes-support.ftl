# Why a card that is defined can’t be played: what the rules don’t carry out.

vtes-unplayable-word = The rules don’t carry out { $word } { $place }.
vtes-unplayable-field = The rules don’t read { $field } “{ $value }” of { $word } { $place }.
vtes-unplayable-layer = { $word } asks for what its own layer decides, or a later one, { $place }.
vtes-unplayable-never = What { $word } asks for { $place } can never be.
vtes-unplayable-unbound = { $word } speaks of { $reference }, and nothing says who or what that is { $place }.
vtes-unplayable-alone = { $word } does nothing without { $other }.
vtes-unplayable-untimely = The rules don’t carry out { $word } at that moment { $place }.
vtes-unplayable-two-choices = One thing is chosen { $place }, but the effects ask for several.
vtes-unplayable-two-sides = The two sides of a choice { $place } can’t be told apart.
vtes-unplayable-no-card = { $word } names { $card }, and there is no such card.
vtes-unplayable-type = There are no rules for cards of type “{ $type }”.
vtes-unplayable-keyword = Cards of type “{ $type }” don’t have the keyword “{ $trait }”.
vtes-unplayable-shape = As a card of type “{ $type }”, { $what ->
    [modes] it has modes it can’t have
    [kind] a mode is of another type
    [above] its first mode goes on from nothing
    [level] its levels don’t match its Disciplines
    [idle] part of it does nothing
    [moments] it names a moment that isn’t for it
    [window] there is no moment to play it
    [by] it asks for a user that nobody checks
    [once] nobody counts how often it is played
    [replace] it is never replaced
    [stealth] it has stealth without being an action
    [user] it asks something of its user that nobody checks
    [body] its life, strength or bleed is missing or out of place
    [resolved] it is resolved as a bleed or a hunt, and the rest is lost
    [out-of-turn] it must cancel a card and be out of turn, or neither
    [discipline] it must teach a Discipline and be one, or neither
    [twice] it says twice what is read once
   *[x] nobody works out its X
}.

## Where in the definition

vtes-place-master = on a master card
vtes-place-action = on an action card
vtes-place-political = on a political action card
vtes-place-equipment = on equipment
vtes-place-ally = on an ally
vtes-place-retainer = on a retainer
vtes-place-modifier = on an action modifier
vtes-place-reaction = on a reaction
vtes-place-combat = on a combat card
vtes-place-event = on an event
vtes-place-reflex = on a reflex
vtes-place-crypt = on a vampire
vtes-place-attached = on a card that is put on a minion
vtes-place-table = on a card in play
vtes-place-nowhere = on a card that never stays in play
vtes-place-use = in an ability that is used
vtes-place-fight = in an ability used in combat
vtes-place-phase = in what happens in a phase
vtes-place-torpor = when a vampire goes to torpor
vtes-place-burned = when something is burned
vtes-place-blocks = when a vampire blocks
vtes-place-next-bleed = at the next bleed
vtes-place-called-passed = after a referendum has passed
vtes-place-recruited = when an ally is recruited
vtes-place-moment = when something happens
vtes-place-offer = in an action that a card offers
vtes-place-static = in what is always true
vtes-place-passes = in what a referendum brings about
vtes-place-if-bled = after a bleed
vtes-place-if-blocked = if the action is blocked
vtes-place-after-success = after the action
vtes-place-after-combat = after combat
vtes-place-paid = in what is paid for
vtes-place-cost = in a cost
vtes-place-door = in what would happen
vtes-place-instead = in what is done instead
vtes-place-if = in a condition for using an ability
vtes-place-while = in a condition
vtes-place-amount = in a number
