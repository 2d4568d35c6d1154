# What the kernel itself says.

kernel-game-over = The game is over.
kernel-not-asked = You are not asked now. Waiting for: { $seats }.

## Who is spoken of

# What the reader is called where a sentence needs no other verb for it.
kernel-you = You
# A player by name, in the forms that names of seats have; $initial is its first letter.
kernel-player = { $name }
    .the = { $name }
    .The = { $name }
