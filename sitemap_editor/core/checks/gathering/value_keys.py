"""Values as 64-bit keys, the same in every process, so that equal ones are found by number."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Final

NO_KEY: Final = 0
_BITS: Final = 63  # the keys fit a signed 64-bit array
_ROUNDS: Final = 20
_FEW: Final = 4
_AS_NUMBER: Final[Callable[[bytes, str], int]] = int.from_bytes  # type: ignore[assignment]  # any order


@dataclass(frozen=True, slots=True)
class ValueKeys:
    """A key is what remains of a value, read as one number, divided by a prime drawn at random.

    Python's own hash of bytes is another one in each process. Two values share a key if the prime
    divides their difference: at most 260 of 10^17 primes do for values of 2,048 bytes, and nobody
    can make up such values without knowing the prime. As quick as BLAKE2 without a secret.
    """

    prime: int

    @classmethod
    def fresh(cls) -> ValueKeys:
        """Draw a prime; keys of one are nothing to another."""
        chance = random.SystemRandom()
        while True:
            number = chance.randrange(7 << (_BITS - 3), 1 << _BITS) | 1
            if _is_prime(number, chance):
                return cls(number)

    def of(self, value: bytes) -> int:
        """Return the key of a value; 0 for an empty one."""
        return int.from_bytes(value, "little") % self.prime

    def with_start(self, start: bytes, keys: Iterable[int]) -> array[int]:
        """Return the keys that values have behind `start`, told by their own: a fifth of the work.

        What stands in front is the lower end of the number.
        """
        prime, lower = self.prime, int.from_bytes(start, "little")
        factor = pow(256, len(start), prime)
        return array("q", [(lower + key * factor) % prime for key in keys])

    def of_all(self, values: Sequence[bytes]) -> array[int]:
        """Return the keys of many values; quicker than one by one, most of all if they repeat."""
        different = set(values)
        if len(different) * _FEW < len(values):
            known = {value: self.of(value) for value in different}
            return array("q", map(known.__getitem__, values))
        prime, numbers = self.prime, map(_AS_NUMBER, values, repeat("little"))
        return array("q", [number % prime for number in numbers])


def _is_prime(number: int, chance: random.Random) -> bool:
    """Tell whether a number is almost surely prime (Miller and Rabin)."""
    if any(number % small == 0 for small in (3, 5, 7, 11, 13, 17, 19, 23, 29, 31)):
        return False
    halves = ((number - 1) & -(number - 1)).bit_length() - 1
    odd = (number - 1) >> halves
    return all(
        _passes(number, odd, halves, chance.randrange(2, number - 1)) for _ in range(_ROUNDS)
    )


def _passes(number: int, odd: int, halves: int, witness: int) -> bool:
    power = pow(witness, odd, number)
    if power in (1, number - 1):
        return True
    for _ in range(halves - 1):
        power = power * power % number
        if power == number - 1:
            return True
    return False
