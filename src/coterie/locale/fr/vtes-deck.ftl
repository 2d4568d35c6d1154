# Fichiers de decks de Vampire: The Eternal Struggle.

## Faults

vtes-deck-at = Ligne { $number } : { $text }
vtes-deck-at-source = Ligne { $number } : { $text } [{ $source }]
vtes-deck-and = { $one } · { $other }
vtes-deck-of = Deck de { $seat } : { $text }
vtes-deck-file = { $file } : { $text }
vtes-deck-no-deck = Il n’existe pas de deck « { $name } ». Choisissez parmi { $decks }.
vtes-deck-not-in-crypt = { $name } va dans la bibliothèque.
vtes-deck-not-in-library = { $name } va dans la crypte.
vtes-deck-empty = C’est vide.
vtes-deck-no-card = Il n’y a aucune carte.
vtes-deck-no-text = Ce n’est pas du texte, donc ce ne peut pas être un fichier de deck.
vtes-deck-file-long = Ce n’est pas un fichier de deck : il a plus de { $most } caractères.
vtes-deck-file-lines = Ce n’est pas un fichier de deck : il a plus de { $most } lignes.
vtes-deck-long = Un deck que vous apportez à une table peut avoir au plus { $signs } caractères et { $lines } lignes.
vtes-deck-large = Un deck que vous apportez à une table peut avoir au plus { $most } cartes ; celui-ci en a { $count }.
vtes-deck-feldb = Un deck FELDB donne la taille de sa crypte après le nom, l’auteur et la description ; cette ligne manque.
vtes-deck-json-broken = Ligne { $number } : le JSON est mal formé ici ({ $why }).
vtes-deck-json-large = Ce JSON n’est pas un deck : il contient quelque chose de bien trop grand.
vtes-deck-json-other = Ce JSON n’est pas un deck : un deck est un objet avec des cartes, ou avec une crypte et une bibliothèque.
vtes-deck-amaranth = Un deck enregistré ainsi a des numéros que seul Amaranth connaît. Enregistrez-le là-bas comme texte.
vtes-deck-elsewhere = { $link } : ce lien mène à un deck sur un autre serveur, et rien n’est repris de là. Ouvrez-le là-bas, enregistrez le deck comme texte, JSON ou lien avec ses cartes après un #, et utilisez cela.
vtes-deck-xml-deep = Ligne { $number } : les éléments sont imbriqués sur plus de { $most } niveaux.
vtes-deck-xml-doctype = Ligne { $number } : un fichier de deck n’a pas de type de document. Retirez la ligne avec <!DOCTYPE.
vtes-deck-xml-broken = Ligne { $number } : le XML est mal formé ici ({ $why }).
vtes-deck-xml-other = Ligne { $number } : ce XML n’est pas un deck : c’est un <{ $tag }>, au lieu d’un <deck>.
vtes-deck-no-format = Il n’existe pas de format « { $name } ». Choisissez parmi { $formats }.
vtes-deck-line = Ce n’est ni une carte ni un intertitre.
vtes-deck-unknown = Il n’existe pas de carte « { $name } ».
vtes-deck-unknown-close = Il n’existe pas de carte « { $name } ». Vouliez-vous dire { $close } ?
vtes-deck-count = { $count } copies de { $name }, ce n’est pas possible : de 1 à { $most }.
vtes-deck-no-number = « { $written } » n’est pas un nombre de copies.
vtes-deck-number = Aucune carte n’a le numéro { $number }.
vtes-deck-number-not-name = Le numéro { $number } est { $card }, mais le nom dit { $name }.
vtes-deck-no-group = Il n’y a pas de { $name } dans le groupe { $group }, seulement dans le groupe { $groups }.
vtes-deck-no-advanced = Il n’y a pas de version avancée de { $name }.
vtes-deck-which = Plus d’une carte s’appelle { $name }, et le reste de la crypte ne montre pas laquelle vous voulez. Écrivez l’une de celles-ci : { $ways }.

## Notes

vtes-deck-by-groups = { $name } est dans les groupes { $groups }. D’après le reste de la crypte, c’est celle du groupe { $group }.
vtes-deck-older = { $name } est dans les groupes { $groups }. Sans groupe, ce format désigne la plus ancienne, du groupe { $group }.
vtes-deck-by-capacity = D’après sa capacité de { $capacity }, c’est { $name }.
vtes-deck-number-by-name = Aucune carte n’a le numéro { $number }. D’après le nom, c’est { $name }.
vtes-deck-other-part = { $name } n’est pas à sa place. Cette carte compte pour la { $part }.
vtes-deck-part-crypt = crypte
vtes-deck-part-library = bibliothèque
vtes-deck-column = { $name } est du groupe { $group }, et non { $written }.
vtes-deck-older-name = { $written } s’appelle maintenant { $name }.
vtes-deck-claim = La liste annonce { $said } cartes, mais ses lignes en donnent { $counted }.
vtes-deck-comment = Ignoré : aucune carte n’y est nommée.
vtes-deck-no-count = Sans nombre : une copie de { $name }.
vtes-deck-not-owned = Ignoré : aucune copie de { $name }.
vtes-deck-encoding = Le fichier n’est pas en UTF-8. Il est lu comme du texte Windows : les accents peuvent être faux.

## Whether a deck may be played

vtes-deck-crypt-small = Une crypte demande au moins { $least } cartes ; celle-ci en a { $count }.
vtes-deck-library-size = Une bibliothèque demande de { $least } à { $most } cartes ; celle-ci en a { $count }.
vtes-deck-groups = Une crypte doit s’en tenir à un groupe, ou à deux groupes consécutifs : { $first } est du groupe { $low }, { $last } du groupe { $high }.
vtes-deck-banned = { $card } est bannie.
vtes-deck-not-v5 = { $card } n’est dans aucune extension du format V5.
vtes-deck-kind-standard = Standard
vtes-deck-kind-v5 = V5
vtes-deck-kind-duel = Duel
vtes-deck-kind-third = Troisième Édition, { $players } joueurs
vtes-deck-legal = { $kind } : conforme.
vtes-deck-illegal = { $kind } : non conforme, pour { $count ->
    [one] une raison
   *[other] { $count } raisons
}.
vtes-deck-playable = Toutes ses cartes peuvent être jouées ici.
vtes-deck-missing = { $count ->
    [one] Une de ses cartes ne peut pas encore être jouée ici
   *[other] { $count } de ses cartes ne peuvent pas encore être jouées ici
} : { $cards }.
vtes-deck-unplayable = { $card } ne peut pas être jouée telle qu’elle est définie : { $reasons }

## Showing and converting

vtes-deck-nameless = Deck sans nom
vtes-deck-by = par { $author }
vtes-deck-sizes = Lu comme { $format } : crypte { $crypt }, bibliothèque { $library }.
vtes-deck-crypt = Crypte ({ $count })
vtes-deck-library = Bibliothèque ({ $count })
vtes-deck-faults = { $count ->
    [one] Une ligne n’a pas été comprise
   *[other] { $count } lignes n’ont pas été comprises
}
vtes-deck-understood = Les cartes comprises :
vtes-deck-notes = À savoir
vtes-deck-more = { $count ->
    [one] et une autre
   *[other] et { $count } autres
}
vtes-deck-lost = Le format { $format } n’a pas de place pour { $what }.
vtes-deck-field-name = le nom
vtes-deck-field-author = l’auteur
vtes-deck-field-description = la description
vtes-deck-field-event = le tournoi
vtes-deck-field-notes = les notes sur les cartes
vtes-deck-written = Enregistré : { $file }.
