#include "bindings/python/src/types.hpp"

#include <map>
#include <string>
#include <string_view>

#include "bindings/python/src/problem.hpp"

namespace summand::python {

namespace nb = nanobind;

namespace types {

namespace {

// Objects that live as long as the process: they are never freed.
nb::handle kept(nb::object object) { return object.release(); }

}  // namespace

nb::handle fraction() {
  static const nb::handle type = kept(nb::module_::import_("fractions").attr("Fraction"));
  return type;
}

nb::handle of(const char* name) {
  static auto& known = *new std::map<std::string_view, nb::handle>();
  nb::handle& type = known[name];
  if (!type.is_valid()) type = kept(nb::module_::import_("summand.types").attr(name));
  return type;
}

nb::object outcome(Outcome outcome) {
  const char name[] = {letter(outcome), '\0'};
  return of("Outcome")(name);
}

nb::object player(Player player) {
  static const nb::handle left = kept(of("Player")("left"));
  static const nb::handle right = kept(of("Player")("right"));
  return nb::borrow(player == Player::left ? left : right);
}

}  // namespace types

Player to_player(nb::handle object) {
  if (nb::isinstance<nb::str>(object)) {
    const std::string_view name = nb::borrow<nb::str>(object).c_str();
    if (name == "left") return Player::left;
    if (name == "right") return Player::right;
  }
  throw Problem{.kind = ProblemKind::value,
                .message = "a player is 'left' or 'right', not " +
                           std::string(nb::repr(object).c_str()).substr(0, 60)};
}

}  // namespace summand::python
