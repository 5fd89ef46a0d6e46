// ValuesByMoves: values by the moves alone, without parts, symmetries, theorems or nimbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "summand/base/charge.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

// Keeps what it found, so many questions cost little more than one. It has its own stack.
class ValuesByMoves {
 public:
  explicit ValuesByMoves(ValueStore& store) : store_(store), charge_(store.budget()) {}

  // nullopt if a position can come again in some order of moves of both players. Throws
  // LimitReached.
  std::optional<Value> operator()(const AnyPosition& position);

 private:
  enum class State : std::uint8_t { open, endless, known };

  struct Entry {
    State state = State::open;
    Value value{};
  };
  // A position on the line of play from the one that was asked for.
  struct Frame {
    AnyPosition position;
    Entry* entry;
    std::vector<AnyPosition> options[2];
    std::size_t next = 0;  // among the options of Left, then those of Right
    bool is_endless = false;
  };

  void enter(const AnyPosition& position);
  void close(Frame& frame);
  Value value_of(const Frame& frame) const;

  ValueStore& store_;
  Charge charge_;
  std::unordered_map<AnyPosition, Entry, AnyPositionHash> entries_;
  std::vector<Frame> line_;
};

}  // namespace summand
