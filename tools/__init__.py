"""Programs that make parts of Kozyr: run by the build, never shipped."""
