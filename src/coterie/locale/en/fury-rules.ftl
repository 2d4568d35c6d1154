# The rules of Fury of Dracula in our words: for each section of the rulebook a title, the rule, and an example.

rule-fury-setup = How the game begins
rule-fury-setup-text = The time marker starts at dawn. Starting with Lord Godalming, each hunter is placed in a city; several may share one. Dracula then chooses a city without a hunter and puts its card face down as the first of his trail, with no power and no encounter. Nobody starts at sea, in Castle Dracula or in the hospital.
rule-fury-setup-for-example = Mina Harker starts in Paris, so Dracula can’t.

rule-fury-order = Order of play
rule-fury-order-text = Dracula plays first in each round, then Lord Godalming, Dr. Seward, Van Helsing and Mina Harker. Dracula clears catacombs, time passes, he moves and acts; a hunter may spend resolve, moves and acts. In the very first round Dracula’s turn is skipped.
rule-fury-order-for-example = After Mina Harker’s first turn, Dracula moves for the first time.

rule-fury-catacombs-remove = Clearing the catacombs
rule-fury-catacombs-remove-text = At the start of his turn Dracula may take any cards out of the catacombs, with their encounters. The encounters go back to the pool and don’t mature.
rule-fury-catacombs-remove-for-example = Rome is in the catacombs. Dracula takes it out, and can then move to Rome as usual.

rule-fury-time = Time
rule-fury-time-text = On Dracula’s turn time moves on one space, unless he is at sea. Dawn, noon and dusk are day; twilight, midnight and the small hours are night. When a new dawn comes, the vampire track and the resolve track both rise by one.
rule-fury-time-for-example = Dracula starts his turn in the North Sea: it stays midnight, even if he lands now.

rule-fury-resolve = Using resolve
rule-fury-resolve-text = Before moving, a hunter may spend one point of resolve. Newspaper Reports turns up the oldest hidden card in the trail; if Dracula is there now, the hunters are only told so, unless the setup says otherwise. Sense of Emergency takes a hunter who isn’t in a group anywhere on land, and costs 1 health for each vampire point Dracula still needs; you can’t use it if you wouldn’t survive. Inner Strength gives any hunter four health; each of the three works once per round.
rule-fury-resolve-for-example = Dracula has two vampire points: rushing across Europe costs four health.

rule-fury-move-dracula = How Dracula moves
rule-fury-move-dracula-text = Dracula moves by road or sea, in secret: he puts the card of the place he goes to at the head of his trail and pushes the others along. It is face down, unless a hunter is in that city or it is his castle. The card pushed out goes back to his cards or to the catacombs. He can’t go to a place whose card is in his trail or catacombs; if he has no legal move, his blood falls to the next red point, and the trail is cleared except for his location, which is revealed.
rule-fury-move-dracula-for-example = Dracula goes from Vienna to Prague, where Dr. Seward is: the card of Prague is face up.

rule-fury-move-hunters = How hunters move
rule-fury-move-hunters-text = Hunters move by road, rail or sea, or stay where they are, but not at sea. A hunter who comes to the city where Dracula is makes him reveal himself, and combat follows.
rule-fury-move-hunters-for-example = Van Helsing rides into Munich. Dracula is there, turns up the card, and they fight.

rule-fury-move-cure = Curing a bite first
rule-fury-move-cure-text = Before moving, a bitten hunter in the hospital may try for a cure, once per turn. Then the hunter moves as usual.
rule-fury-move-cure-for-example = Dr. Seward rolls a 5 in the hospital: the bite is gone, and he can still travel on.

rule-fury-move-road = By road
rule-fury-move-road-text = A road leads to a neighbouring city. You use one road per turn, unless a card or a power allows more.
rule-fury-move-road-for-example = From Galway the only road leads to Dublin.

rule-fury-move-sea = By sea
rule-fury-move-sea-text = From a port you embark onto its sea, sail on from sea to sea, and land at another port; you can’t rest or turn back, or land where you embarked. Embarking costs Dracula one blood, and so does every sea move except the one right after it; he can’t embark with his last point. At sea there are no fights, no powers and no actions, and Dracula can’t be seen.
rule-fury-move-sea-for-example = Dracula embarks at Lisbon for one blood, sails to the Mediterranean for free, and would pay again for the Tyrrhenian Sea.

rule-fury-move-rail = By rail
rule-fury-move-rail-text = Hunters roll the red die. X loses the turn; 0 means no train, and you may go another way. On any other face you must ride, up to that many links; 2/3 means two in the east and three in the west. Cities you pass through have no effect.
rule-fury-move-rail-for-example = Lord Godalming rolls 3 in London and gets off in Edinburgh, two links away.

rule-fury-catacombs = The catacombs
rule-fury-catacombs-text = A city card that leaves the trail may go to a free space in the catacombs instead. It goes as it is, with its encounter, plus one more encounter face down; powers on it are discarded. Encounters there never mature.
rule-fury-catacombs-for-example = Cologne leaves the trail with Wolves on it. Dracula sends it to the catacombs and adds a Fog.

rule-fury-action-dracula = Dracula acts
rule-fury-action-dracula-text = Where there are hunters, Dracula fights all of them as a group. Elsewhere he must place an encounter face down on the card he has just played, but not at sea, in his castle or after Double Back.
rule-fury-action-dracula-for-example = Mina Harker and Van Helsing are both in Milan, each alone. Dracula arrives, and they must fight him together.

rule-fury-mature = Maturing encounters
rule-fury-mature-text = An encounter on a card that leaves the trail this turn may mature. It has its matured effect and goes back to the pool. A matured New Vampire is worth two points.
rule-fury-mature-for-example = A New Vampire leaves the trail unfound. Dracula gains two points, and his trail is cut to his location.

rule-fury-encounter-hand = The encounter hand
rule-fury-encounter-hand-text = At the end of his turn Dracula draws encounters until he holds five. If he holds too many, he puts some back, unseen.
rule-fury-encounter-hand-for-example = With Dracula’s Brides in play he holds seven.

rule-fury-search = Search
rule-fury-search-text = Wherever a hunter is, that city’s card in the trail or catacombs is turned up at once. The hunter meets its encounters in the order Dracula chooses, and then Dracula himself if he is there. An agent that isn’t defeated ends the turn and stays. Only if nothing was met may the hunter rest, resupply or trade.
rule-fury-search-for-example = Wolves and a Thief are in Rome. Dracula makes the Thief come first.

rule-fury-rest = Rest
rule-fury-rest-text = A hunter who rests regains two health. Two event cards are drawn: those with the bat go to Dracula, the others are discarded.
rule-fury-rest-for-example = Trap and Forewarned are drawn: Dracula takes the Trap, and Forewarned is lost.

rule-fury-resupply = Resupply
rule-fury-resupply-text = A small city gives one event, a large city an event and an item, the hospital one of the two, the castle nothing. An event with the bat goes to Dracula. Mina Harker may always take one extra card.
rule-fury-resupply-for-example = In Paris Mina Harker takes an event, an item and another item.

rule-fury-trade = Trade
rule-fury-trade-text = You may trade items with one other hunter in the same city. You can’t trade events.
rule-fury-trade-for-example = Dr. Seward gives Van Helsing a Stake and gets a Rifle.

rule-fury-cards = Item and event cards
rule-fury-cards-text = A hunter holds up to three items and three events, Dr. Seward one extra card, and discards down at once; Dracula holds four events, and discards any extra when a hunter has finished drawing. Keep cards wait for their moment, others are played at once, and an ally stays until its side plays another. The last card of the event deck isn’t drawn but shuffled into a new deck. A move you were made to announce must be made if it can be.
rule-fury-cards-for-example = Dr. Seward may hold four items and three events, or three and four.

rule-fury-combat-opening = Before the combat
rule-fury-combat-opening-text = Starting with Dracula, each side may play events that help in combat, and the hunters may play Garlic. It goes round until nobody adds a card; all effects add up.
rule-fury-combat-opening-for-example = A Trap and two Advance Planning are played: the enemy adds 1 to rolls, the hunter 2.

rule-fury-combat-hands = Combat cards
rule-fury-combat-hands-text = A hunter fights with three tactics cards and every item that has an initiative number. Dracula has eight cards at night and three by day: Claws, Dodge and Escape as Man. An agent has Punch, Dodge and the cards on its token.
rule-fury-combat-hands-for-example = At noon Dracula can’t bite or turn into a bat.

rule-fury-combat-round = A round of combat
rule-fury-combat-round-text = Both sides choose a card in secret, reveal it, and roll a die with their modifiers. The higher total wins, and the higher initiative breaks ties. The winner’s card says what happens against the loser’s; some results spend the hunter’s item. You can’t play the same card two rounds in a row, or Dodge in the first round.
rule-fury-combat-round-for-example = Stake meets Claws and the hunter rolls higher: Dracula is killed, down to the next red point.

rule-fury-combat-other = How combat goes on and ends
rule-fury-combat-other-text = Any loss kills an agent. The third Continue in a combat counts as End. When Dracula is killed, his blood falls to the next red point, and the combat goes on as long as there is one. It ends with End, a bite, a hunter at 0 health, the death of the enemy, or an Escape; as a bat Dracula flies one or two roads away, and the new card replaces the old one.
rule-fury-combat-other-for-example = Dracula has 12 blood and is killed: he drops to 10 and fights on.

rule-fury-bitten = Bitten hunters
rule-fury-bitten-text = A bitten hunter takes a bite marker and keeps an item and an event face up; Dogs don’t count. Dracula adds 1 to his rolls against a bitten hunter, even in a group, but not because of Mina Harker. One bite too many defeats the hunter.
rule-fury-bitten-for-example = Mina Harker starts with a bite: the next one defeats her.

rule-fury-defeat = Defeat of a hunter
rule-fury-defeat-text = A hunter at 0 health, or with one bite too many, goes to the hospital, and Dracula gains two vampire points. The hunter loses all cards and bites, except the bite Mina Harker starts with, is back to full health, and misses the next turn.
rule-fury-defeat-for-example = Dr. Seward falls to 0 in Vienna: he wakes up in the hospital with 10 health and no cards.

rule-fury-group = Hunters in a group
rule-fury-group-text = Hunters in the same city who haven’t moved this round may form a group. It moves and acts once per round, on one member’s turn; only one rests or resupplies, and all may trade with one another. Encounters hit everyone, and one item can help all. In combat each plays a card; Dracula attacks one of them, and if that hunter wins, the group chooses which of its cards to use.
rule-fury-group-for-example = Lord Godalming and Mina Harker meet Wolves as a group: one Pistol spares each of them a point.

rule-fury-castle = Castle Dracula
rule-fury-castle-text = Dracula is always visible in his castle; when he arrives he regains two blood, and he adds 1 to his combat rolls there. Hunters can’t rest, resupply or trade there.
rule-fury-castle-for-example = With 14 blood he gains only one: 15 is the most.

rule-fury-hospital = The hospital
rule-fury-hospital-text = Dracula never enters the hospital, and there are no encounters there. A bitten hunter may roll a die before moving: 1 costs two health, 2 and 3 do nothing, 4 to 6 cure a bite. Resupplying gives one event or one item.
rule-fury-hospital-for-example = Lord Godalming rolls a 1: he loses two health, and the bite stays.

rule-fury-victory = Victory
rule-fury-victory-text = The hunters win when Dracula has no blood left; he can never spend his last point himself. Dracula wins with six vampire points: two for each matured vampire, one for each new day, two for each defeated hunter.
rule-fury-victory-for-example = At five points the next dawn wins the game for Dracula.

rule-fury-power = Special powers
rule-fury-power-text = Dracula has five power cards for his movement phase. He can’t reuse one that is still in the trail. Feed and Wolf Form work only at night, and at sea he has no powers.
rule-fury-power-for-example = Hide is on the fourth space: three more moves, and he can hide again.

rule-fury-power-dark-call = Dark Call
rule-fury-power-dark-call-text = Dracula stays where he is, pays two blood and draws ten encounters, and keeps as many as his hand allows. The card is face up, with no encounter.
rule-fury-power-dark-call-for-example = With two blood left he can’t use it.

rule-fury-power-feed = Feed
rule-fury-power-feed-text = At night Dracula stays where he is and regains one blood. The card is face up, with no encounter.
rule-fury-power-feed-for-example = At dusk he can’t feed; at twilight he can.

rule-fury-power-double-back = Double Back
rule-fury-power-double-back-text = Dracula returns to a neighbouring place whose card is in the trail or catacombs. The card moves to the head as it is, with at most one encounter; no new one is added. If it came from the trail, the gap closes, so nothing drops off.
rule-fury-power-double-back-for-example = In Munich, with Vienna on the third space, he goes back to Vienna.

rule-fury-power-hide = Hide
rule-fury-power-hide-text = Dracula stays where he is and plays Hide face down, as if he had moved; it may carry an encounter. When a hunter comes to his location, both cards are revealed. Hide is also revealed when it leaves the trail.
rule-fury-power-hide-for-example = Two encounters can wait for a hunter where Dracula hid.

rule-fury-power-wolf-form = Wolf Form
rule-fury-power-wolf-form-text = At night Dracula pays one blood, but never his last, and moves along up to two roads. The power is face up, with the card of the place he goes to and its encounter. He may pass a city with a hunter unseen, but not a blessed one, and may combine it with Hide or Double Back.
rule-fury-power-wolf-form-for-example = From Cologne he runs through Frankfurt, where Van Helsing is, to Strasbourg.
