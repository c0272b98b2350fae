"""What is needed in the head is declared there, in the same edit; undone, the head is as it was."""

from __future__ import annotations

import pytest

from sitemap_editor import Batch, Document, SetHead, SetRows
from sitemap_editor.core.contents import blocks, changes
from sitemap_editor.core.contents.block_fields import IMAGE_SPEC
from sitemap_editor.core.contents.declaring import rows_edit
from sitemap_editor.core.contents.new_elements import NewAttribute, NewElement
from sitemap_editor.core.errors import EditError, SitemapError
from tests.core.reference import read_with_lxml, values_of
from tests.core.sitemaps import IMAGE, SITEMAP, document, urlset

LOC = "<loc>https://example.com/</loc>"
ROW = f"<url>{LOC}</url>"
NEW = blocks.new_block(IMAGE_SPEC, {"loc": "u"})
DECLARED = f'xmlns:image="{IMAGE}"'


def with_image(opened: Document, new: NewElement = NEW) -> str:
    """Add a block to every row, look at it, undo it and do it again."""
    before = opened.to_bytes()
    edit = rows_edit(
        opened.table, opened.table.order, lambda _id, data, fmt: blocks.add_block(data, fmt, new)
    )
    assert edit is not None
    undo = opened.apply(edit)
    after = opened.to_bytes()
    assert read_with_lxml(after).rows == values_of(opened)
    redo = opened.apply(undo)
    assert opened.to_bytes() == before
    opened.apply(redo)
    assert Document.from_bytes(after).to_bytes() == after
    return after.decode()


def test_the_usual_prefix_is_declared_once() -> None:
    after = with_image(document(ROW * 3))
    assert (
        after
        == urlset(
            f"<url>{LOC}<image:image><image:loc>u</image:loc></image:image></url>" * 3,
            f" {DECLARED}",
        ).decode()
    )


def test_a_prefix_that_the_file_has_is_used() -> None:
    after = with_image(document(ROW, f' xmlns:pic="{IMAGE}"'))
    assert "<pic:image><pic:loc>u</pic:loc></pic:image>" in after
    assert "xmlns:image" not in after


def test_another_prefix_is_chosen_where_the_usual_one_is_taken() -> None:
    after = with_image(document(ROW, ' xmlns:image="urn:taken" xmlns:image2="urn:too"'))
    assert f'xmlns:image3="{IMAGE}"' in after
    assert "<image3:image>" in after


def test_a_prefix_that_rows_declare_themselves_is_used_there() -> None:
    own = f"<url xmlns:i='{IMAGE}'>{LOC}</url>"
    after = with_image(document(own))
    assert "<i:image>" in after
    assert "xmlns:image" not in after
    after = with_image(document(own + ROW))
    assert after.count("<i:image>") == after.count("<image:image>") == 1
    assert after.count(DECLARED) == 1


def test_a_row_that_gives_the_prefix_another_meaning_gets_another() -> None:
    taken = f"<url xmlns:image='urn:own'>{LOC}<image:a/></url>"
    after = with_image(document(taken))
    assert f'xmlns:image2="{IMAGE}"' in after
    after = with_image(document(taken + ROW, f" {DECLARED}"))
    assert f'xmlns:image2="{IMAGE}"' in after
    assert after.count("<image:image>") == 1


@pytest.mark.parametrize(
    "root",
    [
        f'<s:urlset xmlns:s="{SITEMAP}"><s:url><s:loc>u</s:loc></s:url></s:urlset>',
        f"<urlset xmlns='{SITEMAP}'\n        a='>'\n><url><loc>u</loc></url></urlset>",
        "<urlset><url><loc>u</loc></url></urlset>",
        f"\n<!-- <urlset> --><urlset xmlns='{SITEMAP}' ><url><loc>u</loc></url></urlset >",
    ],
)
def test_any_root_can_declare_it(root: str) -> None:
    after = with_image(Document.from_bytes(root.encode()))
    assert after.count(DECLARED) == 1
    assert "<image:image><image:loc>u</image:loc></image:image>" in after


def test_declarations_are_laid_out_like_the_attributes_that_are_there() -> None:
    after = with_image(document(ROW, '\n        xmlns:x="urn:x"'))
    assert f'xmlns:x="urn:x"\n        {DECLARED}>' in after


def test_an_own_namespace_keeps_the_prefix_that_is_wished_for() -> None:
    def declared(prefix: str) -> str:
        return with_image(document(ROW), NewElement("urn:own", "e", prefix=prefix))

    assert 'xmlns:own="urn:own"' in declared("own")
    for prefix in ("", "xmlish", "a b", "ö"):
        assert 'xmlns:ns="urn:own"' in declared(prefix)
    attribute = NewElement(IMAGE, "e", attributes=(NewAttribute("a", "v", "urn:own", "own"),))
    assert '<image:e own:a="v"/>' in with_image(document(ROW), attribute)


def test_an_attribute_needs_a_prefix_where_an_element_needs_none() -> None:
    row = "<s:url><s:loc>u</s:loc></s:url>"
    root = f'<s:urlset xmlns:s="{SITEMAP}" xmlns="urn:d">{row}</s:urlset>'
    new = NewElement("urn:d", "e", attributes=(NewAttribute("a", "v", "urn:d", "d"),))
    after = with_image(Document.from_bytes(root.encode()), new)
    assert '<d:e d:a="v"/>' in after or '<e d:a="v"/>' in after


def test_nothing_is_declared_where_nothing_changes() -> None:
    table = document(ROW).table
    assert rows_edit(table, [0], lambda _id, data, _fmt: data) is None
    assert rows_edit(table, [], lambda _id, data, _fmt: data + b"x") is None


def test_the_edit_is_one_with_the_head_first() -> None:
    table = document(ROW).table
    edit = rows_edit(table, [0], lambda _id, data, fmt: blocks.add_block(data, fmt, NEW))
    assert isinstance(edit, Batch)
    assert [type(each) for each in edit.edits] == [SetHead, SetRows]
    edit = rows_edit(
        table, [0], lambda _id, data, fmt: changes.set_text(data, fmt, (0,), "https://x.org/")
    )
    assert isinstance(edit, SetRows)


def test_what_cannot_be_declared_is_said() -> None:
    opened = document(ROW, before='<?xml version="1.0" encoding="ISO-8859-1"?>')
    with pytest.raises(EditError, match="urn:ö cannot be written"):
        with_image(opened, NewElement("urn:ö", "e"))
    with pytest.raises(SitemapError):
        with_image(document(ROW), NewElement("http://www.w3.org/2000/xmlns/", "e"))
