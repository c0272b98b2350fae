"""What the program makes of the words it is called with."""

from __future__ import annotations

import subprocess
import sys

import pytest

from sitemap_editor.__main__ import Words, main


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ([], Words()),
        (["a.xml", "b c.xml"], Words(("a.xml", "b c.xml"))),
        (["--new-window", "a.xml"], Words(("a.xml",), ("--new-window",))),
        (["a.xml", "--new-window"], Words(("a.xml",), ("--new-window",))),
        (["--", "--new-window", "-a.xml"], Words(("--new-window", "-a.xml"))),
        (["-session", "1_2", "a.xml"], Words(("a.xml",), ("-session", "1_2"))),
        (["--style=fusion", "a.xml"], Words(("a.xml",), ("--style=fusion",))),
        (["a.xml", "-platform"], Words(("a.xml",), ("-platform",))),
        (["-psn_0_12345"], Words((), ("-psn_0_12345",))),
        (["a.xml", "--new-windows"], Words(unknown="--new-windows")),
        (
            ["--merge", "a", "b", "c", "--output", "o"],
            Words(("a", "b", "c"), ("--merge",), output="o"),
        ),
        (["-"], Words(unknown="-")),
        (["-a.xml"], Words(unknown="-a.xml")),
    ],
)
def test_files_are_told_from_options(arguments: list[str], words: Words) -> None:
    assert Words.of(arguments) == words


def test_an_unknown_option_is_named_with_how_to_call_the_program() -> None:
    command = [sys.executable, "-m", "sitemap_editor", "--fullscreen", "a.xml"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 2
    assert "--fullscreen" in done.stderr
    assert "usage: sitemap-editor" in done.stderr


@pytest.mark.parametrize("words", ["--merge a b --output o", "--merge a b c", "a --output o"])
def test_a_merge_names_three_versions_and_an_output(
    words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["sitemap-editor", *words.split()])
    assert main() == 2
    assert "--merge takes BASE OURS THEIRS" in capsys.readouterr().err


def test_an_unknown_option_steers_no_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["sitemap-editor", "--x\x1b[2J\ny"])
    assert main() == 2
    assert r"unknown option: --x\x1b[2J\ny" in capsys.readouterr().err
