"""What the project needs to build and check itself; never shipped in the wheel."""
