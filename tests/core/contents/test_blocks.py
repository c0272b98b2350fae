"""Blocks of a row: listed, made, and filled in the order of the schema."""

from __future__ import annotations

import random
import shutil
import subprocess
from collections.abc import Mapping
from functools import partial
from pathlib import Path as FilePath

import pytest

from sitemap_editor import Document
from sitemap_editor.core.contents import blocks
from sitemap_editor.core.contents.block_fields import (
    BLOCK_SPECS,
    IMAGE_SPEC,
    LINK_SPEC,
    NEWS_SPEC,
    VIDEO_SPEC,
)
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.field_specs import BlockSpec, FieldSpec, FieldType, Standing
from sitemap_editor.core.contents.row_tree import Node, Path, read_row
from sitemap_editor.core.document.row import RowFormat
from sitemap_editor.core.protocol import extensions
from sitemap_editor.core.protocol.namespaces import IMAGE, NEWS, VIDEO, XHTML
from sitemap_editor.core.resources import resource
from tests.core.checks.schema_verdicts import is_valid
from tests.core.sitemaps import body, document

LOC = "<loc>https://example.com/</loc>"
ROW = f"<url>{LOC}</url>"
VALUES = {
    "duration": "600",
    "content_segment_loc@duration": "60",
    "expiration_date": "2030-01-01",
    "publication_date": "2026-11-23T10:00:00+01:00",
    "rating": "4.5",
    "view_count": "12",
    "family_friendly": "yes",
    "requires_subscription": "no",
    "live": "no",
    "restriction": "ES MX",
    "platform": "web tv",
    "restriction@relationship": "allow",
    "platform@relationship": "deny",
    "player_loc@allow_embed": "yes",
    "tvshow/video_type": "full",
    "tvshow/season_number": "1",
    "tvshow/episode_number": "2",
    "tvshow/premier_date": "2026-01-01",
    "price@currency": "EUR",
    "price@type": "rent",
    "price@resolution": "hd",
    "id@type": "url",
    "publication/language": "es",
    "access": "Subscription",
    "genres": "Blog, OpEd",
    "stock_tickers": "NASDAQ:A",
    "@rel": "alternate",
    "@hreflang": "es-MX",
}


def value_of(key: str) -> str:
    """Return a value that the schema allows."""
    return VALUES.get(key, f"https://example.com/{key.replace('@', '/')}?a&b")


def keys_of(spec: BlockSpec) -> list[str]:
    """Return the keys under which something can stand."""
    return [key for key, each in spec.by_key.items() if each.type is not FieldType.GROUP]


def values_of(spec: BlockSpec) -> dict[str, str]:
    """Return a value for every field."""
    return {key: value_of(key) for key in keys_of(spec)}


def filled(opened: Document, path: Path, spec: BlockSpec, values: Mapping[str, str | None]) -> None:
    """Set fields of the first row, one edit each; undo each once on the way."""
    for key, value in values.items():
        before = opened.to_bytes()
        field = partial(blocks.set_field, path=path, spec=spec, key=key, value=value)
        row_ids = [opened.row_id(0)]
        edit = rows_edit(opened.table, row_ids, partial(_of_row, field))
        if edit is not None:
            undo = opened.apply(edit)
            after = opened.to_bytes()
            redo = opened.apply(undo)
            assert opened.to_bytes() == before
            opened.apply(redo)
            assert opened.to_bytes() == after
        assert blocks.field_value(row_of(opened).at(path), key) == value


def _of_row(change: partial[bytes], _row_id: int, data: bytes, row_format: RowFormat) -> bytes:
    return change(data, row_format)


def added(opened: Document, spec: BlockSpec, values: Mapping[str, str | list[str]]) -> None:
    """Add a block to all rows."""
    new = blocks.new_block(spec, values)
    edit = rows_edit(
        opened.table, opened.table.order, lambda _id, data, fmt: blocks.add_block(data, fmt, new)
    )
    assert edit is not None
    before = opened.to_bytes()
    redo = opened.apply(opened.apply(edit))
    assert opened.to_bytes() == before
    opened.apply(redo)


def row_of(opened: Document) -> Node:
    """Return the tree of the first row."""
    return read_row(opened.table.row_bytes(opened.row_id(0)), opened.table.row_format)


def is_valid_for_xmllint(opened: Document, folder: FilePath) -> bool:
    """Ask xmllint, with the schemas that come with the program."""
    file = folder / "sitemap.xml"
    file.write_bytes(opened.to_bytes())
    command = ["xmllint", "--noout", "--nonet", "--schema", str(resource("xsd/all.xsd"))]
    run = subprocess.run([*command, str(file)], capture_output=True, check=False, text=True)
    assert run.returncode in (0, 3, 4), run.stderr
    return run.returncode == 0


NEEDS_XMLLINT = pytest.mark.skipif(shutil.which("xmllint") is None, reason="xmllint is not here")


@pytest.mark.parametrize("spec", BLOCK_SPECS, ids=lambda spec: spec.local)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("row", [ROW, f"\n  <url>\n    {LOC}\n  </url>\n"], ids=["line", "lines"])
@NEEDS_XMLLINT
def test_what_forms_write_is_accepted_by_xmllint(
    spec: BlockSpec, seed: int, row: str, tmp_path: FilePath
) -> None:
    """Fields are filled one by one in any order."""
    opened = document(row)
    keys = keys_of(spec)
    random.Random(seed).shuffle(keys)
    added(opened, spec, {keys[0]: value_of(keys[0])})
    filled(opened, (1,), spec, {key: value_of(key) for key in keys})
    assert is_valid(opened), body(opened)
    assert is_valid_for_xmllint(opened, tmp_path)


@NEEDS_XMLLINT
def test_a_row_with_blocks_of_every_kind_is_accepted_by_xmllint(tmp_path: FilePath) -> None:
    opened = document(ROW)
    for spec in (*BLOCK_SPECS, IMAGE_SPEC, LINK_SPEC):
        added(opened, spec, values_of(spec))
    names = [child.name for child in row_of(opened).children]
    assert names == [
        *("loc", "image:image", "image:image", "video:video", "news:news"),
        *("xhtml:link", "xhtml:link"),
    ]
    assert is_valid_for_xmllint(opened, tmp_path)


@NEEDS_XMLLINT
def test_xmllint_refuses_a_wrong_order(tmp_path: FilePath) -> None:
    inside = "<n:news><n:title>t</n:title><n:publication/></n:news>"
    assert not is_valid_for_xmllint(
        document(f"<url>{LOC}{inside}</url>", f' xmlns:n="{NEWS}"'), tmp_path
    )


@pytest.mark.parametrize("spec", BLOCK_SPECS, ids=lambda spec: spec.local)
def test_a_block_made_at_once_says_all_it_was_given(spec: BlockSpec) -> None:
    opened = document(ROW)
    added(opened, spec, values_of(spec))
    (block,) = blocks.blocks_of(row_of(opened), opened.table.row_kind)
    assert (block.spec, block.number) == (spec, 1)
    assert {key: blocks.field_value(block.node, key) for key in keys_of(spec)} == values_of(spec)
    assert is_valid(opened)


@pytest.mark.parametrize("spec", BLOCK_SPECS, ids=lambda spec: spec.local)
def test_emptying_all_fields_leaves_an_empty_block(spec: BlockSpec) -> None:
    opened = document(f"<url>\n\t{LOC}\n</url>")
    added(opened, spec, values_of(spec))
    filled(opened, (1,), spec, dict.fromkeys(keys_of(spec)))
    (block,) = blocks.blocks_of(row_of(opened), opened.table.row_kind)
    assert not block.node.children
    assert not block.node.attributes


def test_the_fields_are_those_that_the_rules_know() -> None:
    def names(fields: tuple[FieldSpec, ...]) -> set[str]:
        return {each.local for each in fields}

    def obsolete(spec: BlockSpec, standing: Standing) -> set[str]:
        return {each.local for each in spec.fields if each.standing is standing}

    assert names(IMAGE_SPEC.fields) == extensions.IMAGE_ELEMENTS
    assert names(VIDEO_SPEC.fields) == extensions.VIDEO_ELEMENTS
    assert names(NEWS_SPEC.fields) == extensions.NEWS_ELEMENTS
    assert obsolete(IMAGE_SPEC, Standing.NO_EFFECT) == set(extensions.IMAGE_DEPRECATED)
    assert obsolete(VIDEO_SPEC, Standing.NO_EFFECT) == set(extensions.VIDEO_DEPRECATED)
    assert obsolete(VIDEO_SPEC, Standing.UNDOCUMENTED) == set(extensions.VIDEO_SCHEMA_ONLY)
    assert obsolete(NEWS_SPEC, Standing.UNDOCUMENTED) == set(extensions.NEWS_UNDOCUMENTED)
    for name, attributes in extensions.VIDEO_DEPRECATED_ATTRIBUTES.items():
        found = VIDEO_SPEC.by_key[name].attributes
        assert {each.local for each in found if each.standing is Standing.NO_EFFECT} == set(
            attributes
        )


def test_a_form_shows_what_is_required_first_and_what_is_obsolete_last() -> None:
    shown = [each.local for each in VIDEO_SPEC.shown]
    assert shown[:5] == ["thumbnail_loc", "title", "description", "content_loc", "player_loc"]
    assert set(shown[-6:]) == {*extensions.VIDEO_DEPRECATED, *extensions.VIDEO_SCHEMA_ONLY}
    assert [each.local for each in LINK_SPEC.shown][:3] == ["rel", "hreflang", "href"]


def test_every_field_has_words() -> None:
    for spec in BLOCK_SPECS:
        for each in spec.by_key.values():
            assert each.title
            assert each.hint or each.type is FieldType.GROUP


def test_tags_are_set_as_a_list_and_equal_ones_keep_their_spelling() -> None:
    inside = (
        f"<v:video xmlns:v='{VIDEO}'>\n<v:live>no</v:live>\n<v:tag><![CDATA[a]]></v:tag>"
        "<!-- c -->\n<v:tag> b </v:tag></v:video>"
    )
    opened = document(f"<url>{LOC}{inside}</url>")

    def tagged(values: list[str]) -> str:
        data, row_format = opened.table.row_bytes(0), opened.table.row_format
        return blocks.set_repeated(data, row_format, (1,), VIDEO_SPEC, "tag", values).decode()

    assert tagged(["a", "b"]) == opened.table.row_bytes(0).decode()
    assert "<v:tag><![CDATA[a]]></v:tag><!-- c -->\n<v:tag>x</v:tag></v" in tagged(["a", "x"])
    assert "<v:tag> b </v:tag>\n<v:tag>c</v:tag></v:video>" in tagged(["a", "b", "c"])
    assert "<![CDATA[a]]></v:tag><!-- c --></v:video>" in tagged(["a"])
    assert "</v:live>" in tagged([])
    assert "tag" not in tagged([])


def test_blocks_are_numbered_by_name_and_columns_are_none_of_them() -> None:
    inside = (
        f"<i:image xmlns:i='{IMAGE}'/><l:link xmlns:l='{XHTML}'/><odd/><i:image xmlns:i='{IMAGE}'/>"
        "<o:lastmod xmlns:o='urn:o'/><lastmod>2026</lastmod>"
    )
    opened = document(f"<url>{LOC}{inside}</url>")
    found = blocks.blocks_of(row_of(opened), opened.table.row_kind)
    assert [(each.node.local, each.number, each.spec) for each in found] == [
        ("image", 1, IMAGE_SPEC),
        ("link", 1, LINK_SPEC),
        ("odd", 1, None),
        ("image", 2, IMAGE_SPEC),
        ("lastmod", 1, None),
    ]


def test_a_field_comes_between_those_that_are_in_an_odd_order_already() -> None:
    inside = f"<n:news xmlns:n='{NEWS}'><x:y xmlns:x='urn:x'/><n:title>t</n:title></n:news>"
    opened = document(f"<url>{LOC}{inside}</url>")
    filled(opened, (1,), NEWS_SPEC, {"publication/name": "p", "keywords": "k", "access": "a"})
    names = [child.name for child in row_of(opened).at((1,)).children]
    assert names == ["x:y", "n:publication", "n:access", "n:title", "n:keywords"]


def test_a_group_goes_with_the_last_that_it_held() -> None:
    inside = f"<n:news xmlns:n='{NEWS}'><n:publication><n:name>a</n:name></n:publication></n:news>"
    opened = document(f"<url>{LOC}{inside}</url>")
    filled(opened, (1,), NEWS_SPEC, {"publication/name": None})
    assert not row_of(opened).at((1,)).children


def test_an_attribute_may_come_before_its_element_has_a_value() -> None:
    opened = document(ROW)
    added(opened, VIDEO_SPEC, {"title": "t"})
    filled(opened, (1,), VIDEO_SPEC, {"uploader@info": "https://example.com/", "uploader": "me"})
    assert '<video:uploader info="https://example.com/">me</video:uploader>' in body(opened)


def test_several_values_make_several_elements() -> None:
    opened = document(ROW)
    added(opened, VIDEO_SPEC, {"tag": ["a", "b"], "title": "t"})
    node = row_of(opened).at((1,))
    assert blocks.field_values(node, "tag") == ("a", "b")
    assert [child.local for child in node.children] == ["title", "tag", "tag"]
