# Vampire: The Eternal Struggle : pourquoi une chose est impossible. Le combat est dans vtes-combat ; les voix, la torpeur et les disputes dans vtes-politics.

## Ce que demande une carte

vtes-reason-not-now = Vous ne pouvez pas jouer cette carte maintenant.
vtes-reason-announced-first = Cela se joue après l’annonce de l’action.
vtes-reason-needs-clan =
    { $clan-count ->
        [one] Seulement pour le clan { $clan }.
       *[other] Seulement pour ces clans : { $clan }.
    }
vtes-reason-needs-title =
    { $title-count ->
        [one] Seulement pour ce titre : { $title }.
       *[other] Seulement pour l’un de ces titres : { $title }.
    }
vtes-reason-needs-discipline =
    { $superior ->
        [1] Il faut le niveau supérieur en { $discipline }.
       *[0] Il faut { $discipline }.
    }
vtes-reason-needs-vampire = Seul un vampire le peut.
vtes-reason-needs-ready-minion = Vous ne contrôlez aucun serviteur disponible qui réponde aux prérequis.
vtes-reason-needs-edge = Vous n’avez pas l’Avantage.
vtes-reason-forbidden-by-card = Une carte sur ce serviteur l’interdit.
vtes-reason-only-one = Ce serviteur en a déjà une.
vtes-reason-not-both = Ces deux cartes ne se jouent pas dans la même action.
vtes-reason-no-target = Il n’y a aucune cible légale.
vtes-reason-only-next-minion = Seulement dans la prochaine phase de serviteur de son contrôleur.
vtes-reason-cannot-be-target = Une carte interdit à ce serviteur d’agir contre celui-là.
vtes-reason-needs-neighbour = Seulement quand un serviteur de votre prédateur ou de votre proie agit.
vtes-reason-only-directed-at-ally = Seulement lorsqu’une action dirigée contre un de vos alliés est annoncée.

## Ce que cela coûte

vtes-reason-not-enough-pool = Vous n’avez pas assez de réserve.
vtes-reason-not-enough-blood = Il n’y a pas assez de sang.
vtes-reason-below-capacity = Ce vampire n’a pas encore autant de sang que sa capacité.
vtes-reason-not-enough-transfers = Vous n’avez pas assez de transferts.
vtes-reason-no-counters = Il n’y a pas de compteur sur cette carte.
vtes-reason-empty-hand = Votre main est vide.
vtes-reason-crypt-empty = Votre crypte est vide.

## Qui, et combien de fois

vtes-reason-not-yours = Vous ne contrôlez pas cette carte.
vtes-reason-not-your-turn = Seulement pendant votre tour.
vtes-reason-locked = Ce serviteur est incliné.
vtes-reason-locked-only = Seul un serviteur incliné peut la jouer.
vtes-reason-not-ready = Ce serviteur n’est pas disponible.
vtes-reason-stuck = Ce serviteur est coincé : il doit faire deux choses différentes, ou une qu’il ne peut pas faire.
vtes-reason-used-already = Cela a déjà servi.
vtes-reason-once-per-action = Ce serviteur a déjà joué cette carte pendant cette action.
vtes-reason-once-between-unlocks = Ce serviteur a déjà joué cette carte depuis sa phase de redressement.
vtes-reason-already-so = C’est déjà le cas.
vtes-reason-nobody-unlocks = Les serviteurs ne peuvent pas se redresser durant cette action.

## Phases

vtes-reason-contest-first = Réglez d’abord vos disputes.
vtes-reason-forced-first = Une autre carte doit d’abord être appliquée.
vtes-reason-no-burn-option = Cette carte n’a pas d’option de défausse.
vtes-reason-could-be-played = Vous ne pouvez pas défausser cette carte, car vous pourriez la jouer.
vtes-reason-not-a-master = Seules les cartes de maître se jouent à la phase de maître.
vtes-reason-no-master-action = Il ne vous reste aucune action de phase de maître.
vtes-reason-no-discard = Il ne vous reste aucune action de phase de défausse.
vtes-reason-one-event = Vous ne pouvez jouer qu’un événement par phase de défausse.
vtes-reason-event-played = Cet événement a déjà été joué dans cette partie.

## Pendant qu’une carte est jouée

vtes-reason-only-cancels = Pendant qu’une carte est jouée, vous pouvez seulement l’annuler ou vous réveiller.
vtes-reason-other-type = Ceci annule des cartes d’un autre type.
vtes-reason-not-against-you = La carte n’est pas jouée contre ce serviteur.
vtes-reason-only-out-of-turn = Une carte de maître hors-tour se joue seulement pendant le tour d’un autre Mathusalem.
vtes-reason-not-out-of-turn = Pendant le tour d’un autre, vous ne pouvez jouer que des cartes de maître hors-tour.
vtes-reason-one-out-of-turn = Vous avez déjà joué une carte de maître hors-tour depuis votre phase de maître.

## Actions

vtes-reason-not-an-action = Cette carte ne se joue pas comme action.
vtes-reason-must-act = Une carte oblige un autre serviteur à agir d’abord.
vtes-reason-must-hunt = Un vampire disponible sans sang doit d’abord chasser.
vtes-reason-just-recruited = Un allié recruté ce tour-ci ne peut pas encore agir.
vtes-reason-same-card = Ce serviteur a déjà agi avec cette carte ce tour-ci.
vtes-reason-same-action = Ce serviteur ne peut pas refaire la même action ce tour-ci.
vtes-reason-one-bleed = Ce serviteur a déjà mordu ce tour-ci.
vtes-reason-one-political = Un vampire a droit à une action politique par tour, un allié à aucune.
vtes-reason-no-equipment = Aucun autre de vos serviteurs n’a d’équipement pour celui-ci.
vtes-reason-nobody-in-torpor = Il n’y a aucun vampire en torpeur à cibler.
vtes-reason-not-anarch = Seul un vampire sans titre et non Anarch le peut.

## Pendant une action

vtes-reason-not-your-action = Vous ne pouvez jouer des modificateurs d’action que pendant vos actions.
vtes-reason-not-its-action = Seulement pendant une action du vampire lui-même.
vtes-reason-not-your-reaction = Vous ne pouvez réagir qu’aux actions des autres.
vtes-reason-acting-minion-only = Seul le serviteur qui agit peut la jouer.
vtes-reason-other-vampire-only = Seul un vampire disponible autre que celui qui agit peut la jouer.
vtes-reason-one-limited = Un autre modificateur limité a déjà augmenté la morsure.
vtes-reason-stealth-not-needed = La discrétion ne sert à rien maintenant.
vtes-reason-intercept-not-needed = L’interception ne sert à rien maintenant.
vtes-reason-intercept-only-blocker = Seul le serviteur qui tente de bloquer peut obtenir de l’interception.
vtes-reason-nobody-voted = Aucun vampire n’a encore voté.
vtes-reason-only-undirected = Seulement pour vos actions non dirigées.
vtes-reason-only-directed-at-you = Seulement pour les actions dirigées contre vous.
vtes-reason-only-predator-acts = Seulement pour les actions de votre prédateur.
vtes-reason-only-bleed = Seulement pour les morsures.
vtes-reason-only-bleed-at-you = Seulement pour les morsures dirigées contre vous.
vtes-reason-only-declined = Seulement après que les blocages ont été refusés.
vtes-reason-only-would-bleed = Seulement au moment où une morsure va réussir.
vtes-reason-only-attempt = Seulement quand un serviteur tente de bloquer.
vtes-reason-only-polling = Seulement pendant le vote d’un référendum.
vtes-reason-only-political = Seulement pour les actions politiques.
vtes-reason-only-action = Seulement pendant une action.
vtes-reason-only-blocked = Seulement pour le serviteur qui agit quand on le bloque.
vtes-reason-only-after-block = Seulement pour un serviteur disponible qui vient de bloquer.
vtes-reason-only-after-action = Seulement juste après la résolution d’une action.
vtes-reason-only-as-announced = Seulement au moment où l’action est annoncée.
vtes-reason-only-directed = Seulement pour les actions dirigées.
vtes-reason-only-other-action = Seulement pour un autre type d’action.
vtes-reason-only-same-targets = Seulement pour les actions dirigées contre les mêmes Mathusalems qu’auparavant.
vtes-reason-only-passed = Le référendum n’est pas passé.
vtes-reason-only-success = L’action n’a pas réussi.
vtes-reason-only-if-blocked = L’action n’a pas été bloquée.
vtes-reason-first-action = Pas pendant la première action d’une phase de serviteur.
vtes-reason-only-requiring = L’action ne requérait ni { $clan } ni { $discipline }.
vtes-reason-not-locked = Il n’est pas incliné.
vtes-reason-reaction-played = Une carte de réaction a été jouée durant l’action.
vtes-reason-not-involved = Seulement quand un de vos alliés spectre ou zombie est en combat.
vtes-reason-ash-too-small = Il n’y a pas assez de cartes dans le tas de cendres.
vtes-reason-library-empty = Il n’y a pas de carte à brûler dans votre bibliothèque.
vtes-reason-cannot-react = Ce serviteur ne peut pas jouer de cartes de réaction ce tour-ci.
vtes-reason-needs-titled-of-sect = Cela requiert un vampire titré : { $sect }.
vtes-reason-needs-vampire-of-sect = Cela requiert un vampire de cette secte : { $sect }.

## Bloquer

vtes-reason-not-yours-to-block = Vous ne pouvez pas bloquer cette action.
vtes-reason-attempt-in-progress = Un autre serviteur tente déjà de bloquer.
vtes-reason-is-blocking = Ce serviteur tente de bloquer.
vtes-reason-declined = Vous avez déjà renoncé à bloquer.
vtes-reason-just-failed = Cette tentative vient d’échouer, et rien n’a changé depuis. Pour réessayer, choisissez « Me demander à chaque fois ».
vtes-reason-cannot-be-blocked = Cette action ne peut pas être bloquée.
vtes-reason-no-vampires = Les vampires ne peuvent pas bloquer cette action.
vtes-reason-cannot-block = Ce serviteur ne peut pas bloquer.
vtes-reason-cannot-block-this = Ce serviteur ne peut pas tenter de bloquer cette action.
vtes-reason-nothing-together = Il y a au plus une source de voix qui puisse voter ainsi sans rien payer.
