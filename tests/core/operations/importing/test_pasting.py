"""What is pasted as it stands, and what somebody must say the columns of."""

from __future__ import annotations

import pytest

from sitemap_editor.core.operations.importing.pasting import needs_columns_chosen
from sitemap_editor.core.protocol.fields import URL_FIELDS


@pytest.mark.parametrize(
    "text",
    [
        "",
        "2024-05-06",
        "weekly\t0.5",
        "2024-05-06\n2024-05-07\n",
        "https://e.com/a,b;c\nhttps://e.com/d,e;f\n",
        "https://e.com/a\t2024-05-06\tdaily\t0.5\textra\n",
        "loc\tlastmod\nhttps://e.com/a\t2024-05-06\n",
        "Last Modified\tURL\n2024-05-06\thttps://e.com/a\n",
        "text <b>with</b> markup",
    ],
)
def test_plain_columns_are_pasted_as_they_stand(text: str) -> None:
    assert not needs_columns_chosen(text, URL_FIELDS)


@pytest.mark.parametrize(
    "text",
    [
        "URL\tClicks\nhttps://e.com/a\t5\n",
        "5\thttps://e.com/a\n7\thttps://e.com/b\n",
        "url,lastmod\nhttps://e.com/a,2024-05-06\n",
        "https://e.com/a;2024-05-06\nhttps://e.com/b;2024-05-07\n",
        "<ul><li><a href='/a'>A</a></ul>",
        "<?xml version='1.0'?><urlset/>",
        "User-agent: *\nSitemap: https://e.com/s.xml\n",
        '::1 - - [06/May/2024:10:20:30 +0200] "GET / HTTP/1.1" 200 1\n',
    ],
)
def test_other_columns_are_asked_about(text: str) -> None:
    assert needs_columns_chosen(text, URL_FIELDS)
