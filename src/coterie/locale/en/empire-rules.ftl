# The rules of Vampire Empire in our words: for each section of the rulebook a title, the rule, and an example.

rule-empire-components = What is in the box
rule-empire-components-text = There are nine characters: three nobles, three of the clergy and three servants. Each has a card with a human side and a vampire side, and a token for the bag. Each player has a deck of forty cards, and twelve attack and defence tokens lie ready for both.
rule-empire-components-for-example = The Lady, the Lord and the Officer are nobles. The Monk, the Nun and the Bishop are clergy. The Maid, the Cook and the Butler are servants.

rule-empire-cards = Kinds of cards
rule-empire-cards-text = Combat cards have a value and one or two professions. The human deck also has holy water cards, the vampire deck vampire cards: they have a value too, and some have a profession as well. Support cards have no value but an effect, with one cost by day and another by night.
rule-empire-cards-for-example = Torch belongs to nobles and servants: it helps the Lord as well as the Cook, with a value of 1.

rule-empire-setup = Preparation
rule-empire-setup-text = The nine characters are shuffled to make the city, and three of them come face up into the castle. The vampire player draws three tokens from the bag in secret: these are the vampires. The human player then draws two in secret, and knows that these two are human; so are the four that stay in the bag. Each player shuffles a deck and draws eight cards.
rule-empire-setup-for-example = The human player draws the Nun and the Cook. From now on holy water on either of them would be wasted.

rule-empire-area-castle = Castle and city
rule-empire-area-castle-text = The castle holds three characters, face up; the others wait face down in the city. When a character leaves the castle, the top one of the city comes in at once. The castle has fewer than three only when the city is empty.
rule-empire-area-castle-for-example = The Butler dies while two characters are in the city. The top one takes the free place before anything else happens.

rule-empire-area-piles = Moat and cellar
rule-empire-area-piles-text = Played cards go to the moat, and so do discarded ones, face down; cards there are out of use. Only in phase 1 may a discarded card go to the cellar instead. The first time a player must draw from an empty deck, the cellar is shuffled and becomes the new deck. After that the cellar stays closed.
rule-empire-area-piles-for-example = You must draw three cards and your deck has one. You draw it, make a new deck from your cellar, and draw two more.

rule-empire-turn = Nights and days
rule-empire-turn-text = The players take turns, the vampire player first. A turn of the vampire player is a night, a turn of the human player a day. A turn has three phases: discard and draw, reveal a vampire (at night only), and one action.
rule-empire-turn-for-example = Turn 1 is a night, turn 2 a day, and so on. A player with no cards left takes no more turns.

rule-empire-phase1 = Phase 1: discard and draw
rule-empire-phase1-text = The active player may discard any number of cards, each face down to the cellar or to the moat, and then draws until eight are in hand. The whole phase may be left out, but not with an empty hand if there is still a card to draw. Whoever holds more than eight cards must discard down to eight.
rule-empire-phase1-for-example = You hold six cards, put one into the cellar and one into the moat, and draw four.

rule-empire-phase2 = Phase 2: reveal a vampire
rule-empire-phase2-text = Each night the vampire player may reveal one hidden vampire, in the castle or in the city, by turning its token up. A revealed vampire stays revealed for the rest of the game and shows its vampire side whenever it is in the castle.
rule-empire-phase2-for-example = The Cook is revealed while in the city. When the Cook enters the castle, it is as a revealed vampire.

rule-empire-phase3 = Phase 3: one action
rule-empire-phase3-text = The active player takes exactly one action. The vampire player hides a character, fights or passes; the human player uses holy water, fights or passes. Passing is always possible.
rule-empire-phase3-for-example = With only support cards in hand the human player can neither fight nor use holy water, and passes.

rule-empire-hide = Hiding a character
rule-empire-hide-text = The vampire player plays any three combat cards and puts a character of the castle, revealed or not, under the city; the top character of the city takes the place. Vampire cards count as combat cards here, support cards do not. Tokens on the hidden character are lost. Nobody can be hidden while the city is empty.
rule-empire-hide-for-example = The Nun, a revealed vampire, is in danger. The vampire player plays Rosary, Broom and Claws, the Nun goes under the city, and the Maid comes in.

rule-empire-holy-water = Holy water
rule-empire-holy-water-text = The human player plays two holy water cards and asks about a living character, in castle or city, whose nature is not yet public. The vampire player must answer truly, and turns the token up if it is a vampire. A vampire found in the castle may be attacked at once, and the lower of the two cards may count in the first round of that attack. Of two equal cards only one may count.
rule-empire-holy-water-for-example = With holy water of 1 and 3 the Lord is found to be a vampire. The Bishop attacks at once, and the 1 may count in the attack.

rule-empire-fight = Who attacks whom
rule-empire-fight-text = A character of the castle attacks another one there. The human player cannot attack with a revealed vampire. The vampire player must attack with a revealed vampire if one is in the castle, and may otherwise attack with anybody. The opponent always defends the character that is attacked.
rule-empire-fight-for-example = The Officer is a hidden vampire, and the human player, who does not know it, may attack with the Officer all the same.

rule-empire-fight-rounds = The rounds of a fight
rule-empire-fight-rounds-text = A fight has two rounds at most. In each, the attacking player lays at least one valid card, and then the defending player any number or none. Cards of the first round still count in the second. An attacker who does not go on in the second round ends the fight.
rule-empire-fight-rounds-for-example = The first round stands 3 against 4. The attacker adds 3 and the defender 1: the second round stands 6 against 5.

rule-empire-fight-valid = Which cards are valid
rule-empire-fight-valid-text = Valid are cards with the profession of the character a player supports. Holy water is also valid against a revealed vampire, and vampire cards are also valid for a revealed vampire. A vampire that is not revealed gives neither right.
rule-empire-fight-valid-for-example = The Bishop attacks the Lady, a revealed vampire. The human player may lay clergy cards and holy water, the vampire player nobles cards and vampire cards.

rule-empire-fight-winner = Who dies
rule-empire-fight-winner-text = At the end of each round the totals are compared. If the attack is higher than the defence, the attacked character dies and leaves the game, and the vampire player says whether it was a vampire. A tie saves it. If both rounds are over and the attack was never higher, both characters live.
rule-empire-fight-winner-for-example = 6 against 5 kills, 6 against 6 does not.

rule-empire-fight-example = A whole fight
rule-empire-fight-example-text = The Bishop attacks the Lady, a revealed vampire. The first round stands 3 against 4, so the fight goes on. The cards of the second round bring both sides to 8, and the tie saves the Lady.
rule-empire-fight-example-for-example = The attack is 2 and 1, then 3 and holy water of 2. The defence is 2 and a vampire card of 2, then vampire cards of 3 and 1.

rule-empire-pass = Passing
rule-empire-pass-text = Whoever passes puts two cards from hand into the moat and takes no other action. With fewer than two cards, all of them go.
rule-empire-pass-for-example = With one card in hand you discard that one; with none you simply pass.

rule-empire-support = Support cards
rule-empire-support-text = Either player may play support cards before and after the action, in any turn; some are played only in a fight or in answer to another support card. A card is paid for with other cards from hand, which go to the moat: the day cost in a turn of the human player, the night cost in a turn of the vampire player, whoever plays it. Then the game goes on where it stopped. What the card says goes before the rules.
rule-empire-support-for-example = Novice costs nothing by day and one card by night. Sacrifice cancels a card in a fight, and its owner may lay another one.

rule-empire-support-people = People and their tokens
rule-empire-support-people-text = Each deck has three people cards, which put an attack or a defence token on a character of the castle. An attack token counts 1 when that character attacks, a defence token 1 when it is attacked, in the first round only. Tokens stay until the character leaves the castle. An attack whose first round cannot exceed the defence tokens of the target may not be made.
rule-empire-support-people-for-example = The Maid has one defence token. Whoever attacks her must reach at least 2 with the cards of the first round and any attack tokens.

rule-empire-support-pick = Choosing from a pile
rule-empire-support-pick-text = Some support cards let a player choose a card from deck, cellar or moat. The player looks through that whole pile, takes one card into hand, and shuffles the rest. A cellar that has been used up cannot be searched.
rule-empire-support-pick-for-example = With Grimoire the vampire player looks through the deck, takes Bloodlust and shuffles.

rule-empire-end = The end of the game
rule-empire-end-text = When all vampires or all humans are dead, the other side wins. When three revealed vampires are in the castle, the vampire player wins. When both players are out of cards, each living human counts 1 point and each living vampire 2, in castle and city; more points win, and a tie is a draw. If only one player is out of cards, the other one goes on alone.
rule-empire-end-for-example = The cards run out while two vampires and four humans live: 4 against 4, a draw.
