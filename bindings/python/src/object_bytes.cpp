#include "bindings/python/src/object_bytes.hpp"

namespace summand::python {

namespace nb = nanobind;

namespace {

constexpr std::size_t kBytesOfHead = 56;  // of a text, a tuple or an int
constexpr Py_ssize_t kLongText = 64;      // characters
constexpr int kDepth = 8;                 // of objects in objects that are counted
constexpr Py_ssize_t kOwnersOfOwn = 2;    // the object that holds it, and a variable of the game

bool is_exactly(PyObject* object, PyTypeObject& type) { return Py_TYPE(object) == &type; }

nb::object function(const char* module, const char* name) {
  return nb::module_::import_(module).attr(name);
}

std::size_t reported_bytes(PyObject* object) {
  static const nb::handle size = function("sys", "getsizeof").release();
  return nb::cast<std::size_t>(size(nb::handle(object)));
}

std::size_t counted(PyObject* object, int depth);

std::size_t counted_if_own(PyObject* object, Py_ssize_t owners, int depth) {
  return Py_REFCNT(object) > owners ? 0 : counted(object, depth);
}

std::size_t counted(PyObject* object, int depth) {
  if (PyType_Check(object)) return 0;
  if (is_exactly(object, PyUnicode_Type)) {
    const Py_ssize_t length = PyUnicode_GetLength(object);
    return length < kLongText ? kBytesOfHead + static_cast<std::size_t>(length)
                              : reported_bytes(object);
  }
  if (is_exactly(object, PyLong_Type)) {
    int overflow = 0;
    PyLong_AsLongLongAndOverflow(object, &overflow);
    return overflow == 0 ? kBytesOfHead : reported_bytes(object);
  }
  if (is_exactly(object, PyTuple_Type)) {
    const Py_ssize_t count = PyTuple_Size(object);
    std::size_t out = kBytesOfHead + static_cast<std::size_t>(count) * sizeof(PyObject*);
    for (Py_ssize_t i = 0; depth < kDepth && i < count; ++i) {
      out += counted_if_own(PyTuple_GetItem(object, i), kOwnersOfOwn, depth + 1);
    }
    return out;
  }
  std::size_t out = reported_bytes(object);
  if (depth == kDepth) return out;
  static const nb::handle held_by = function("gc", "get_referents").release();
  const nb::object held = held_by(nb::handle(object));
  for (nb::handle one : held) {
    const Py_ssize_t owners = kOwnersOfOwn + 1;  // and the list of them
    out += counted_if_own(one.ptr(), owners, depth + 1);
  }
  return out;
}

}  // namespace

std::size_t bytes_of(nb::handle object) {
  try {
    return counted(object.ptr(), 0);
  } catch (nb::python_error&) {
    return 0;  // __sizeof__ of a class of its own may fail
  }
}

}  // namespace summand::python
