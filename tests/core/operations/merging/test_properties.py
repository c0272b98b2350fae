from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn as Draw
from lxml import etree

from sitemap_editor import Document, Row
from sitemap_editor.core.document.edits import InsertRows, RemoveRows, SetCells
from sitemap_editor.core.files.sources import Source
from sitemap_editor.core.operations.merging.duplicates import Duplicates
from sitemap_editor.core.operations.merging.opening import Opened, new_base
from sitemap_editor.core.operations.merging.plan import plan_merge
from sitemap_editor.core.protocol.fields import XML_KINDS
from tests.core.reference import read_with_lxml, values_of
from tests.core.test_properties import documents as any_documents

SITEMAP: Final = "http://www.sitemaps.org/schemas/sitemap/0.9"
LEGACY: Final = "http://www.google.com/schemas/sitemap/0.84"
SLOW_IS_FINE: Final = (
    HealthCheck.too_slow,
    HealthCheck.data_too_large,
    HealthCheck.filter_too_much,
)
PREFIXES: Final = ("", "x", "i", "sm")
URIS: Final = ("urn:x", "urn:y", SITEMAP, LEGACY)

Name = tuple[str, ...]


@st.composite
def roots(draw: Draw) -> tuple[str, dict[str, str]]:
    """Draw the prefix of a root and what it declares."""
    uri = draw(st.sampled_from([SITEMAP, SITEMAP, SITEMAP, LEGACY, "urn:mistaken", ""]))
    prefix = draw(st.sampled_from(["", "", "sm", "x"])) if uri else ""
    scope = {prefix: uri}
    for other in PREFIXES:
        if other not in scope and draw(st.booleans()) and (other or prefix):
            scope[other] = draw(st.sampled_from(URIS))
    return prefix, {key: value for key, value in scope.items() if value}


def _tag(prefix: str, local: str) -> str:
    return f"{prefix}:{local}" if prefix else local


@st.composite
def row_texts(draw: Draw, prefix: str, scope: dict[str, str]) -> str:
    """Draw a row whose names use any of the prefixes in force, with declarations of its own."""
    number = draw(st.integers(0, 5))
    url = draw(
        st.sampled_from(
            [
                f"https://a.org/{number}",
                f" https://a.org/{number}\n",
                f"https://a.org/?a=1&amp;b={number}",
                f"https://a.org/?a=1&#38;b={number}",
                f"<![CDATA[https://a.org/?a=1&b={number}]]>",
                f"https://<!-- c -->a.org/{number}",
                "",
            ]
        )
    )
    row, loc = _tag(prefix, "url"), _tag(prefix, "loc")
    children = [f"<{loc}>{url}</{loc}>"] if draw(st.integers(0, 5)) else []
    usable = sorted({*scope, ""})
    for _ in range(draw(st.integers(0, 3))):
        other = draw(st.sampled_from(usable))
        local = draw(st.sampled_from(["thing", "lastmod", "loc", "url"]))
        attribute = draw(st.sampled_from(["", "", " b='1'", " xmlns=''", " xmlns:i='urn:inner'"]))
        if other and draw(st.booleans()):
            attribute += f' {other}:a="x:y"'
        if draw(st.integers(0, 3)) == 0:
            attribute += f" xmlns:n='{draw(st.sampled_from(URIS))}'"
            children.append(f"<n:{local}{attribute}>2020</n:{local}>")
            continue
        name = _tag(other, local)
        inner = draw(st.sampled_from(["2021-01-01", f"<{_tag(prefix, 'loc')}/>", "<!-- x:c -->"]))
        children.append(f"<{name}{attribute}>{inner}</{name}>")
    own = draw(st.sampled_from(["", "", "", " x='1'", f' xmlns:q="{SITEMAP}"']))
    before = draw(st.sampled_from(["", "\n  ", "<!-- row -->\n", "<?pi x?>"]))
    space = draw(st.sampled_from(["", "\n    "]))
    body = space.join(["", *draw(st.permutations(children)), ""])
    return f"{before}<{row}{own}>{body}</{row}>"


@st.composite
def sitemaps(draw: Draw) -> bytes:
    """Draw a sitemap whose root declares prefixes in its own way."""
    prefix, scope = draw(roots())
    declared = "".join(
        f' xmlns{":" if key else ""}{key}="{value}"' for key, value in sorted(scope.items())
    )
    rows = draw(st.lists(row_texts(prefix, scope), max_size=4))
    name = _tag(prefix, "urlset")
    return f"<{name}{declared}>{''.join(rows)}\n</{name}>".encode()


def opened(*contents: bytes | Document) -> list[Opened]:
    found = []
    for number, content in enumerate(contents):
        document = content if isinstance(content, Document) else Document.from_bytes(content)
        found.append(Opened(Source(Path(f"{number}.xml"), None), document))
    return found


def expanded(data: bytes, target: str) -> list[list[Name]]:
    """Return, by row, the expanded names and attributes in it, the rows' own as `target`."""
    root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True))
    own = etree.QName(root).namespace or ""

    def named(tag: str) -> str:
        name = etree.QName(tag)
        uri = name.namespace or ""
        return f"{{{target if uri == own else uri}}}{name.localname}"

    def names(row: etree._Element) -> Iterator[Name]:
        for element in row.iter(tag=etree.Element):
            plain = sorted(
                (named(str(key)) if "{" in str(key) else str(key), str(value))
                for key, value in element.attrib.items()
            )
            yield (named(str(element.tag)), *(part for pair in plain for part in pair))

    qualified = named_row(root, own)
    return [list(names(row)) for row in root if row.tag == qualified]


def named_row(root: etree._Element, uri: str) -> str:
    local = {"urlset": "url", "sitemapindex": "sitemap"}[etree.QName(root).localname]
    return f"{{{uri}}}{local}" if uri else local


def uri_of(document: Document) -> str:
    uri: bytes = document.table.row_format.root.uri  # type: ignore[attr-defined]  # XML, as written above
    return uri.decode()


def collides(data: bytes, target: str) -> bool:
    """Tell whether a source has names in the namespace its rows are to be understood in.

    Where that is none, no prefix can stand for it, and a default namespace is in its way.
    """
    root = etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True))
    own = etree.QName(root).namespace or ""
    if own == target:
        return False
    if not target and root.prefix and b"xmlns=" in data:
        return True
    everything = list(root.iter(tag=etree.Element))
    uris = {etree.QName(each).namespace or "" for each in everything}
    with_attributes = {etree.QName(key).namespace for each in everything for key in each.attrib}
    return target in uris or (not target and own in with_attributes)


@given(st.lists(sitemaps(), min_size=1, max_size=4), st.booleans())
@settings(max_examples=100, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_rows_mean_under_the_merged_root_what_they_meant_in_their_files(
    contents: list[bytes], is_new: bool
) -> None:
    sources = opened(*contents)
    if is_new:
        base = new_base(sources, XML_KINDS["urlset"])
    else:
        base = Document.from_bytes(contents[0])
        sources = sources[1:]
    before = base.to_bytes()
    plan = plan_merge(base.table.snapshot(), sources)
    target = uri_of(base)
    if not plan.is_possible(Duplicates.KEEP, {}):
        assert any(collides(content, target) for content in contents)
        return
    inverse = base.apply(plan.edit(Duplicates.KEEP, {}))
    after = base.to_bytes()
    documents = [Document.from_bytes(content) for content in contents]
    wanted = [values for document in documents for values in values_of(document)]
    assert values_of(base) == wanted
    assert read_with_lxml(after).rows == wanted
    names = [row for content in contents for row in expanded(content, target)]
    assert expanded(after, target) == names
    assert base.size_bytes == len(after) == plan.size_bytes_out(Duplicates.KEEP, {})
    again = Document.from_bytes(after)
    assert values_of(again) == wanted
    base.apply(inverse)
    assert base.to_bytes() == before


@given(st.lists(any_documents(), min_size=1, max_size=4))
@settings(max_examples=100, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_odd_documents_merge_into_one_that_reads_the_same_or_are_refused(
    contents: list[bytes],
) -> None:
    sources = opened(*contents)
    kind = sources[0].document.table.row_kind
    base = new_base(sources, kind)
    plan = plan_merge(base.table.snapshot(), sources)
    if not plan.is_possible(Duplicates.KEEP, {}):
        return
    base.apply(plan.edit(Duplicates.KEEP, {}))
    wanted = [values for each in sources for values in values_of(each.document)]
    assert values_of(base) == wanted
    assert read_with_lxml(base.to_bytes()).rows == wanted


@given(st.data(), st.lists(sitemaps(), min_size=1, max_size=3))
@settings(max_examples=100, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_policies_and_picks_keep_what_they_say(
    source: st.DataObject, contents: list[bytes]
) -> None:
    base, *rest = [Document.from_bytes(content) for content in contents]
    base.apply(InsertRows(0, [Row("https://a.org/1", "2024-01-01"), Row(None, "2020")]))
    base.apply(SetCells([(base.row_id(0), "lastmod", "2025-01-01")]))
    sources = opened(*rest)
    before = base.to_bytes()
    plan = plan_merge(base.table.snapshot(), sources)
    if not plan.is_possible(Duplicates.KEEP, {}):
        return
    every = [*values_of(base), *(row for each in rest for row in values_of(each))]
    assert plan.rows_in == len(every)
    places: dict[str, list[int]] = {}
    for number, row in enumerate(every):
        url = (row[0] or "").strip(" \t\r\n")
        if url:
            places.setdefault(url, []).append(number)
    groups = [group for group in places.values() if len(group) > 1]
    assert len(plan.conflicts) == len(groups)
    assert plan.duplicates == sum(len(group) - 1 for group in groups)
    for conflict, group in zip(plan.conflicts, groups, strict=True):
        assert [tuple(row.row) for row in conflict.rows] == [every[number] for number in group]
    picks = {
        number: source.draw(st.integers(0, len(group) - 1), label="pick")
        for number, group in enumerate(groups)
        if source.draw(st.booleans(), label="is picked")
    }
    policy = source.draw(st.sampled_from(Duplicates), label="policy")
    is_sorted = source.draw(st.booleans(), label="sorted")
    if policy is Duplicates.FAIL and len(picks) < len(groups):
        assert not plan.is_possible(policy, picks)
        return
    gone = set()
    for number, group in enumerate(groups):
        stays = _staying(policy, [every[row] for row in group], picks.get(number))
        gone |= {row for place, row in enumerate(group) if place not in stays}
    wanted = [row for number, row in enumerate(every) if number not in gone]
    if is_sorted:
        wanted.sort(key=_url_key)
    inverse = base.apply(plan.edit(policy, picks, is_sorted=is_sorted))
    assert values_of(base) == wanted
    assert len(base) == plan.rows_out(policy, picks)
    assert base.size_bytes == plan.size_bytes_out(policy, picks) == len(base.to_bytes())
    redo = base.apply(inverse)
    assert base.to_bytes() == before
    base.apply(redo)
    assert values_of(base) == wanted


def _url_key(row: tuple[str | None, ...]) -> tuple[bool, bytes]:
    url = (row[0] or "").strip(" \t\r\n")
    return not url, url.encode()


def _staying(policy: Duplicates, rows: list[tuple[str | None, ...]], pick: int | None) -> set[int]:
    if pick is not None:
        return {pick}
    if policy is Duplicates.FIRST:
        return {0}
    if policy is Duplicates.LAST:
        return {len(rows) - 1}
    if policy is Duplicates.NEWEST:
        # The dates drawn here are days and years: their text is their order.
        dates = [(row[1] or "").strip() for row in rows]
        known = [date if date[:2] == "20" and len(date) in (4, 10) else "" for date in dates]
        return {known.index(max(known))}
    return set(range(len(rows)))


@given(sitemaps(), st.lists(st.integers(0, 3), max_size=2))
@settings(max_examples=100, deadline=None, suppress_health_check=SLOW_IS_FINE)
def test_rows_of_an_edited_source_come_as_they_are_now(content: bytes, gone: list[int]) -> None:
    source = Document.from_bytes(content)
    source.apply(InsertRows(0, [Row("https://a.org/new?a&b")]))
    source.apply(RemoveRows(sorted({1 + row for row in gone if row < len(source) - 1})))
    base = Document.from_bytes(content)
    plan = plan_merge(base.table.snapshot(), opened(source))
    wanted = values_of(base) + values_of(source)
    base.apply(plan.edit(Duplicates.KEEP, {}))
    assert values_of(base) == wanted
