"""What its words promise: crypts, uncontrolled regions, and the way back from torpor."""

from coterie.games.vtes.cards.vocabulary import DrawCrypt, Recover, RevealCrypt, SendBack
from coterie.games.vtes.families.promise import MOVED, promises

promises(DrawCrypt, "removed", may=("crypt", "crypt_top", "piece", "uncontrolled"), tells="crypt")
promises(Recover, "zone", may=MOVED, tells="left-torpor")
promises(RevealCrypt, "piece", "crypt_bottom", may=("crypt", "crypt_top", "uncontrolled"), tells="revealed")
promises(SendBack, "zone", may=MOVED | {"locked", "removed", "piece"}, tells="sent-back")
