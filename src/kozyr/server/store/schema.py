"""The tables as SQLAlchemy Core knows them. Every change here needs a migration; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

meta = Table(
    "meta",
    metadata,
    Column("key", String, primary_key=True),
    Column("value", Text, nullable=False),
)

games = Table(
    "games",
    metadata,
    Column("id", String, primary_key=True),
    Column("created_ms", Integer, nullable=False),
    Column("rules", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("dealer", Integer, nullable=False),
    Column("first", Integer, nullable=False),
    Column("deck", Text, nullable=False),
    Column("opening", Text, nullable=False),
    Column("pace", String, nullable=False),
    Column("clock_ms", Integer),
    Column("follows", String, ForeignKey("games.id")),
    Column("today", String),
    Column("bout", Integer, nullable=False),
    Column("result", String),
    Column("secret", String),
    Column("nonces", String),
    Column("lesson", String),
    UniqueConstraint("follows"),
    Index("ix_games_today", "today"),
    CheckConstraint("seats between 2 and 6", name="seats"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String, ForeignKey("games.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String, nullable=False),
    Column("name", String),
    Column("persona", Integer, nullable=False),
    Column("account", String),  # no foreign key: SQLite adds none to a table that others point to
    Index("ix_seats_account", "account"),
)

moves = Table(
    "moves",
    metadata,
    Column("game", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("command_id", String, nullable=False),
    Column("base", Integer, nullable=False),
    Column("action", String, nullable=False),
    Column("first", Integer, nullable=False),
    Column("last", Integer, nullable=False),
    Column("events", Text, nullable=False),
    Column("at_ms", Integer, nullable=False),
    ForeignKeyConstraint(["game", "seat"], ["seats.game", "seats.seat"]),
    UniqueConstraint("game", "seat", "command_id"),
    CheckConstraint("number >= 1", name="number"),
    CheckConstraint("first <= last", name="events"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String, primary_key=True),
    Column("created_ms", Integer, nullable=False),
    Column("name", String),
    Column("avatar", String),
    Column("recovery_hash", String),
    UniqueConstraint("recovery_hash"),
)

devices = Table(
    "devices",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("account", String, ForeignKey("accounts.id"), nullable=False),
    Column("created_ms", Integer, nullable=False),
    Index("ix_devices_account", "account"),
)

links = Table(
    "links",
    metadata,
    Column("code_hash", String, primary_key=True),
    Column("account", String, ForeignKey("accounts.id"), nullable=False),
    Column("expires_ms", Integer, nullable=False),
    Index("ix_links_account", "account"),
)

outcomes = Table(
    "outcomes",
    metadata,
    Column("account", String, ForeignKey("accounts.id"), primary_key=True),
    Column("game", String, ForeignKey("games.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("outcome", Text, nullable=False),
)
