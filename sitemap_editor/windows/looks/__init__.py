"""How everything looks: palettes, icons, edges, shared small widgets."""
