"""A lady's sleeves: the right one, in card units; the other is its mirror image."""

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import bezier, scallop
from tools.deck.shading import shadow
from tools.deck.svg import circle, path

_LOWER = "M160 158C168 164 182 163 190 157C195 172 197 188 196 204H156C158 188 159 172 160 158Z"


def puffed(cloth: Cloth, puffs: Stuff, gown: Stuff) -> str:
    """One full puff tied with a ribbon, a narrow sleeve below."""
    puff = cloth.field("M152 106C170 99 192 111 195 132C196 149 184 157 170 157C158 155 152 140 154 126Z", puffs)
    puff += path(
        "t o", "M160 108C172 116 176 134 172 154M170 105C184 116 188 134 180 154M155 116C162 128 164 142 164 154"
    )
    puff += shadow(puffs.ink, ((190, 120), (194, 137), (188, 148), (178, 154)), -7, -3, 12)
    ribbon = path("y", "M161 151C170 158 182 157 191 150L193 156C184 165 168 165 158 157Z")
    return cloth.field(_LOWER, gown) + puff + ribbon


def linen(cloth: Cloth, puffs: Stuff, gown: Stuff) -> str:
    """A wide shirt sleeve, gathered at the shoulder, a worked band about the arm."""
    sleeve = cloth.field("M150 106C174 98 196 112 200 142C202 164 201 186 200 204H154C156 184 150 152 153 126Z", puffs)
    sleeve += path(
        "t o",
        (
            "M157 108C164 120 166 134 165 148M166 105C177 116 182 130 183 146M161 172C162 182 161 194 160 202"
            "M176 170C178 182 178 194 177 202M190 166C192 180 192 192 191 202"
        ),
    )
    sleeve += shadow(puffs.ink, ((192, 120), (196, 130), (197, 136), (197.5, 142)), -7, -1.5, 8)
    band = path(gown.ink, "M153 146C166 156 186 154 200 142L201 154C188 166 166 168 154 159Z")
    studs = "".join(
        circle("y", x, y, 1.9, width=0.7) for x, y in bezier((157, 154.6), (168, 163), (186, 161), (198, 150), 5)
    )
    return sleeve + band + studs


def tiered(cloth: Cloth, puffs: Stuff, gown: Stuff) -> str:
    """Two puffs, one below the other, between bands of gold."""
    lower = cloth.field("M156 136C170 131 192 131 198 146C200 160 192 168 176 169C162 169 154 160 156 136Z", puffs)
    upper = cloth.field("M152 106C168 98 190 106 195 122C196 135 184 139 172 139C158 139 152 124 152 106Z", gown)
    folds = path("t o", "M160 106C168 114 170 126 168 138M172 103C182 112 185 124 180 137"
                 "M164 141C170 148 172 158 170 168M180 138C187 146 189 158 184 167")  # fmt: skip
    bands = path("y", "M155 132C168 141 184 141 196 131L198 137C186 147 168 147 155 138Z")
    bands += path("y", "M158 162C168 170 186 169 197 160L199 166C188 176 168 177 157 168Z")
    shade = shadow(gown.ink, ((190, 114), (194, 122), (190, 128), (185, 132)), -7, -2, 8)
    shade += shadow(puffs.ink, ((195, 146), (197, 153), (193, 160), (188, 163)), -7, -2, 8)
    return cloth.field(_LOWER, gown) + lower + upper + folds + shade + bands


def hanging(cloth: Cloth, puffs: Stuff, gown: Stuff) -> str:
    """A mantle's open sleeve edged with fur, a striped one inside it."""
    inner = cloth.field("M150 128C160 122 174 128 180 142C184 164 184 186 184 204H154C156 180 150 150 150 128Z", puffs)
    inner += path("t o", "M160 134C168 150 170 176 168 202")
    outer = cloth.field("M148 104C170 98 194 110 200 136L206 204H184C184 176 178 146 152 124Z", gown)
    fur = scallop(bezier((150, 122), (176, 140), (186, 170), (184, 204), 10), 1, 0.6)
    edge = path("p", fur + "L177 204C178 174 170 146 149 129Z", 1.1)
    return inner + outer + path(f"t o {'lp' if gown.ink == 'k' else 'lk'}", "M170 108C186 120 194 150 196 200") + edge
