# Fichiers de decks de Vampire: The Eternal Struggle.

## Faults

vtes-deck-at = Ligne { $number } : { $text }
vtes-deck-at-source = Ligne { $number } : { $text } [{ $source }]
vtes-deck-and = { $one } · { $other }
vtes-deck-of = Deck de { $seat } : { $text }
vtes-deck-file = { $file } : { $text }
vtes-deck-no-deck = Il n’existe pas de deck « { $name } » ; il y a { $decks }.
vtes-deck-not-in-crypt = { $name } va dans la bibliothèque.
vtes-deck-not-in-library = { $name } va dans la crypte.
vtes-deck-empty = Il n’y a rien dedans.
vtes-deck-no-card = Il n’y a aucune carte dedans.
vtes-deck-no-text = Ce n’est pas du texte, donc pas un fichier de deck.
vtes-deck-file-long = Ce n’est pas un fichier de deck : il a plus de { $most } caractères.
vtes-deck-file-lines = Ce n’est pas un fichier de deck : il a plus de { $most } lignes.
vtes-deck-long = Un deck apporté à une table a au plus { $signs } caractères et { $lines } lignes.
vtes-deck-large = Un deck apporté à une table a au plus { $most } cartes ; celui-ci en a { $count }.
vtes-deck-feldb = Un deck FELDB a la taille de sa crypte après le nom, l’auteur et la description ; cette ligne manque.
vtes-deck-json-broken = Ligne { $number } : le JSON est rompu à cet endroit ({ $why }).
vtes-deck-json-large = Ce JSON n’est pas un deck : il contient quelque chose de bien trop grand.
vtes-deck-json-other = Ce JSON n’est pas un deck : un deck est un objet, avec des cartes, ou avec crypte et bibliothèque.
vtes-deck-amaranth = Un deck enregistré ainsi a des numéros que seul Amaranth connaît ; enregistrez-le là-bas comme texte.
vtes-deck-elsewhere = { $link } : ce lien désigne un deck qui se trouve sur un autre serveur, auquel rien n’est demandé. Ouvrez-le là-bas, enregistrez le deck comme texte, JSON ou lien avec ses cartes après un #, et donnez cela.
vtes-deck-xml-deep = Ligne { $number } : les éléments sont imbriqués sur plus de { $most } niveaux.
vtes-deck-xml-doctype = Ligne { $number } : un fichier de deck n’a pas de type de document ; retirez la ligne avec <!DOCTYPE.
vtes-deck-xml-broken = Ligne { $number } : le XML est rompu à cet endroit ({ $why }).
vtes-deck-xml-other = Ligne { $number } : ce XML n’est pas un deck : c’est un <{ $tag }>, et ce devrait être un <deck>.
vtes-deck-no-format = Il n’existe pas de format « { $name } » ; il y a { $formats }.
vtes-deck-line = Ce n’est ni une carte ni un intertitre.
vtes-deck-unknown = Il n’existe pas de carte « { $name } ».
vtes-deck-unknown-close = Il n’existe pas de carte « { $name } ». Y ressemble : { $close }.
vtes-deck-count = { $name } ne peut pas y être { $count } fois : de 1 à { $most }.
vtes-deck-no-number = « { $written } » ne dit pas combien de copies.
vtes-deck-number = Aucune carte n’a le numéro { $number }.
vtes-deck-number-not-name = Le numéro { $number } est { $card }, mais le nom dit { $name }.
vtes-deck-no-group = Il n’y a pas de { $name } du groupe { $group } ; il y en a dans le groupe { $groups }.
vtes-deck-no-advanced = Il n’y a pas de version avancée de { $name }.
vtes-deck-which = Plus d’une carte s’appelle { $name }, et le reste de la crypte ne dit pas laquelle. Écrivez l’une de { $ways }.

## Notes

vtes-deck-by-groups = { $name } est dans les groupes { $groups } ; d’après le reste de la crypte, c’est celle du groupe { $group }.
vtes-deck-older = { $name } est dans les groupes { $groups } ; sans groupe, ce format désigne la plus ancienne, du groupe { $group }.
vtes-deck-by-capacity = D’après sa capacité de { $capacity }, c’est { $name }.
vtes-deck-number-by-name = Aucune carte n’a le numéro { $number } ; le nom dit { $name }, et c’est lui qui compte.
vtes-deck-other-part = { $name } n’est pas à sa place, et compte pour la { $part }.
vtes-deck-part-crypt = crypte
vtes-deck-part-library = bibliothèque
vtes-deck-column = { $name } est du groupe { $group }, et non { $written }.
vtes-deck-older-name = { $written } s’appelle maintenant { $name }.
vtes-deck-claim = La liste annonce { $said } cartes, et ses lignes en ont { $counted }.
vtes-deck-comment = Laissé de côté : aucune carte n’y est nommée.
vtes-deck-no-count = Sans nombre : une copie de { $name }.
vtes-deck-not-owned = Laissé de côté : aucune copie de { $name }.
vtes-deck-encoding = Le fichier n’est pas en UTF-8 ; il est lu comme du texte Windows, et les accents peuvent être faux.

## Whether a deck may be played

vtes-deck-crypt-small = Une crypte a au moins { $least } cartes ; celle-ci en a { $count }.
vtes-deck-library-size = Une bibliothèque a de { $least } à { $most } cartes ; celle-ci en a { $count }.
vtes-deck-groups = Une crypte est d’un seul groupe, ou de deux groupes consécutifs : { $first } est du groupe { $low }, { $last } du groupe { $high }.
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

## Showing and converting

vtes-deck-nameless = Un deck sans nom
vtes-deck-by = par { $author }
vtes-deck-sizes = Lu comme { $format } : crypte { $crypt }, bibliothèque { $library }.
vtes-deck-crypt = Crypte ({ $count })
vtes-deck-library = Bibliothèque ({ $count })
vtes-deck-faults = { $count ->
    [one] Une ligne n’est pas comprise
   *[other] { $count } lignes ne sont pas comprises
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
vtes-deck-written = { $file } est écrit.
