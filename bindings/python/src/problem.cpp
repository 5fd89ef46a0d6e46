#include "bindings/python/src/problem.hpp"

#include <nanobind/nanobind.h>
#include <nanobind/stl/string_view.h>
#include <utility>

#include "summand/analysis/json.hpp"

namespace summand::python {

namespace nb = nanobind;

namespace {

// The number of characters that begin before an offset in bytes.
std::size_t characters_before(std::string_view text, std::size_t offset) {
  std::size_t count = 0;
  for (const char byte : text.substr(0, offset)) {
    count += (static_cast<unsigned char>(byte) & 0xC0) != 0x80;
  }
  return count;
}

// A message may repeat a part of a text that somebody gave.
nb::object to_text(std::string_view bytes) {
  return nb::steal(PyUnicode_DecodeUTF8(bytes.data(), static_cast<Py_ssize_t>(bytes.size()),
                                        "backslashreplace"));
}

nb::object exception_of(const Problem& problem) {
  const nb::module_ errors = nb::module_::import_("summand.errors");
  const nb::object message = to_text(problem.message);
  switch (problem.kind) {
    case ProblemKind::parse:
      if (!problem.text) return errors.attr("ParseError")(message);
      return errors.attr("ParseError")(message, to_text(*problem.text),
                                       characters_before(*problem.text, problem.offset));
    case ProblemKind::undefined:
      return errors.attr("NotDefined")(message);
    case ProblemKind::limit:
      return errors.attr("LimitReached")(message, nb::cast(name_of(*problem.limit)));
    case ProblemKind::value:
      return nb::borrow(PyExc_ValueError)(message);
    case ProblemKind::type:
      return nb::borrow(PyExc_TypeError)(message);
    case ProblemKind::busy:
      return nb::borrow(PyExc_RuntimeError)(message);
  }
  return nb::none();
}

}  // namespace

void refuse(ProblemKind kind, std::string message) {
  throw Problem{.kind = kind, .message = std::move(message)};
}

Problem problem_of(Failure failure, std::optional<std::string_view> text) {
  if (failure.limit) {
    return {.kind = ProblemKind::limit,
            .message = std::move(failure.error.message),
            .limit = failure.limit};
  }
  Problem out{.kind = ProblemKind::parse, .message = std::move(failure.error.message)};
  if (text && failure.is_in_text) {
    out.text = *text;
    out.offset = failure.error.offset;
  }
  return out;
}

void set_error(const Problem& problem) {
  const nb::object exception = exception_of(problem);
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(exception.ptr())), exception.ptr());
}

void translate_problems() {
  nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
    try {
      std::rethrow_exception(thrown);
    } catch (const Problem& problem) {
      set_error(problem);
    }
  });
}

}  // namespace summand::python
