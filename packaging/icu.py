"""Cuts the data of the ICU that Qt brings along to what the program can ask for: ``icu.py FOLDER``.

Linux alone: elsewhere Qt asks the system. Of 32 MB stays 0.9: the order of words, by which file
dialogs sort. What goes are words and numbers of all languages, for which Qt has tables of its own,
names of time zones, line breaking, transliteration, and character sets, which Python reads.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

TOOLS: Final = ("as", "ld", "nm", "objcopy", "strip")  # binutils, which freezing needs anyway
KEPT: Final = ("coll/root.res", "coll/ucadata.icu", "coll/res_index.res")
# The languages of the program: Spanish has an order of its own, with ñ after all of n.
KEPT_OF_A_LANGUAGE: Final = "coll/{}.res"
# Of the package's header: its size, the mark of ICU's data, little-endian, the format.
HEAD: Final = struct.Struct("<H2s4xB3x4s")
MARK: Final = b"\xda\x27"
FORMAT: Final = b"CmnD"
ENTRY: Final = struct.Struct("<II")  # places of name and item, from the end of the header
ALIGNMENT: Final = 16  # of items


def cut(folder: Path, languages: tuple[str, ...]) -> None:
    """Replace ICU's data in a frozen folder by a library of the same name with less in it."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        sys.exit(f"{', '.join(missing)}: needed to cut ICU's data, from the package binutils.")
    found = [path for path in folder.rglob("libicudata.so.*") if not path.is_symlink()]
    if len(found) != 1:
        sys.exit(f"Expected one libicudata in {folder}, not {len(found)}.")
    kept = {*KEPT, *(KEPT_OF_A_LANGUAGE.format(language) for language in languages)}
    with tempfile.TemporaryDirectory() as scratch:
        cut_library(found[0], kept, Path(scratch))
    # The other two carry tables of symbols that no program reads, 1.4 MB.
    run("strip", "--strip-unneeded", *sorted(found[0].parent.glob("libicu[!d]*.so.*")))


def cut_library(library: Path, kept: set[str], scratch: Path) -> None:
    """Write the library anew, with no items but those of `kept`."""
    whole, less = scratch / "whole", scratch / "less"
    # The one symbol, whose name holds ICU's version, stands at the beginning of the one section.
    run("objcopy", "--dump-section", f".rodata={whole}", library, scratch / "copy")
    [symbol] = [
        words.split()[0]
        for words in run("nm", "-D", "--defined-only", "--format=posix", library).splitlines()
    ]
    items = read(whole.read_bytes())
    # ICU takes items of its own version only, by the first part of their names: icudt73l.
    wanted = {name: item for name, item in items.items() if name.partition("/")[2] in kept}
    found = {name.partition("/")[2] for name in wanted}
    if missing := kept - found:
        sys.exit(f"ICU's data lack what is to be kept: {', '.join(sorted(missing))}.")
    less.write_bytes(written(wanted, whole.read_bytes()))
    source = scratch / "data.s"
    source.write_text(
        f'.section .rodata,"a"\n.balign {ALIGNMENT}\n.globl {symbol}\n'
        f'.type {symbol}, @object\n{symbol}: .incbin "{less}"\n.size {symbol}, . - {symbol}\n'
        '.section .note.GNU-stack,"",@progbits\n',
        "utf-8",
    )
    run("as", "-o", scratch / "data.o", source)
    made = scratch / library.name
    run(
        *("ld", "-shared", "-s", "-z", "noexecstack", "--hash-style=gnu", "--build-id=none"),
        *("-soname", library.name, "-o", made, scratch / "data.o"),
    )
    shutil.copyfile(made, library)  # the rights of the file stay


def read(package: bytes) -> dict[str, bytes]:
    """Return the items of a package of ICU's data by their names, in order.

    Source: ICU, icu4c/source/common/ucmndata.h, UDataOffsetTOC.
    """
    size = header_size(package)
    content = package[size:]
    [count] = struct.unpack_from("<I", content)
    entries = [ENTRY.unpack_from(content, 4 + ENTRY.size * place) for place in range(count)]
    ends = [*(start for _, start in entries[1:]), len(content)]
    return {
        content[name : content.index(b"\0", name)].decode("ascii"): content[start:end]
        for (name, start), end in zip(entries, ends, strict=True)
    }


def written(items: dict[str, bytes], package: bytes) -> bytes:
    """Return a package with these items under the header of `package`."""
    names, places = b"", []
    start_of_names = 4 + ENTRY.size * len(items)
    for name in sorted(items):  # ICU looks for them by halves
        places.append(start_of_names + len(names))
        names += name.encode("ascii") + b"\0"
    body = padded(bytes(start_of_names) + names)
    entries = struct.pack("<I", len(items))
    for name, place in zip(sorted(items), places, strict=True):
        entries += ENTRY.pack(place, len(body))
        body += padded(items[name])
    return package[: header_size(package)] + entries + body[len(entries) :]


def header_size(package: bytes) -> int:
    """Return how long the header is; end with a sentence where it is no package of this machine."""
    size, mark, is_big_endian, form = HEAD.unpack_from(package)
    if mark != MARK or is_big_endian or form != FORMAT:
        sys.exit("The data of ICU are not as they were: see packaging/icu.py.")
    return int(size)


def padded(data: bytes) -> bytes:
    """Return the data with zeros up to where the next item may begin."""
    return data + bytes(-len(data) % ALIGNMENT)


def run(*command: str | Path) -> str:
    """Run a tool and return what it prints."""
    words = [str(word) for word in command]
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    cut(Path(sys.argv[1]), tuple(sys.argv[2:]))
