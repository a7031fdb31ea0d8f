"""The twelve: who they are, what they wear and hold. Every one is our own; none is a portrait.

One lead ink a suit, the largest field of cloth, tells them apart from afar: spades black, clubs blue, diamonds yellow,
hearts red.
"""

from collections.abc import Mapping

from tools.deck import (
    beards,
    bodices,
    collars,
    crowns,
    flowers,
    hair,
    hands,
    hats,
    headdresses,
    profile,
    regalia,
    sleeves,
    trades,
)  # fmt: skip
from tools.deck.arm import Arm
from tools.deck.cloth import Stuff
from tools.deck.face import Face
from tools.deck.jack import Jack
from tools.deck.king import King
from tools.deck.lady import Lady
from tools.deck.person import Head, Person

OLD_WARRIOR = King(
    head=Head(
        hair.shoulder,
        "g",
        crowns.closed,
        Face(brow=-0.8, lids=0.5, aged=True, shaven=False, jaw="lean", bridge="aquiline", brows=1.25),
        beards.forked,
        looks_right=True,
        y=79,
    ),
    arm=Arm(regalia.sword(), Stuff("b", "scales", "p"), "r"),
    other=Arm(hands.laid(), Stuff("b", "scales", "p"), "r", x=86, y=152, lean=58),
    belt="r",
    mantle=Stuff("k", "lozenges"),
    tunic=Stuff("r", "pomegranate"),
    collar=collars.cape,
)
RULER = King(
    head=Head(
        hair.shoulder, "k", crowns.fleuron, Face(width=1.04, shaven=False, jaw="square", brows=1.2), beards.curly, y=76
    ),
    arm=Arm(regalia.globe(), Stuff("r", "lozenges"), "y", x=166, y=146, on_the_left=True),
    other=Arm(hands.laid(), Stuff("r", "lozenges"), "y", x=154, y=154, lean=-56),
    belt="r",
    mantle=Stuff("b", "quatrefoil"),
    tunic=Stuff("r", "vine"),
    collar=collars.barmy,
)
LAW_GIVER = King(
    head=Head(
        hair.bob,
        "y",
        crowns.furcap,
        Face(width=0.96, smile=0.6, shaven=False, jaw="lean", bridge="aquiline", eyes=0.9, brow=0.5),
        beards.pointed,
        y=81,
    ),
    arm=Arm(regalia.scroll(), Stuff("b", "dots"), "r", y=142, lean=4, on_the_left=True),
    other=Arm(hands.pointing(), Stuff("b", "dots"), "r", x=176, y=132, lean=6),
    belt="b",
    mantle=Stuff("y", "pomegranate", "r"),
    tunic=Stuff("b", "stripe", "p"),
    collar=collars.lapels,
    drop=14,
)
KIND_KING = King(
    head=Head(
        hair.shoulder,
        "r",
        crowns.rays,
        Face(width=1.06, smile=0.8, gaze=0.2, shaven=False, jaw="round", bridge="snub", eyes=1.05),
        beards.broad,
        tilt=2,
        y=76,
    ),
    arm=Arm(regalia.sceptre(), Stuff("b", "quatrefoil"), "y"),
    other=Arm(hands.laid(), Stuff("b", "quatrefoil"), "y", x=90, y=146, lean=48),
    belt="b",
    mantle=Stuff("r", "vine"),
    tunic=Stuff("k", "lozenges"),
    collar=collars.ruff_and_chain,
    drop=-5,
)
COUNTESS = Lady(
    head=Head(
        profile.drawn_back,
        "g",
        headdresses.veil,
        Face(woman=True, lids=0.6),
        looks_right=True,
        in_profile=True,
        tilt=-2,
    ),
    arm=Arm(flowers.fan(), Stuff("k", "quatrefoil"), "y", x=168, y=146, on_the_left=True),
    belt="b",
    gown=Stuff("k", "quatrefoil"),
    bodice=Stuff("r", "pomegranate"),
    puffs=Stuff("b", "stripe", "p"),
    veil=Stuff("k", "dots"),
    front=bodices.partlet,
    sleeve=sleeves.hanging,
)
DAUGHTER_OF_THE_NORTH = Lady(
    head=Head(
        hair.braids,
        "y",
        headdresses.kokoshnik,
        Face(woman=True, smile=0.4, nose=-0.5, jaw="round", bridge="snub", eyes=1.05, brows=1.2),
        looks_right=True,
        tilt=2,
        y=76,
    ),
    arm=Arm(flowers.oak(), Stuff("p", "dots", "b"), "r", x=166, y=142),
    other=Arm(hands.Held("", hands.grip()), Stuff("p", "dots", "b"), "r", x=88, y=136, lean=34),
    belt="r",
    gown=Stuff("b", "dots"),
    bodice=Stuff("b", "vine"),
    puffs=Stuff("p", "dots", "b"),
    front=bodices.sarafan,
    sleeve=sleeves.linen,
)
COURT_LADY = Lady(
    head=Head(hair.updo, "r", headdresses.coronet, Face(woman=True, smile=0.3, brow=0.6, lids=0.3, eyes=0.95), tilt=-3),
    arm=Arm(flowers.tulip(), Stuff("b", "dots"), "r", x=168, y=148, on_the_left=True),
    belt="b",
    gown=Stuff("y", "pomegranate", "r"),
    bodice=Stuff("y", "lozenges", "r"),
    puffs=Stuff("b", "stripe"),
    jewel="b",
    collar=collars.standing_lace,
    front=bodices.stomacher,
    sleeve=sleeves.tiered,
)
YOUNG_LADY = Lady(
    head=Head(
        hair.parted,
        "y",
        headdresses.pearlcap,
        Face(woman=True, smile=0.8, gaze=0.3, bridge="snub", eyes=1.08, brows=0.9),
        tilt=5,
    ),
    arm=Arm(flowers.rose(), Stuff("r", "quatrefoil"), "y", x=166, y=142),
    other=Arm(hands.laid(), Stuff("r", "quatrefoil"), "y", x=94, y=148, lean=52),
    belt="b",
    gown=Stuff("r", "quatrefoil"),
    bodice=Stuff("b", "pomegranate"),
    puffs=Stuff("r", "stripe"),
    jewel="r",
    front=bodices.laced,
    sleeve=sleeves.puffed,
)
GUARD = Jack(
    head=Head(
        profile.page_cut, "k", hats.beret, Face(), profile.twirled_profile, looks_right=True, in_profile=True, tilt=-2
    ),
    arm=Arm(trades.halberd(), Stuff("k", "dots"), "r"),
    belt="r",
    doublet=Stuff("r", "stripe", "k"),
    shoulders="k",
    slashes="y",
    sleeves=Stuff("k", "dots"),
    collar=collars.falling,
    baldric="b",
)
ARCHER = Jack(
    head=Head(
        hair.curls, "k", hats.flatcap, Face(smile=0.4, lids=0.2, jaw="square", brows=1.1), looks_right=True, tilt=2
    ),
    arm=Arm(trades.bow(), Stuff("b", "stripe"), "y"),
    other=Arm(trades.arrow(), Stuff("b", "stripe"), "y", x=68, y=146, lean=-2),
    belt="k",
    doublet=Stuff("b", "dots"),
    shoulders="b",
    slashes="y",
    sleeves=Stuff("b", "stripe"),
    collar=collars.hood,
)
FALCONER = Jack(
    head=Head(hair.bob, "y", hats.bycocket, Face(smile=0.2, brow=0.3, jaw="lean", bridge="aquiline"), tilt=-4),
    arm=Arm(trades.falcon(), Stuff("y", "dots", "k"), "b", x=166, y=148, on_the_left=True),
    belt="b",
    doublet=Stuff("y", "stripe", "r"),
    shoulders="b",
    slashes="y",
    sleeves=Stuff("y", "dots", "k"),
    collar=collars.square,
)
SINGER = Jack(
    head=Head(
        hair.curls,
        "y",
        hats.toque,
        Face(smile=0.9, gaze=0.4, brow=0.4, jaw="round", bridge="snub", eyes=1.06, brows=0.85),
        tilt=5,
    ),
    arm=Arm(trades.lute(), Stuff("b", "stripe"), "y", x=160, y=146),
    other=Arm(hands.Held("", ""), Stuff("b", "stripe"), "y", x=178, y=100, lean=-12),
    belt="b",
    doublet=Stuff("r", "quatrefoil"),
    shoulders="r",
    slashes="y",
    sleeves=Stuff("b", "stripe"),
    collar=collars.flat_ruff,
    cloak=Stuff("b", "vine"),
)

PERSONS: Mapping[str, Person] = {
    "Jc": ARCHER,
    "Qc": DAUGHTER_OF_THE_NORTH,
    "Kc": RULER,
    "Jd": FALCONER,
    "Qd": COURT_LADY,
    "Kd": LAW_GIVER,
    "Jh": SINGER,
    "Qh": YOUNG_LADY,
    "Kh": KIND_KING,
    "Js": GUARD,
    "Qs": COUNTESS,
    "Ks": OLD_WARRIOR,
}
"""By card."""
