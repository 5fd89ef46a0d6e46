// OwnPositions: the positions of a game in Python, by number, and what Python has said about them.
#pragma once

#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <nanobind/nanobind.h>
#include <string>
#include <variant>
#include <vector>

#include "summand/algebra/parcel.hpp"
#include "summand/number/dyadic.hpp"
#include "summand/value/outcome.hpp"

namespace summand::python {

namespace nb = nanobind;

using OwnNumber = std::uint32_t;
inline constexpr OwnNumber kNoNumber = ~OwnNumber{0};

// The moves of a player. A position that is reached in several ways is listed once, unless the
// moves have names.
struct OwnMoves {
  std::vector<OwnNumber> after;
  std::vector<std::string> names;  // empty: a move is named after the position that it leaves
};

// What a theorem of the game says.
struct OwnStatement {
  std::variant<Dyadic, Outcome, Parcel> what;  // a game with its value
  std::string theorem;                         // empty: it says nothing
};

// Nothing of it is known before Python is asked. What is known never changes.
struct OwnEntry {
  nb::object position;
  Py_hash_t hash = 0;
  std::atomic<const OwnMoves*> moves[2] = {nullptr, nullptr};
  std::atomic<const std::vector<OwnNumber>*> parts = nullptr;
  std::atomic<const std::string*> text = nullptr;
  std::atomic<const OwnStatement*> statement = nullptr;
  std::atomic<OwnNumber> canonical = kNoNumber;
  std::atomic<OwnNumber> mirror = kNoNumber;
  std::atomic<std::uint32_t> measure = 0;  // plus 1
  std::atomic<std::int8_t> impartial = -1;
  std::atomic<std::uint8_t> winners = 0;  // see own_play.cpp
  std::atomic<bool> ends = false;         // play from here ends, also without theorems
  std::atomic<std::uint32_t> asked = 0;   // the last round of looking for loops that used its moves
};

// Entries never move, so that threads can read some while one adds others.
class OwnPositions {
 public:
  OwnPositions() = default;
  OwnPositions(const OwnPositions&) = delete;
  OwnPositions& operator=(const OwnPositions&) = delete;
  ~OwnPositions();

  OwnEntry& operator[](OwnNumber number) const {
    const auto [block, at] = place(number);
    return blocks_[block].load(std::memory_order_acquire)[at];
  }
  OwnNumber size() const { return size_.load(std::memory_order_acquire); }

  // The number of a position with this hash, which may be a new one. With the lock of the
  // interpreter. Throws python_error if Python raises an error, and LimitReached.
  OwnNumber number_of(nb::handle position, Py_hash_t hash);

  // Of all objects of Python, about. With the lock of the interpreter.
  std::size_t bytes() const { return bytes_; }

  // Frees or forgets the objects of Python.
  void drop(bool forget);

 private:
  static constexpr OwnNumber kFirst = 256;
  static constexpr std::size_t kBlocks = 24;

  // Block b begins at kFirst * (2^b - 1).
  static std::pair<std::size_t, OwnNumber> place(OwnNumber number) {
    const auto block = static_cast<std::size_t>(std::bit_width(number / kFirst + 1) - 1);
    return {block, number - kFirst * ((OwnNumber{1} << block) - 1)};
  }
  OwnNumber found(nb::handle position, Py_hash_t hash) const;
  void grow();

  std::array<std::atomic<OwnEntry*>, kBlocks> blocks_ = {};
  std::atomic<OwnNumber> size_ = 0;
  std::size_t bytes_ = 0;
  std::vector<OwnNumber> slots_;  // of the hash table, a power of two
};

}  // namespace summand::python
