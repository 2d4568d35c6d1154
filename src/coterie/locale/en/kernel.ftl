# What the kernel itself says.

kernel-game-over = The game is over.
kernel-not-asked = It’s not your choice now. Waiting for: { $seats }.
kernel-marks = { $marks }
kernel-mark-times = { $count } × { $mark }
kernel-mark-too-often = You can pick the same one { $most } times at most.
kernel-marks-too-few = { $what }: { $sum } of { $least }.
kernel-marks-too-many = { $what }: { $sum }, but the limit is { $most }.
kernel-limit-least = { $what }: at least { $least }
kernel-limit-exactly = { $what }: exactly { $count }
kernel-limit-most = { $what }: at most { $most }
kernel-limit-between = { $what }: { $least } to { $most }

## Who is spoken of

# What the reader is called where a sentence needs no other verb for it.
kernel-you = You
# A player by name, in the forms that names of seats have; $initial is its first letter.
kernel-player = { $name }
    .the = { $name }
    .The = { $name }
kernel-plays = { $who } ({ $seat })
kernel-cast-mask = A bot from elsewhere. How it plays is for you to find out.

# What the house itself says in the chat.

kernel-notice-rules-changed = Coterie was updated and the rules have changed. Your game goes on from the start of the last step; choices made after it were taken back.

# What an option costs, and what it may be aimed at.

kernel-option-costs = cost: { $costs }
kernel-option-targets = targets: { $targets }
kernel-both = { $first }: { $second }
kernel-order-lone = Where there is only one choice
