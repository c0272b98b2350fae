"""sitemap-tool: the core without a screen, a module a command."""

from sitemap_editor.cli.program import main as main
