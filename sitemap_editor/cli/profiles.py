"""The option of commands that says whose limits and severities count."""

from __future__ import annotations

import argparse

from sitemap_editor.core.protocol.profiles import PROFILES, PROFILES_BY_ID, Profile


def add_profile(command: argparse.ArgumentParser, purpose: str) -> None:
    """Add the option, with what the command uses a profile for."""
    command.add_argument(
        "--profile",
        choices=[profile.id for profile in PROFILES],
        default=PROFILES[0].id,
        help=purpose,
    )


def profile_of(options: argparse.Namespace) -> Profile:
    """Return the profile that was chosen."""
    return PROFILES_BY_ID[options.profile]
