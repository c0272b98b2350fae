"""A template is no sitemap: what would be repaired in it is its code."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitemap_editor import Document
from sitemap_editor.core.errors import NotASitemap
from sitemap_editor.core.files.recognition.templates import TEMPLATE
from sitemap_editor.core.files.repair.plan import is_repairable, plan_repair
from tests.core.sitemaps import SITEMAP

HEAD = f'<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="{SITEMAP}">\n'
ROW = "<url><loc>https://a.org/</loc></url>\n"


def sitemap(inside: str, before: str = "") -> bytes:
    return f"{before}{HEAD}{inside}</urlset>\n".encode()


TEMPLATES = {
    "Jekyll": sitemap(ROW, "---\nlayout: null\n# a\ntags:\n  - a\n---\n"),
    "Jekyll, CRLF": sitemap(ROW, "---\r\n---\r\n"),
    "Liquid": sitemap("{%- for p in site.pages -%}\n" + ROW + "{% endfor %}\n"),
    "Jinja": sitemap("{% for url in urls %}<url><loc>{{ url }}</loc></url>{%endfor%}"),
    "Go": sitemap("{{- range .Data.Pages }}<url><loc>{{ .Permalink }}</loc></url>{{ end -}}"),
    "Go, head": sitemap(ROW, '{{ printf "<?xml version=\\"1.0\\" ?>" | safeHTML }}\n'),
    "Handlebars": sitemap("{{#each pages}}<url><loc>{{{this}}}</loc></url>{{/each}}"),
    "only values": sitemap("<url><loc>{{ site.url }}/</loc></url><url><loc>{{a}}</loc></url>"),
    "ERB": sitemap("<% @posts.each do |p| %><url><loc><%= p %></loc></url><% end %>"),
    "EJS": sitemap("<%urls.forEach(u => {%><url><loc><%- u %></loc></url><%})%>"),
    "ERB, value": sitemap("<url><loc>https://a.org/<%= path %></loc></url>"),
    "PHP": sitemap("<url><loc><?= $url ?></loc></url>", '<?php header("a: b"); ?>'),
    "PHP, short": sitemap("<? foreach ($a as $b): ?>" + ROW + "<? endforeach ?>"),
    "PHP, instruction": sitemap("<?php echo $rows; ?>"),
    "Blade": sitemap("@foreach ($posts as $post)\n" + ROW + "@endforeach\n"),
    "JavaScript": sitemap("${pages.map(page => `" + ROW + "`)}"),
    "XSLT": sitemap('<xsl:for-each select="a">' + ROW + "</xsl:for-each>"),
}


@pytest.mark.parametrize("data", TEMPLATES.values(), ids=TEMPLATES)
def test_a_template_is_refused_as_such_and_never_repaired(data: bytes) -> None:
    with pytest.raises(NotASitemap) as caught:
        Document.from_bytes(data)
    error = caught.value
    assert error.code == TEMPLATE
    assert error.line is not None
    assert str(error).startswith("This is a template that generates a sitemap (")
    assert not is_repairable(error)
    with pytest.raises(NotASitemap):
        plan_repair(data)


@pytest.mark.parametrize(
    "data",
    [
        b"---\n---\n{% for p in site.pages %}\n{{ p.url }}\n{% endfor %}\n",
        b"{%- for p in pages -%}\nhttps://a.org/{{ p }}\n{%- endfor -%}\n",
        b"{{ range .Pages }}\n{{ .Permalink }}\n{{ end }}\n",
    ],
)
def test_a_template_of_a_text_sitemap_is_refused_too(data: bytes) -> None:
    with pytest.raises(NotASitemap) as caught:
        Document.from_bytes(data, name="sitemap.txt")
    assert caught.value.code == TEMPLATE


def test_a_template_says_which_language_and_where() -> None:
    with pytest.raises(NotASitemap) as caught:
        Document.from_bytes(TEMPLATES["Liquid"])
    assert "line 3: {%- for p in site.pages -%})" in str(caught.value)
    assert (caught.value.line, caught.value.column) == (3, 1)


@pytest.mark.parametrize(
    "inside",
    [
        "<url><loc>https://a.org/{{id}}/{%20x%}</loc></url>",
        "<url><loc>https://a.org/{% x %}</loc></url>",
        "<url><loc>https://a.org/${a}</loc></url>",
        "<url><loc>{{ site.url }}/</loc></url>" + ROW,
        ROW + "<!-- {% for %} <?php <%= a %> {{ b }} -->",
        "<url><loc>https://a.org/</loc><a>{{ b }}</a></url>",
        "<url><loc>https://a.org/</loc><a><![CDATA[<%= a %> {{ b }}]]></a></url>",
        "<url><loc>https://a.org/</loc><lastmod>{{ date }}</lastmod></url>",
        "<?page number?>" + ROW,
    ],
)
def test_signs_within_values_and_comments_make_no_template(inside: str) -> None:
    assert len(Document.from_bytes(sitemap(inside))) >= 1


def test_lines_of_a_text_sitemap_with_braces_are_no_template() -> None:
    assert Document.from_bytes(b"https://a.org/{{id}}\n{{ site.url }}/b\n---\n").kind == "text"


def test_a_warning_of_php_before_a_finished_sitemap_is_still_repaired() -> None:
    plan = plan_repair(b"Warning: x in /a.php on line 3\n" + sitemap(ROW))
    assert plan.leftover is None


def test_a_template_of_something_else_is_not_called_one_that_makes_a_sitemap(
    tmp_path: Path,
) -> None:
    path = tmp_path / "feed.xml"
    path.write_bytes(b"---\n---\n<rss><channel>{% for a in b %}</channel></rss>")
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one is not the point
        Document.open(path)
    assert "generates a sitemap" not in str(caught.value)


def test_a_hostile_file_of_signs_takes_no_time() -> None:
    data = sitemap("{% for a in b " * 30_000 + "<%" * 30_000 + "<!--" * 30_000)
    with pytest.raises(NotASitemap):
        Document.from_bytes(data)
    text = b"https://a.org/\n" + b"{% for a\n" * 30_000
    assert len(Document.from_bytes(text)) == 30_001
