#include "bindings/python/src/numbers.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <string>
#include <utility>
#include <vector>

#include "bindings/python/src/problem.hpp"
#include "bindings/python/src/types.hpp"
#include "summand/number/integer_words.hpp"

namespace summand::python {

namespace nb = nanobind;

namespace {

constexpr std::size_t kWord = sizeof(std::uint64_t);

// A method of int itself. Classes that are derived from int may have others with the same name.
template <class... Args>
nb::object call_of_int(const char* method, Args&&... arguments) {
  return nb::borrow(reinterpret_cast<PyObject*>(&PyLong_Type))
      .attr(method)(std::forward<Args>(arguments)...);
}

nb::object integer_to_python(const Dyadic& x) {
  if (const auto small = x.to_int64()) return nb::steal(PyLong_FromLongLong(*small));
  std::vector<std::uint64_t> words = words_of(x);
  static_assert(std::endian::native == std::endian::little);
  const nb::bytes bytes(words.data(), words.size() * kWord);
  const nb::object out = call_of_int("from_bytes", bytes, "little");
  return x.sign() < 0 ? nb::object(-out) : out;
}

Dyadic integer_to_number(nb::handle object) {
  int overflow = 0;
  const long long small = PyLong_AsLongLongAndOverflow(object.ptr(), &overflow);
  if (small == -1 && PyErr_Occurred() != nullptr) throw nb::python_error();
  if (overflow == 0) return Dyadic(static_cast<std::int64_t>(small));
  const auto bits = nb::cast<std::size_t>(call_of_int("bit_length", object));
  if (bits > Dyadic::kMaxBits) {
    refuse(ProblemKind::limit,
           "a number of more than " + std::to_string(Dyadic::kMaxBits) + " bits is too long");
  }
  const nb::object magnitude = call_of_int("__abs__", object);
  std::vector<std::uint64_t> words(bits / 64 + 1);
  const nb::bytes bytes =
      nb::cast<nb::bytes>(call_of_int("to_bytes", magnitude, words.size() * kWord, "little"));
  std::memcpy(words.data(), bytes.c_str(), bytes.size());
  return integer_of(words, overflow < 0);
}

// What __index__ gives. Not valid if the object has none, or refuses as arrays do.
nb::object index_of(nb::handle object) {
  if (PyIndex_Check(object.ptr()) == 0) return {};
  PyObject* index = PyNumber_Index(object.ptr());
  if (index == nullptr) {
    if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) throw nb::python_error();
    PyErr_Clear();
  }
  return nb::steal(index);
}

bool is_rational(nb::handle object) {
  return nb::isinstance(object, types::fraction()) ||
         nb::isinstance(object, types::of_numbers("Rational"));
}

Dyadic part_of_rational(nb::handle object, const char* part) {
  const nb::object its = object.attr(part);
  const nb::object integer = index_of(its);
  if (!integer.is_valid()) {
    refuse(ProblemKind::type, std::string("the ") + part + " of a fraction is an integer");
  }
  return integer_to_number(integer);
}

}  // namespace

nb::object to_python(const Dyadic& number) {
  if (number.is_integer()) return integer_to_python(number);
  return types::fraction()(integer_to_python(number.numerator()),
                           integer_to_python(Dyadic::power_of_two(number.log2_denominator())));
}

std::optional<Dyadic> to_integer(nb::handle object) {
  if (PyBool_Check(object.ptr())) {
    refuse(ProblemKind::type, "a truth value is not a number");
  }
  if (PyLong_Check(object.ptr())) return integer_to_number(object);
  const nb::object integer = index_of(object);
  return integer.is_valid() ? std::optional(integer_to_number(integer)) : std::nullopt;
}

std::optional<Dyadic> to_number(nb::handle object) {
  if (auto integer = to_integer(object)) return integer;
  if (!is_rational(object)) {
    if (PyFloat_Check(object.ptr()) || nb::isinstance(object, types::of_numbers("Real"))) {
      refuse(ProblemKind::type,
             "a float is not exact: write an int, a Fraction or a text such as '3/4'");
    }
    return std::nullopt;
  }
  const Dyadic denominator = part_of_rational(object, "denominator");
  const std::size_t bits = denominator.bit_length() - 1;
  if (denominator != Dyadic::power_of_two(static_cast<std::int64_t>(bits))) {
    refuse(ProblemKind::value,
           "the value of a game has a power of two as its denominator, not " +
               std::string(nb::str(nb::object(object.attr("denominator"))).c_str()));
  }
  return part_of_rational(object, "numerator").scaled(-static_cast<std::int64_t>(bits));
}

bool is_any_number(nb::handle object) {
  return PyLong_Check(object.ptr()) || PyFloat_Check(object.ptr()) || is_rational(object) ||
         nb::isinstance(object, types::of_numbers("Number"));
}

}  // namespace summand::python
