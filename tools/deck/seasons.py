"""The twelve of the international design: spades are winter, hearts spring, diamonds summer, clubs autumn.

Their lead inks: spades blue, hearts yellow, diamonds red, clubs black.
"""

from collections.abc import Mapping

from tools.deck import beards, bodices, collars, hair, hands, profile, season_goods, season_hats, sleeves
from tools.deck.arm import Arm
from tools.deck.cloth import Stuff
from tools.deck.face import Face
from tools.deck.jack import Jack
from tools.deck.king import King
from tools.deck.lady import Lady
from tools.deck.person import Head, Person

WINTER_KING = King(
    head=Head(
        hair.shoulder,
        "g",
        season_hats.winter_crown,
        Face(shaven=False, aged=True, jaw="square", brows=1.2, lids=0.3),
        beards.broad,
        y=77,
    ),
    arm=Arm(season_goods.axe(), Stuff("r", "stripe", "y"), "y"),
    other=Arm(hands.laid(), Stuff("r", "stripe", "y"), "y", x=88, y=150, lean=54),
    belt="r",
    mantle=Stuff("b", "lozenges", "p"),
    tunic=Stuff("r", "dots"),
    collar=collars.cape,
)
WINTER_LADY = Lady(
    head=Head(hair.parted, "k", season_hats.hood, Face(woman=True, lids=0.3, brows=1.1), looks_right=True, tilt=3),
    arm=Arm(season_goods.lantern(), Stuff("b", "stripe", "y"), "p", x=166, y=146, on_the_left=True),
    belt="y",
    gown=Stuff("b", "quatrefoil", "y"),
    bodice=Stuff("r", "lozenges"),
    puffs=Stuff("r", "stripe", "y"),
    front=bodices.partlet,
    sleeve=sleeves.hanging,
)
WINTER_JACK = Jack(
    head=Head(
        hair.bob, "r", season_hats.fur_hat, Face(jaw="round", bridge="snub", smile=0.5), tilt=3, looks_right=True
    ),
    arm=Arm(season_goods.letter(), Stuff("b", "stripe", "y"), "y", x=166, y=144),
    other=Arm(hands.laid(), Stuff("b", "stripe", "y"), "y", x=92, y=150, lean=56),
    belt="r",
    doublet=Stuff("b", "scales", "p"),
    shoulders="r",
    slashes="y",
    sleeves=Stuff("b", "stripe", "y"),
    collar=collars.falling,
    baldric="y",
)
SPRING_KING = King(
    head=Head(
        hair.curls,
        "y",
        season_hats.olive_wreath,
        Face(shaven=False, smile=0.7, jaw="oval", eyes=1.04),
        beards.pointed,
        looks_right=True,
        y=74,
    ),
    arm=Arm(season_goods.book(), Stuff("r", "dots"), "p", x=168, y=146),
    other=Arm(hands.pointing(), Stuff("r", "dots"), "p", x=64, y=140, lean=-4),
    belt="b",
    mantle=Stuff("y", "vine", "r"),
    tunic=Stuff("b", "quatrefoil", "p"),
    collar=collars.ruff_and_chain,
    drop=6,
)
SPRING_LADY = Lady(
    head=Head(
        hair.parted, "r", season_hats.flower_wreath, Face(woman=True, smile=0.9, bridge="snub", jaw="round"), tilt=4
    ),
    arm=Arm(season_goods.nosegay(), Stuff("p", "dots", "r"), "b", x=166, y=146),
    other=Arm(hands.laid(), Stuff("p", "dots", "r"), "b", x=94, y=150, lean=56),
    belt="r",
    gown=Stuff("y", "vine", "r"),
    bodice=Stuff("y", "vine", "r"),
    puffs=Stuff("p", "dots", "r"),
    front=bodices.laced,
    sleeve=sleeves.linen,
    jewel="b",
)
SPRING_JACK = Jack(
    head=Head(hair.curls, "k", season_hats.straw_hat, Face(smile=0.8, jaw="oval", bridge="snub", brow=0.4), tilt=-3),
    arm=Arm(season_goods.flute(), Stuff("p", "dots", "b"), "r", x=172, on_the_left=True),
    belt="r",
    doublet=Stuff("y", "quatrefoil", "r"),
    shoulders="p",
    slashes="b",
    sleeves=Stuff("p", "dots", "b"),
    collar=collars.square,
)
SUMMER_KING = King(
    head=Head(
        hair.shoulder,
        "y",
        season_hats.sun_crown,
        Face(shaven=False, jaw="square", bridge="aquiline"),
        beards.curly,
        y=77,
    ),
    arm=Arm(season_goods.sun_staff(), Stuff("b", "stripe"), "y", x=176),
    belt="y",
    mantle=Stuff("r", "pomegranate"),
    tunic=Stuff("b", "vine"),
    collar=collars.barmy,
)
SUMMER_LADY = Lady(
    head=Head(
        hair.parted,
        "y",
        season_hats.hennin,
        Face(woman=True, brow=0.5, lids=0.4, jaw="lean"),
        looks_right=True,
        tilt=-2,
    ),
    arm=Arm(season_goods.wheat(), Stuff("r", "vine"), "y", x=166, y=144),
    belt="b",
    gown=Stuff("r", "vine"),
    bodice=Stuff("b", "dots"),
    puffs=Stuff("b", "stripe"),
    front=bodices.stomacher,
    sleeve=sleeves.tiered,
    jewel="r",
)
SUMMER_JACK = Jack(
    head=Head(
        hair.bob,
        "k",
        season_hats.turban,
        Face(jaw="lean", bridge="aquiline", brows=1.2),
        beards.twirled,
        looks_right=True,
    ),
    arm=Arm(season_goods.falchion(), Stuff("r", "quatrefoil"), "b"),
    other=Arm(hands.laid(), Stuff("r", "quatrefoil"), "b", x=88, y=152, lean=60),
    belt="b",
    doublet=Stuff("r", "pomegranate"),
    shoulders="r",
    slashes="y",
    sleeves=Stuff("b", "stripe"),
    collar=collars.flat_ruff,
)
AUTUMN_KING = King(
    head=Head(
        hair.shoulder,
        "r",
        season_hats.mural_crown,
        Face(shaven=False, jaw="round", smile=0.6, brows=1.1),
        beards.forked,
        looks_right=True,
        y=77,
    ),
    arm=Arm(season_goods.goblet(), Stuff("b", "dots"), "y", x=166, y=146, on_the_left=True),
    other=Arm(hands.laid(), Stuff("b", "dots"), "y", x=154, y=152, lean=-54),
    belt="y",
    mantle=Stuff("k", "pomegranate"),
    tunic=Stuff("y", "vine", "r"),
    collar=collars.lapels,
    drop=10,
)
AUTUMN_LADY = Lady(
    head=Head(hair.updo, "k", season_hats.horned_hood, Face(woman=True, smile=0.4, jaw="oval", eyes=1.05), tilt=-3),
    arm=Arm(season_goods.grapes(), Stuff("k", "lozenges"), "r", x=168, y=146, on_the_left=True),
    belt="r",
    gown=Stuff("k", "lozenges"),
    bodice=Stuff("y", "pomegranate", "r"),
    puffs=Stuff("r", "stripe"),
    front=bodices.laced,
    sleeve=sleeves.puffed,
    jewel="b",
)
AUTUMN_JACK = Jack(
    head=Head(profile.page_cut, "y", season_hats.tailed_hood, Face(), profile.twirled_profile, in_profile=True, tilt=2),
    arm=Arm(season_goods.spear(), Stuff("k", "dots"), "y"),
    belt="b",
    doublet=Stuff("k", "quatrefoil"),
    shoulders="r",
    slashes="k",
    sleeves=Stuff("k", "dots"),
    collar=collars.hood,
)

SEASONS: Mapping[str, Person] = {
    "Jc": AUTUMN_JACK,
    "Qc": AUTUMN_LADY,
    "Kc": AUTUMN_KING,
    "Jd": SUMMER_JACK,
    "Qd": SUMMER_LADY,
    "Kd": SUMMER_KING,
    "Jh": SPRING_JACK,
    "Qh": SPRING_LADY,
    "Kh": SPRING_KING,
    "Js": WINTER_JACK,
    "Qs": WINTER_LADY,
    "Ks": WINTER_KING,
}
"""By card."""
