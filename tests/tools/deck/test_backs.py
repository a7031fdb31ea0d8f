import re
from xml.etree import ElementTree as ET

import pytest

from tools.deck.backs import BACKS, grow, recipe
from tools.deck.backs.borders import MOTIFS, STEP
from tools.deck.backs.centres import CENTRES
from tools.deck.backs.fields import FIELDS


def test_there_are_at_least_twelve_and_each_has_a_field_and_an_ink_of_its_own() -> None:
    assert len(BACKS) >= 12
    recipes = [recipe(seed) for seed in range(len(BACKS))]
    assert [made.field for made in recipes] == list(BACKS)
    assert len({made.field for made in recipes}) == len({made.ink for made in recipes}) == len(BACKS)


def test_a_seed_always_grows_the_same_back_and_another_grows_another() -> None:
    grown = [grow(seed) for seed in range(60)]
    assert grown == [grow(seed) for seed in range(60)]
    assert len(set(grown)) == 60


@pytest.mark.parametrize("seed", range(60))
def test_every_seed_is_made_of_what_there_is(seed: int) -> None:
    made = recipe(seed)
    assert made.field in FIELDS
    assert made.centre in CENTRES
    assert made.border in MOTIFS
    following = recipe(seed + 1)
    assert made.field != following.field
    assert made.ink != following.ink


@pytest.mark.parametrize("seed", range(26))
def test_references_stay_inside_and_identifiers_are_unique(seed: int) -> None:
    text = grow(seed)
    ET.fromstring(text)
    own = re.findall(r' id="([^"]+)"', text)
    assert len(own) == len(set(own))
    assert set(re.findall(r'href="#([^"]+)"', text)) | set(re.findall(r"url\(#([^)]+)\)", text)) == set(own)


def test_a_border_is_made_of_whole_motifs() -> None:
    assert 168 % STEP == 288 % STEP == 0
