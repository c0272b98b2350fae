"""What several checks at once ask for: together they are as polite as one alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol
from weakref import WeakSet

YIELD_S: Final = 0.05
"""How much later than it might a check comes again to a host that another one waits for."""
LOOK_AGAIN_S: Final = 0.2
"""How often a check looks whether another one leaves it a host."""
_MANY: Final = 10_000
_LONG_S: Final = 600.0
"""Longer than anybody waits for a host."""


class Member(Protocol):
    """A check, as others see it."""

    @property
    def is_active(self) -> bool:
        """True while it asks for something now and then."""
        ...

    @property
    def running(self) -> int:
        """How many requests it has under way."""
        ...

    def running_at(self, name: str) -> int:
        """Return how many of them are to a host."""
        ...

    def wants(self, name: str) -> bool:
        """Tell whether it has more to ask of a host."""
        ...


@dataclass(slots=True)
class Lane:
    """When a host may be asked next, and who asked it last."""

    next_at: float = 0.0
    last: int = 0
    """The `id` of that check."""


class Traffic:
    """The checks of one program, none of which it keeps alive, and the hosts they ask."""

    def __init__(self) -> None:
        self._members: WeakSet[Member] = WeakSet()
        self._lanes: dict[str, Lane] = {}

    def join(self, member: Member) -> None:
        """Count a check in, until it leaves or is gone."""
        if len(self._lanes) > _MANY:
            self._forget_old()
        self._members.add(member)

    def leave(self, member: Member) -> None:
        """Count a check no longer."""
        self._members.discard(member)

    def lane(self, name: str) -> Lane:
        """Return what is known of a host."""
        return self._lanes.setdefault(name, Lane())

    def is_full(self, most: int, name: str | None = None) -> bool:
        """Tell whether so many requests are under way: to a host, or to all."""
        if name is None:
            return sum(each.running for each in self._members) >= most
        return sum(each.running_at(name) for each in self._members) >= most

    def share(self, most: int, of: Member, name: str | None = None) -> int:
        """Return how many of so many requests are for a check; to one host, or to all."""
        return max(1, most // (1 + self.others(of, name)))

    def others(self, of: Member, name: str | None = None) -> int:
        """Return how many other checks go on; with a name, those that ask more of that host."""
        if len(self._members) < 2:
            return 0
        going = [each for each in self._members if each is not of and each.is_active]
        return len(going) if name is None else sum(each.wants(name) for each in going)

    def _forget_old(self) -> None:
        """Forget hosts that nobody asks, or waits for, any more."""
        newest = max(lane.next_at for lane in self._lanes.values())
        self._lanes = {
            name: lane
            for name, lane in self._lanes.items()
            if newest - lane.next_at < _LONG_S or any(each.wants(name) for each in self._members)
        }
