from scorekeeper.hollywood.seats import Seat


def test_each_seat_is_across_from_the_other() -> None:
    assert [seat.other for seat in Seat] == [Seat.B, Seat.A]
