# What a player earns: the profile, the reward at the end of a game, goals, backs, codes and devices.

title-profile = Your profile — { title }
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
  }
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
  }
profile-new = Nothing earned yet
profile-new-about = Your first game begins your profile: no name, no password, nothing to sign up for. It belongs to this browser, and a code takes it to other devices.
profile-since = Since { $when }

# --- name and picture ---
face-change = Name and picture
face-name = Name
face-about = It is shown with your profile. Leave it empty to have none.
face-picture = Picture
face-save = Save
face-saved = Saved.
cancel = Cancel
avatar-spade = a spade
avatar-heart = a heart
avatar-diamond = a diamond
avatar-club = a club
avatar-crown = a crown
avatar-fools-cap = a fool’s cap
avatar-samovar = a samovar
avatar-bagel = a bagel
avatar-fox = a fox
avatar-bear = a bear
avatar-hare = a hare
avatar-owl = an owl
avatar-cat = a cat
avatar-rooster = a rooster
avatar-fir = a fir
avatar-mushroom = a mushroom
avatar-none = none

# --- experience: $count points are still to come ---
growth = Experience
growth-value = { $points } of { $next } points
growth-to-go = { points-count } to level { $level }

# --- figures ---
figures = So far
figure-games = Games
figure-won = Won
figure-drawn = Drawn
figure-durak = Durak
figure-resigned = Resigned
figure-club = Club wins
figure-streak = Streak now
figure-longest = Longest streak
figures-note = Durak counts resigned games too. A streak counts games won in a row; a draw ends it.
figures-by-rules = By rules
figures-by-seats = By seats

# --- game by game ---
chart = Game by game
chart-about = { $count ->
    [one] Your one game so far, and what it gave you.
   *[other] Your last { $count } games, the oldest on the left. A mark is a game, the line is your experience.
  }
chart-table = The same as a table
chart-when = Day
chart-result = Result
chart-points = Points
result-won = won
result-draw = draw
result-durak = durak
result-resigned = resigned

# --- backs ---
backs = Card backs
backs-about = Faces are everybody’s. Backs open as you play; nothing is sold.
back-worn = on your cards
back-wear = Put it on
back-opens-level = Opens at level { $level }
back-opens-goal = Opens with the goal “{ $goal }”: { $about }

# --- goals ---
goals = Goals
goals-count = { $reached } of { $count } reached
goals-about = Each once. Games in which a decision was taken back do not count.
goal-reached = reached
goal-review = See the game
goal-opens = Opens a back: { $back }
goal-first-game = The first game
goal-first-game-about = Finish a game; a resigned one counts too.
goal-first-win = The first win
goal-first-win-about = Win a game.
goal-beat-easy = Easily done
goal-beat-easy-about = Win a game in which every opponent plays at the level Easy.
goal-beat-medium = The golden mean
goal-beat-medium-about = Win a game in which every opponent plays at the level Medium.
goal-beat-hard = Hard nuts
goal-beat-hard-about = Win a game in which every opponent plays at the level Hard.
goal-ten-wins = Ten times safe
goal-ten-wins-about = Win 10 games.
goal-hundred-games = A regular
goal-hundred-games-about = Finish 100 games; resigned ones count too.
goal-three-in-a-row = Three in a row
goal-three-in-a-row-about = Win 3 games in a row.
goal-seven-in-a-row = Seven in a row
goal-seven-in-a-row-about = Win 7 games in a row.
goal-every-rules = By all the rules
goal-every-rules-about = Win a game by each of these rules: Atlasnye, Classic, Club and Transfer.
goal-every-table = At every table
goal-every-table-about = Win a game with each number of seats from 2 to 6.
goal-first-out = First out
goal-first-out-about = Win a game of four or more players by being out first.
goal-full-table = Full table
goal-full-table-about = Win a game of six players.
goal-club-regular = Club regular
goal-club-regular-about = Win 25 games by the Club rules.
goal-big-pack = The big pack
goal-big-pack-about = Win a game with 52 cards.
goal-nothing-taken = Clean hands
goal-nothing-taken-about = Win a game without ever taking.
goal-comeback = The comeback
goal-comeback-about = Win a game after having held 14 cards or more.
goal-six-beaten = Six of six
goal-six-beaten-about = Beat all six attack cards of one bout.
goal-passed-on = Not mine
goal-passed-on-about = Win a game in which you passed the attack on twice or more.
goal-generous = Generous
goal-generous-about = Throw in ten cards or more in one game.
goal-small-trump = Small but a trump
goal-small-trump-about = Beat an ace with the lowest trump of the deck.
goal-epaulettes = Epaulettes
goal-epaulettes-about = Win a game, and lead or throw in two cards of the deck’s lowest rank in the bout in which you go out.
goal-last-trump = The last word
goal-last-trump-about = Win a game with the ace of trumps as your last card.
goal-quick-win = In a hurry
goal-quick-win-about = Win a game of two players with 36 cards within ten bouts.
goal-nobody = Nobody’s fool
goal-nobody-about = End a game in a draw.

# --- devices ---
devices = On other devices
devices-about = { $count ->
    [one] Only this browser has your profile.
   *[other] { $count } browsers have your profile, this one among them.
  }
devices-link = Add a device
devices-link-title = Another device
devices-link-about = Scan this with the other device, or open the address there. It works once.
devices-square = QR code of the address
devices-code = Or type this code there, on its page “{ tool-profile }”
devices-left = { $minutes ->
    [0] Good for less than a minute
    [one] Good for { $minutes } minute
   *[other] Good for { $minutes } minutes
  }
devices-over = This code has expired.
devices-new = New code
devices-local = The address of this page leads to this computer alone. For other devices in your network, start the game with: { $command }
devices-off = Sign out other devices
devices-off-ask = Sign out all other devices?
devices-off-about = They lose your profile; the games stay yours. To come back they need a code.
devices-off-done = The other devices are signed out.

# --- the recovery code ---
recovery = Recovery code
recovery-about = With it your profile comes back in any browser, even when this one is lost. Whoever has it has your profile.
recovery-has = You have one. A new one makes it void.
recovery-make = Make a recovery code
recovery-anew = Make a new one
recovery-once = Write it down: it is shown only now. One that you had before is void.
recovery-file = Recovery code of your Durak profile
copy = Copy
copied = Copied.
copy-failed = Copying does not work here: the code is selected, copy it by hand.
save-file = Save
print = Print
recovery-kept = I have it

# --- using a code ---
join = Use a code
join-about = You have a profile on another device, or a recovery code? Bring it here.
join-code = The code
join-code-about = Small letters, spaces and O for 0 do no harm.
join-look = Next
join-looking = Looking it up…
join-whose = This code opens the profile “{ $name }”: level { $level }, { games-count }.
join-nameless = This code opens a profile without a name: level { $level }, { games-count }.
join-along = { $count ->
    [0] This browser has no finished games to bring along.
    [one] One finished game of this browser comes along.
   *[other] { $count } finished games of this browser come along.
  }
join-ask = Shall this browser belong to it?
join-same = This browser belongs to that profile already. There is nothing to do.
join-yes = Yes, bring it here
join-no = No, leave it
join-done = The profile is here now.

# --- what is stored ---
data = Your data
data-about = It is kept where this game runs, and nowhere else.
data-export = Save all as a file
data-delete = Delete the profile
data-delete-ask = Delete the profile for good?
data-delete-goes = Gone on every device: name and picture, experience and level, figures, goals, opened backs, all your games and their records, and all codes.
data-delete-here = Gone from this browser too: which lessons you have done, and its notes of what was promised before the deals.
data-delete-stays = What stays: the settings of this browser; only the back is the first one again.
data-delete-next = Go on
data-delete-sure = There is no way back. Are you sure?
data-delete-yes = Delete for good
data-deleted = The profile is deleted. Everything is as on the first day.

# --- the reward at the end of a game; $count: points ---
reward-points = { $count ->
    [one] +{ $count } point
   *[other] +{ $count } points
  }
reward-resigned = No experience for a game you resigned.
reward-undone = No experience: a decision was taken back.
reward-level = Level { $level } reached!
reward-goal = Goal reached: { $goal }
reward-back = A new back: { $back }
reward-next = Next back at level { $level }: { points-count }
