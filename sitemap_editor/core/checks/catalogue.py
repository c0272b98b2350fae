"""All rules, by the ids of PROTOCOL.md. A new rule is written in its module and listed there."""

from __future__ import annotations

from typing import Final

from sitemap_editor.core.checks.extensions.alternate_rules import ALTERNATE_RULES
from sitemap_editor.core.checks.extensions.image_rules import IMAGE_RULES
from sitemap_editor.core.checks.extensions.news_rules import NEWS_RULES
from sitemap_editor.core.checks.extensions.other_extension_rules import OTHER_EXTENSION_RULES
from sitemap_editor.core.checks.extensions.video_rules import VIDEO_RULES
from sitemap_editor.core.checks.files.child_rules import CHILD_RULES
from sitemap_editor.core.checks.files.column_rules import COLUMN_RULES
from sitemap_editor.core.checks.files.file_rules import FILE_RULES
from sitemap_editor.core.checks.files.form_rules import FORM_RULES
from sitemap_editor.core.checks.files.head_rules import HEAD_RULES
from sitemap_editor.core.checks.files.twin_rules import TWIN_RULES
from sitemap_editor.core.checks.live.page_rules import PAGE_RULES
from sitemap_editor.core.checks.robots import ROBOTS_RULES
from sitemap_editor.core.checks.rows.row_rules import ROW_RULES
from sitemap_editor.core.checks.rows.structure_rules import STRUCTURE_RULES
from sitemap_editor.core.checks.rule import Rule
from sitemap_editor.core.checks.values.character_rules import CHARACTER_RULES
from sitemap_editor.core.checks.values.hint_rules import HINT_RULES
from sitemap_editor.core.checks.values.lastmod_rules import LASTMOD_RULES
from sitemap_editor.core.checks.values.loc_rules import LOC_RULES
from sitemap_editor.core.checks.values.location_rules import LOCATION_RULES
from sitemap_editor.core.checks.values.unwanted_rules import UNWANTED_RULES

ALL_RULES: Final[tuple[Rule, ...]] = (
    *FORM_RULES,
    *HEAD_RULES,
    *FILE_RULES,
    *STRUCTURE_RULES,
    *ROW_RULES,
    *LOC_RULES,
    *CHARACTER_RULES,
    *LOCATION_RULES,
    *UNWANTED_RULES,
    *LASTMOD_RULES,
    *HINT_RULES,
    *TWIN_RULES,
    *CHILD_RULES,
    *COLUMN_RULES,
    *OTHER_EXTENSION_RULES,
    *IMAGE_RULES,
    *VIDEO_RULES,
    *NEWS_RULES,
    *ALTERNATE_RULES,
    *ROBOTS_RULES,
    *PAGE_RULES,
)
RULES_BY_CODE: Final = {rule.code: rule for rule in ALL_RULES}
