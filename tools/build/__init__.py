"""Makes what is shipped but not committed: the page today, the compiled core in a later issue.

`python -m tools.build` runs the steps whose inputs changed; the build hook of hatchling does the same.
"""
