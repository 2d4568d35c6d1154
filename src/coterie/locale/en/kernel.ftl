# What the kernel itself says.

kernel-game-over = The game is over.
kernel-not-asked = You are not asked now. Waiting for: { $seats }.
kernel-marks = { $marks }
kernel-mark-times = { $count } × { $mark }
kernel-mark-too-often = At most { $most } of the same.
kernel-marks-too-few = { $what }: { $sum } of { $least }.
kernel-marks-too-many = { $what }: { $sum }, but { $most } at most.
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
