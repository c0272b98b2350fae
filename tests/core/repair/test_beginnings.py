from __future__ import annotations

import pytest

from sitemap_editor.core.errors import NotASitemap
from sitemap_editor.core.files.repair.plan import Sureness, plan_repair
from tests.core.repair.repairing import (
    DECLARATION,
    LOCS,
    ROOT,
    ROWS,
    SITEMAP,
    among,
    codes,
    cut,
    locs,
    only,
    opened,
    row,
    sitemap,
    spoken,
)

NOTICE = (
    b"<br />\n<b>Notice</b>: Undefined index: x in <b>/var/www/a.php</b> on line <b>3</b><br />\n"
)


def test_blank_lines_before_the_declaration_are_cut() -> None:
    data = b"\r\n \n" + sitemap(*ROWS)
    repair = only(data)
    assert (repair.code, repair.sureness) == ("F02", Sureness.CERTAIN)
    assert (repair.start, cut(data, repair)) == (0, b"\r\n \n")


def test_a_notice_of_php_before_the_declaration_is_cut_and_shown() -> None:
    data = NOTICE + sitemap(*ROWS)
    repair = only(data)
    assert (repair.code, repair.sureness) == ("F02", Sureness.GUESS)
    assert cut(data, repair) == NOTICE
    assert "Undefined index" in spoken(repair)
    assert locs(data) == LOCS


def test_text_before_the_root_is_cut_where_there_is_no_declaration() -> None:
    data = b"junk <!-- kept -->\n" + NOTICE + sitemap(*ROWS, head=ROOT)
    plan = plan_repair(data)
    assert plan.repaired().startswith(b"<!-- kept -->\n<urlset")
    assert locs(data) == LOCS


def test_text_between_declaration_and_root_is_cut() -> None:
    data = sitemap(*ROWS, head=DECLARATION + b"<?xml-stylesheet href='a'?>\nWarning: b\n" + ROOT)
    assert cut(data, only(data)) == b"Warning: b\n"


@pytest.mark.parametrize(
    "declaration",
    [
        "<?xml version=“1.0” encoding=“UTF-8”?>",
        "<?xml version='1.0\" encoding='UTF-8'?>",
        "<?xml version=1.0 encoding=utf-8?>",
        '<?xml version="1.0"encoding="UTF-8"?>',
        '<?xml encoding="UTF-8"?>',
        '<?xml encoding="UTF-8" version="1.0"?>',
        '<?xml version="1.0" encoding="UTF-8">',
        '<?xml version="1.0" encoding="UTF-8"',
        '<?xml version="2.0" encoding="UTF-8"?>',
        '<?xml version="10"?>',
        '<?xml version="1.0" encoding=""?>',
        '<?xml version="1.0" standalone="maybe"?>',
        '<? xml version="1.0"?>',
        '<?XML version="1.0"?>',
        "<?xml?>",
        '<?xml version="1.0" encoding="UTF-8" foo="x"?>',
        '<?xml version=\\"1.0\\" encoding=\\"UTF-8\\"?>',
        "<?xml version=&quot;1.0&quot; encoding=&quot;UTF-8&quot;?>",
    ],
)
def test_an_odd_declaration_is_written_anew(declaration: str) -> None:
    data = sitemap(*ROWS, head=declaration.encode() + b"\n" + ROOT)
    repair = only(data)
    assert repair.replacement == b'<?xml version="1.0" encoding="UTF-8"?>'
    assert repair.sureness is Sureness.LIKELY
    assert locs(data) == LOCS


@pytest.mark.parametrize(
    "declaration",
    [
        "<?xml version='1.0'?>",
        '<?xml version = "1.0"  encoding="utf8"  ?>',
        '<?xml version="1.1"?>',
        "<?xml version=\"1.0\" encoding='UTF-8' standalone='yes'?>",
    ],
)
def test_a_declaration_that_libxml2_accepts_stays(declaration: str) -> None:
    data = sitemap(*ROWS, head=declaration.encode() + ROOT)
    assert plan_repair(data).repairs == ()
    assert plan_repair(data + b"x").repaired().startswith(declaration.encode())


def test_standalone_is_kept_when_a_declaration_is_written_anew() -> None:
    data = sitemap(*ROWS, head=b"<?xml version=1.0 standalone=YES?>" + ROOT)
    assert b'standalone="yes"' in only(data).replacement


@pytest.mark.parametrize(
    "root",
    [
        f"<urlset xmlns=“{SITEMAP}”>",
        f"<urlset xmlns={SITEMAP}>",
        f"<urlset xmlns='{SITEMAP}\">",
        f'<urlset xmlns="{SITEMAP}>',
        f'<urlset xmlns=="{SITEMAP}">',
        f'<urlset xmlns=""{SITEMAP}">',
        f'<urlset xmlns=\\"{SITEMAP}\\">',
        f"<urlset xmlns=`{SITEMAP}´>",
        f'<urlset xmlns="{SITEMAP}" ,>',
        f'<urlset xmlns="{SITEMAP}" xmlns="{SITEMAP}">',
        f'<urlset xmlns="{SITEMAP}"xmlns:a="b">',
        f'<urlset xmlns="{SITEMAP} xmlns:a="b">',
        f'<urlset xmlns="{SITEMAP}" xmlns:a>',
        f'<urlset xmlns="{SITEMAP}"',
        f'<urlset xmlns="http://example.org/" xmlns="{SITEMAP}">',
        f'<urlset xmlns:="a" xmlns="{SITEMAP}">',
        f'<urlset xmlns="{SITEMAP}" xmlns:a="">',
    ],
)
def test_an_odd_first_tag_is_mended_and_keeps_its_namespace(root: str) -> None:
    data = sitemap(*ROWS, head=DECLARATION + root.encode() + b"\n")
    document = opened(plan_repair(data))
    assert [one.loc for one in document] == LOCS
    assert f'xmlns="{SITEMAP}"'.encode() in document.to_bytes()


def test_an_attribute_given_twice_is_cut_once() -> None:
    same = f'<urlset xmlns="{SITEMAP}" xmlns="{SITEMAP}">'.encode()
    other = f'<urlset xmlns="{SITEMAP}" a="1" a="2">'.encode()
    assert only(sitemap(*ROWS, head=same)).sureness is Sureness.CERTAIN
    repair = only(sitemap(*ROWS, head=other))
    assert repair.sureness is Sureness.GUESS
    assert 'Keep a="1" and remove a="2".' in spoken(repair)


def test_a_document_type_that_declares_entities_is_cut_and_nothing_is_expanded() -> None:
    doctype = (
        b'<!DOCTYPE urlset [<!ENTITY x "y">\n<!ENTITY eacute SYSTEM "file:///etc/passwd">\n]>\n'
    )
    data = sitemap(row("a&x;&eacute;&b"), head=DECLARATION + doctype + ROOT)
    plan = plan_repair(data)
    assert [repair.code for repair in plan.repairs] == ["F06", "F06", "F06", "L05"]
    assert [one.loc for one in opened(plan)] == ["a&x;&eacute;&b"]


def test_a_document_type_that_declares_nothing_stays() -> None:
    doctype = b"<!DOCTYPE urlset [<!ELEMENT urlset ANY>]>\n"
    data = sitemap(row("a&b"), head=DECLARATION + doctype + ROOT)
    assert codes(data) == ["L05"]
    assert doctype in plan_repair(data).repaired()


def test_a_document_type_that_never_ends_is_cut() -> None:
    data = sitemap(*ROWS, head=DECLARATION + b'<!DOCTYPE urlset [<!ENTITY a "b">\n' + ROOT)
    assert codes(data) == ["F06"]
    assert locs(data) == LOCS


@pytest.mark.parametrize(("row_name", "root"), [("url", "urlset"), ("sitemap", "sitemapindex")])
def test_a_missing_first_tag_is_inserted_where_there_are_rows(row_name: str, root: str) -> None:
    rows = f"<{row_name}><loc>a</loc></{row_name}>\n" * 2
    plan = plan_repair(f"oc></{row_name}>\n".encode() + rows.encode() + f"</{root}>".encode())
    document = opened(plan)
    assert (document.kind, len(document)) == (root, 2)
    assert plan.repairs[-1].code == "F07"


@pytest.mark.parametrize("opening", [b"<urlst xmlns='x'>\n", b"", b"<urlset xmlns='x'\0/>\n"])
def test_a_damaged_first_tag_costs_no_row(opening: bytes) -> None:
    assert locs(sitemap(*ROWS, head=DECLARATION + opening)) == LOCS
    assert locs(sitemap(*ROWS[:2], head=opening) + sitemap(*ROWS[2:])) == LOCS


def test_a_first_tag_that_is_closed_at_once_is_opened_where_rows_follow() -> None:
    data = sitemap(*ROWS, head=ROOT.replace(b">", b"/>"))
    assert (cut(data, only(data)), locs(data)) == (b"/", LOCS)


def test_rows_in_what_is_cut_before_the_root_are_counted() -> None:
    row = b"<url><lastmod>2024-05-06</lastmod></url>"
    plan = plan_repair(b"<!-- a -->" + row + sitemap(*ROWS[1:], head=ROOT))
    assert plan.lost_rows == 1
    assert len(opened(plan)) == 3


def test_a_whole_row_before_the_root_is_kept_also_behind_a_comment() -> None:
    plan = plan_repair(b"<!-- a -->" + ROWS[0] + sitemap(*ROWS[1:], head=ROOT))
    assert plan.lost_rows == 0
    assert [one.loc for one in opened(plan)] == LOCS


def test_a_comment_that_swallows_the_first_tag_is_closed_before_it() -> None:
    data = b"<!-- open\n" + sitemap(ROWS[0], b"<!-- closed -->", *ROWS[1:], head=ROOT)
    assert locs(data) == LOCS


@pytest.mark.parametrize("head", ["<?x\xael version='1'?>\n", "<?xml: version='1'?>\n", "<?a:b?>"])
def test_a_beginning_that_nothing_can_be_done_about_is_cut(head: str) -> None:
    data = sitemap(*ROWS, head=head.encode() + ROOT)
    assert locs(data) == LOCS
    assert only(data).sureness is Sureness.GUESS


def test_a_file_that_ends_in_its_first_tag_becomes_an_empty_one() -> None:
    plan = plan_repair(DECLARATION + ROOT[:30])
    assert len(opened(plan)) == 0
    assert plan.lost_rows == 0


def test_a_comment_that_names_the_root_is_no_root() -> None:
    data = b"<!-- <urlset> a -- b -->\n" + sitemap(*ROWS, head=ROOT)
    assert locs(data) == LOCS


@pytest.mark.parametrize(
    ("data", "part"),
    [
        (b"<rss><channel>&</channel></rss>", "news feed (root element “rss”)"),
        (b'<?xml version="1.0"?><feed xmlns="x"><a></feed>', "news feed (root element “feed”)"),
        (b"<rdf:RDF><a></rdf:RDF>", "news feed (root element “RDF”)"),
        (b"<project><a></project>", "its root element is “project”"),
        (b"<br/><b>Fatal error</b> in <b>x", "its root element is “br”"),
        (b'{"error": "not found"}', "This file contains no sitemap"),
        (b"<?xml version=", "This file contains no sitemap"),
        (b"<html><body>&</body></html>", "an HTML page"),
        (b"<!DOCTYPE html><p>404", "an HTML page"),
        (b"PK\x03\x04", "a ZIP archive"),
        (b"", "The file is empty"),
        (b" \n\0", "The file is empty"),
    ],
)
def test_what_is_no_sitemap_is_refused_in_a_sentence(data: bytes, part: str) -> None:
    with pytest.raises(NotASitemap) as caught:
        plan_repair(data)
    assert part in str(caught.value)


def test_a_sitemap_inside_another_element_is_taken_out_of_it() -> None:
    data = b"<wrapper>" + sitemap(*ROWS, head=ROOT) + b"</wrapper><a>"
    assert locs(data) == LOCS
    assert codes(among(row("a"), b"</x>")) == ["F01"]
