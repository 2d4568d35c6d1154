# The rules of Vampire Empire in our words: for each section of the rulebook a title, the rule, and an example.

rule-empire-components = What is in the box
rule-empire-components-text = There are nine characters: three nobles, three clergy and three servants. Each has a card with a human side and a vampire side, and a token for the bag. Each player has a deck of forty cards, and both share twelve attack and defence tokens.
rule-empire-components-for-example = The Lady, the Lord and the Officer are nobles. The Monk, the Nun and the Bishop are clergy. The Maid, the Cook and the Butler are servants.

rule-empire-cards = Kinds of cards
rule-empire-cards-text = Combat cards have a value and one or two professions. The human deck also has holy water cards, and the vampire deck has vampire cards: they have a value too, and some also have a profession. Support cards have an effect instead of a value, and cost one price by day and another at night.
rule-empire-cards-for-example = Torch is for nobles and servants: it helps the Lord or the Cook, with a value of 1.

rule-empire-setup = Preparation
rule-empire-setup-text = Shuffle the nine characters to make the city, and put three of them face up in the castle. The vampire player secretly draws three tokens from the bag: these are the vampires. The human player then secretly draws two, and knows that these two are human; so are the four left in the bag. Each player shuffles a deck and draws eight cards.
rule-empire-setup-for-example = The human player draws the Nun and the Cook. Holy water on either of them would now be wasted.

rule-empire-area-castle = Castle and city
rule-empire-area-castle-text = The castle holds three characters, face up; the others wait face down in the city. When a character leaves the castle, the top one from the city comes in at once. The castle has fewer than three only when the city is empty.
rule-empire-area-castle-for-example = The Butler dies with two characters left in the city. The top one takes the free place before anything else happens.

rule-empire-area-piles = Moat and cellar
rule-empire-area-piles-text = Cards you play go to the moat, and so do cards you discard, face down; they are gone for good. Only in phase 1 can you discard to the cellar instead. The first time you must draw from an empty deck, you shuffle your cellar, and it becomes your new deck. After that your cellar stays closed.
rule-empire-area-piles-for-example = You must draw three cards and your deck has one left. You draw it, make a new deck from your cellar, and draw two more.

rule-empire-turn = Nights and days
rule-empire-turn-text = The players take turns, the vampire player first. The vampire player’s turn is a night, the human player’s turn a day. A turn has three phases: discard and draw, reveal a vampire (at night only), and one action.
rule-empire-turn-for-example = Turn 1 is a night, turn 2 a day, and so on. A player who is out of cards takes no more turns.

rule-empire-phase1 = Phase 1: discard and draw
rule-empire-phase1-text = On your turn you may discard any number of cards, each face down to your cellar or your moat, and then draw up to eight. You may skip the whole phase, unless your hand is empty and you can still draw. If you hold more than eight cards, you must discard down to eight.
rule-empire-phase1-for-example = You hold six cards, put one in the cellar and one in the moat, and draw four.

rule-empire-phase2 = Phase 2: reveal a vampire
rule-empire-phase2-text = Each night the vampire player may reveal one hidden vampire, in the castle or in the city, by turning its token face up. A revealed vampire stays revealed for the rest of the game and shows its vampire side whenever it is in the castle.
rule-empire-phase2-for-example = The Cook is revealed in the city. When the Cook enters the castle, everyone sees a revealed vampire.

rule-empire-phase3 = Phase 3: one action
rule-empire-phase3-text = On your turn you take exactly one action. The vampire player hides a character, fights or passes; the human player uses holy water, fights or passes. You can always pass.
rule-empire-phase3-for-example = With only support cards in hand, the human player can’t fight or use holy water, and has to pass.

rule-empire-hide = Hiding a character
rule-empire-hide-text = The vampire player plays any three combat cards and puts a character from the castle, revealed or not, under the city; the top character of the city takes its place. Vampire cards count as combat cards here, support cards don’t. Tokens on the hidden character are lost. Nobody can be hidden while the city is empty.
rule-empire-hide-for-example = The Nun, a revealed vampire, is in danger. The vampire player plays Rosary, Broom and Claws: the Nun goes under the city, and the Maid comes in.

rule-empire-holy-water = Holy water
rule-empire-holy-water-text = The human player plays two holy water cards and asks about a living character, in the castle or the city, whose nature isn’t public yet. The vampire player must tell the truth, and turns the token face up if it is a vampire. A vampire found in the castle can be attacked at once, and the lower of the two cards can count in the first round of that attack. If the two are equal, only one can count.
rule-empire-holy-water-for-example = Holy water of 1 and 3 shows that the Lord is a vampire. The Bishop attacks at once, and the 1 can count in the attack.

rule-empire-fight = Who attacks whom
rule-empire-fight-text = A character in the castle attacks another one there. The human player can’t attack with a revealed vampire. The vampire player must attack with a revealed vampire if there is one in the castle, and can otherwise attack with anyone. The other player always defends the character under attack.
rule-empire-fight-for-example = The Officer is a hidden vampire. The human player doesn’t know, and may attack with the Officer.

rule-empire-fight-rounds = The rounds of a fight
rule-empire-fight-rounds-text = A fight has at most two rounds. In each, the attacking player plays at least one valid card, and then the defending player plays any number or none. Cards from the first round still count in the second. If the attacker stops after the first round, the fight ends.
rule-empire-fight-rounds-for-example = The first round is 3 against 4. The attacker adds 3 and the defender 1: the second round is 6 against 5.

rule-empire-fight-valid = Which cards are valid
rule-empire-fight-valid-text = A card is valid if it has the profession of the character you support. Holy water is also valid against a revealed vampire, and vampire cards are also valid for one. A vampire that isn’t revealed doesn’t count for either.
rule-empire-fight-valid-for-example = The Bishop attacks the Lady, a revealed vampire. The human player can play clergy cards and holy water, the vampire player nobles cards and vampire cards.

rule-empire-fight-winner = Who dies
rule-empire-fight-winner-text = At the end of each round, compare the totals. If the attack is higher than the defence, the character under attack dies and leaves the game, and the vampire player says whether it was a vampire. A tie saves it. If the attack isn’t higher in either round, both characters live.
rule-empire-fight-winner-for-example = 6 against 5 kills; 6 against 6 doesn’t.

rule-empire-fight-example = A whole fight
rule-empire-fight-example-text = The Bishop attacks the Lady, a revealed vampire. The first round is 3 against 4, so the fight goes on. The cards of the second round bring both sides to 8, and the tie saves the Lady.
rule-empire-fight-example-for-example = The attack is 2 and 1, then 3 and holy water of 2. The defence is 2 and a vampire card of 2, then vampire cards of 3 and 1.

rule-empire-pass = Passing
rule-empire-pass-text = When you pass, you put two cards from your hand in the moat and take no other action. If you hold fewer than two, all of them go.
rule-empire-pass-for-example = With one card in hand you discard it; with none you simply pass.

rule-empire-support = Support cards
rule-empire-support-text = Either player may play support cards before and after the action, on any turn; some are played only in a fight, or in answer to another support card. You pay with other cards from your hand, which go to the moat: the day cost on the human player’s turn, the night cost on the vampire player’s, whoever plays it. Then the game goes on where it stopped. What a card says overrides the rules.
rule-empire-support-for-example = Novice is free by day and costs one card at night. Sacrifice cancels a card in a fight, and its owner may play another.

rule-empire-support-people = People and their tokens
rule-empire-support-people-text = Each deck has three people cards, which put an attack or a defence token on a character in the castle. An attack token counts 1 when that character attacks, a defence token 1 when it is attacked, in the first round only. Tokens stay until the character leaves the castle. You can’t make an attack whose first round can’t beat the target’s defence tokens.
rule-empire-support-people-for-example = The Maid has one defence token. To attack her, you must reach at least 2 with the cards of the first round and any attack tokens.

rule-empire-support-pick = Choosing from a pile
rule-empire-support-pick-text = Some support cards let you choose a card from your deck, cellar or moat. You look through the whole pile, take one card into your hand, and shuffle the rest. A closed cellar can’t be searched.
rule-empire-support-pick-for-example = With Grimoire the vampire player looks through the deck, takes Bloodlust and shuffles.

rule-empire-end = The end of the game
rule-empire-end-text = When all vampires or all humans are dead, the other side wins. When three revealed vampires are in the castle, the vampire player wins. When both players are out of cards, each living human is worth 1 point and each living vampire 2, in the castle and the city; the higher total wins, and a tie is a draw. If only one player is out of cards, the other plays on alone.
rule-empire-end-for-example = The cards run out with two vampires and four humans alive: 4 against 4, a draw.
