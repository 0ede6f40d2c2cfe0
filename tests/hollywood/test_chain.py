from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.hollywood.chain import Chain

keys = st.sampled_from("abcdef")


@given(st.lists(st.tuples(keys, st.none() | keys)))
def test_a_chain_orders_like_a_list(steps: list[tuple[str, str | None]]) -> None:
    chain, plain = Chain(), list[str]()
    for key, before in steps:
        if key not in plain:
            chain.put(key, before)
        elif key != before:
            chain.move(key, before)
            plain.remove(key)
        if key not in plain:
            plain.insert(plain.index(before) if before in plain else len(plain), key)

    assert list(chain) == plain
    assert [chain.after(key) for key in plain] == [*plain[1:], None][: len(plain)]


def test_a_key_moved_before_itself_stays() -> None:
    chain = Chain()
    for key in "abc":
        chain.put(key)

    chain.move("b", "b")

    assert list(chain) == ["a", "b", "c"]
