"""``python -m sitemap_editor.cli``."""

import sys

from sitemap_editor.cli.program import main

sys.exit(main())
