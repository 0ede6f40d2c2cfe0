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
    stamps = {recorded.uid: recorded.played_at or recorded.recorded_at for recorded in log}
    return tuple(time for hand in series.hands if not hand.struck and (time := read_time(stamps.get(hand.uid))))


def read_time(stamp: str | None) -> datetime | None:
    """Return a time as it was sent, in this machine's zone; none where it cannot be read."""
    try:
        return datetime.fromisoformat(stamp or "").astimezone()
    except (ValueError, OverflowError):
        return None


def clock(time: datetime) -> str:
    """Return the time of day in the reader's way of writing it."""
    return str(format_time(time.replace(tzinfo=None), "short", rebase=False))


def played_from_to(series: Series, log: Sequence[Recorded]) -> str:
    """Return the day and the hours of a series, empty where nothing was played."""
    times = times_of(series, log)
    if not times:
        return ""
    day = format_date(min(times).date(), "full", rebase=False)
    first, last = clock(min(times)), clock(max(times))
    if first == last:
        return _("%(day)s, %(first)s", day=day, first=first)
    return _("%(day)s, %(first)s to %(last)s", day=day, first=first, last=last)


def how_long(series: Series, log: Sequence[Recorded]) -> str:
    """Return how many hands a series took, and in how much time where that is known."""
    hands = sum(not hand.struck for hand in series.hands)
    counted = ngettext("%(num)s hand", "%(num)s hands", hands)
    times = times_of(series, log)
    lasted = max(times) - min(times) if times else timedelta()
    hours, minutes = divmod(int(lasted.total_seconds()) // 60, 60)
    if not hours and not minutes:
        return _("%(hands)s.", hands=counted)
    spoken = [ngettext("%(num)s minute", "%(num)s minutes", minutes)] if minutes else []
    if hours:
        spoken.insert(0, ngettext("%(num)s hour", "%(num)s hours", hours))
    return _("%(hands)s in %(time)s.", hands=counted, time=" ".join(spoken))
