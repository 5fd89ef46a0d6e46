"""Drawings with matplotlib, for those who have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ._summand import Thermograph


def draw_thermograph(graph: Thermograph, axes: Any = None) -> Any:
    """Draws a thermograph: positive numbers are to the left, and temperatures increase upwards."""
    import matplotlib.pyplot

    if axes is None:
        _, axes = matplotlib.pyplot.subplots()
    top = float(graph.temperature) + 1
    walls = (("left", graph.left_wall, "tab:blue"), ("right", graph.right_wall, "tab:red"))
    for name, wall, colour in walls:
        points = [(float(point.value), float(point.t)) for point in wall]
        points.append((points[-1][0], max(top, points[-1][1])))
        axes.plot(*zip(*points, strict=True), color=colour, label=f"{name} wall")
    if not axes.xaxis_inverted():
        axes.invert_xaxis()
    axes.set_xlabel("value")
    axes.set_ylabel("tax")
    axes.legend()
    return axes
