#include "bindings/python/src/thermograph.hpp"

#include <array>
#include <nanobind/stl/string.h>
#include <string>
#include <vector>

#include "bindings/python/src/game.hpp"
#include "bindings/python/src/numbers.hpp"
#include "bindings/python/src/problem.hpp"
#include "bindings/python/src/types.hpp"
#include "summand/draw/canvas.hpp"
#include "summand/draw/svg.hpp"
#include "summand/draw/tikz.hpp"
#include "summand/figures/thermograph_figure.hpp"

namespace summand::python {

namespace nb = nanobind;
using namespace nb::literals;

namespace {

nb::list wall(const PyThermograph& self, Player player) {
  nb::list out;
  for (const WallPoint& point : self.graph.wall(player)) {
    out.append(types::of("Point")(to_python(point.t), to_python(point.value)));
  }
  return out;
}

nb::object at(const PyThermograph& self, nb::handle player, nb::handle tax) {
  const std::optional<Dyadic> t = to_number(tax);
  if (!t) throw Problem{.kind = ProblemKind::type, .message = "a tax is an int or a Fraction"};
  if (*t < self.graph.bottom()) {
    throw Problem{.kind = ProblemKind::value,
                  .message = "the tax is below the bottom of the thermograph"};
  }
  return to_python(self.graph.at(to_player(player), *t));
}

Dyadic number_in(nb::handle object) {
  const std::optional<Dyadic> number = to_number(object);
  if (!number) refuse(ProblemKind::type, "the points of a thermograph are pairs of numbers");
  return *number;
}

std::vector<WallPoint> wall_of(nb::handle points) {
  std::vector<WallPoint> out;
  for (nb::handle point : points) {
    const nb::object t = point[0], value = point[1];
    out.push_back({number_in(t), number_in(value)});
  }
  if (out.empty()) refuse(ProblemKind::value, "a wall has a point");
  return out;
}

Figure figure(const PyThermograph& self, Medium medium) {
  const std::array graphs{NamedThermograph{self.name, "", self.graph}};
  return thermograph_figure(graphs, medium);
}

std::string drawn(const PyThermograph& self, Medium medium) {
  return this_conversation()->enter([&] {
    const Figure its = figure(self, medium);
    switch (medium) {
      case Medium::svg:
        return as_svg(its);
      case Medium::tikz:
        return as_tikz(its);
      default:
        return as_text(its);
    }
  });
}

}  // namespace

void bind_thermograph(nb::module_& module) {
  nb::class_<PyThermograph>(module, "Thermograph",
                            R"(The Left and the Right stop of a game when every move is taxed.

A wall is a list of points (t, value), from the lowest tax up, where it bends. Between two points it is
straight, and above the last one it is the mast.

Examples:
    >>> import summand as cgt
    >>> graph = cgt.Game("{3|-1}").thermograph
    >>> graph.mean, graph.temperature
    (1, 2)
    >>> graph.left_wall
    [Point(t=-1, value=4), Point(t=2, value=1)]
    >>> graph.at("left", 1)
    2)")
      .def_prop_ro(
          "mean", [](const PyThermograph& self) { return to_python(self.graph.mean); },
          nb::sig("def mean(self) -> Number"), "The value at the mast.")
      .def_prop_ro(
          "temperature",
          [](const PyThermograph& self) { return to_python(self.graph.temperature); },
          nb::sig("def temperature(self) -> Number"), "The tax at which the mast begins.")
      .def_prop_ro(
          "left_wall", [](const PyThermograph& self) { return wall(self, Player::left); },
          nb::sig("def left_wall(self) -> list[Point]"), "The Left stops, as points.")
      .def_prop_ro(
          "right_wall", [](const PyThermograph& self) { return wall(self, Player::right); },
          nb::sig("def right_wall(self) -> list[Point]"), "The Right stops, as points.")
      .def("at", &at, "player"_a, "t"_a, nb::sig("def at(self, player: str, t: Number) -> Number"),
           R"(The wall of a player at a tax, which is the stop of the game cooled by it.

Args:
    player: "left" or "right".
    t: The tax.

Raises:
    ValueError: The tax is below the bottom of the thermograph, -1.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3|-1}").thermograph.at("right", 1)
    0)")
      .def(
          "svg", [](const PyThermograph& self) { return drawn(self, Medium::svg); },
          R"(A picture of the thermograph as SVG.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3|-1}").thermograph.svg()[:4]
    '<svg')")
      .def(
          "tikz", [](const PyThermograph& self) { return drawn(self, Medium::tikz); },
          "The same for LaTeX with TikZ.")
      .def(
          "text", [](const PyThermograph& self) { return drawn(self, Medium::text); },
          "The same as lines of text.")
      .def("_repr_svg_", [](const PyThermograph& self) { return drawn(self, Medium::svg); })
      .def(
          "plot",
          [](const PyThermograph& self) {
            return types::of("Figure")(drawn(self, Medium::svg), drawn(self, Medium::tikz),
                                       drawn(self, Medium::text));
          },
          nb::sig("def plot(self) -> Figure"),
          R"(A figure that a notebook shows and that can be saved. It needs no other package.

Examples:
    >>> import summand as cgt
    >>> cgt.Game("{3|-1}").thermograph.plot()
    <figure>)")
      .def(
          "to_matplotlib",
          [](nb::handle self, nb::handle axes) {
            return nb::module_::import_("summand.plotting").attr("draw_thermograph")(self, axes);
          },
          "axes"_a = nb::none(), nb::sig("def to_matplotlib(self, axes: Any = None) -> Any"),
          "Draws the thermograph with matplotlib into these axes, or into new ones. Returns them.")
      .def(
          "__eq__",
          [](const PyThermograph& a, nb::handle other) {
            return nb::isinstance<PyThermograph>(other) &&
                   nb::cast<const PyThermograph&>(other).graph == a.graph;
          },
          "other"_a.none(), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__hash__",
           [](const PyThermograph& self) {
             return nb::hash(
                 nb::make_tuple(to_python(self.graph.mean), to_python(self.graph.temperature)));
           })
      .def(
          "__reduce__",
          [](const PyThermograph& self) {
            return nb::make_tuple(
                nb::module_::import_("summand._copies").attr("thermograph_of"),
                nb::make_tuple(self.name, wall(self, Player::left), wall(self, Player::right),
                               to_python(self.graph.mean), to_python(self.graph.temperature)));
          },
          nb::sig("def __reduce__(self) -> tuple[Callable[..., Thermograph], tuple[Any, ...]]"))
      .def("__repr__",
           [](const PyThermograph& self) { return "<thermograph: " + print(self.graph) + ">"; });
  module.def(
      "thermograph_of",
      [](const std::string& name, nb::handle left, nb::handle right, nb::handle mean,
         nb::handle temperature) {
        return PyThermograph{
            .graph = {wall_of(left), wall_of(right), number_in(mean), number_in(temperature)},
            .name = name};
      },
      "For pickle.");
}

}  // namespace summand::python
