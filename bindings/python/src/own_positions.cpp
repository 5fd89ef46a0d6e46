#include "bindings/python/src/own_positions.hpp"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "bindings/python/src/conversation.hpp"
#include "bindings/python/src/object_bytes.hpp"
#include "summand/base/hash.hpp"

namespace summand::python {

namespace {

constexpr std::size_t kBytesOfPosition = 400;  // an estimate, with a small object of Python
constexpr std::size_t kBytesOfSmallObject = 200;
constexpr std::size_t kFirstSlots = 1024;

std::size_t spread(Py_hash_t hash) { return hash_word(static_cast<std::uint64_t>(hash)); }

}  // namespace

OwnPositions::~OwnPositions() {
  for (OwnNumber number = 0; number < size(); ++number) {
    const OwnEntry& entry = (*this)[number];
    for (const auto& moves : entry.moves) delete moves.load();
    delete entry.parts.load();
    delete entry.text.load();
    delete entry.statement.load();
  }
  for (auto& block : blocks_) delete[] block.load();
}

void OwnPositions::drop(bool forget) {
  for (OwnNumber number = 0; number < size(); ++number) {
    nb::object& position = (*this)[number].position;
    if (forget) {
      position.release();
    } else {
      position.reset();
    }
  }
}

// Comparing may run Python, and then this thread or another one may add positions and move the
// slots. In that case the search begins again, without comparing the same positions again. No
// Python runs between the last search and the return.
OwnNumber OwnPositions::found(nb::handle position, Py_hash_t hash) const {
  std::unordered_set<OwnNumber> different;
  for (bool again = true; again && !slots_.empty();) {
    again = false;
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t slot = spread(hash) & mask; slots_[slot] != kNoNumber;
         slot = (slot + 1) & mask) {
      const OwnNumber number = slots_[slot];
      const OwnEntry& entry = (*this)[number];
      if (entry.position.is(position)) return number;
      if (entry.hash != hash || different.contains(number)) continue;
      const OwnNumber before = size();
      const int same = PyObject_RichCompareBool(entry.position.ptr(), position.ptr(), Py_EQ);
      if (same < 0) throw nb::python_error();
      if (same > 0) return number;
      different.insert(number);
      if (size() != before) {
        again = true;
        break;
      }
    }
  }
  return kNoNumber;
}

OwnNumber OwnPositions::number_of(nb::handle position, Py_hash_t hash) {
  if (const OwnNumber known = found(position, hash); known != kNoNumber) return known;
  const OwnNumber before = size();
  const std::size_t bytes = std::max(bytes_of(position), kBytesOfSmallObject);
  if (Conversation* conversation = Conversation::current())
    conversation->charge(kBytesOfPosition + bytes - kBytesOfSmallObject);
  // The charge may look at Ctrl-C and tell progress, which are calls of Python.
  if (size() != before) {
    if (const OwnNumber known = found(position, hash); known != kNoNumber) return known;
  }
  const OwnNumber number = size();
  if (2 * (std::size_t{number} + 1) > slots_.size()) grow();
  const auto [block, at] = place(number);
  if (at == 0) blocks_[block].store(new OwnEntry[kFirst << block], std::memory_order_release);
  OwnEntry& entry = blocks_[block].load()[at];
  entry.position = nb::borrow(position);
  entry.hash = hash;
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = spread(hash) & mask;
  while (slots_[slot] != kNoNumber) slot = (slot + 1) & mask;
  slots_[slot] = number;
  bytes_ += bytes;
  size_.store(number + 1, std::memory_order_release);
  return number;
}

void OwnPositions::grow() {
  const std::size_t count = std::max(kFirstSlots, 2 * slots_.size());
  slots_.assign(count, kNoNumber);
  for (OwnNumber number = 0; number < size(); ++number) {
    std::size_t slot = spread((*this)[number].hash) & (count - 1);
    while (slots_[slot] != kNoNumber) slot = (slot + 1) & (count - 1);
    slots_[slot] = number;
  }
}

}  // namespace summand::python
