"""When a series was played, as the phones' clocks said."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from flask_babel import format_date, format_time

from scorekeeper.hollywood.events import Recorded
from scorekeeper.hollywood.ledger import Series
from scorekeeper.web.texts import gettext as _
from scorekeeper.web.texts import ngettext


def times_of(series: Series, log: Sequence[Recorded]) -> tuple[datetime, ...]:
    """Return when the hands of a series were played, in the order of the sheet and in this machine's time; unknown times are left out."""
    entries = {recorded.uid: recorded for recorded in log}
    return tuple(time for hand in series.hands if not hand.struck and (time := time_of(entries[hand.uid])))


def time_of(recorded: Recorded) -> datetime | None:
    """Return when something happened, in this machine's zone: when its phone said that it did, or else when it arrived."""
    return read_time(recorded.played_at or recorded.recorded_at)


def read_time(stamp: str | None) -> datetime | None:
    """Return a time as it was sent, in this machine's zone; none where it cannot be read."""
    try:
        return datetime.fromisoformat(stamp or "").astimezone()
    except (ValueError, OverflowError):
        return None


def clock(time: datetime) -> str:
    """Return the time of day in the reader's way of writing it."""
    return str(format_time(time.replace(tzinfo=None), "short", rebase=False))


def clock_of(recorded: Recorded) -> str:
    """Return the time of day at which something happened, a dash where it is unknown."""
    time = time_of(recorded)
    return clock(time) if time else "–"


def played_from_to(series: Series, log: Sequence[Recorded]) -> str:
    """Return the day and the hours of a series, both days where it went past midnight; empty where nothing was played."""
    times = times_of(series, log)
    if not times:
        return ""
    first, last = (time.replace(second=0, microsecond=0) for time in (min(times), max(times)))
    if first == last:
        return _("%(day)s, %(first)s", day=_day(first, "full"), first=clock(first))
    if first.date() == last.date():
        return _("%(day)s, %(first)s to %(last)s", day=_day(first, "full"), first=clock(first), last=clock(last))
    both = {"day": _day(first, "long"), "first": clock(first), "last_day": _day(last, "long"), "last": clock(last)}
    return _("%(day)s, %(first)s to %(last_day)s, %(last)s", **both)


def _day(time: datetime, length: str) -> str:
    return str(format_date(time.date(), length, rebase=False))


def how_long(series: Series, log: Sequence[Recorded]) -> str:
    """Return how many hands a series took, and in how much time where that is known and within a day."""
    counted = ngettext("%(num)s hand", "%(num)s hands", series.counted)
    times = times_of(series, log)
    lasted = max(times) - min(times) if times else timedelta()
    hours, minutes = divmod(int(lasted.total_seconds()) // 60, 60)
    # Over a day it was a table left alone, not a long evening.
    if (not hours and not minutes) or lasted > timedelta(days=1):
        return _("%(hands)s.", hands=counted)
    spoken = [ngettext("%(num)s minute", "%(num)s minutes", minutes)] if minutes else []
    if hours:
        spoken.insert(0, ngettext("%(num)s hour", "%(num)s hours", hours))
    return _("%(hands)s in %(time)s.", hands=counted, time=" ".join(spoken))
