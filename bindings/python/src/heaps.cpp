#include "bindings/python/src/heaps.hpp"

#include <cstdint>
#include <memory>
#include <nanobind/ndarray.h>
#include <nanobind/stl/string.h>
#include <string>
#include <utility>

#include "bindings/python/src/conversation.hpp"
#include "summand/heaps/names.hpp"
#include "summand/heaps/sequence.hpp"

namespace summand::python {

using namespace nb::literals;

namespace {

// The values of a game, as far as they were asked for. They count against the workspace.
struct Sequence {
  std::shared_ptr<Conversation> conversation;
  heaps::NimSequence values;

  Sequence(std::shared_ptr<Conversation> its, heaps::Rules rules, const Budget& budget)
      : conversation(std::move(its)), values(std::move(rules), budget) {}
};

struct PySequence {
  std::shared_ptr<Sequence> sequence;
};

PySequence new_sequence(const std::string& text) {
  auto rules = heaps::parse_rules(text);
  if (!rules) {
    throw Problem{.kind = ProblemKind::parse,
                  .message = rules.error().message,
                  .text = text,
                  .offset = rules.error().offset};
  }
  const std::shared_ptr<Conversation> conversation = this_conversation();
  return {conversation->enter([&] {
    return std::make_shared<Sequence>(conversation, *std::move(rules),
                                      conversation->store().budget());
  })};
}

// What an array keeps alive: the stretch of memory, and the budget that counts it.
struct Held {
  std::shared_ptr<Sequence> sequence;
  std::shared_ptr<const void> values;
};

// The values as they are stored, with what keeps them.
struct Stored {
  const std::uint8_t* bytes;
  const std::uint16_t* shorts;
  const std::uint32_t* words;
  std::shared_ptr<const void> holder;
};

template <class T>
nb::object array(const PySequence& self, const T* values, std::size_t size, const Stored& stored) {
  auto held = std::make_unique<Held>(self.sequence, stored.holder);
  const nb::capsule owner(held.get(), [](void* its) noexcept { delete static_cast<Held*>(its); });
  static_cast<void>(held.release());
  return nb::cast(nb::ndarray<nb::numpy, const T, nb::ndim<1>>(values, {size}, owner));
}

nb::object values(const PySequence& self, std::int64_t size) {
  if (size < 0 || static_cast<std::uint64_t>(size) > heaps::NimValues::kMost) {
    throw Problem{
        .kind = ProblemKind::value,
        .message = "a number of heaps is from 0 to " + std::to_string(heaps::NimValues::kMost)};
  }
  const auto count = static_cast<std::size_t>(size);
  Sequence& sequence = *self.sequence;
  // Another thread may give them another width as soon as the conversation is left.
  const Stored stored = sequence.conversation->enter([&] {
    if (sequence.values.size() < count) sequence.values.extend(count);
    const heaps::NimValues& all = sequence.values.values();
    return Stored{all.bytes(), all.shorts(), all.words(), all.holder()};
  });
  if (stored.bytes != nullptr) return array(self, stored.bytes, count, stored);
  if (stored.shorts != nullptr) return array(self, stored.shorts, count, stored);
  return array(self, stored.words, count, stored);
}

}  // namespace

void bind_heaps(nb::module_& module) {
  nb::class_<PySequence>(module, "Sequence", "The nim-sequence of a game of heaps.")
      .def("values", &values, "size"_a,
           nb::sig("def values(self, size: int) -> "
                   "numpy.typing.NDArray[numpy.unsignedinteger[Any]]"))
      .def("__len__", [](const PySequence& self) {
        return self.sequence->conversation->enter([&] { return self.sequence->values.size(); });
      });
  module.def("sequence", &new_sequence, "rules"_a);
}

}  // namespace summand::python
