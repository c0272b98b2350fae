"""Names of files that are saved: every type chosen, every name typed."""

from __future__ import annotations

import pytest

from sitemap_editor.core.files.formats import list_name, sitemap_name

ALL, XML, GZ, TXT = "", ".xml", ".xml.gz", ".txt"
# typed: the name where the type is that the dialog began with, and where a person chose it
TABLE = {
    (XML, "a"): ("a.xml", "a.xml"),
    (XML, "a.xml"): ("a.xml", "a.xml"),
    (XML, "a.gz"): ("a.gz", "a.xml"),
    (XML, "a.xml.gz"): ("a.xml.gz", "a.xml"),
    (XML, "a.txt"): ("a.txt", "a.xml"),
    (XML, "a.txt.gz"): ("a.txt.gz", "a.xml"),
    (XML, "a.xml.xml"): ("a.xml.xml", "a.xml"),
    (XML, "A.XML"): ("A.XML", "A.XML"),
    (XML, "A.GZ"): ("A.GZ", "A.xml"),
    (XML, "www.a.org"): ("www.a.org.xml", "www.a.org.xml"),
    (XML, "a."): ("a.xml", "a.xml"),
    (GZ, "a"): ("a.xml.gz", "a.xml.gz"),
    (GZ, "a.xml"): ("a.xml", "a.xml.gz"),
    (GZ, "a.gz"): ("a.gz", "a.xml.gz"),
    (GZ, "a.xml.gz"): ("a.xml.gz", "a.xml.gz"),
    (GZ, "a.txt"): ("a.txt", "a.xml.gz"),
    (GZ, "a.txt.gz"): ("a.txt.gz", "a.xml.gz"),
    (GZ, "a.xml.xml"): ("a.xml.xml", "a.xml.gz"),
    (GZ, "A.XML.GZ"): ("A.XML.GZ", "A.XML.GZ"),
    (GZ, "A.Gz"): ("A.Gz", "A.xml.gz"),
    (GZ, "www.a.org"): ("www.a.org.xml.gz", "www.a.org.xml.gz"),
    (GZ, "2026.05.06.gz"): ("2026.05.06.gz", "2026.05.06.xml.gz"),
    (TXT, "a"): ("a.txt", "a.txt"),
    (TXT, "a.xml"): ("a.xml", "a.txt"),
    (TXT, "a.gz"): ("a.gz", "a.txt"),
    (TXT, "a.xml.gz"): ("a.xml.gz", "a.txt"),
    (TXT, "a.xml.txt"): ("a.xml.txt", "a.txt"),
    (TXT, "a.txt"): ("a.txt", "a.txt"),
    (TXT, "A.TXT"): ("A.TXT", "A.TXT"),
    (TXT, "www.a.org"): ("www.a.org.txt", "www.a.org.txt"),
    (ALL, "a"): ("a.xml", "a.xml"),
    (ALL, "a."): ("a.xml", "a.xml"),
    (ALL, "a.gz"): ("a.gz", "a.gz"),
    (ALL, "a.xml"): ("a.xml", "a.xml"),
    (ALL, "a.txt"): ("a.txt", "a.txt"),
    (ALL, "a.rss"): ("a.rss", "a.rss"),
    (XML, ".xml"): (".xml.xml", ".xml.xml"),
    (GZ, ".gz"): (".gz.xml.gz", ".gz.xml.gz"),
}


@pytest.mark.parametrize(("chosen", "typed"), TABLE)
def test_a_name_takes_the_suffix_of_the_type_that_was_chosen(chosen: str, typed: str) -> None:
    first, second = TABLE[chosen, typed]
    assert sitemap_name(typed, chosen, is_type_chosen=False) == first
    assert sitemap_name(typed, chosen, is_type_chosen=True) == second


@pytest.mark.parametrize(
    ("typed", "name"),
    [("a", "a.csv"), ("a.csv", "a.csv"), ("a.JSON", "a.JSON"), ("www.a.org", "www.a.org.csv")],
)
def test_a_list_takes_the_suffix_of_its_type_unless_its_name_says_another(
    typed: str, name: str
) -> None:
    assert list_name(typed, ".csv", (".csv", ".txt", ".json")) == name
