"""``python -m sitemap_editor.cli``, and what the frozen command line starts with."""

import sys

from sitemap_editor.core.passes.frozen import become_worker

if __name__ == "__main__":
    become_worker()
    from sitemap_editor.cli import main

    sys.exit(main())
