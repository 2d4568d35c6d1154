# The rules of Vampire: The Eternal Struggle in our words: the game, the cards, the turn up to the minion phase, and single cards.

rule-v5-goal = What you play for
rule-v5-goal-text = You are a Methuselah, and your pool is your influence. With it you win over younger vampires, and their actions eat away at the other Methuselahs’ pool. Whoever has no pool left is ousted, and each ousting gives victory points. When the game ends, the Methuselah with the most victory points wins.
rule-v5-goal-for-example = Bruno burns his last pool. He is ousted, and Anna, whose prey he was, gets 1 victory point.

rule-v5-deck-size = Size of a deck
rule-v5-deck-size-text = A deck is a crypt of at least 12 cards and a library of 60 to 90 cards. A crypt has no upper limit. You may include as many copies of any card as you like.
rule-v5-deck-size-for-example = A crypt of 15 cards with four copies of Sully and a library of 75 cards is allowed. With 59 cards in the library the deck isn’t allowed.

rule-v5-deck-groups = Groups in a crypt
rule-v5-deck-groups-text = Every crypt card has a group number. All the cards of a crypt come from one group or from two consecutive groups; a card of group ANY fits everywhere. During the game you may still take control of vampires of other groups.
rule-v5-deck-groups-for-example = A crypt with vampires of groups 5 and 6 is allowed, one with groups 4 and 6 isn’t.

rule-v5-counters = Pool, blood and life
rule-v5-counters-text = There is one kind of counter: it is called pool when you have it, blood on a vampire, and life on an ally or a retainer. When it moves from one place to another, it changes its name. Counters that are burned, paid or spent return to the blood bank, and counters that are gained or added come from there.
rule-v5-counters-for-example = Anna moves 1 pool to Madison, and it is now 1 blood. An ally steals that blood, and it is now 1 life.

rule-v5-edge = The Edge
rule-v5-edge-text = The Edge shows who is ahead for the moment. At first nobody has it; it lies in the middle of the table. Only one Methuselah at a time can have it, and a successful bleed takes it from whoever has it.
rule-v5-edge-for-example = Carla has the Edge. Anna’s minion bleeds Bruno for 1, and the Edge goes from Carla to Anna.

rule-v5-turn = The five phases of a turn
rule-v5-turn-text = Turns go clockwise, beginning with the first Methuselah. Each turn has five phases in this order: unlock, master, minion, influence, discard.
rule-v5-turn-for-example = Anna unlocks her cards, plays a master card, has two vampires act, moves pool to an uncontrolled vampire, and discards one card. Then it is Bruno’s turn.

rule-v5-crypt-unique = Every vampire is unique
rule-v5-crypt-unique-text = Every crypt card is unique: only one copy of a vampire can be in play. If another Methuselah brings out the same vampire, the two contest it.
rule-v5-crypt-unique-for-example = Anna controls Colette. When Dario moves his own Colette to the ready region, both cards are turned face down and contested.

rule-v5-crypt-capacity = Capacity
rule-v5-crypt-capacity-text = Capacity is how much blood a vampire can hold, how much pool it takes to bring the vampire out, and the vampire’s age: of two vampires, the one with the higher capacity is older, the other one younger. Blood above the capacity goes to the blood bank at once. Only an uncontrolled vampire may hold more than its capacity, until it is brought out.
rule-v5-crypt-capacity-for-example = Chelsea Blake has capacity 5 and 4 blood. She gains 3 blood, keeps 5, and 2 go to the blood bank.

rule-v5-crypt-clan = Clan, sect and title
rule-v5-crypt-clan-text = Every vampire belongs to one clan; the text of the card gives sect, title and special abilities. Some library cards can be played only by a member of a certain clan, and others have an effect only on such a member.
rule-v5-crypt-clan-for-example = The Warrens requires a Nosferatu. Lenny Burkhead can play it, Madison, a Ventrue, can’t.

rule-v5-crypt-disciplines = Levels of a Discipline
rule-v5-crypt-disciplines-text = A square symbol means that a vampire has a Discipline at the basic level, a diamond at the superior level. To play a card that requires a Discipline, the vampire must have it. At the basic level only the basic effect can be used; at the superior level either of the two effects can be used, but never both at once.
rule-v5-crypt-disciplines-for-example = Madison has superior Dominate and plays Govern the Unaligned: she either bleeds or adds 3 blood to a younger uncontrolled vampire. Oshri Dahan has basic Dominate and can only bleed with it.

rule-v5-crypt-advanced = Advanced crypt cards
rule-v5-crypt-advanced-text = An advanced vampire has a special icon below the clan symbol. It is a vampire like any other and can be brought out in the normal way, and it may also be merged with the basic version of the same vampire.
rule-v5-crypt-advanced-for-example = Anna holds an advanced vampire of capacity 7 in her uncontrolled region. She brings it out with 7 pool although she never had the basic version.

rule-v5-library-types = Kinds of library cards
rule-v5-library-types-text = Master cards are played by Methuselahs themselves, minion cards by their vampires and allies. Event cards are put in play during a discard phase. Every kind except the master card has an icon at the top of the card.
rule-v5-library-types-for-example = Blood Doll is a master card, and Anna plays it herself. Deflection is a minion card, and one of her vampires must play it.

rule-v5-play-card = Playing a card
rule-v5-play-card-text = To play a card, show it and say what it does; when its effect is over, it goes to your ash heap. If the card says that it is put in play, it goes to the playing area instead. A card that doesn’t resolve at once, such as an action card, is out of play until it does.
rule-v5-play-card-for-example = Sully plays Govern the Unaligned. While others try to block, the card is neither in play nor in the ash heap; it gets there when the action is resolved.

rule-v5-play-as-played = While a card is being played
rule-v5-play-as-played-text = Some effects cancel a card as it is played. At that moment you can use only such effects, and those that wake a minion. The card is replaced only after that.
rule-v5-play-as-played-for-example = Bruno wants to cancel a card that Anna plays, and his vampire is locked. It may wake first and then cancel; Anna draws her new card after that.

rule-v5-play-replace = Hand size and drawing
rule-v5-play-replace-text = Whenever you play a card from your hand, you draw one from your library to replace it, unless the card says otherwise. Your hand always has its full size, 7 cards by default: if the size or the number of cards changes, you draw or discard at once. A card that is replaced later makes your hand size smaller until then. With an empty library, you play on without drawing.
rule-v5-play-replace-for-example = Anna plays a card that she doesn’t replace until her discard phase. She plays on with a hand of 6 cards.

rule-v5-play-requirements = Requirements
rule-v5-play-requirements-text = A minion card can be played only by a minion that meets all its requirements: clan, Discipline, capacity, title. For a master card with requirements, you must control a ready minion that meets them. If a card lists several Disciplines, each effect shows which of them it needs.
rule-v5-play-requirements-for-example = Bruno’s only Tremere is in torpor. He can’t play Arcane Library, which requires a Tremere.

rule-v5-play-cost = Costs
rule-v5-play-cost-text = A number in a red drop is blood that the vampire burns; a number in a diamond with a skull is pool that the Methuselah burns. A card whose cost you can’t pay can’t be played. You can pay only with what is yours: the Edge or a discarded card as a cost must be yours, but a minion may use what its controller has.
rule-v5-play-cost-for-example = Deflection costs 1 blood, and Sully has none: Sully can’t play it, not even if Anna has 20 pool.

rule-v5-play-cost-reducers = Optional cost reducers
rule-v5-play-cost-reducers-text = An effect that may lower a cost can be used when the card is played, in order to be able to play it, or later, when the card resolves and you know that the action succeeded. If the card is cancelled, the effect hasn’t been used.
rule-v5-play-cost-reducers-for-example = Anna has a card that makes one equipment cheaper by 1 pool. She waits until the equip action has succeeded and uses it only then.

rule-v5-play-targets = Targets in play
rule-v5-play-targets-text = A card that is played on another card, or that chooses another card, needs one that is in play, which means controlled. Vampires in torpor are valid targets. Uncontrolled vampires and contested cards aren’t, unless the card says so.
rule-v5-play-targets-for-example = Anna may put Vessel on a vampire in torpor, but not on one in her uncontrolled region.

rule-v5-play-impulse = Who may play next
rule-v5-play-impulse-text = The acting Methuselah always has the first chance to use a card or effect, and may use several in a row. Then the chance passes: in combat and in an action directed at one Methuselah to the defender; in one directed at several to these, clockwise; in an undirected action to the prey and then the predator; and then to all others, clockwise. As soon as anybody uses something, the chance returns to the acting Methuselah. The step ends when all have passed.
rule-v5-play-impulse-for-example = Anna takes an undirected action at a table of four. She passes, Bruno, her prey, passes, and Dario, her predator, plays a card: Anna is asked again before Bruno.

rule-v5-play-acting-out-of-turn = Acting out of turn
rule-v5-play-acting-out-of-turn-text = The acting Methuselah is normally the one whose turn it is. If a card lets a minion act in another Methuselah’s turn, the controller of that minion is the acting Methuselah for as long as the action lasts.
rule-v5-play-acting-out-of-turn-for-example = In Anna’s turn a card lets Carla’s vampire act. During that action Carla has the first chance to play cards, not Anna.

rule-v5-master = Master cards
rule-v5-master-text = A master card is played with a master phase action, and you get one at the beginning of each of your master phases. Out-of-turn master cards are played only in the turns of others, with the action of your next master phase. A master card in play is controlled by whoever played it, even if it is on another Methuselah’s card.
rule-v5-master-for-example = Anna plays Pentex Subversion on Bruno’s vampire. The card lies on his vampire, but Anna controls it.

rule-v5-master-location = Locations
rule-v5-master-location-text = A location is a place in the hands of a Methuselah or of a minion. It stays in play and can be used again and again, even in the turn in which it is played. Some effects can burn it.
rule-v5-master-location-for-example = Carla plays The Barrens and locks it in the same turn to discard a card and draw another.

rule-v5-master-trifle = Trifles
rule-v5-master-trifle-text = If you play a trifle and it isn’t cancelled, you get one more master phase action at once. If the trifle was played out of turn, you get it in your next master phase. In each master phase, trifles can give you only one extra action; further trifles are ordinary master cards.
rule-v5-master-trifle-for-example = Anna plays Villein, a trifle, and with the new action Vessel, a trifle too. The second trifle gives her nothing, and her master phase actions are used up.

rule-v5-master-discipline = Discipline cards
rule-v5-master-discipline-text = A Discipline card is put on a controlled vampire and gives one level: a new Discipline at the basic level, or a basic one raised to superior. Most of them also raise the capacity by 1. The blood for it doesn’t come with the card.
rule-v5-master-discipline-for-example = Nik Sikko, capacity 3 with 3 blood, gets a Presence card and now has superior Presence and capacity 4, still with 3 blood.

rule-v5-master-trophy = Trophies
rule-v5-master-trophy-text = A trophy is put in play with a master phase action, or fetched as the reward for a burned Red List minion. It does nothing until it is moved to a vampire. From then on it is controlled by that vampire’s controller, and it can’t be moved again.
rule-v5-master-trophy-for-example = Dario has a trophy in play that does nothing yet. His vampire burns a Red List minion, he moves the trophy there, and it stays with that vampire.

rule-v5-master-out-of-turn = Out-of-turn master cards
rule-v5-master-out-of-turn-text = You may play an out-of-turn master card in another Methuselah’s turn, never in your own. It takes one action away from your next master phase, even if the card is cancelled. You can’t play a second one before that master phase, however many actions you get.
rule-v5-master-out-of-turn-for-example = In Bruno’s turn Anna plays an out-of-turn master card. In her next master phase she has 0 actions instead of 1.

rule-v5-minion-card = Minion cards
rule-v5-minion-card-text = Minion cards are played by your vampires and allies. A card with a clan, a Discipline or a cost in blood can be played only by a vampire that meets it. In play it is controlled by the controller of the minion it is on; if it is on no minion, by the Methuselah who played it. A card may be of several types at once.
rule-v5-minion-card-for-example = Bruno takes control of Anna’s vampire with a .44 Magnum. The gun is now Bruno’s to use as well, though Anna still owns the card.

rule-v5-minion-card-action = Action cards
rule-v5-minion-card-action-text = A ready unlocked minion plays an action card to take an action that isn’t one of the basic ones. Each action uses only one action card: you can never add one to another action.
rule-v5-minion-card-action-for-example = Madison plays Govern the Unaligned to bleed for 3. She can’t play a second copy in the same action to bleed for 5.

rule-v5-minion-card-ally = Ally cards
rule-v5-minion-card-ally-text = An ally comes into play with its starting life from the blood bank. It doesn’t belong to the minion that recruited it: it is a minion of its own.
rule-v5-minion-card-ally-for-example = Colette recruits an ally with 3 life. When Colette is burned later, the ally stays.

rule-v5-minion-card-ally-as-vampire = Allies that play cards as vampires
rule-v5-minion-card-ally-as-vampire-text = Some allies may play certain cards as a vampire. For everything that comes from playing the card, lasting effects included, such an ally counts as a vampire of capacity 1 whose life is its blood: it pays, gains and loses life, and life gained above its capacity is lost. Aggravated damage burns its life like any other damage, but if it would go to torpor, it is burned. For a card that stays in play, it isn’t a vampire.
rule-v5-minion-card-ally-as-vampire-for-example = An ally with 2 life plays a card that costs 1 blood as a vampire. It burns 1 life to pay for it.

rule-v5-minion-card-equipment = Equipment cards
rule-v5-minion-card-equipment-text = Equipment is put on the acting minion, who is then its bearer. When the bearer is burned, the equipment is burned too.
rule-v5-minion-card-equipment-for-example = Lenny Burkhead bears a .44 Magnum. He is burned in combat, and the .44 Magnum goes to the ash heap with him.

rule-v5-minion-card-retainer = Retainer cards
rule-v5-minion-card-retainer-text = A retainer is put on the acting minion, its employer, with its starting life from the blood bank. It is burned when it loses its last life or when its employer is burned.
rule-v5-minion-card-retainer-for-example = A Raven Spy with 1 life takes 1 damage in combat. It is burned, and its employer loses the +1 intercept.

rule-v5-minion-card-political = Political action cards
rule-v5-minion-card-political-text = A political action card has two uses: a vampire plays it as an action that calls the referendum on it, or you burn it from your hand during a referendum for 1 vote. Only vampires can play it as an action.
rule-v5-minion-card-political-for-example = Andi Liu calls Kine Resources Contested. During the referendum Bruno burns an Ancilla Empowerment and gets 1 vote.

rule-v5-minion-card-modifier = Action modifiers
rule-v5-minion-card-modifier-text = The acting minion may play action modifiers at any time before its action is resolved. A minion can’t play the same modifier twice in an action, not even at another level. Some modifiers are for minions other than the acting one: only those of the same Methuselah.
rule-v5-minion-card-modifier-for-example = Sully acts and plays Cloak the Gathering for +1 stealth. Sully can’t play another one, but Dr. Stephen Norton, also Anna’s, can play it at the superior level to help.

rule-v5-minion-card-combat = Combat cards
rule-v5-minion-card-combat-text = Combat cards are played by minions that are in combat.
rule-v5-minion-card-combat-for-example = Aunt Linda has been blocked and is in combat. Now she may play Roundhouse; during the action itself she couldn’t.

rule-v5-minion-card-combat-outside = Combat cards from outside
rule-v5-minion-card-combat-outside-text = Some combat cards are for minions that aren’t in the current combat. Any Methuselah’s minion can play such a card, even one whose controller has no part in that combat.
rule-v5-minion-card-combat-outside-for-example = Anna’s vampire fights Bruno’s. Carla’s vampire, who isn’t in that combat, may play such a card.

rule-v5-minion-card-reaction = Reaction cards
rule-v5-minion-card-reaction-text = A ready unlocked minion may play reaction cards when a minion of another Methuselah acts. A minion can’t play the same reaction card twice during an action, not even at another level. Playing one doesn’t lock the minion.
rule-v5-minion-card-reaction-for-example = Anna’s vampire bleeds Bruno. Bruno’s Trevon Parker, unlocked, plays Eyes of Argus for +2 intercept and stays unlocked.

rule-v5-minion-card-reflex = Reflex cards
rule-v5-minion-card-reflex-text = With a reflex card a minion cancels a card of a certain type that is being played against it, at the moment it is played.
rule-v5-minion-card-reflex-for-example = A strike card is played against Carla’s vampire. Carla cancels it with a reflex card at once; after the strike is resolved it would be too late.

rule-v5-event-card = Event cards
rule-v5-event-card-text = Once in each of your discard phases you may use a discard phase action to put an event in play. Each event can be played only once in a game, no matter by whom. An event is controlled by the Methuselah who played it.
rule-v5-event-card-for-example = Anna plays an event in turn 3. Dario has the same event in his hand: he can no longer play it.

rule-v5-setup-seats = Seats, prey and predator
rule-v5-setup-seats-text = The Methuselahs sit in any order they like, and chance decides who begins. The neighbour on your left is your prey, whom you want to oust; the one on your right is your predator, who wants to oust you. When your prey is ousted, the next one to the left becomes your prey.
rule-v5-setup-seats-for-example = Anna, Bruno, Carla and Dario sit clockwise. Bruno is Anna’s prey and Dario her predator; once Bruno is ousted, Carla is her prey.

rule-v5-setup-pool = Thirty pool and the blood bank
rule-v5-setup-pool-text = Each Methuselah begins with 30 pool. All other counters are the blood bank, which never runs out.
rule-v5-setup-pool-for-example = At a table of five, 150 counters are handed out as pool. If the blood bank runs out of counters later, use anything else.

rule-v5-setup-area = Playing area and first cards
rule-v5-setup-area-text = Your side of the table has an uncontrolled and a controlled region, and the controlled one is divided into ready region and torpor. Crypt and library are shuffled, and your predator may cut both. You draw 7 cards from the library as your hand and put the first 4 cards of the crypt face down in your uncontrolled region. You may look at your hand and your uncontrolled cards whenever you like.
rule-v5-setup-area-for-example = Anna starts with 7 cards in hand, 4 face-down vampires and nobody in the ready region.

rule-v5-terms-burn = Burning and the ash heap
rule-v5-terms-burn-text = A burned card goes to the ash heap of its owner, and anyone may look through an ash heap at any time; a burned counter returns to the blood bank. Everything on a card that is burned or removed from the game is burned as well. An effect may bring a card back from an ash heap, but never one that is removed from the game.
rule-v5-terms-burn-for-example = Madison has 3 blood and a .44 Magnum when she is burned. The 3 blood go to the blood bank, both cards to the ash heap.

rule-v5-terms-control = Who controls a card
rule-v5-terms-control-text = You control the vampires that you bring out, and the master cards that you play, wherever they are. A minion card is controlled by the controller of the minion it is on, and one that is on no card by whoever played it. Effects that change control say so.
rule-v5-terms-control-for-example = Anna puts Vessel on Bruno’s vampire: Vessel is Anna’s. The .44 Magnum on the same vampire is Bruno’s.

rule-v5-terms-lock = Locking and unlocking
rule-v5-terms-lock-text = You lock a card by turning it sideways to show that it has been used, and unlock it by turning it back. Only unlocked minions can act and block.
rule-v5-terms-lock-for-example = Colette bleeds and locks. She can’t block in Bruno’s turn, unless something unlocks or wakes her.

rule-v5-terms-ownership = Owning a card
rule-v5-terms-ownership-text = The cards that you start the game with are yours. Others may get control of them but never own them, and you get them all back at the end. If you are ousted, your cards that others control stay in play until they are burned.
rule-v5-terms-ownership-for-example = Carla controls a vampire that Bruno owns. Bruno is ousted, and Carla keeps the vampire; if it is burned, it goes to Bruno’s ash heap.

rule-v5-terms-golden = Cards over rules
rule-v5-terms-golden-text = Where a card contradicts the rules, the card is right.
rule-v5-terms-golden-for-example = The rules say that a card is replaced at once. Mirror Walk says that it is replaced later, and so it is.

rule-v5-wording-during = “During X, do Y”
rule-v5-wording-during-text = An effect that says “during X, do Y” can be used once for each X by each card that has it.
rule-v5-wording-during-for-example = With Vessel, 1 blood is moved during an unlock phase, not 2. With two copies of Vessel it can be done twice.

rule-v5-wording-lock-to = “Lock X to do Y”
rule-v5-wording-lock-to-text = If something must be locked to get an effect, it has to be unlocked before. A locked minion can’t do it, and waking doesn’t help. If locking isn’t the price but part of the effect, it is different: then a locked minion that has woken may use it.
rule-v5-wording-lock-to-for-example = Sully is locked and wakes. Deflection, which locks its player as part of the effect, can be played; an ability that says “lock to get 1 vote” can’t be used.

rule-v5-wording-search = Searching
rule-v5-wording-search-text = If you search your library or crypt, you don’t have to say what for, and you may find nothing. Then you shuffle it.
rule-v5-wording-search-for-example = Anna may search her library for an equipment card. She looks, likes none of them, takes nothing, and shuffles.

rule-v5-wording-cancel = Cancelling a card
rule-v5-wording-cancel-text = A cancelled card does nothing, but counts as played. If it is an action card, the minion doesn’t lock, pays nothing, and may play the same action card again. Any other card must still be paid for. If it was a strike, the minion chooses another strike, which may also come from a card.
rule-v5-wording-cancel-for-example = Madison’s Govern the Unaligned is cancelled: she stays unlocked, keeps her blood, and may try again. Had it been Deflection, she would have lost 1 blood.

rule-v5-unlock = Phase 1: unlock
rule-v5-unlock-text = At the start of your turn you must unlock all your cards. Then you resolve the effects of your unlock phase in any order you like; among other things, you pay for or yield what you contest. If you have the Edge, you may gain 1 pool.
rule-v5-unlock-for-example = Anna unlocks, takes 1 pool for the Edge, and then pays 1 pool for a contested vampire. She could also have paid first.

rule-v5-unlock-burn-option = The burn option
rule-v5-unlock-burn-option-text = Some cards have the burn option icon. If you control no minion that meets the requirements of such a card, or none that is a legal target for it, you may discard it during anyone’s unlock phase and replace it. You may do so with one card in each unlock phase.
rule-v5-unlock-burn-option-for-example = Bruno holds two cards with the burn option for a Nosferatu, and controls none. He discards one in Anna’s unlock phase and the other in his own.

rule-v5-contest-card = Contested cards
rule-v5-contest-card-text = When a second copy of a unique card comes into play, its control is contested: all copies are turned face down and are out of play. In each of your unlock phases you burn 1 pool to go on, or you yield, and your card is burned with everything on it. If all the others have yielded, your card is turned face up and unlocked in your next unlock phase.
rule-v5-contest-card-for-example = Anna and Dario contest Colette. Anna pays 1 pool in two unlock phases, then Dario yields; Colette is back in Anna’s next unlock phase.

rule-v5-contest-self = No contest with yourself
rule-v5-contest-self-text = You can control only one copy of a unique card, and you can’t contest a card with yourself on purpose. If an effect forces you to, the copy that is coming into play is burned.
rule-v5-contest-self-for-example = Anna controls The Barrens and has a second copy in her hand. She can’t play it while the first one is in play.

rule-v5-contest-title = Contested titles
rule-v5-contest-title-text = If two vampires in play claim the same unique title, neither has it while it is contested; they act and block as usual. In each unlock phase of its controller such a vampire burns 1 blood or yields the title; without blood, or in torpor, it must yield. When all the others have yielded, the last one gets the title in its next unlock phase. Whoever yields has lost the title for the rest of the game.
rule-v5-contest-title-for-example = Two vampires claim to be Prince of Rome. Anna’s has no blood left in her unlock phase and yields; in his next unlock phase Bruno’s vampire is the prince.

rule-v5-master-phase = Phase 2: master
rule-v5-master-phase-text = You have one master phase action, unless cards change the number. With it you play a master card, mark a Red List minion, or use what a card offers for it. These actions and the other effects of the phase come in any order you like. You don’t have to use an action, but you can’t save it; an out-of-turn master card that you played before costs you one.
rule-v5-master-phase-for-example = Anna moves 1 blood with Blood Doll and then plays a location. Dario, who played an out-of-turn master card before his turn, has no action to use.

rule-v5-minion-phase = Phase 3: minions
rule-v5-minion-phase-text = Your ready unlocked minions may act, one after the other. Acting locks a minion, and so does blocking. Ready unlocked minions of others may try to block; an action succeeds if nobody blocks it. Each action is resolved before the next begins, and a minion that unlocks in this phase may act again.
rule-v5-minion-phase-for-example = Madison bleeds and locks. She unlocks with Freak Drive and may now take another action, such as hunting.

rule-v5-minion-phase-mandatory = Mandatory actions
rule-v5-minion-phase-mandatory-text = Mandatory actions come before all others, in any order you like. A ready vampire without blood must hunt. A minion with a mandatory action can take no other. If it has two different ones, or one that it can’t take, it is stuck and doesn’t act; that doesn’t keep your other minions from acting.
rule-v5-minion-phase-mandatory-for-example = Sully has 0 blood and must hunt before Madison may bleed. If another card also forces Sully to take some other action, Sully can do neither, and Madison may act.

rule-v5-card-44-magnum = .44 Magnum
rule-v5-card-44-magnum-text = Whoever uses the maneuver of this gun while range is determined must also strike with it in that round. If Immortal Grapple then forbids the strike, there is none: no other strike may be chosen.
rule-v5-card-44-magnum-for-example = Horace Radcliffe maneuvers with his .44 Magnum, and Aunt Linda maneuvers back. She plays Immortal Grapple at close range, and Horace doesn’t strike at all.

rule-v5-card-anarch-troublemaker = Anarch Troublemaker
rule-v5-card-anarch-troublemaker-text = The card is played in a master phase and used in an unlock phase, so not before your next turn. “Up to two” may also mean none, and the vampires chosen may already be locked.
rule-v5-card-anarch-troublemaker-for-example = Anna and Bruno have an agreement. She gives him the Anarch Troublemaker and locks 0 of his vampires.

rule-v5-card-ancilla-empowerment = Ancilla Empowerment
rule-v5-card-ancilla-empowerment-text = Everyone loses pool, even the Methuselah who called the referendum, and several may be ousted at once. Each Methuselah whose prey is ousted gets 1 victory point, even if they are ousted too. Only survivors get the 6 pool as well.
rule-v5-card-ancilla-empowerment-for-example = Anna and her prey Bruno both fall to 0 pool. Anna gets 1 victory point for Bruno, but not 6 pool, and is out; her predator Dario survives and gets 1 victory point and 6 pool.

rule-v5-card-arcane-library = Arcane Library
rule-v5-card-arcane-library-text = The blood that is added comes from the blood bank. Once it is on the uncontrolled vampire, you may move it to your pool at the usual price of 2 transfers for each. The same goes for Art Museum.
rule-v5-card-arcane-library-for-example = Carla locks Arcane Library and adds 1 blood to Lauren, uncontrolled. With 2 transfers she moves that blood to her pool.

rule-v5-card-barrens = The Barrens
rule-v5-card-barrens-text = You may use this location at any time, even in the middle of a combat.
rule-v5-card-barrens-for-example = In combat Anna holds no strike card. She locks The Barrens, discards a master card, and draws, hoping for a Roundhouse.

rule-v5-card-bewitching-oration = Bewitching Oration
rule-v5-card-bewitching-oration-text = The card can’t be played before the terms of the referendum are chosen. The votes it gives aren’t cast at once: you cast them with the vampire’s other votes, when you decide to. The same goes for Protected District.
rule-v5-card-bewitching-oration-for-example = Mkhokheli plays it and has 2 more votes. Anna waits until Bruno has cast 3 votes against, and only then casts Mkhokheli’s, to avoid Scalpel Tongue.

rule-v5-card-blood-doll = Blood Doll
rule-v5-card-blood-doll-text = Blood Doll is used in the master phase, the phase in which you play it, so you may use it in the same turn. Vessel, which is used in the unlock phase, has to wait.
rule-v5-card-blood-doll-for-example = Anna plays Blood Doll on Madison and moves 1 blood from Madison to her pool right away.

rule-v5-card-bonding = Bonding
rule-v5-card-bonding-text = The superior effect gives stealth and can be used only when stealth is needed. If nobody is blocking with enough intercept, only the basic effect can be played.
rule-v5-card-bonding-for-example = Nobody tries to block Madison’s bleed. She may play Bonding for +1 bleed, but not at the superior level.

rule-v5-card-bowl-of-convergence = Bowl of Convergence
rule-v5-card-bowl-of-convergence-text = A vampire without Auspex may equip with it. As long as its bearer has no Auspex, it does nothing.
rule-v5-card-bowl-of-convergence-for-example = Brock Sterling, who has no Auspex, bears the bowl and has 0 intercept. On Lauren, with basic Auspex, it gives +1.

rule-v5-card-carrion-crows = Carrion Crows
rule-v5-card-carrion-crows-text = The damage is inflicted together with that of the strikes. A dodge doesn’t help, because it protects only from the strikes of the opposing minion; but a strike that ends combat comes first. Murder of Crows works in the same way: its damage is environmental and comes from the retainer.
rule-v5-card-carrion-crows-for-example = Horace Radcliffe has played Carrion Crows for 2 damage a round. A vampire that dodges takes 2 damage; one that strikes with Majesty takes none.

rule-v5-card-cats-guidance = Cats’ Guidance
rule-v5-card-cats-guidance-text = The basic effect unlocks a vampire after it has blocked. If that vampire is in torpor after the combat, it can’t play the card, since only ready minions play reaction cards.
rule-v5-card-cats-guidance-for-example = Ryan blocks, and the combat sends him to torpor. He can’t unlock with Cats’ Guidance.

rule-v5-card-change-of-target = Change of Target
rule-v5-card-change-of-target-text = The action ends before the block is resolved: the blocker doesn’t lock for it, and one that was locked and had woken stays locked. If the ended action was mandatory, the acting minion is stuck: it stays unlocked, but takes no more actions.
rule-v5-card-change-of-target-for-example = Sully, with 0 blood, must hunt and is blocked by Ryan. After Change of Target Ryan stays unlocked, and Sully doesn’t act any more this turn.

rule-v5-card-cloak-the-gathering = Cloak the Gathering
rule-v5-card-cloak-the-gathering-text = A locked vampire may play it at the superior level, since action modifiers, unlike reaction cards, don’t need an unlocked minion. Each vampire may play one copy during an action, but several vampires may each play one.
rule-v5-card-cloak-the-gathering-for-example = Ashley acts. Colette and Dr. Stephen Norton, both locked, each play a copy at the superior level: Ashley gets +2 stealth.

rule-v5-card-conditioning = Conditioning
rule-v5-card-conditioning-text = It is limited: only one action modifier can raise the amount of a bleed during an action. The same goes for Aire of Elation.
rule-v5-card-conditioning-for-example = Madison bleeds and plays Conditioning for +3. She can’t add Aire of Elation or a second limited modifier.

rule-v5-card-consanguineous-boon = Consanguineous Boon
rule-v5-card-consanguineous-boon-text = The clan that you choose must exist in the game, but no vampire of it needs to be in play.
rule-v5-card-consanguineous-boon-for-example = Anna may choose Tremere although nobody controls a Tremere. Then nobody gains pool.

rule-v5-card-creeping-sabotage = Creeping Sabotage
rule-v5-card-creeping-sabotage-text = The first copy costs 0 blood, since you control none yet. Burning one copy and burning another are different actions: after Change of Target a minion can’t try to burn the same copy again, but may try another one.
rule-v5-card-creeping-sabotage-for-example = Bruno’s vampire tries to burn the first of two copies, is blocked and plays Change of Target. It may now try to burn the second.

rule-v5-card-daring-the-dawn = Daring the Dawn
rule-v5-card-daring-the-dawn-text = You may play it before any vampire tries to block, so that none can do so, or when a vampire is already trying. Played early, it also keeps vampires from playing Second Tradition: Domain.
rule-v5-card-daring-the-dawn-for-example = Bruno has a locked prince. Anna’s Naomi Stewart plays Daring the Dawn at once, and the prince can’t unlock with Second Tradition: Domain.

rule-v5-card-deep-song = Deep Song
rule-v5-card-deep-song-text = If the superior action succeeds, the target counts as the acting minion in the combat. So the target’s controller plays cards first.
rule-v5-card-deep-song-for-example = With Deep Song, Lenny Burkhead enters combat with Tamoszius. In that combat Tamoszius must decide first whether to maneuver.

rule-v5-card-deflection = Deflection
rule-v5-card-deflection-text = A locked vampire that has woken may play it, even at the basic level: being locked by it again changes nothing, and the bleed still gets its new target. The same goes for Telepathic Misdirection.
rule-v5-card-deflection-for-example = Sully is locked, wakes with On the Qui Vive and plays Deflection. The bleed of 3 against Bruno now goes to Carla.

rule-v5-card-dreams-of-the-sphinx = Dreams of the Sphinx
rule-v5-card-dreams-of-the-sphinx-text = If you use it in your turn for a larger hand, you may first use your discard phase action, discarding and replacing a card, before your hand shrinks again and you discard the 2 cards too many. When somebody contests it, it is too late to lock it.
rule-v5-card-dreams-of-the-sphinx-for-example = Anna’s hand size is 9 this turn. In her discard phase she swaps one card, and then discards down to 7.

rule-v5-card-enchant-kindred = Enchant Kindred and Govern the Unaligned
rule-v5-card-enchant-kindred-text = When the action is announced, you choose: to bleed with 0 stealth, or at the superior level to add blood with +1 stealth. You never do both. A vampire that unlocks later in the turn can’t play the same card again, not even at the other level.
rule-v5-card-enchant-kindred-for-example = Madison adds 3 blood with Govern the Unaligned and unlocks with Freak Drive. She can’t bleed with another Govern the Unaligned this turn, but may with Enchant Kindred.

rule-v5-card-eyes-of-argus = Eyes of Argus
rule-v5-card-eyes-of-argus-text = One vampire can’t wake with the superior effect and then play a second copy for intercept, because a minion plays the same reaction card only once during an action.
rule-v5-card-eyes-of-argus-for-example = Trevon Parker is locked and wakes with Eyes of Argus. The +2 intercept of a second copy must be left to another vampire.

rule-v5-card-faceless-night = Faceless Night
rule-v5-card-faceless-night-text = A minion that tried to block and failed may still play reaction cards such as Deflection: it is locked only when the action is resolved, successful or blocked. Those that tried before the card was played aren’t locked.
rule-v5-card-faceless-night-for-example = Ryan tries to block Colette and fails; then she plays Faceless Night against Trevon Parker, who fails too. Trevon may still play a reaction card and is locked in the end; Ryan isn’t.

rule-v5-card-fame = Fame
rule-v5-card-fame-text = The 3 pool are burned right after the vampire has gone to torpor. A vampire that is burned outright hasn’t been in torpor first, and costs nothing.
rule-v5-card-fame-for-example = Bruno’s vampire with Fame takes so much aggravated damage that it is burned. Bruno keeps his 3 pool.

rule-v5-card-foreshadowing-destruction = Foreshadowing Destruction
rule-v5-card-foreshadowing-destruction-text = Played at the superior level against a Methuselah with 10 or more pool, it raises nothing yet: the +3 bleed waits for the target to have 9 or less. As long as it raises nothing, another limited modifier may be played before or after it.
rule-v5-card-foreshadowing-destruction-for-example = Madison bleeds Bruno, who has 12 pool, plays Foreshadowing Destruction and then Conditioning for +3. She bleeds for 4.

rule-v5-card-freak-drive = Freak Drive
rule-v5-card-freak-drive-text = If the vampire was blocked, the card is played after the combat. Even a vampire that is in torpor by then may play it, as long as it has blood to pay for it.
rule-v5-card-freak-drive-for-example = Naomi Stewart is blocked and goes to torpor from aggravated damage with 2 blood left. She may still pay 1 blood for Freak Drive and unlock.

rule-v5-card-guard-dogs = Guard Dogs
rule-v5-card-guard-dogs-text = The vampire that unlocks with it doesn’t have to block. You replace the card before you decide anything else.
rule-v5-card-guard-dogs-for-example = Ryan unlocks with Guard Dogs. Bruno draws a card, sees that it doesn’t help, and lets the bleed happen.

rule-v5-card-haven-uncovered = Haven Uncovered
rule-v5-card-haven-uncovered-text = The action to burn it is directed at the Methuselah who played it, because master cards are controlled by whoever played them.
rule-v5-card-haven-uncovered-for-example = Anna puts it on Bruno’s vampire. When that vampire acts to burn it, Anna may try to block, and Carla may not.

rule-v5-card-hidden-strength = Hidden Strength
rule-v5-card-hidden-strength-text = It can be played only if there is damage to prevent. You can’t play it just to get the press.
rule-v5-card-hidden-strength-for-example = The opponent has dodged and done no damage. Naomi Stewart can’t play Hidden Strength to press.

rule-v5-card-hunting-grounds = Hunting grounds
rule-v5-card-hunting-grounds-text = To play one you need a ready vampire of its clan, but any ready vampire you control may get the blood. It works in your unlock phase, so not before your next turn. The blood is optional: if you go on to your master phase without it, you have declined it. This goes for Academic, Asylum, Slum, Society and Uptown Hunting Ground.
rule-v5-card-hunting-grounds-for-example = Anna plays Academic Hunting Ground with a ready Tremere. In her next unlock phase Sully, a Malkavian, gains the 1 blood.

rule-v5-card-immortal-grapple = Immortal Grapple
rule-v5-card-immortal-grapple-text = Wait until nobody maneuvers any more, and play it before strikes are chosen. A strike that the range step already fixed, as with .44 Magnum, is then lost.
rule-v5-card-immortal-grapple-for-example = Tamoszius has maneuvered to long range, and Aunt Linda back to close. When both are done, Aunt Linda may play Immortal Grapple.

rule-v5-card-kine-resources = Kine Resources Contested
rule-v5-card-kine-resources-text = The 4 points must go to at least two Methuselahs. You may give some to yourself, and must if there is no other way.
rule-v5-card-kine-resources-for-example = Only Anna and Bruno are left. Anna gives 3 points to Bruno and 1 to herself; 4 to Bruno isn’t allowed.

rule-v5-card-life-in-the-city = Life in the City
rule-v5-card-life-in-the-city-text = The blood may also go to a ready vampire that another Methuselah controls.
rule-v5-card-life-in-the-city-for-example = Anna adds 1 blood to Carla’s vampire, so that it doesn’t have to hunt.

rule-v5-card-magic-of-the-smith = Magic of the Smith
rule-v5-card-magic-of-the-smith-text = You don’t say which equipment you will look for, and you search only after the action has succeeded. The equipment must come from the library, not from your hand. You may also find nothing, and you shuffle in any case.
rule-v5-card-magic-of-the-smith-for-example = When Anna replaces Magic of the Smith, she draws the very .44 Magnum she wanted. It can’t be fetched from her hand, and she may choose to find nothing.

rule-v5-card-mirror-walk = Mirror Walk
rule-v5-card-mirror-walk-text = Until your discard phase your hand size is 1 lower, as if the card were still in your hand. Unlike Change of Target, it locks the blocking minion before it ends the action.
rule-v5-card-mirror-walk-for-example = Anna’s hand size of 7 is 6 until her discard phase. Ryan, who blocked, is locked, and there is no combat.

rule-v5-card-on-the-qui-vive = On the Qui Vive
rule-v5-card-on-the-qui-vive-text = A minion that wakes doesn’t have to block, and it stays locked. The card is replaced before you decide anything else. The same goes for Wake with Evening’s Freshness, except that it is replaced later, as it says.
rule-v5-card-on-the-qui-vive-for-example = Sully wakes, and Bruno draws Deflection. He plays it instead of blocking.

rule-v5-card-pentex-subversion = Pentex Subversion
rule-v5-card-pentex-subversion-text = The minion that has it can’t burn it; any other minion can, whoever controls it. That action is directed at the Methuselah who played the card. A minion that can’t block may still play reaction cards.
rule-v5-card-pentex-subversion-for-example = Anna puts it on Bruno’s Sully. Sully may still play Deflection, and Carla’s vampire may burn the card with an action directed at Anna.

rule-v5-card-perfect-paragon = Perfect Paragon
rule-v5-card-perfect-paragon-text = The superior effect lowers the intercept of others and doesn’t count as raising stealth. So it may be played even if nobody tries to block, for instance to draw a new card.
rule-v5-card-perfect-paragon-for-example = Nobody tries to block Naomi Stewart. She pays 1 blood for Perfect Paragon anyway, and Anna replaces the card.

rule-v5-card-resist-earths-grasp = Resist Earth’s Grasp
rule-v5-card-resist-earths-grasp-text = The press that comes with the maneuver can be used only in the same round. It can’t be kept for a later one.
rule-v5-card-resist-earths-grasp-for-example = Bret Stryker maneuvers in round 1 and doesn’t use the press. In round 2 it is gone.

rule-v5-card-roundhouse = Roundhouse
rule-v5-card-roundhouse-text = Roundhouse is a hand strike, so it can be used under Immortal Grapple.
rule-v5-card-roundhouse-for-example = Aunt Linda plays Immortal Grapple and then Roundhouse for 1 + 3 damage.

rule-v5-card-scalpel-tongue = Scalpel Tongue
rule-v5-card-scalpel-tongue-text = The chosen vampire must have cast votes or ballots. One that has votes but hasn’t cast them isn’t a valid target.
rule-v5-card-scalpel-tongue-for-example = Andi Liu has 2 votes as a prince and waits. Only when Andi Liu has cast them can Kathy Glens play Scalpel Tongue.

rule-v5-card-second-tradition = Second Tradition: Domain
rule-v5-card-second-tradition-text = This doesn’t wake a vampire. A locked vampire that plays it must try to block, and can’t change to Deflection. If it would be unable to block, it can’t play the card: when the action is directed at somebody else, or can’t be blocked at all, as with Daring the Dawn or Toreador Grand Ball.
rule-v5-card-second-tradition-for-example = Anna’s vampire bleeds Bruno. Carla’s locked Alexa Draper, a prince, can’t play it, since the bleed isn’t directed at Carla.

rule-v5-card-smiling-jack = Smiling Jack, The Anarch
rule-v5-card-smiling-jack-text = In your unlock phase you must move 1 pool to the card, even if that ousts you. The others burn 1 for each counter on it, shared as they like between their pool and the blood of their vampires. A vampire without blood can’t take any part of it.
rule-v5-card-smiling-jack-for-example = There are 3 counters on Smiling Jack. Bruno burns 1 pool and 2 blood from Ryan, his only vampire; if Ryan had just 1 blood, Bruno would have to burn 2 pool.

rule-v5-card-spying-mission = Spying Mission
rule-v5-card-spying-mission-text = The superior effect waits until it is certain that the bleed would succeed for 1 or more: all blocks declined, all modifiers and reactions played. Anyone who wants to reduce the bleed or send it elsewhere must do so before that. Several copies may be on one vampire, and each adds 2 to the next successful bleed of the same Methuselah.
rule-v5-card-spying-mission-for-example = Colette has two Spying Missions against Bruno. Her next bleed of 1 that would succeed against him becomes 5.

rule-v5-card-swallowed-by-the-night = Swallowed by the Night
rule-v5-card-swallowed-by-the-night-text = At the basic level it is an action modifier, at the superior level a combat card.
rule-v5-card-swallowed-by-the-night-for-example = Colette has superior Obfuscate: during her action she may play it for +1 stealth, and in a combat that follows she may play another copy as a maneuver.

rule-v5-card-taste-of-vitae = Taste of Vitae
rule-v5-card-taste-of-vitae-text = It can’t be played in combat with an ally. You may play it even if the opposing vampire has lost no blood, just to draw a new card. It is played after you have decided whether to press.
rule-v5-card-taste-of-vitae-for-example = Ryan decides not to press and plays Taste of Vitae. His opponent lost 2 blood to damage in this round, and Ryan gains 2.

rule-v5-card-theft-of-vitae = Theft of Vitae
rule-v5-card-theft-of-vitae-text = It works at close and at long range. Stealing blood isn’t damage and can’t be prevented, and it happens before blood is burned to mend damage; two vampires that steal from each other do so at the same time. A strike that ends combat comes first, and then nothing is stolen.
rule-v5-card-theft-of-vitae-for-example = Rosalina Cortez has 0 blood, steals 2 and is hit for 1 damage. She gains the 2 blood first, burns 1 to mend, and stays ready with 1.

rule-v5-card-toreador-grand-ball = Toreador Grand Ball
rule-v5-card-toreador-grand-ball-text = With several copies you may lock the same Toreador for all of them. If the Toreador that doesn’t unlock is burned, the other one’s actions other than bleeds still can’t be blocked while the card is in play.
rule-v5-card-toreador-grand-ball-for-example = Nik Sikko stays locked for Tamoszius and is burned in Bruno’s turn. The political actions of Tamoszius are still safe from blocks.

rule-v5-card-toreador-justicar = Toreador Justicar
rule-v5-card-toreador-justicar-text = You may choose a Toreador who already has a title. If the referendum passes, the old title is lost and the new one takes its place.
rule-v5-card-toreador-justicar-for-example = Catalina Vega is a prince with 2 votes. She becomes justicar and is no longer prince.

rule-v5-card-ventrue-headquarters = Ventrue Headquarters
rule-v5-card-ventrue-headquarters-text = The votes are yours, the Methuselah’s, and not those of a vampire you control.
rule-v5-card-ventrue-headquarters-for-example = Anna locks it for 3 votes. Bruno can’t take them away with Scalpel Tongue, which chooses a vampire.

rule-v5-card-vessel = Vessel
rule-v5-card-vessel-text = If you want to burn a Blood Doll with it, you say so when you play it, before you replace it. It is used in the unlock phase, so not in the turn in which it is played. It may be put on a vampire of another Methuselah: you control the card, but only the controller of the vampire may use it.
rule-v5-card-vessel-for-example = Anna puts Vessel on Carla’s vampire. In her next unlock phase Carla, not Anna, may move 1 blood.

rule-v5-card-villein = Villein
rule-v5-card-villein-text = It may be played on a vampire with only 0 or 1 blood. You then take as much as there is.
rule-v5-card-villein-for-example = Oshri Dahan has 1 blood. Anna plays Villein and gets 1 pool instead of 2.

rule-v5-card-visit-from-the-capuchin = Visit from the Capuchin
rule-v5-card-visit-from-the-capuchin-text = You play it, replace it, and draw 4 more cards. From then on each card that you would replace burns a counter instead, and you draw no replacement until all 4 are gone. A card that is replaced later burns its counter at that later time.
rule-v5-card-visit-from-the-capuchin-for-example = Anna has 11 cards in hand. She plays four cards and draws none; for the fifth she draws again.

rule-v5-card-voter-captivation = Voter Captivation
rule-v5-card-voter-captivation-text = It is played after the action is resolved. If the referendum leaves you with no pool, you are ousted before you could play it. Freak Drive may be played before it or after it.
rule-v5-card-voter-captivation-for-example = Anna’s referendum passes by 4 votes but costs her her last pool. The 2 pool of Voter Captivation come too late.

rule-v5-card-warrens = The Warrens
rule-v5-card-warrens-text = Actions directed at you are, among others: a bleed against you, an action to enter combat with one of your minions, and diablerie on one of your vampires in torpor.
rule-v5-card-warrens-for-example = Bruno’s vampire wants to diablerize Ryan, who is in torpor. Lenny Burkhead may play The Warrens for +3 intercept, as he is a primogen.

rule-v5-card-wasserschloss-anif = Wasserschloss Anif, Austria
rule-v5-card-wasserschloss-anif-text = In each turn the card can get blood from one Tremere only. If the card is burned, all the counters on it are lost.
rule-v5-card-wasserschloss-anif-for-example = Ayelech moves 1 blood to the card, and so Lauren can’t do the same this turn. With 4 counters on it the card is burned, and Carla loses all 4.
