# The rules of Vampire: The Eternal Struggle in our words: actions, blocks, politics, combat, torpor, the end of the turn and of the game, sects, traits and words.

rule-v5-action-directed = Directed and undirected actions
rule-v5-action-directed-text = An action is directed if it targets another Methuselah, or something another Methuselah controls: a minion, another card, the Edge. Every other action is undirected, even one that targets your own cards. This decides who may block. On cards, a (D) reminds you that the action is usually directed.
rule-v5-action-directed-for-example = Colette bleeds Bruno: the action is directed at him. If she recruits an ally instead, her action is undirected.

rule-v5-action-stealth-intercept = What stealth and intercept are
rule-v5-action-stealth-intercept-text = Two numbers decide whether an action is stopped. Stealth belongs to the acting minion and says how well it hides what it does. Intercept belongs to the minion that tries to block and says how well it finds out about it.
rule-v5-action-stealth-intercept-for-example = Colette hunts with 1 stealth. Nassir, who has 0 intercept, doesn’t find her; with 1 intercept he does.

rule-v5-action-types = Who can act, and how
rule-v5-action-types-text = Any ready unlocked minion you control can take an action. Without a card, a vampire can bleed or hunt, and an ally can only bleed; instead, a minion can act with an action card or with a card in play. Actions also bring lasting cards into play: equipment, which can later move to another of your minions, retainers, which can’t move, and allies.
rule-v5-action-types-for-example = Anna’s ally can’t hunt, but it can bleed. Her vampire Colette can do either, or equip with a card from Anna’s hand.

rule-v5-action-no-repeat = The same card once a turn
rule-v5-action-no-repeat-text = A minion can’t act twice in a turn with the same action card, nor through the same card in play, its own text included. Unlocking doesn’t change that. An action card that was cancelled doesn’t count.
rule-v5-action-no-repeat-for-example = Sully unlocks after an action and wants to act with a second copy of the card he has just used. He can’t, but he may still hunt or use another card.

rule-v5-action-bleed = Bleed
rule-v5-action-bleed-text = Any ready minion can bleed, at most once a turn, even if it unlocks: a directed action at 0 stealth against your prey, or another Methuselah if a card says so, but never yourself. If it succeeds, the target burns as much pool as the bleed amount, which is 1 for every vampire unless cards change it. A bleed of 1 or more also takes the Edge. No action modifier can raise a bleed that another one has already raised, unless one of them says it doesn’t count: cards remind you of this with the word limited.
rule-v5-action-bleed-for-example = Belinde bleeds Bruno for 1, and an action modifier adds 2. Bruno burns 3 pool and Anna takes the Edge; a second modifier couldn’t have added more.

rule-v5-action-hunt = Hunt
rule-v5-action-hunt-text = Any ready vampire can hunt: an undirected action at +1 stealth that costs nothing. If it succeeds, the vampire gains blood from the blood bank equal to its hunt amount, normally 1; anything above its capacity goes back at once. A ready unlocked vampire without blood must hunt, and while one of yours has to, none of your minions can take an action that isn’t mandatory.
rule-v5-action-hunt-for-example = Wauneka and Sully have no blood. Anna chooses who hunts first, and Belinde bleeds only when both have hunted.

rule-v5-action-equip = Equip
rule-v5-action-equip-text = Any ready minion can equip, with an undirected action at +1 stealth. From your hand it pays the cost on the card, and the equipment goes on it. From another minion of yours it can take one or more pieces in a single action at no cost; you name them when you announce it, and they stay where they are if it fails. A minion can have any number; a piece that needs a Discipline has its basic version if something other than an equip action puts it into play.
rule-v5-action-equip-for-example = Anna announces that Colette takes the .44 Magnum and the laptop from Belinde. The action is blocked, and both stay with Belinde.

rule-v5-action-employ = Employ a retainer
rule-v5-action-employ-text = Any ready minion can employ a retainer from your hand, with an undirected action at +1 stealth, for the cost on the card. If it succeeds, the retainer goes on the acting minion with as much life from the blood bank as its card says. It never moves to another minion, there is no limit to their number, and one that loses its last life is burned. If a retainer that needs a Discipline comes into play in another way, it has its basic version.
rule-v5-action-employ-for-example = Wauneka employs a retainer with 2 life for 1 blood. It takes 1 damage and is left with 1 life; the next damage burns it.

rule-v5-action-recruit = Recruit an ally
rule-v5-action-recruit-text = Any ready minion can recruit an ally from your hand, with an undirected action at +1 stealth, for the cost on the card. If it succeeds, the ally comes into your ready region with as much life as its card says and is a minion of its own, but it can’t act that turn. An ally that comes into play in another way can act at once, and has its basic version if it needs a Discipline. An ally that loses its last life is burned.
rule-v5-action-recruit-for-example = Belinde recruits Carlton Van Wyk, and Anna pays 2 pool. He has 2 life, can’t act this turn, and may block in the next Methuselah’s turn.

rule-v5-action-political = Political action
rule-v5-action-political-text = Any ready vampire can take a political action, at most once a turn, even if it unlocks. It is undirected and has +1 stealth; its cost is on the card. If it succeeds, a referendum is called: the terms are chosen, votes are cast, and it passes or fails.
rule-v5-action-political-for-example = Alice Chen calls a referendum that would cost Bruno pool. The action is still undirected: Anna’s prey and her predator may block it.

rule-v5-action-leave-torpor = Leave torpor
rule-v5-action-leave-torpor-text = An unlocked vampire in torpor can leave it, with an undirected action at +1 stealth that costs 2 blood. If it succeeds, it moves to the ready region and is no longer wounded. If it is blocked there is no combat: a vampire that blocked may commit diablerie on it, and otherwise the action just fails, at no cost.
rule-v5-action-leave-torpor-for-example = Ryan, in torpor with 3 blood, leaves it and keeps 1. If Ayelech blocks him, she may commit diablerie on him; if an ally does, he just stays in torpor.

rule-v5-action-rescue = Rescue a vampire from torpor
rule-v5-action-rescue-text = Any ready vampire can rescue a vampire in torpor for 2 blood, which either of the two pays or both share. If you control both, the action is undirected at +1 stealth; if another Methuselah controls the one in torpor, it is directed at 0 stealth. If it succeeds, the rescued vampire moves to the ready region, locked or unlocked as it was, and is no longer wounded. If it is blocked, there is combat as usual.
rule-v5-action-rescue-for-example = Colette rescues Sully, and each burns 1 blood. If Ryan, whom Bruno controls, were in torpor, only Bruno could block his rescue.

rule-v5-action-diablerize = Commit diablerie on a vampire in torpor
rule-v5-action-diablerize-text = Any ready vampire can act to commit diablerie on a vampire in torpor, at no cost. If you control both, the action is undirected at +1 stealth; if another Methuselah controls the victim, it is directed at 0 stealth. If it succeeds, diablerie follows; if it is blocked, the acting and the blocking minion fight as usual.
rule-v5-action-diablerize-for-example = Wauneka acts against Ryan, whom Bruno controls. Only Bruno can block, and 0 intercept is enough.

rule-v5-action-card = Acting with a card
rule-v5-action-card-text = A ready minion can act with an action card from your hand or with a card in play, each card once a turn. Cost, target and effect are on the card, and the action has 0 stealth unless the card says more. If the card is a special form of a basic action, all the rules of that action apply unless it says otherwise.
rule-v5-action-card-for-example = A card lets Sully bleed with +2 bleed. It is still his one bleed of the turn, it is directed at Anna’s prey, and it has 0 stealth.

rule-v5-action-become-anarch = Become Anarch
rule-v5-action-become-anarch-text = A ready vampire that has no title and isn’t Anarch can act to become Anarch, with an undirected action at +1 stealth. It costs 2 blood, or 1 blood if its controller has another ready Anarch. If it succeeds, the vampire leaves its sect and is Anarch.
rule-v5-action-become-anarch-for-example = Anna controls Crow, a ready Anarch, so Colette becomes Anarch for 1 blood. Belinde is a prince and can’t do so.

rule-v5-action-summary = An action step by step
rule-v5-action-summary-text = First the action is announced and the acting minion locks. Then those who may block try to, as often as they like; a block that succeeds locks the blocker and leads to combat. If no attempt succeeds and no more is made, the action succeeds and its cost is paid. All this time the acting minion may play action modifiers, and other Methuselahs’ ready unlocked minions reaction cards, the acting Methuselah first; the effects last as long as the action, and a minion can play the same card only once in it.
rule-v5-action-summary-for-example = Sully bleeds, Bruno tries to block and fails, then declines. Anna plays a modifier that raises the bleed, and the action succeeds.

rule-v5-action-announce = Announcing the action
rule-v5-action-announce-text = You say everything at once when you act: which minion, which action, the targets, the cost and the effects. A card needed for it is played face up and set aside, out of play, until the action resolves; the acting minion locks. The cost is paid only when the action succeeds. Only the choices of a referendum wait until then as well.
rule-v5-action-announce-for-example = Anna locks Belinde and announces that she recruits Carlton Van Wyk at +1 stealth for 2 pool. Anna pays the 2 pool later, and only if nobody blocks.

rule-v5-block-who = Who may block
rule-v5-block-who-text = A directed action can be blocked only by the Methuselahs it targets, clockwise if there are several; an undirected one by the prey of the acting Methuselah first and then by the predator. They use ready unlocked minions, one attempt at a time, as often as they like, even with the same minion again. Whoever declines has declined for the whole action, unless its target changes: then attempts start over. Political actions are always undirected.
rule-v5-block-who-for-example = Belinde recruits an ally. Bruno, Anna’s prey, tries twice and declines; now Dario, her predator, may try.

rule-v5-block-stealth = Stealth against intercept
rule-v5-block-stealth-text = A block succeeds if the blocker’s intercept is at least as high as the acting minion’s stealth; both are 0 unless the action or a card says otherwise, and may fall below 0. Both are added only as needed: stealth while a minion blocks with enough intercept, intercept by the blocking minion while the stealth is higher. What was added lasts until the action is over. When an attempt fails, another one follows or the Methuselah declines, and then the others may still play cards before the action resolves.
rule-v5-block-stealth-for-example = Colette equips at 1 stealth, and Nassir blocks with +1 intercept: 1 against 1 is a block. Anna may now add 1 stealth, and the block fails, since 1 is less than 2.

rule-v5-block-detail = The three stages of an action
rule-v5-block-detail-text = An announced action is always in one of three stages, and cards are played in all of them in the usual order. With no block attempt, those who may block can declare one or pass, and whoever passes can’t declare one later unless the target changes; when all have passed, blocks are declined. During an attempt the target can’t change and nobody else can try; when all have passed the attempt is settled, and if it failed the first stage returns. Once all have declined, a new target brings back the first stage, and otherwise the action succeeds when all have passed.
rule-v5-block-detail-for-example = Bruno declines to block a bleed and then turns it to Carla. Now Carla may declare an attempt, though everybody had declined before.

rule-v5-action-resolve = Resolving the action
rule-v5-action-resolve-text = If the action succeeds, its cost is paid and its effects happen. If it is blocked, a card played for it is burned, no cost is paid, and two things happen at once: the blocker locks, and it enters combat with the acting minion. If something ends the action before that, or prevents one of the two, neither happens. Action modifiers and reactions are paid for when they are played, whatever happens to the action.
rule-v5-action-resolve-for-example = Belinde’s recruit action is blocked: the ally goes to the ash heap, Anna keeps her 2 pool, Nassir locks and they fight. The 1 blood for Belinde’s stealth card is gone.

rule-v5-politics-terms = When terms are chosen
rule-v5-politics-terms-text = A political action announces which referendum it would call, but not its terms. The choices that come with calling a referendum, such as who is affected and by how much, are made only when the action has succeeded. So those who may block don’t know yet whom it will hit.
rule-v5-politics-terms-for-example = A referendum lets Anna divide a loss of 4 pool. She announces the action without names, and only after nobody has blocked does she say: 3 to Bruno and 1 to Carla.

rule-v5-politics-referendum = The referendum
rule-v5-politics-referendum-text = When a political action succeeds, its cost is paid and the referendum is held in three steps: the terms are chosen, votes are polled, the result is resolved. In the polling step, cards that are played before votes come first; then all Methuselahs cast votes and ballots freely, in any order, or none at all, and votes that are cast can’t be changed. Polling ends when everybody has finished. The referendum passes with more votes for than against; a tie fails.
rule-v5-politics-referendum-for-example = It stands 4 votes for and 4 against: the referendum fails. Had Carla added 1 vote for it, it would have passed.

rule-v5-politics-votes = Getting and casting votes
rule-v5-politics-votes-text = Nobody has votes of their own: they come from political action cards, titled vampires, the Edge and other cards. You don’t have to cast a vote at once, or at all. You may cast some for and some against, but all votes and ballots of one vampire or other source go the same way. Once cast, a vote stays.
rule-v5-politics-votes-for-example = Anna has 2 votes from Belinde and 1 from the Edge. She may cast 2 for and 1 against, but can’t split Belinde’s 2.

rule-v5-politics-votes-card = A vote from a political action card
rule-v5-politics-votes-card-text = Each Methuselah can gain 1 vote from political action cards in a referendum, and no more. If such a card called the referendum, it gives its vote to the controller of the acting vampire. The others can burn one from their hand for 1 vote; its text doesn’t matter then.
rule-v5-politics-votes-card-for-example = Anna called the referendum with a card and has its vote, so she can’t burn another. Carla burns one from her hand and has 1 vote.

rule-v5-politics-votes-title = Votes of titled vampires
rule-v5-politics-votes-title-text = Each ready titled vampire you control gives votes: 1 for a primogen, 2 for a prince or baron, 3 for a justicar, 4 for a member of the Inner Circle. Other minions may have votes or ballots from their card text, with or without a title. Only ready minions vote; it doesn’t matter whether they are locked.
rule-v5-politics-votes-title-for-example = Anna controls Belinde, a prince, and Chrysanthemum, a primogen: 3 votes. Belinde is locked and still has her 2; in torpor she would have none.

rule-v5-politics-votes-edge = A vote for the Edge
rule-v5-politics-votes-edge-text = The Methuselah who has the Edge can burn it during polling to gain 1 vote. The Edge then goes back to the middle of the table, and nobody controls it. The vote belongs to the Methuselah, not to a minion.
rule-v5-politics-votes-edge-for-example = Carla burns the Edge and casts 1 vote against. In her next unlock phase she no longer gains 1 pool for it.

rule-v5-politics-votes-other = Votes from other cards
rule-v5-politics-votes-other-text = Action modifiers, reaction cards and cards in play that give votes or ballots can all be used together, within the usual rules for playing them. Only the acting minion plays action modifiers. Only ready unlocked minions of the other Methuselahs play reaction cards.
rule-v5-politics-votes-other-for-example = The acting vampire plays a modifier for 2 more votes, and Bruno’s ready unlocked Nassir a reaction for 1 vote against. Bruno’s locked Ayelech can’t play hers.

rule-v5-combat = Combat
rule-v5-combat-text = Combat follows when a minion blocks the action of a ready minion, or when a card says so. Only ready minions fight, and two minions of the same Methuselah never fight each other. Locked minions fight like unlocked ones. The only minion cards that can be played during combat are combat cards.
rule-v5-combat-for-example = Nassir blocks Belinde and locks for it. He still fights, but neither of them can play a reaction or an action modifier until the combat is over.

rule-v5-combat-sequence = The steps of a round
rule-v5-combat-sequence-text = Combat goes in rounds, and each round has seven steps: before range is determined, range, before strikes are chosen, strikes, damage, press, end of round. In every step the acting minion may use cards and effects before its opponent. A new round starts only if somebody presses to continue.
rule-v5-combat-sequence-for-example = Belinde was blocked by Nassir. In each step she decides first: whether to maneuver, how to strike, whether to press.

rule-v5-combat-before-range = Before range is determined
rule-v5-combat-before-range-text = Some cards and effects say that they are used before range is determined. You use them at the very start of the round, before the acting minion decides whether to maneuver. Once that decision is made, it is too late.
rule-v5-combat-before-range-for-example = Anna has a card for this step. She must play it before she says whether Belinde maneuvers; Nassir’s controller comes after her.

rule-v5-combat-range = Range and maneuvers
rule-v5-combat-range-text = Every round begins at close range. With a maneuver a minion goes to long range, or back to close; the two may keep answering each other as long as they can, but nobody maneuvers twice in a row. Maneuvers come from cards and effects only; one that is part of a played card must be used that round unless it is optional. If it comes from a strike card or a weapon, that strike is now your strike for the round, and you can’t use the maneuver of another one.
rule-v5-combat-range-for-example = Belinde doesn’t maneuver. Nassir uses his .44 Magnum’s maneuver for long range, where bare hands do nothing, and must now strike with it.

rule-v5-combat-before-strikes = Before strikes are chosen
rule-v5-combat-before-strikes-text = Some combat cards can be played only when the range of the round is settled and no strike has been chosen yet. That is this step, the acting minion first as always. After it, strikes are chosen.
rule-v5-combat-before-strikes-for-example = The range is close. Anna plays a card that raises Belinde’s strength this round, and only then does she choose Belinde’s strike.

rule-v5-combat-strike = Strikes
rule-v5-combat-strike-text = Each minion has one strike a round: the acting minion chooses first, then its opponent, from a combat card, a weapon, another card or bare hands, and both are resolved at once. Most strikes work at close range only; ranged ones and defences like dodge work at any. First the effects of the strikes are applied, then damage is resolved; whenever a combatant is no longer ready, the combat ends at once. A minion that has used the maneuver of a strike must strike with it, and one whose strike card is cancelled chooses another strike.
rule-v5-combat-strike-for-example = Belinde strikes with her hands for 1, Nassir with a gun for 2. At long range only Nassir’s strike works: Belinde takes 2 damage.

rule-v5-combat-additional = Additional strikes
rule-v5-combat-additional-text = Additional strikes are gained only when the first pair of strikes is done; the acting minion decides first. They go in pairs too, at the same range, and only those who have one left strike; any strike may be chosen, whatever maneuver was used before. A minion can use only one card or effect a round to gain them; cards remind you of this with the word limited.
rule-v5-combat-additional-for-example = After the first pair Belinde gains 2 additional strikes, and Nassir gains none. She strikes at him twice more, one strike after the other, and he can’t strike back.

rule-v5-combat-damage = Damage
rule-v5-combat-damage-text = The minion that takes damage may first prevent it with combat cards, one after the other. What isn’t prevented burns as much life of an ally or retainer; a vampire burns 1 blood to mend each point. A vampire that doesn’t have enough blood burns all it has, is wounded by the rest, and goes to torpor when all damage has been handled. Burning its last blood does a vampire no other harm.
rule-v5-combat-damage-for-example = Sully has 2 blood and takes 3 damage. If 1 is prevented, he mends 2 and stays ready with no blood; otherwise he goes to torpor.

rule-v5-combat-environmental = Environmental damage
rule-v5-combat-environmental-text = Damage is environmental if no minion inflicts it, neither by a strike nor by an effect that says so. It has no source at all, or a source that isn’t a minion, such as a retainer. Since it isn’t a strike, a dodge doesn’t help against it.
rule-v5-combat-environmental-for-example = A retainer of Belinde inflicts 1 damage each round. Nassir dodges her strike but still takes the 1 damage.

rule-v5-combat-aggravated = Aggravated damage
rule-v5-combat-aggravated-text = A vampire can’t mend aggravated damage: unless it is prevented, it wounds the vampire, which will go to torpor. Each point inflicted on a vampire that is already wounded must be paid with 1 blood, or the vampire is burned; this isn’t diablerie. Of damage that wasn’t prevented, normal damage is handled before aggravated. For allies and retainers, aggravated damage is like any other.
rule-v5-combat-aggravated-for-example = Colette has 4 blood and takes 2 normal and 2 aggravated damage. She mends 2, the first aggravated point wounds her, the second costs 1 blood, and she goes to torpor with 1.

rule-v5-combat-immune = Immune to damage
rule-v5-combat-immune-text = A minion that is immune to damage from some source takes no harm from it: damage from that source that isn’t prevented isn’t inflicted successfully. The minion burns neither blood nor life for it, and isn’t wounded by it.
rule-v5-combat-immune-for-example = Nassir is immune to damage from weapons in a combat. Belinde’s gun does nothing to him, but her bare hands still hurt him for 1.

rule-v5-combat-press = Press
rule-v5-combat-press-text = If both combatants are still ready after damage, the combat ends, unless one of them presses to continue. The other may use a press to cancel it and end the combat, and so on for as long as they have presses; nobody presses twice in a row. If a press to continue stands, another round begins.
rule-v5-combat-press-for-example = Wauneka presses to continue, Nassir presses to end, Wauneka presses again. Nassir has no more presses, so they fight a second round.

rule-v5-combat-round-end = End of the round
rule-v5-combat-round-end-text = Cards and effects for the end of a round or of a combat are used after the press step. This step takes place even if the combat has ended early.
rule-v5-combat-round-end-for-example = Belinde’s strike sends Nassir to torpor, and the combat ends at once. Anna may still play a card for the end of the round, for instance one that gains Belinde blood.

rule-v5-combat-retainers = Retainers in combat
rule-v5-combat-retainers-text = A retainer is normally safe in combat, but it is burned with the minion it serves. At long range, and only there, a ranged strike can target a retainer instead of the opposing minion. The striker names this target together with the strike.
rule-v5-combat-retainers-for-example = At long range Ayelech shoots at Wauneka’s retainer with its 1 life: it is burned, and Wauneka isn’t hurt.

rule-v5-strike-hand = Hand strike
rule-v5-strike-hand-text = Every minion can strike with its bare hands, which is the strike without any card. At close range it inflicts damage equal to the minion’s strength; at long range it does nothing. The strength of a vampire is 1 unless something changes it.
rule-v5-strike-hand-for-example = Belinde strikes with her hands, and a card gives her +2 strength this round. Nassir takes 3 damage.

rule-v5-strike-dodge = Dodge
rule-v5-strike-dodge-text = A dodge is a strike that inflicts nothing and protects the minion and the cards on it from the opponent’s strike. It works at any range, and against a strike with first strike too. It doesn’t protect retainers.
rule-v5-strike-dodge-for-example = Belinde strikes to steal Nassir’s weapon, and Nassir dodges: he keeps it. A shot at his retainer would have hit.

rule-v5-strike-combat-ends = Combat ends
rule-v5-strike-combat-ends-text = This strike ends the combat at once, at any range. It resolves before every other strike, even one with first strike, so none of them takes effect. A dodge doesn’t stop it, since it isn’t aimed at the minion that dodges.
rule-v5-strike-combat-ends-for-example = Nassir strikes with 4 damage and first strike, Belinde with combat ends. The combat is over, and she takes nothing.

rule-v5-strike-steal-blood = Steal blood
rule-v5-strike-steal-blood-text = This strike moves blood or life from its target to the striking minion. It isn’t damage and can’t be prevented as such. It happens before damage is mended, so stolen blood can mend damage of the same strikes. Anything above the striker’s capacity goes to the blood bank at once.
rule-v5-strike-steal-blood-for-example = Colette has 1 blood. She steals 2 and takes 3 damage: with her 3 blood she mends all of it, and stays ready with none.

rule-v5-strike-destroy-equipment = Destroy equipment
rule-v5-strike-destroy-equipment-text = This strike burns one equipment of the opposing minion; the striking minion’s controller chooses which. If the effect says weapon, it must be a weapon. Until the strike resolves, the equipment can still be used.
rule-v5-strike-destroy-equipment-for-example = Nassir strikes with his gun, and Belinde destroys it in the same pair of strikes: she takes the damage, and the gun is burned.

rule-v5-strike-steal-equipment = Steal equipment
rule-v5-strike-steal-equipment-text = This strike moves one equipment of the opposing minion to the striking minion, chosen as for destroying one. The thief can’t use it for the rest of this round. After the combat it stays with the thief.
rule-v5-strike-steal-equipment-for-example = Belinde steals Nassir’s gun. She can’t use it for an additional strike, but in the next round she can, and after the combat it is hers.

rule-v5-strike-first = First strike
rule-v5-strike-first-text = A strike with first strike resolves before normal strikes. If it burns the opponent or sends it to torpor, the opponent’s strike doesn’t happen; if it steals or destroys the weapon the opponent strikes with, that strike is lost. Two strikes with first strike resolve at once. Combat ends still comes earlier, and a dodge still protects.
rule-v5-strike-first-for-example = Belinde strikes with first strike for 3, and Nassir has 2 blood and prevents nothing. He goes to torpor before his own strike.

rule-v5-torpor = Torpor
rule-v5-torpor-text = A vampire that can’t mend its damage goes to torpor, beside the uncontrolled region, with all the cards on it. There it is still controlled but not ready: it can’t block, play reaction cards, vote or take any action but to leave torpor, though it may play action modifiers during that action. It unlocks as usual in its controller’s unlock phase.
rule-v5-torpor-for-example = Ryan goes to torpor with his gun and 0 blood. He unlocks in Bruno’s next turn, but without 2 blood he needs somebody to rescue him.

rule-v5-diablerie = Diablerie
rule-v5-diablerie-text = A ready vampire that commits diablerie takes all the blood of the victim, up to its own capacity, and any equipment it wants; then the victim is burned with everything left on it. If the victim was older, the diablerist’s controller may take a Discipline master card from library, ash heap or hand and put it on the diablerist, which gains no blood for the higher capacity. If the victim was on the Red List, trophies may follow. All this happens in one go: nothing can be played in between.
rule-v5-diablerie-for-example = Wauneka has capacity 5 and 3 blood; his victim Ayelech has capacity 7 and 4 blood. He gains 2, the rest is lost, and since she was older he may learn a Discipline.

rule-v5-blood-hunt = Blood hunt
rule-v5-blood-hunt-text = Right after diablerie a referendum is held on whether a blood hunt is called on the diablerist. If it passes, the diablerist is burned. It isn’t an action: nobody can block it, and no action modifiers or reaction cards can be played. Otherwise it is a referendum like any other.
rule-v5-blood-hunt-for-example = Wauneka has committed diablerie. Belinde casts 2 votes against, and there are 2 votes for: a tie, so no blood hunt is called and he lives.

rule-v5-influence = Phase 4: influence
rule-v5-influence-text = At the start of your influence phase you get 4 transfers, to bring vampires under your control. In the first turns there are fewer: the Methuselah who goes first gets 1, the second 2, the third 3. Transfers can’t be kept for later.
rule-v5-influence-for-example = Four Methuselahs play. In their first turns Anna gets 1 transfer, Bruno 2, Carla 3 and Dario 4; from her second turn on, Anna gets 4 as well.

rule-v5-influence-transfers = Spending transfers
rule-v5-influence-transfers-text = 1 transfer moves 1 pool to a vampire in your uncontrolled region. 2 transfers move 1 blood from such a vampire back to your pool. 4 transfers and 1 pool move the top vampire of your crypt to your uncontrolled region. You divide your transfers as you like.
rule-v5-influence-transfers-for-example = Anna moves 3 pool to Colette with 3 transfers. The fourth can move 1 more pool or stay unused; it isn’t enough to take blood back.

rule-v5-influence-ready = Bringing out a vampire
rule-v5-influence-ready-text = At any time in your influence phase, an uncontrolled vampire with at least as much blood as its capacity may move to your ready region, face up and unlocked. The counters stay on it as its blood; those above its capacity go back to the blood bank at once. If it gives you more transfers, you get them only from your next influence phase.
rule-v5-influence-ready-for-example = Colette has capacity 5 and 5 blood: Anna moves her to the ready region. She can block in Bruno’s turn, and act in Anna’s next one.

rule-v5-influence-merge = Merging with the advanced card
rule-v5-influence-merge-text = If you control one version of a vampire, basic or advanced, and have the other in your uncontrolled region, you may spend 4 transfers and 1 pool to merge them, the advanced card on top. What was on the vampire in play stays, what was on the other is burned; the two are one vampire until it is burned. The advanced card counts in full and wins any conflict; of the basic card only the text counts, and text with the merge icon now counts as well. An advanced vampire contests other copies, basic or advanced.
rule-v5-influence-merge-for-example = Lucita, Independent, is merged with her advanced card, which is Sabbat. She is Sabbat now, keeps the text of both, and becomes Archbishop of Aragon, as the merge icon says.

rule-v5-discard = Phase 5: discard
rule-v5-discard-text = You get one discard phase action: with it you may discard a card from your hand and draw another one, or put an event card into play. You can play no more than one event in a phase, and each event only once in a game. Cards may give you more such actions or other uses for them; an action you don’t use is lost.
rule-v5-discard-for-example = Bruno discards a card he can’t use and draws a new one. Had he played an event instead, he would have kept that card.

rule-v5-end-oust = Ousting and victory points
rule-v5-end-oust-text = A Methuselah without pool is ousted, and the cards they control are removed from the game; their own cards that others control stay in play. Whenever your prey is ousted, no matter by whom, you gain 1 victory point and 6 pool from the blood bank. The game goes on until one Methuselah is left, who gains 1 more victory point. The Methuselah with the most victory points wins, even after being ousted; a tie has no winner.
rule-v5-end-oust-for-example = Dario’s last pool goes to a referendum that Bruno called. Carla, whose prey he was, gains 1 victory point and 6 pool; Bruno gains nothing.

rule-v5-end-simultaneous = Ousted together with your prey
rule-v5-end-simultaneous-text = If you are ousted at the same moment as your prey, you still gain the victory point for your prey. You don’t gain the 6 pool, so they can’t save you.
rule-v5-end-simultaneous-for-example = Anna and her prey Bruno both lose their last pool to one effect. Anna gets 1 victory point for Bruno, and both are out of the game.

rule-v5-end-new-prey = Your new prey
rule-v5-end-new-prey-text = When your prey is ousted, the next Methuselah to your left becomes your prey, and you become their predator. When two are left, each is the prey and the predator of the other.
rule-v5-end-new-prey-for-example = Anna, Bruno, Carla and Dario sit clockwise. Bruno is ousted: from now on Anna’s minions bleed Carla, and Anna is Carla’s predator.

rule-v5-end-withdraw = Withdrawing
rule-v5-end-withdraw-text = If your library is empty and you start your turn with fewer cards than your hand size, you may announce in your unlock phase that you withdraw. It succeeds at your next unlock phase if, until then, none of your minions has entered combat, lost blood or spent blood, and you haven’t lost or spent any pool. A single counter lost makes it fail, even if you gain it back. If you succeed, you leave with 1 more victory point, and your predator gets neither the victory point nor the pool.
rule-v5-end-withdraw-for-example = Carla has no library and 5 cards in hand. She announces it, but then she is bled for 1: the attempt has failed, even if she gains 1 pool later.

rule-v5-sect = Sects and titles
rule-v5-sect-text = A vampire belongs to exactly one sect; changing sect means leaving the old one. It has at most one title: a new one replaces the old one, even if that was higher, or contested. Only a vampire of the right sect, and of the right clan where the title asks for one, can receive a title. If it leaves that sect or clan, it loses the use of the title until it returns, and yields it for good if it gets a new title or the old one is contested.
rule-v5-sect-for-example = Belinde, a prince of the Camarilla, becomes Anarch through a card: she no longer has her 2 votes. Back in the Camarilla, she has them again.

rule-v5-sect-camarilla = Camarilla
rule-v5-sect-camarilla-text = Only Camarilla vampires can be primogen, prince, justicar or member of the Inner Circle. Each clan has one justicar and one member of the Inner Circle, both unique and only for vampires of that clan. A prince belongs to a city and contests any other title of that city. A primogen isn’t unique and is never contested.
rule-v5-sect-camarilla-for-example = Donny Kowalczyk is Prince of Pittsburgh. When Damian, Archbishop of Pittsburgh, comes into play, the two contest their titles.

rule-v5-sect-anarch = Anarchs
rule-v5-sect-anarch-text = Some vampires are Anarch on their card; others become Anarch through an action or a card, which is a change of sect. Being Anarch matters only to cards and effects that ask for it. Only an Anarch can be baron; a baron belongs to a city and contests a prince, archbishop or other baron of that city. A baron who leaves the Anarchs loses the use of the title until they return.
rule-v5-sect-anarch-for-example = Elisha Tucker is Baron of Pittsburgh. Donny Kowalczyk, Prince of Pittsburgh, comes into play, and until one of them yields neither has 2 votes.

rule-v5-sect-independent = Independents
rule-v5-sect-independent-text = A vampire that belongs to none of the great sects is Independent, as its card says. Some Independents have votes from their card: they count as titled, each with a title of their own. These titles aren’t tied to a sect.
rule-v5-sect-independent-for-example = Arishat is Independent and has 1 vote. She counts as titled, and would keep her vote in another sect.

rule-v5-sect-sabbat = Sabbat
rule-v5-sect-sabbat-text = Only Sabbat vampires can be bishop, archbishop, priscus, cardinal or regent. An archbishop belongs to a city and contests any other title of it; the regent is unique; the others are neither unique nor contested. A ready bishop gives 1 vote, an archbishop 2, a cardinal 3, the regent 4. Prisci vote as a bloc.
rule-v5-sect-sabbat-for-example = Carla controls Damian, an archbishop, and Concordia, a bishop, both ready. She has 3 votes.

rule-v5-sect-prisci = The bloc of the prisci
rule-v5-sect-prisci-text = All prisci together have 3 votes in a referendum. Each ready priscus has 1 ballot, for or against, in a referendum of their own in which votes don’t count. The side with more ballots gets the 3 votes, and as ballots are cast they may change sides; on a tie the bloc abstains. A vampire casts all its votes and ballots the same way.
rule-v5-sect-prisci-for-example = Khin Aye’s ballot for brings 3 votes for. When another priscus casts 1 against, it is a tie and the 3 votes are gone.

rule-v5-sect-antitribu = Antitribu clans
rule-v5-sect-antitribu-text = An antitribu clan and the clan without that word are two different clans. A member of one doesn’t meet a requirement for the other. A change of sect doesn’t change the clan.
rule-v5-sect-antitribu-for-example = Aaron Bathurst is Nosferatu antitribu and can’t play a card that needs a Nosferatu. If Wauneka joins the Sabbat, he is still a Nosferatu.

rule-v5-sect-laibon = Laibon
rule-v5-sect-laibon-text = Only Laibon can be kholo or magaji, and each ready one gives 2 votes. A magaji isn’t unique and is never contested. The kholo of a clan is unique and must be of that clan.
rule-v5-sect-laibon-for-example = Dario controls Cesewayo and Kisha Bhimji, both magaji. With both of them ready he has 4 votes.

rule-v5-trait-circle = Circle
rule-v5-trait-circle-text = Each Blood Brother belongs to a circle, named on the card. A vampire without one is its own circle. The Camarilla’s Inner Circle isn’t such a circle.
rule-v5-trait-circle-for-example = Barry is of the Chicago circle, Ági of the Budapest circle. A card for Blood Brothers of one circle can’t use both.

rule-v5-trait-infernal = Infernal
rule-v5-trait-infernal-text = An infernal minion doesn’t unlock as usual in the unlock phase. In that phase its controller may burn 1 pool to unlock it.
rule-v5-trait-infernal-for-example = Arishat is infernal and locked. In the unlock phase Carla burns 1 pool, and Arishat unlocks; otherwise she would stay locked.

rule-v5-trait-red-list = Red List
rule-v5-trait-red-list-text = With a master phase action any Methuselah can mark a Red List minion for this turn. Each ready vampire they control may then enter combat with it once, as a (D) action at +1 stealth that costs 1 blood. A vampire that burns a Red List minion in combat or by a directed action, diablerie included, may get a trophy that its controller takes from library, ash heap or hand. Trophies in play that nobody has been awarded yet may also move to it, if their controller wishes; all this comes before a blood hunt.
rule-v5-trait-red-list-for-example = Anna marks Ossian, whom Bruno controls. Belinde pays 1 blood, fights and burns him, and Anna puts a trophy from her library on Belinde.

rule-v5-trait-blood-cursed = Blood cursed
rule-v5-trait-blood-cursed-text = A blood cursed vampire can’t commit diablerie. It can neither act to do so nor take the chance when it blocks a vampire that leaves torpor.
rule-v5-trait-blood-cursed-for-example = Ali Kar is blood cursed. He blocks Ryan, who wants to leave torpor: Ryan stays there, and nothing else happens.

rule-v5-trait-black-hand = Black Hand
rule-v5-trait-black-hand-text = A minion with this trait can play and use the cards that require a Black Hand minion. By itself the trait does nothing else.
rule-v5-trait-black-hand-for-example = Banjoko is of the Black Hand and can play such a card. Wauneka isn’t, and can’t.

rule-v5-trait-flight = Flight
rule-v5-trait-flight-text = A minion with flight can play and use the cards that require flight. By itself the trait does nothing else. Other traits of this kind work in the same way.
rule-v5-trait-flight-for-example = Chalcedony has flight and can play a card that requires it. Belinde can’t, unless something gives her flight.

rule-v5-trait-scarce = Scarce
rule-v5-trait-scarce-text = When you move a scarce vampire from your uncontrolled region to your ready region in your influence phase, you burn 3 pool for each scarce vampire of its clan that you already control. The first one of a clan costs nothing extra.
rule-v5-trait-scarce-for-example = Dario controls Asguresh, a scarce Nagaraja. When Anu Diptinatpa, another one, comes to his ready region, he burns 3 pool.

rule-v5-trait-slave = Slave
rule-v5-trait-slave-text = A slave of a clan can’t take directed actions unless its controller has a ready member of that clan. If a member of that clan is blocked, their common controller may lock the slave: the combat is cancelled, the acting vampire unlocks, and the slave fights the blocker instead.
rule-v5-trait-slave-for-example = Chalcedony is a Tremere slave. Nassir, a Tremere, is blocked by Sully; Bruno locks Chalcedony, Nassir unlocks, and Chalcedony fights Sully.

rule-v5-trait-sterile = Sterile
rule-v5-trait-sterile-text = A sterile vampire can’t take actions that put other vampires into play. All other actions are open to it.
rule-v5-trait-sterile-for-example = Barry is sterile. He may recruit an ally, but he can’t use a card that creates a new vampire.

rule-v5-glossary-target = Target
rule-v5-glossary-target-text = A target is a Methuselah or card that a card or effect other than a referendum acts on; as a rule it must be in play. Vampires in torpor can be targets, uncontrolled vampires and contested cards can’t. Targeting a card on a minion doesn’t target the minion. Counters are never the target: if there are fewer than the effect takes, it takes what there is.
rule-v5-glossary-target-for-example = A vampire can’t be the target of directed actions, but the gun on it can. An effect steals 2 blood from Sully, who has 1: 1 blood moves.

rule-v5-glossary-monster = Monster
rule-v5-glossary-monster-text = A monster is any minion or retainer that is neither mortal nor animal. Vampires are monsters.
rule-v5-glossary-monster-for-example = Belinde is a monster, and so is the werewolf Ossian. Carlton Van Wyk is mortal, so he isn’t.

rule-v5-glossary-ash-heap = Ash heap
rule-v5-glossary-ash-heap-text = Burned and discarded cards go to the ash heap of their owner, whoever controlled them. An action that targets an ash heap is always undirected.
rule-v5-glossary-ash-heap-for-example = Belinde acts to remove a card from Carla’s ash heap. The action is undirected: Bruno and Dario may block, Carla may not.

rule-v5-glossary-bearer = Bearer and employer
rule-v5-glossary-bearer-text = The bearer of an equipment is the minion it is on, and so is the employer of a retainer. If the equipment names a certain kind of bearer, only such a bearer can use it.
rule-v5-glossary-bearer-for-example = An equipment works for a bearer with Auspex. An ally without it can carry the equipment, but can’t use it.

rule-v5-glossary-wake = Wake
rule-v5-glossary-wake-text = A vampire that wakes during an action may try to block it and play reaction cards until it ends as if it were unlocked; it stays locked, so it can’t lock to pay for something. A wake can also be played while another card is being played, so that the vampire can react to that card. A card that unlocks the vampire isn’t a wake and can’t be played then.
rule-v5-glossary-wake-for-example = Ayelech is locked. She plays a wake as Anna plays a card, and then a reaction that cancels that card.

rule-v5-glossary-steal-card = Stealing a card
rule-v5-glossary-steal-card-text = Whoever steals a card controls it for good; it stays in the region where it was. If it was on another card, it may go on a card of the same kind that the thief controls. You can’t steal from yourself.
rule-v5-glossary-steal-card-for-example = Carla steals a vampire in torpor: it is hers, and still in torpor. A location that was on Bruno’s minion goes on one of hers.

rule-v5-glossary-sect = The sect of changed and new vampires
rule-v5-glossary-sect-text = Clans have no sect of their own. A vampire that changes clan keeps its sect. A new vampire takes the sect of the vampire that creates it, unless the card says otherwise.
rule-v5-glossary-sect-for-example = Sully, a Malkavian of the Camarilla, becomes a Brujah through a card: he is still Camarilla. A vampire created by the Anarch Crow is Anarch.

rule-v5-glossary-title-card = Title cards
rule-v5-glossary-title-card-text = A title card stands for the title of the vampire it is on. If the title is yielded or lost, the card is burned. If the title is unique and contested, the contest is paid with the vampire’s blood, as for any title, not with pool.
rule-v5-glossary-title-card-for-example = A card makes Alexa Draper justicar. Another Ventrue claims the same title, and in Anna’s unlock phase Alexa Draper burns 1 blood to go on contesting.

rule-v5-glossary-rest = Other words of the game
rule-v5-glossary-rest-text = Added counters come from the blood bank, which never runs out, and burned ones go back there. When a card is put on another, each of them is attached to the other. A minion is performing an action from its announcement until it is resolved. A vampire is wounded while it has damage it couldn’t mend, is on its way to torpor, or is in torpor.
rule-v5-glossary-rest-for-example = A card adds 3 blood to Sully: it comes from the blood bank, not from Anna’s pool. A gun on Sully is attached to him.

rule-v5-faq-hunt = Questions about hunting
rule-v5-faq-hunt-text = A vampire that already has all the blood it can hold may still hunt. The blood above its capacity is lost.
rule-v5-faq-hunt-for-example = Ryan has capacity 4 and 4 blood. He hunts, gains 1, and the 1 goes straight back to the blood bank.

rule-v5-faq-bleed = Questions about bleeding
rule-v5-faq-bleed-text = A bleed can be raised or lowered at any time after its announcement and the cards that belong to it; it is best to wait until the target has declined to block. To turn a bleed to somebody else, you first decline to block, and the acting Methuselah may still raise it. The new target may block or turn it on, and if it comes back to you, you may block again. A bleed of 0 is a successful action if nobody blocked, but not a successful bleed: it doesn’t take the Edge.
rule-v5-faq-bleed-for-example = Bruno declines to block, Anna raises the bleed to 3, and Bruno turns it to Carla. Carla reduces it to 0: she burns nothing, and Anna doesn’t get the Edge.

rule-v5-faq-stealth = Questions about stealth
rule-v5-faq-stealth-text = May the +1 stealth of one action card help another action? No: it is the stealth with which its own action starts. Later only action modifiers and similar effects, such as a location that gives stealth, add to it.
rule-v5-faq-stealth-for-example = Belinde hunts, which starts at 1 stealth. An equipment card in Anna’s hand, whose action would have +1 stealth, doesn’t help her; an action modifier does.

rule-v5-faq-politics = Questions about politics
rule-v5-faq-politics-text = You can gain votes only in the polling step, though you may do so even if nobody needs them, and you may vote against your own referendum. If a political action card called it, its caller can’t burn another one for a vote; if not, the caller may burn one like everybody else. The votes for such a card and for the Edge are the Methuselah’s, not the acting vampire’s. A political action that wasn’t blocked is successful even if its referendum fails.
rule-v5-faq-politics-for-example = A vampire calls a referendum with its own text, without a card. Anna may burn a political action card for 1 vote, and cast it against.
