# The guided first game of VTES: what the coach says. A number in brackets stands on a thing of the table.

vtes-guide-bleed-title = Take pool from your prey
vtes-guide-bleed-text = Your pool keeps you in the game; the prey on your left (2) is who you hunt. (1) Horst is unlocked, so he may act. A bleed takes pool from your prey, unless one of their unlocked minions blocks. The only one is locked.
vtes-guide-bleed-press = Press Horst von Brühl, then choose to bleed.
vtes-guide-bleed-wrong = { $what }: the rules allow it, but let’s bleed first, with Horst.

vtes-guide-guard-title = Keep somebody back
vtes-guide-guard-text = Your prey lost 1 pool, and you took the Edge. Horst is locked now: whoever acts locks. (1) Oshri could bleed too, but your predator comes before your next turn, and only unlocked minions can block or react.
vtes-guide-guard-press = End the minion phase.
vtes-guide-guard-wrong = { $what }: possible, but then nobody would be left to guard your pool. Keep Oshri unlocked.

vtes-guide-influence-title = Influence a new vampire
vtes-guide-influence-text = In the influence phase you have four transfers, and each moves 1 pool onto a vampire that waits face down. (1) Brock costs 3 and has 1, so two transfers are enough.
vtes-guide-influence-press = Put two transfers on Brock Sterling and confirm.
vtes-guide-influence-wrong = That isn’t quite it: exactly two transfers, both on Brock. Every point comes out of your pool.

vtes-guide-ready-title = Bring him into play
vtes-guide-ready-text = (1) Brock has all his blood. He may join your ready vampires now, and what you paid stays on him as blood.
vtes-guide-ready-press = Bring Brock Sterling into play.
vtes-guide-ready-wrong = { $what }: later. Brock is paid for, so bring him into play first.

vtes-guide-bounce-title = Send a bleed on
vtes-guide-bounce-text = Your predator’s (1) Sully bleeds you for 3, and Horst is locked. But you hold (2) { $card }: (3) Oshri has Dominate, and turns the bleed against your own prey.
vtes-guide-bounce-press = Play { $card } with Oshri Dahan.
vtes-guide-bounce-wrong = { $what }: then the bleed costs you 3 pool. { $card } saves it all, so play that.

vtes-guide-block-title = Block an action
vtes-guide-block-text = Your prey paid those 3 pool, and Oshri locked for it. Now (1) Meaghan bleeds you for 1. She has no stealth, so (2) Brock’s 0 intercept is enough to block.
vtes-guide-block-press = Block with Brock Sterling.
vtes-guide-block-wrong = { $what }: you would lose 1 pool. Brock can stop it, so block with him.

vtes-guide-fight-title = Take a blow
vtes-guide-fight-text = A block stops the action, and the two fight. (1) Brock and (2) Meaghan strike with their hands for 1, their strength, at the same time. Each point of damage costs a blood; whoever can’t pay goes to torpor. Your card (3) can prevent some.
vtes-guide-fight-press = Play { $card } with Brock Sterling, at its basic level.
vtes-guide-fight-wrong = { $what }: not this one. Play { $card } at its basic level: preventing 1 is all it takes.

vtes-guide-price-title = Pay what it takes
vtes-guide-price-text = Some cards leave the price to you. { $card } prevents 1 damage for nothing, and 1 more for each blood you add. Meaghan deals 1.
vtes-guide-price-press = Choose 0.
vtes-guide-price-wrong = { $what }: that would cost blood for damage that never comes. Choose 0.

vtes-guide-call-title = Call a referendum
vtes-guide-call-text = It is your turn, and your vampires are unlocked. (1) { $card } is a political action: it calls a vote. (2) Horst is a prince, which is worth 2 votes, so let him call it.
vtes-guide-call-press = Play { $card } with Horst von Brühl.
vtes-guide-call-wrong = { $what }: good cards can wait. First the referendum, called by Horst.

vtes-guide-terms-title = Set the terms
vtes-guide-terms-text = Nobody blocked. You now say who would lose how much: 4 points among at least two Methuselahs, at most 3 each. Your prey (1) is your goal, so 3 there and 1 for your predator (2).
vtes-guide-terms-press = Mark your prey three times, your predator once, and confirm.
vtes-guide-terms-wrong = Not quite: 3 points for your prey and 1 for your predator.

vtes-guide-vote-title = Cast your votes
vtes-guide-vote-text = A referendum passes with more votes for it than against it. (1) Horst brings 2. Your prey’s (2) Kamaluddin is a primogen and will bring 1 against you.
vtes-guide-vote-press = Vote for it with Horst von Brühl.
vtes-guide-vote-wrong = { $what }: this referendum is yours, so vote for it with Horst.

vtes-guide-vote-card-title = One more vote
vtes-guide-vote-card-text = The card that called the referendum is worth 1 vote as well, and it is yours.
vtes-guide-vote-card-press = Vote for it with the card.
vtes-guide-vote-card-wrong = { $what }: add the card’s own vote first.

vtes-guide-last-bleed-title = Go for the oust
vtes-guide-last-bleed-text = It passed, 3 to 1: your prey (2) is down to 2 pool. (3) Kamaluddin is locked, because he acted in his own turn, so nobody can block. (1) Oshri may act again.
vtes-guide-last-bleed-press = Press Oshri Dahan, then choose to bleed.
vtes-guide-last-bleed-wrong = { $what }: not now. Your prey has 2 pool left, so bleed with Oshri.

vtes-guide-oust-title = Make it enough
vtes-guide-oust-text = Oshri bleeds for 1, and your prey (2) has 2. Nobody blocks, so this is the moment for an action modifier: (1) { $card } adds 2 to the bleed.
vtes-guide-oust-press = Play { $card } with Oshri Dahan.
vtes-guide-oust-wrong = { $what }: then your prey would survive with 1 pool. Play { $card }.

## How each deck of the Fifth Edition plays

vtes-first-malkavian = Sneaks past blockers and bleeds hard. The plainest way to win.
vtes-first-nosferatu = Blocks a lot, then fights with bare hands and animals.
vtes-first-toreador = Wins votes with princes and charm, and keeps out of fights.
vtes-first-tremere = Bleeds with Dominate, blocks with Auspex, and strikes with blood magic.
vtes-first-ventrue = Princes who vote, bleed a little and shrug off blows. The deck of the guide.
vtes-first-lasombra = Bleeds and votes from the shadows, and is hard to catch.
vtes-first-hecata = Sends the dead to act and block, and wears its prey down slowly.
