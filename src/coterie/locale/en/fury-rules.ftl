# The rules of Fury of Dracula in our words: for each section of the rulebook a title, the rule, and an example.

rule-fury-setup = How the game begins
rule-fury-setup-text = The time marker lies at dawn. Starting with Lord Godalming, each hunter is placed in a city; several may share one. Dracula then chooses a city without a hunter and lays its card face down as the first of his trail, with neither power nor encounter. Nobody begins at sea, in Castle Dracula or in the hospital.
rule-fury-setup-for-example = Mina Harker begins in Paris; so Dracula cannot.

rule-fury-order = Order of play
rule-fury-order-text = Dracula plays first in each round, then Lord Godalming, Dr. Seward, Van Helsing and Mina Harker. He clears catacombs, lets time pass, moves and acts; a hunter may spend resolve, moves and acts. In the very first round Dracula’s turn is left out.
rule-fury-order-for-example = After Mina Harker’s first turn Dracula moves for the first time.

rule-fury-catacombs-remove = Clearing the catacombs
rule-fury-catacombs-remove-text = At the start of his turn Dracula may take any cards out of the catacombs, with their encounters. These go back to the pool and never mature.
rule-fury-catacombs-remove-for-example = Rome lies in the catacombs. Dracula takes it out, and may then move to Rome as usual.

rule-fury-time = Time
rule-fury-time-text = In Dracula’s turn time moves on by one space, unless he is at sea. Dawn, noon and dusk are the day; twilight, midnight and the small hours the night. When a new dawn comes, both the vampire track and the resolve track rise by one.
rule-fury-time-for-example = Dracula begins his turn in the North Sea: it stays midnight, even if he lands now.

rule-fury-resolve = Using resolve
rule-fury-resolve-text = Before moving, a hunter may spend one point of resolve. Newspaper Reports turns up the oldest hidden card of the trail; if Dracula is there now, the hunters are only told so, unless the setup says otherwise. Sense of Emergency takes a hunter who is not in a group anywhere on land, for as much health as Dracula lacks vampire points; who would not survive it cannot use it. Inner Strength gives any hunter four points of health; each of the three is used once a round.
rule-fury-resolve-for-example = Dracula has two vampire points: hurrying across Europe costs four points of health.

rule-fury-move-dracula = How Dracula moves
rule-fury-move-dracula-text = Dracula moves by road or sea, in secret: he lays the card of the place he goes to at the head of his trail and pushes the others on. It lies face down, unless a hunter is in that city or it is his castle. The card that is pushed out goes back to his cards or to the catacombs. He cannot go where his trail or catacombs already hold the card; with no legal move his blood falls to the next red point, and the trail is cleared but for his place, which is shown.
rule-fury-move-dracula-for-example = Dracula goes from Vienna to Prague, where Dr. Seward is: the card of Prague lies face up.

rule-fury-move-hunters = How hunters move
rule-fury-move-hunters-text = Hunters move by road, rail or sea, or stay where they are, but not at sea. Whoever comes to the city where Dracula is makes him show himself, and a combat follows.
rule-fury-move-hunters-for-example = Van Helsing rides into Munich. Dracula is there, turns the card up, and they fight.

rule-fury-move-cure = Curing a bite first
rule-fury-move-cure-text = Before moving, a bitten hunter in the hospital may try to be cured. It is tried once a turn, and the movement follows.
rule-fury-move-cure-for-example = Dr. Seward rolls a 5 in the hospital: the bite is gone, and he may still travel on.

rule-fury-move-road = By road
rule-fury-move-road-text = A road leads to a neighbouring city. One road is used in a turn, unless a card or a power allows more.
rule-fury-move-road-for-example = From Galway the only road leads to Dublin.

rule-fury-move-sea = By sea
rule-fury-move-sea-text = From a port one embarks onto its sea, sails on from sea to sea, and lands at another port; one can neither rest nor turn back, nor land where one embarked. Embarking costs Dracula a point of blood, and so does every sea move but the one after it; he cannot embark with his last point. At sea there are no fights, no powers and no actions, and Dracula cannot be seen.
rule-fury-move-sea-for-example = Dracula embarks at Lisbon for one point, sails to the Mediterranean free, and would pay again for the Tyrrhenian Sea.

rule-fury-move-rail = By rail
rule-fury-move-rail-text = Hunters roll the red die. X loses the turn; 0 means no train, and another way may be taken. Any other face obliges the hunter to ride, up to that many links; 2/3 is two in the east and three in the west. Cities passed through have no effect.
rule-fury-move-rail-for-example = Lord Godalming rolls 3 in London and gets off in Edinburgh, two links away.

rule-fury-catacombs = The catacombs
rule-fury-catacombs-text = A city card that leaves the trail may go to a free space of the catacombs instead. It goes as it lies, with its encounter, and one more encounter is laid on it face down; powers on it are discarded. Encounters there never mature.
rule-fury-catacombs-for-example = Cologne leaves the trail with Wolves on it. Dracula sends it to the catacombs and adds a Fog.

rule-fury-action-dracula = Dracula acts
rule-fury-action-dracula-text = Where hunters are, Dracula fights all of them as a group. Elsewhere he must place an encounter face down on the card he has laid, but not at sea, in his castle or after Double Back.
rule-fury-action-dracula-for-example = Mina Harker and Van Helsing are both in Milan, each alone. Dracula comes, and both must fight him together.

rule-fury-mature = Maturing encounters
rule-fury-mature-text = An encounter on a card that leaves the trail in this turn may mature. It takes the effect it then has and goes back to the pool. A matured New Vampire is worth two points.
rule-fury-mature-for-example = A New Vampire leaves the trail unfound. Dracula gains two points, and his trail is cut to the place where he is.

rule-fury-encounter-hand = The encounter hand
rule-fury-encounter-hand-text = At the end of his turn Dracula draws encounters until he holds five. With more than he may hold he puts some back, unseen.
rule-fury-encounter-hand-for-example = With Dracula’s Brides in play he holds seven.

rule-fury-search = Search
rule-fury-search-text = Wherever a hunter is, a card of that city in trail or catacombs is turned up at once. Its encounters are met in the order Dracula chooses, and after them Dracula himself if he is there. An agent that is not defeated ends the turn and stays. Only where nothing was met may the hunter rest, resupply or trade.
rule-fury-search-for-example = Wolves and a Thief lie in Rome. Dracula lets the Thief come first.

rule-fury-rest = Rest
rule-fury-rest-text = A hunter who rests regains two points of health. Two event cards are drawn: those with the bat go to Dracula, the others are discarded.
rule-fury-rest-for-example = Trap and Forewarned are drawn: Dracula takes the Trap, and Forewarned is lost.

rule-fury-resupply = Resupply
rule-fury-resupply-text = A small city offers one event, a large city an event and an item, the hospital one of the two, the castle nothing. An event with the bat goes to Dracula. Mina Harker may always take one card more.
rule-fury-resupply-for-example = In Paris Mina Harker takes an event, an item and another item.

rule-fury-trade = Trade
rule-fury-trade-text = A hunter may trade items with one other hunter in the same city. Events are not traded.
rule-fury-trade-for-example = Dr. Seward gives Van Helsing a Stake and gets a Rifle.

rule-fury-cards = Item and event cards
rule-fury-cards-text = A hunter holds up to three items and three events, Dr. Seward one card more; whoever has too many discards at once; Dracula holds four events, and discards what is over when a hunter has finished drawing. Keep cards wait for their moment, others are played at once, and an ally stays until its side plays another. The last card of the event deck is not drawn but shuffled into a new deck. A move that somebody was made to announce must be made if it can be.
rule-fury-cards-for-example = Dr. Seward may hold four items and three events, or three and four.

rule-fury-combat-opening = Before the combat
rule-fury-combat-opening-text = Starting with Dracula, each side may play events that help in combat, and the hunters Garlic. It goes round until nobody adds a card; all effects add up.
rule-fury-combat-opening-for-example = A Trap and two Advance Planning are played: the enemy rolls with 1 more, the hunter with 2 more.

rule-fury-combat-hands = Combat cards
rule-fury-combat-hands-text = A hunter fights with three tactics cards and every item that has an initiative number. Dracula has eight cards by night and three by day: Claws, Dodge and Escape as Man. An agent has Punch, Dodge and the cards of its token.
rule-fury-combat-hands-for-example = At noon Dracula can neither bite nor turn into a bat.

rule-fury-combat-round = A round of combat
rule-fury-combat-round-text = Both choose a card in secret, show it, and roll a die with their modifiers. The higher total wins, and a tie goes to the higher initiative. The winner’s card says what happens to the loser’s; some results spend the hunter’s item. A card just played stays out of the next round; Dodge is not played in the first round.
rule-fury-combat-round-for-example = Stake meets Claws and the hunter rolls higher: Dracula is killed down to the next red point.

rule-fury-combat-other = How combat goes on and ends
rule-fury-combat-other-text = Any loss kills an agent. The third Continue of a combat counts as End. When Dracula is killed his blood falls to the next red point, and the combat goes on as long as there is one. It ends with End, a bite, a hunter at 0 health, the death of the enemy, or an Escape; as a bat Dracula flies one or two roads away, and the new card takes the place of the old.
rule-fury-combat-other-for-example = Dracula has 12 points of blood and is killed: he has 10 and fights on.

rule-fury-bitten = Bitten hunters
rule-fury-bitten-text = A bitten hunter takes a bite marker and keeps an item and an event face up; Dogs do not count. Dracula adds 1 to his rolls against a bitten hunter, even in a group, but not because of Mina Harker. A bite for which there is no room defeats the hunter.
rule-fury-bitten-for-example = Mina Harker begins with a bite: the next one defeats her.

rule-fury-defeat = Defeat of a hunter
rule-fury-defeat-text = A hunter at 0 health, or with a bite too many, is moved to the hospital, and Dracula gains two vampire points. All cards and bites are lost, except the bite Mina Harker began with, health is full again, and the next turn is missed.
rule-fury-defeat-for-example = Dr. Seward falls to 0 in Vienna: he wakes up in the hospital with 10 points of health and no cards.

rule-fury-group = Hunters in a group
rule-fury-group-text = Hunters in one city who have not moved in this round may form a group. It moves and acts once a round, in the turn of one member; only one rests or resupplies, all may trade with one another. Encounters hit everybody, and one item can help all. In combat each plays a card; Dracula attacks one, and if that one wins, any of their cards is applied.
rule-fury-group-for-example = Lord Godalming and Mina Harker meet Wolves as a group: one Pistol spares each of them a point.

rule-fury-castle = Castle Dracula
rule-fury-castle-text = Dracula is always seen in his castle; on arrival he regains two points of blood, and he adds 1 to his combat rolls there. Hunters can neither rest nor resupply nor trade in it.
rule-fury-castle-for-example = With 14 points of blood he gains only one: 15 is the most.

rule-fury-hospital = The hospital
rule-fury-hospital-text = Dracula never enters the hospital, and no encounter lies there. A bitten hunter may roll a die before moving: 1 costs two points of health, 2 and 3 do nothing, 4 to 6 cure a bite. Resupplying gives one event or one item.
rule-fury-hospital-for-example = Lord Godalming rolls a 1: two points of health are gone, and the bite stays.

rule-fury-victory = Victory
rule-fury-victory-text = The hunters win when Dracula has no blood left; he can never spend his last point himself. Dracula wins with six vampire points: two for each matured vampire, one for each new day, two for each defeated hunter.
rule-fury-victory-for-example = At five points the next dawn wins the game for Dracula.

rule-fury-power = Special powers
rule-fury-power-text = Dracula has five power cards for his movement phase. One that lies in the trail cannot be used again until it leaves it. Feed and Wolf Form work only by night, and at sea he has no powers.
rule-fury-power-for-example = Hide lies on the fourth space: three more moves, and he may hide again.

rule-fury-power-dark-call = Dark Call
rule-fury-power-dark-call-text = Dracula stays where he is, pays two points of blood and draws ten encounters, of which he keeps as many as his hand allows. The card lies face up, without an encounter.
rule-fury-power-dark-call-for-example = With two points of blood he cannot use it.

rule-fury-power-feed = Feed
rule-fury-power-feed-text = By night Dracula stays where he is and regains one point of blood. The card lies face up, without an encounter.
rule-fury-power-feed-for-example = At dusk he cannot feed; at twilight he can.

rule-fury-power-double-back = Double Back
rule-fury-power-double-back-text = Dracula returns to a neighbouring place whose card lies in trail or catacombs. The card comes to the head as it lies, with one encounter at most; no new one is added. From the trail the gap closes, so nothing drops off.
rule-fury-power-double-back-for-example = In Munich, with Vienna on the third space, he goes back to Vienna.

rule-fury-power-hide = Hide
rule-fury-power-hide-text = Dracula stays where he is and lays Hide face down, as if he had moved; it may carry an encounter. When a hunter comes to his place both cards are shown. Hide is also shown when it leaves the trail.
rule-fury-power-hide-for-example = Two encounters can await a hunter where Dracula hid.

rule-fury-power-wolf-form = Wolf Form
rule-fury-power-wolf-form-text = By night Dracula pays one point of blood, but never his last, and moves along up to two roads. The power lies face up with the card of the place he goes to and its encounter. He may pass a city with a hunter unseen, but not a blessed one, and may use Hide or Double Back with it.
rule-fury-power-wolf-form-for-example = From Cologne he runs through Frankfurt, where Van Helsing is, to Strasbourg.
