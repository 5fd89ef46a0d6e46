#include "bindings/python/src/types.hpp"

#include <map>
#include <nanobind/stl/string.h>
#include <string>
#include <string_view>

#include "bindings/python/src/problem.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::python {

namespace nb = nanobind;

namespace types {

namespace {

// Objects that live as long as the process: they are never freed.
nb::handle kept(nb::object object) { return object.release(); }

// Attributes of a module. The names are literals.
class Attributes {
 public:
  explicit Attributes(const char* module) : module_(module) {}

  nb::handle named(const char* name) {
    nb::handle& its = known_[name];
    if (!its.is_valid()) its = kept(nb::module_::import_(module_).attr(name));
    return its;
  }

 private:
  const char* module_;
  std::map<std::string_view, nb::handle> known_;
};

}  // namespace

nb::handle fraction() {
  static const nb::handle type = kept(nb::module_::import_("fractions").attr("Fraction"));
  return type;
}

nb::handle of_numbers(const char* name) {
  static auto& known = *new Attributes("numbers");
  return known.named(name);
}

nb::handle of(const char* name) {
  static auto& known = *new Attributes("summand.types");
  return known.named(name);
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

std::string text_of(nb::handle text) {
  Py_ssize_t size = 0;
  const char* bytes = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (bytes == nullptr) throw nb::python_error();
  return {bytes, static_cast<std::size_t>(size)};
}

Player to_player(nb::handle object) {
  if (nb::isinstance<nb::str>(object)) {
    if (PyUnicode_CompareWithASCIIString(object.ptr(), "left") == 0) return Player::left;
    if (PyUnicode_CompareWithASCIIString(object.ptr(), "right") == 0) return Player::right;
  }
  throw Problem{.kind = ProblemKind::value,
                .message = "a player is 'left' or 'right', not " +
                           printable(nb::cast<std::string>(nb::repr(object)), 60)};
}

}  // namespace summand::python
