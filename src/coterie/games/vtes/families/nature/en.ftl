vtes-text-slave-of = { $clan } slave
vtes-text-circle-of = { $circle } circle
vtes-text-plays-as = { $who } can play cards requiring basic { $disciplines } as a vampire
vtes-text-plays-as-not-actions = { $who } can play non-action cards requiring basic { $disciplines } as a vampire
vtes-text-free-act-at-once = { $who } can perform actions the turn it is recruited
vtes-text-teaches = { $who } gets +1 level of { $discipline }
vtes-text-more-capacity = { " " }and { $capacity } capacity
vtes-text-not-on-superior = cannot be put on { $who } with { $discipline }
