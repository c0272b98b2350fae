"""Values as keys: equal ones share one, others do not, whoever makes them up."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sitemap_editor.core.checks.gathering.value_keys import ValueKeys

KEYS = ValueKeys.fresh()
VALUES = st.lists(st.binary(max_size=12).filter(lambda value: b"\0" not in value), max_size=30)


@given(VALUES, st.integers(1, 6))
def test_values_share_a_key_where_they_are_equal(values: list[bytes], times: int) -> None:
    found = KEYS.of_all(values * times)
    assert list(found) == [KEYS.of(value) for value in values] * times
    assert len(set(found)) == len(set(values))
    assert [key == 0 for key in found] == [not value for value in values * times]


def test_keys_are_spread_over_all_numbers_that_fit() -> None:
    values = [b"https://a.org/%d" % number for number in range(500)]
    shares = [0] * 8
    for keys in (ValueKeys.fresh() for _ in range(16)):  # one by chance is spread less evenly
        for key in keys.of_all(values):
            shares[key * 8 // keys.prime] += 1
    assert min(shares) > 500


def test_another_document_has_other_keys() -> None:
    assert ValueKeys.fresh().of(b"https://a.org/") != KEYS.of(b"https://a.org/")


def test_the_prime_is_one() -> None:
    for _ in range(3):
        prime = ValueKeys.fresh().prime
        assert 7 << 60 < prime < 1 << 63
        assert all(pow(base, prime - 1, prime) == 1 for base in (2, 3, 5, 7, 11))


@given(VALUES, st.binary(min_size=1, max_size=12))
def test_keys_behind_a_beginning_are_those_of_both_together(
    values: list[bytes], start: bytes
) -> None:
    found = KEYS.with_start(start, KEYS.of_all(values))
    assert list(found) == [KEYS.of(start + value) for value in values]
