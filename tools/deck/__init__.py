"""The deck: 52 original faces in the satin manner, small faces, pips and backs, drawn by code as standalone SVG.

Coordinates are card units: a card is 240 by 360, y points down. A court is one half figure, clipped at the belt, and
the same half turned by 180 degrees about (120, 180), so its symmetry is exact by construction.
"""
