"""The English sentence for everything that the rules say in codes.

A key is a code, or a code with the reason, the side or the field that its fields name. Each sentence has named fields and is marked for
translation; the pages look it up in the reader's language, the command line takes it as it is.
"""


def mark(text: str) -> str:
    """Return a text as it is, marked for extraction."""
    return text


PROBLEMS = {
    # reading cards
    "not_a_card": mark("“%(text)s” is not a card."),
    "not_cards": mark("“%(text)s” cannot be read as cards."),
    "empty_meld": mark("One of the melds has no cards."),
    "not_layoffs": mark("“%(text)s” cannot be read as a layoff. Name the card and the meld, like 5H>1."),
    "not_declared": mark("“%(text)s” cannot be declared. It is knock, gin or big gin."),
    "not_a_number": mark("“%(text)s” is not a whole number."),
    "unknown_field": mark("“%(field)s” is not known here."),
    # two holdings
    "repeated_card": mark("%(cards)s is there twice."),
    "in_both": mark("%(cards)s: one card cannot be with both players."),
    "wrong_number": mark("There are %(number)s cards. It takes %(least)s to %(most)s."),
    "wrong_number.knocker": mark("The knocker has %(number)s cards. It takes ten, or eleven before the discard."),
    "wrong_number.opponent": mark("The opponent has %(number)s cards. It takes ten."),
    "held_across.knocker": mark("%(cards)s is among the knocker’s cards. Tap that half to put it back."),
    "held_across.opponent": mark("%(cards)s is among the opponent’s cards. Tap that half to put it back."),
    "holding_full.knocker": mark("The knocker has %(number)s cards. Tap one of them to put it back."),
    "holding_full.opponent": mark("The opponent has %(number)s cards. Tap one of them to put it back."),
    "discard_in_hand": mark("%(cards)s was thrown away and cannot be in a hand."),
    "discard_in_hand.of_eleven": mark("%(cards)s was thrown away: it has to be among the knocker’s eleven cards and in no meld."),
    # melds as laid
    "not_in_holding.knocker": mark("%(cards)s is not among the knocker’s cards."),
    "not_in_holding.opponent": mark("%(cards)s is not among the opponent’s cards."),
    "card_in_two_melds": mark("%(cards)s is used twice. A card belongs to one meld only."),
    "not_a_meld.too_few": mark("%(cards)s is no meld: a meld has three cards or more."),
    "not_a_meld.repeated": mark("%(cards)s is no meld: a card is there twice."),
    "not_a_meld.gap": mark("%(cards)s is no run: a card is missing in between."),
    "not_a_meld.mixed_suits": mark("%(cards)s is no run: a run is of one suit."),
    "not_a_meld.ace_high": mark("%(cards)s is no run: the ace stands below the two, not above the king."),
    "not_a_meld.two_ranks": mark("%(cards)s is no meld: these are neither of one rank nor a run of one suit."),
    "eleven_laid": mark("All eleven cards are laid. Big gin is not played here, so one has to be thrown away."),
    "eleven_laid.said_otherwise": mark("All eleven cards are laid, and that was not called big gin: one has to be thrown away."),
    # layoffs
    "layoffs_need_melds": mark("Layoffs need the knocker’s melds."),
    "layoff_fits_nothing": mark("%(cards)s does not fit the meld it was laid off on."),
    "layoff_on_deadwood": mark("%(cards)s cannot be laid off on deadwood, only on a meld."),
    "layoff_against_gin": mark("%(cards)s cannot be laid off: nothing can against gin."),
    "knocker_lays_off": mark("%(cards)s is the knocker’s, and the knocker never lays off."),
    # knocking
    "over_limit": mark("A count of %(count)s is %(over)s over the limit of %(limit)s: no knock."),
    "over_limit.as_laid": mark(
        "A count of %(count)s is %(over)s over the limit of %(limit)s: no knock as it is laid. These cards could make %(lowest)s."
    ),
    "gin_with_count": mark("Gin leaves a count of 0, not %(count)s."),
    "knock_with_nothing": mark("A count of 0 is gin."),
    "knocker_count_bounds": mark("A count is %(least)s to %(most)s; the knocker’s cannot be %(count)s."),
    "opponent_count_bounds": mark("A count is %(least)s to %(most)s; the opponent’s cannot be %(count)s."),
    "ruling_within_limit": mark("A count of %(count)s is within the limit of %(limit)s and needs no ruling."),
    "big_gin_not_played": mark("Big gin is not played at this table: it counts as gin."),
    "points_bounds": mark("A hand brings %(least)s to %(most)s points here, not %(points)s."),
    "dead_with_points": mark("A dead hand brings no points."),
    # the form of an entry
    "not_json": mark("This is not JSON."),
    "not_an_object": mark("This is not an object with named fields."),
    "not_a_list": mark("This is not a list."),
    "missing_field": mark("“%(field)s” is missing."),
    "not_a_whole_number": mark("“%(field)s” has to be a whole number, not “%(value)s”."),
    "not_a_whole_number.opponent_count": mark("“%(value)s” is not a whole number."),
    "not_a_whole_number.points": mark("“%(value)s” is not a whole number of points."),
    "not_true": mark("“%(field)s” can only be true, not “%(value)s”."),
    "not_one_of": mark("“%(field)s” cannot be “%(value)s”. It is one of: %(values)s."),
    "not_a_uid": mark("“%(field)s” has to be 1 to 64 letters, digits, - or _, not “%(value)s”."),
    "not_a_time": mark("“%(field)s” has to be a time, not “%(value)s”."),
    "unknown_version": mark("Version “%(value)s” is not known here. A newer Scorekeeper may have written it."),
    "unknown_kind": mark("“%(value)s” is no kind of event that can be sent here."),
    "no_hand": mark("This says nothing about a hand."),
    "mixed_forms": mark("“%(field)s” does not go with a hand by %(form)s."),
    # what was typed
    "nobody_knocked": mark("Say who knocked."),
    "nobody_won": mark("Say who won."),
    "count_missing": mark("The opponent’s count is missing."),
    "points_missing": mark("The points are missing."),
    "cards_missing": mark("Enter the cards of both players."),
    "written_meanwhile": mark("Hand %(hand)s, %(score)s, was written meanwhile. Save again if this is another hand."),
    "written_otherwise": mark("Hand %(hand)s, %(score)s, was already saved from this form. Save again if this is another hand."),
    "written_otherwise.struck": mark(
        "%(score)s was already saved from this form, and struck out since. Save again if this is another hand."
    ),
    "rules_changed_meanwhile": mark("The rules were changed meanwhile, or a hand has fixed them. Look again before you save."),
    "changed_meanwhile": mark("This hand was changed meanwhile. Look at it again first."),
    # players
    "unknown_player": mark("Nobody here is called “%(value)s”."),
    "not_a_player": mark("“%(value)s” names no player."),
    "not_two_players": mark("It takes two players."),
    "names_equal": mark("Both players would be called %(name)s. Give one of them another name."),
    "not_a_name": mark("“%(value)s” is not a name."),
    "name_empty": mark("Player %(player)s has no name."),
    "name_too_long": mark("The name of player %(player)s has %(length)s characters. The most is %(most)s."),
    # house rules
    "unknown_preset": mark("“%(value)s” is no preset. There are: %(values)s."),
    "unknown_rule": mark("“%(field)s” is no house rule."),
    "rule_bounds.or_none": mark("The rule “%(field)s” goes from %(least)s to %(most)s, or is none, not “%(value)s”."),
    "upcard_missing": mark("The upcard is missing: by this table’s rules the hand depends on it."),
    "rule_bounds": mark("The rule “%(field)s” goes from %(least)s to %(most)s, not “%(value)s”."),
    "rule_values": mark("The rule “%(field)s” cannot be “%(value)s”. It is one of: %(values)s."),
    "not_a_setting": mark("“%(value)s” is not a rule set to a value, like gin_bonus=20."),
    # events
    "unknown_hand": mark("There is no such hand at this table."),
    "not_a_hand": mark("This is the end of a series, not a hand."),
    "before_itself": mark("A hand cannot be put before itself."),
    "unknown_before": mark("The hand before which this should stand is not there."),
    "opened_already": mark("This table is open already."),
    "nothing_to_undo": mark("There is nothing to take back here."),
    # files
    "not_opened": mark("The file does not begin with the opening of a table."),
    "repeated_uid": mark("“%(uid)s” is there twice."),
    "rules_beside_export": mark("An export has its own rules; none can be given beside it."),
    "import_conflicts": mark("Something else stands under: %(uids)s. It was left as it is."),
    "store_other_opening": mark("This table was opened otherwise here: the file cannot be its export."),
    # addresses
    "unknown_key": mark("No table has this key. The command tables lists them."),
    "no_database": mark("There is no database at %(path)s."),
    "unknown_table": mark("There is no table at this address."),
    "withdrawn_link": mark("This link has been withdrawn. Ask for the new one."),
    "unknown_series": mark("There is no such series at this table."),
    "http_400": mark("This request cannot be read. Go back, load the page again and try once more."),
    "http_404": mark("There is nothing at this address."),
    "http_405": mark("This address does not do that."),
    "http_413": mark("This is too much at once."),
    "http_415": mark("This address takes JSON only."),
    "http_429": mark("Too many tables were opened within a minute. Wait a little and try again."),
    "http_other": mark("This request cannot be answered."),
    "http_500": mark("Something went wrong here. What was saved before is safe."),
    # the data
    "store_read_only": mark("The data cannot be written: the file or its folder is read-only. Nothing was recorded."),
    "store_full": mark("The disk is full. Nothing was recorded."),
    "store_locked": mark("Another program is writing to the data and did not finish in time. Nothing was recorded; try again."),
    "store_unreadable": mark("The data file is missing, damaged or no database."),
    "store_newer": mark("The data was written by a later version of Scorekeeper. Install that version or a later one."),
    "store_foreign": mark("This file is the database of another program. Nothing in it was changed."),
    "store_old_sqlite": mark("This machine’s SQLite is too old; version 3.37 or later is needed."),
    "store_exists": mark("There is a file at this place already; a backup overwrites nothing."),
    "store_table_full": mark("This table holds 20,000 events, which is the most a table can hold. Open a new table."),
    "store_gone": mark("This table has been removed."),
    # notes
    "shown_otherwise": mark("The phone showed %(points)s points for %(winner)s when this hand was saved; it is counted otherwise now."),
    "gin_with_deadwood": mark("Gin was said, but %(cards)s is left: a knock with %(count)s."),
    "big_gin_of_ten": mark("Big gin takes eleven cards, all of them melded: it counts as gin."),
    "knock_was_gin": mark("A knock was said, but no deadwood is left: gin."),
    "count_differs.knocker": mark("The knocker said %(said)s; the cards make %(count)s."),
    "count_differs.opponent": mark("The opponent said %(said)s; the cards make %(count)s."),
    "tie": mark("Both have %(count)s."),
    "bonus_alone": mark("The opponent has no deadwood either: gin brings its bonus alone."),
    "no_gin_for_the_opponent": mark("The opponent has no deadwood left, which is an undercut and not gin."),
    "fits_two_melds": mark("%(cards)s fits two of the knocker’s melds."),
    "broke_a_meld": mark("Breaking %(cards)s lets more cards go: %(count)s instead of %(instead)s."),
}

STEPS = {
    "outcome.knock": mark("The knock stands: %(points)s points for the knocker."),
    "outcome.big_gin": mark("Big gin: %(points)s points for the knocker."),
    "outcome.gin": mark("Gin: %(points)s points for the knocker."),
    "outcome.undercut": mark("Undercut: %(points)s points for the opponent."),
    "not_legal": mark("This does not stand"),
    "melds.knocker": mark("Knocker’s melds: %(melds)s"),
    "melds.opponent": mark("Opponent’s melds: %(melds)s"),
    "layoff": mark("Lays off %(card)s on %(meld)s"),
    "left.knocker": mark("Knocker’s deadwood: %(cards)s, a count of %(count)s"),
    "left.opponent": mark("Opponent’s deadwood: %(cards)s, a count of %(count)s"),
    "discard": mark("Thrown away: %(card)s"),
    "part.difference": mark("difference %(points)s"),
    "part.opponent_count": mark("opponent’s count %(points)s"),
    "part.gin_bonus": mark("gin bonus %(points)s"),
    "part.big_gin_bonus": mark("big gin bonus %(points)s"),
    "part.spade_upcard": mark("doubled for a spade %(points)s"),
    "part.undercut_bonus": mark("undercut bonus %(points)s"),
    "sum.difference": mark("Counts, %(higher)s less %(lower)s"),
    "sum.opponent_count": mark("Count, %(opponent)s"),
    "sum.gin_bonus": mark("Gin"),
    "sum.big_gin_bonus": mark("Big gin"),
    "sum.spade_upcard": mark("Doubled: a spade was turned up"),
    "sum.undercut_bonus": mark("Undercut"),
    "lower": mark("Left after layoffs: %(opponent)s %(theirs)s, %(knocker)s %(ours)s. An undercut."),
    "better": mark("Laid as %(melds)s, a count of %(count)s: %(would)s instead of %(was)s."),
    "better.held": mark("Holding back %(held)s, a count of %(count)s: %(would)s instead of %(was)s."),
    "better.thrown": mark("Throwing %(card)s, laid as %(melds)s, a count of %(count)s: %(would)s instead of %(was)s."),
    "score": mark("%(name)s %(points)s"),
    "score.none": mark("no points"),
    "missed": mark("%(name)s could have been left with %(count)s: %(melds)s."),
    "missed.both": mark("%(name)s could have been left with %(count)s: %(melds)s, with %(cards)s laid off."),
    "missed.layoffs": mark("%(where)s: %(fewer)s fewer."),
    "missed.where": mark("%(cards)s could have joined %(meld)s"),
    "place": mark("%(card)s fits %(meld)s."),
    "place.after": mark("%(card)s fits %(meld)s once %(after)s lies there."),
    "place.none": mark("%(card)s fits none of the melds."),
    "place.gin": mark("Nothing can be laid off against gin."),
    "eleven_melded": mark("All eleven cards are melded."),
    "mark.protested": mark("under protest"),
    "mark.agreed": mark("agreed by both"),
}
"""The steps of a receipt; `part` names a part of the points in a line of text, `sum` where they are set one below the other."""

CHANGES = {
    "game_reopens": mark("Game %(game)s opens again."),
    "game_closes": mark("%(name)s wins game %(game)s."),
    "game_winner": mark("Game %(game)s goes to %(name)s."),
    "series_reopens": mark("Series %(series)s goes on."),
    "series_ends": mark("Series %(series)s is over."),
    "series_ends_elsewhere": mark("Series %(series)s ends with another hand."),
    "series_begins": mark("Series %(series)s begins."),
    "series_vanishes": mark("Series %(series)s is no more; its hands join the series before."),
    "series_winner": mark("%(name)s wins series %(series)s."),
    "series_winner.nobody": mark("Nobody has won series %(series)s."),
    "next_dealer": mark("%(name)s deals next."),
    "next_dealer.nobody": mark("Nobody knows who deals next."),
    "hand_changes_series": mark("goes into series %(series)s."),
    "hand_changes_games": mark("goes into games %(games)s."),
    "hand_changes_games.one": mark("goes into game %(games)s."),
    "hand_changes_games.none": mark("goes into no game."),
}
"""What becomes otherwise with a correction; what a hand does follows its number and its score."""


def key_of(code: str, fields: dict[str, object]) -> str:
    """Return the key of the sentence for a code with its fields."""
    for field in ("reason", "side", "field"):
        if f"{code}.{fields.get(field)}" in PROBLEMS:
            return f"{code}.{fields[field]}"
    return code
