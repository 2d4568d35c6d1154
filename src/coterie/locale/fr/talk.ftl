# Phrases toutes prêtes : ce que les joueurs se disent, chacun dans sa langue.

kernel-talk-hello = Bonjour, et bonne partie.
kernel-talk-moment = Un instant, s’il vous plaît.
kernel-talk-back = Me revoilà.
kernel-talk-thanks = Merci.
kernel-talk-well-played = Bien joué.
kernel-talk-good-game = Belle partie à tous.

vtes-talk-no-block = Je ne bloque pas.
vtes-talk-please-no-block = Ne bloquez pas, s’il vous plaît.
vtes-talk-block-help = Quelqu’un d’autre peut-il bloquer ?
vtes-talk-deal = Marché conclu.
vtes-talk-no-deal = Pas d’accord.
vtes-talk-promise-kept = J’ai tenu ma promesse.
vtes-talk-low-pool = Ma réserve est basse.
vtes-talk-against =
    { $seat-you ->
        [1] Vous êtes en train de gagner : il faut réagir.
       *[0] { $seat-The } est en train de gagner. Il faut réagir.
    }
vtes-talk-truce = { $seat-The } : laissez-moi tranquille ce tour-ci, et j’en ferai autant.
vtes-talk-vote-with = { $seat-The } : votez avec moi, et je voterai avec vous la prochaine fois.
vtes-talk-vote-for = { $seat-The } : votez pour, s’il vous plaît.
vtes-talk-vote-against = { $seat-The } : votez contre, s’il vous plaît.
vtes-talk-rescue = { $seat-The } : secourez mon vampire, et je vous revaudrai ça.
vtes-talk-bleed-less = { $seat-The } : relâchez la pression, et j’irai de l’avant.
vtes-talk-do-not-oust = { $seat-The } : si votre proie tombe maintenant, c’est votre tour.
