"""The icons of the installed page, drawn in code: SVG, and PNG by Chromium for systems that want those."""
