"""Drawings with matplotlib, for those who have it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ._packages import needed

if TYPE_CHECKING:
    from ._summand import Thermograph


def draw_thermograph(graph: Thermograph, axes: Any = None) -> Any:
    """Draws a thermograph: positive numbers are to the left, and temperatures increase upwards."""
    needed("matplotlib", "Thermograph.to_matplotlib", "plot() draws without it")
    if axes is None:
        import matplotlib.pyplot

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
