"""House rules in sentences: one text, made from the values, for the card, the sheet, the print and the forms."""

from collections.abc import Iterator
from typing import NamedTuple

from scorekeeper.gin.rules import HandRules
from scorekeeper.hollywood.rules import FIELDS, PRESETS, Rules
from scorekeeper.web.money import in_money
from scorekeeper.web.texts import gettext as _


class Line(NamedTuple):
    """Hold one sentence of the rules, the fields that it says, and whether one of them is not as in the preset."""

    text: str
    fields: tuple[str, ...]
    own: bool = False
    off: bool = False
    """Whether it only says that something is not played: nobody needs that, unless it was expected."""


class Preset(NamedTuple):
    """Hold a preset as a form offers it: its value and its title."""

    value: str
    title: str


def titles() -> dict[str, str]:
    """Return what the presets are called."""
    return {
        "hollywood": _("Hollywood"),
        "gin": _("Gin Rummy"),
        "hollywood-bonus": _("Hollywood with bonuses"),
        "classic": _("Classic gin"),
        "modern": _("Modern gin"),
        "oklahoma": _("Oklahoma"),
    }


def presets() -> tuple[Preset, ...]:
    """Return the presets that a form offers."""
    return tuple(Preset(value, title) for value, title in titles().items())


def nearest_preset(rules: Rules) -> str:
    """Return the preset that a table's rules differ from in the fewest fields.

    >>> nearest_preset(Rules(target=250)), nearest_preset(PRESETS["modern"])
    ('hollywood', 'modern')
    """
    return min(PRESETS, key=lambda preset: len(own_fields(rules, PRESETS[preset])))


def own_fields(rules: Rules, preset: Rules) -> tuple[str, ...]:
    """Return the fields in which rules are not as in a preset, where that makes any difference beside the others.

    >>> own_fields(Rules(target=250, ace_upcard="gin_only"), PRESETS["hollywood"])
    ('target',)
    """
    differ = (field for field in FIELDS if getattr(rules, field) != getattr(preset, field))
    return tuple(field for field in differ if is_played(field, rules) or is_played(field, preset))


def is_played(field: str, rules: Rules) -> bool:
    """Tell whether a rule makes any difference beside the others."""
    return {
        "knock_limit": not rules.oklahoma,
        "ace_upcard": rules.oklahoma,
        "boxes_double": rules.extra_boxes and rules.spades_double,
        "shut_out_entry": rules.games > 1,
        "game_weights": rules.games > 1,
        "shutout_amount": rules.shutout == "flat",
        "stake_step": rules.stake is not None,
    }.get(field, True)


def rules_line(rules: Rules) -> str:
    """Return the house rules in a few words, for the head of the sheet."""
    said = {"target": rules.target, "gin": rules.gin_bonus, "undercut": rules.undercut_bonus, "limit": rules.knock_limit}
    if rules.oklahoma:
        return _("To %(target)s. Gin %(gin)s, undercut %(undercut)s, Oklahoma.", **said)
    if not rules.knock_limit:
        return _("To %(target)s. Gin %(gin)s, undercut %(undercut)s, gin only.", **said)
    return _("To %(target)s. Gin %(gin)s, undercut %(undercut)s, knock with %(limit)s.", **said)


def rules_sentences(rules: Rules) -> str:
    """Return every house rule in sentences."""
    return " ".join(line.text for line in rules_card(rules))


def hand_sentences(rules: HandRules) -> str:
    """Return the rules of one hand in sentences."""
    return " ".join(line.text for line in _hand(rules) if not line.off)


def rules_card(rules: Rules) -> tuple[Line, ...]:
    """Return every house rule in sentences, each with whether it differs from the nearest preset."""
    own = set(own_fields(rules, PRESETS[nearest_preset(rules)]))
    lines = (line._replace(own=bool(own.intersection(line.fields))) for line in _lines(rules))
    return tuple(line for line in lines if line.own or not line.off)


def news(former: Rules, rules: Rules) -> tuple[Line, ...]:
    """Return the sentences that are not as they were, also of what is played no longer."""
    known = {line.text for line in _lines(former)}
    return tuple(line for line in _lines(rules) if line.text not in known)


def _lines(rules: Rules) -> tuple[Line, ...]:
    return (*_series(rules), *_hand(rules), *_settled(rules), *_staked(rules))


def _series(rules: Rules) -> Iterator[Line]:
    said = {"target": rules.target}
    one, three = _("One game to %(target)s.", **said), _("Three games to %(target)s.", **said)
    yield Line(one if rules.games == 1 else three, ("games", "target"))
    deals = {"winner": _("The winner deals."), "loser": _("The loser deals."), "alternate": _("The deal alternates.")}
    yield Line(deals[rules.next_dealer], ("next_dealer",))
    if rules.games > 1:
        shut_out = {
            "open_next": _("A player shut out of a closed game begins in the next."),
            "literal": _("A win in a closed game is entered nowhere."),
        }
        yield Line(shut_out[rules.shut_out_entry], ("shut_out_entry",))
    by_games = _("Two games win the series.") if rules.games > 1 else _("Whoever reaches the target wins.")
    wins = {"games": by_games, "net": _("The sum of the settlement wins the series.")}
    yield Line(wins[rules.series_winner], ("series_winner",), off=rules.games == 1 and rules.series_winner == "games")


def _hand(rules: HandRules) -> Iterator[Line]:
    if rules.oklahoma:
        yield Line(_("The upcard sets the knock limit, pictures 10."), ("oklahoma", "knock_limit"))
        ace = {"one": _("An ace turned up means 1."), "gin_only": _("With an ace turned up only gin ends the hand.")}
        yield Line(ace[rules.ace_upcard], ("ace_upcard",))
    else:
        knock = _("Knock with %(limit)s or less.", limit=rules.knock_limit)
        yield Line(knock if rules.knock_limit else _("Only gin ends a hand."), ("oklahoma", "knock_limit"))
    bonuses = _("Gin %(gin)s, undercut %(undercut)s.", gin=rules.gin_bonus, undercut=rules.undercut_bonus)
    yield Line(bonuses, ("gin_bonus", "undercut_bonus"))
    big_gin = _("Big gin is not played.") if rules.big_gin_bonus is None else _("Big gin %(bonus)s.", bonus=rules.big_gin_bonus)
    yield Line(big_gin, ("big_gin_bonus",))
    doubles = _("A spade turned up doubles the hand.") if rules.spades_double else _("A spade turned up doubles nothing.")
    yield Line(doubles, ("spades_double",), off=not rules.spades_double)
    ties = {"undercut": _("Equal counts are an undercut."), "knocker": _("Equal counts bring the knocker no points.")}
    yield Line(ties[rules.tie], ("tie",))


def _settled(rules: Rules) -> Iterator[Line]:
    box = _("Each box %(bonus)s.", bonus=rules.box_bonus) if rules.box_bonus else _("Boxes bring nothing.")
    yield Line(box, ("box_bonus",), off=not rules.box_bonus)
    extra = {
        (True, True): _("Two more boxes for gin, one more for an undercut; four and two on a spade."),
        (True, False): _("Two more boxes for gin, one more for an undercut."),
    }
    boxes = extra.get((rules.extra_boxes, rules.boxes_double and rules.spades_double), _("No extra boxes."))
    yield Line(boxes, ("extra_boxes", "boxes_double"), off=not rules.extra_boxes)
    game = _("Each game %(bonus)s.", bonus=rules.game_bonus) if rules.game_bonus else _("A game brings no bonus.")
    yield Line(game, ("game_bonus",), off=not rules.game_bonus)
    shutouts = {
        "none": _("Shutouts bring nothing more."),
        "double_total": _("A shutout doubles the winner’s total of that game."),
        "double_points": _("A shutout doubles the winner’s points of that game."),
        "double_game_bonus": _("A shutout doubles the game’s bonus."),
        "flat": _("A shutout brings %(amount)s.", amount=rules.shutout_amount),
    }
    yield Line(shutouts[rules.shutout], ("shutout", "shutout_amount"), off=rules.shutout == "none")
    if rules.games > 1:
        third = rules.game_weights[-1] > 1
        yield Line(_("The third game counts double.") if third else _("The third game counts once."), ("game_weights",), off=not third)


def _staked(rules: Rules) -> Iterator[Line]:
    fields = ("stake", "stake_step")
    if rules.stake is None:
        yield Line(_("Nothing is staked."), fields, off=True)
        return
    said = {"money": in_money(rules.stake, rules), "step": in_money(rules.stake_step or 1, rules)}
    each, step = _("Each point is worth %(money)s.", **said), _("Each point is worth %(money)s, rounded to %(step)s.", **said)
    yield Line(step if rules.stake_step else each, fields)
