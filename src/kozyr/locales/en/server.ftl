# Pages that the server makes itself, and what a sentence needs without a table in sight.
seat-number = seat { $seat }

notice-title = { $heading } · Durak
notice-home = To the start page
notice-rules = Read the rules
notice-no-page = There is no such page
notice-no-table = There is no such table
notice-no-table-why = There is no table at this address. It may have been cleared away.
notice-refused = That did not work
notice-fault = The server made a mistake
notice-fault-why = Nothing that was acknowledged is lost. Try again.
notice-not-built = The page is not built
notice-not-built-why = Kozyr runs, but its page has not been built here. In a clone of the source, run “make play”; an installed Kozyr has its page inside. The rules can be read all the same.

# The installed page.
app-name = Durak: Kozyr
app-short-name = Durak
app-description = Durak, the card game, against programs that never look into your cards.
