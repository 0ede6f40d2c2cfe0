"""What the fields of the forms are called where they are shown outside of their form."""

from scorekeeper.web.texts import gettext as _


def label(field: str) -> str:
    """Return what a field is called, empty for one in which nobody types."""
    return {
        "player_a": _("First player"),
        "player_b": _("Second player"),
        "first_dealer": _("Who deals first?"),
        "preset": _("House rules:"),
        "call": _("Who knocked?"),
        "opponent_count": _("The opponent’s count"),
        "winner": _("Who won?"),
        "points": _("Points"),
        "outcome": _("How?"),
        "knocker": _("Who knocked?"),
        "knocker_cards": _("The knocker’s ten cards"),
        "opponent_cards": _("The opponent’s ten cards"),
        "knocker_melds": _("The knocker’s melds"),
        "opponent_melds": _("The opponent’s melds"),
        "layoffs": _("Layoffs"),
        "discard": _("The card thrown away"),
        "declared": _("Declared"),
        "upcard": _("Upcard"),
        "knocker_count": _("The count that the knocker said"),
        "ruling": _("Over the limit"),
        "dealer": _("Dealer"),
        "link": _("The address from the other phone"),
    }.get(field, "")
