"""Random names."""

from __future__ import annotations

from kozyr.server.tokens import is_table_id, new_table_id, new_token, token_hash
from tests.server.leaks import CARD


def test_a_table_id_never_looks_like_a_card() -> None:
    ids = [new_table_id() for _ in range(2_000)]
    assert all(map(is_table_id, ids))
    assert len(set(ids)) == len(ids)
    assert not set("".join(ids)) & set("cdhs")
    assert not any(CARD.search(f'"{name}"') for name in ids)


def test_what_is_no_table_id() -> None:
    for text in ("", "x", "0" * 19, "0" * 21, "0" * 19 + "c", "0" * 19 + "A", "0" * 19 + "٣", "../../etc/passwd0000"):
        assert not is_table_id(text)


def test_only_the_hash_of_a_token_is_kept() -> None:
    token = new_token()
    kept = token_hash(token)
    assert kept is not None
    assert token not in kept
    assert len(kept) == 64
    assert token_hash(None) is None
    assert token_hash(token + "=") is None
