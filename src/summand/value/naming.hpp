// The way to write a value: by its standard name, or by its options and theirs.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "summand/value/store.hpp"

namespace summand {

// number + up^[n] + *star (with `power`: up^n), or the same with downs instead of ups.
struct Uptimal {
  Dyadic number;
  bool down = false;
  bool power = false;
  std::uint64_t n = 1;
  std::uint64_t star = 0;
};

// The way to write a value, without the texts of its parts.
struct Writing {
  enum class Shape : std::uint8_t {
    closed,      // number, ups and star
    uptimal,     // with number and star
    tiny,        // number + tiny(left[0])
    miny,        // number + miny(left[0])
    superstar,   // number + superstar(nimbers)
    downstar,    // number - superstar(nimbers)
    plus_minus,  // +-(left...)
    braces,      // {left...|right...}
  };

  Shape shape = Shape::braces;
  NumberUpStar closed;  // its number is also used for tiny, miny and superstars
  Uptimal uptimal;
  std::vector<std::uint64_t> nimbers;
  std::vector<Value> left, right;
};

// Finds the names of the values of a store. Names depend only on canonical forms, not on how a
// value was made or on the other values of the store.
class Naming {
 public:
  explicit Naming(ValueStore& store) : store_(store) {}

  // Linear in the options of the value, plus the cost of a negative and of a comparison.
  Writing writing(Value g);

 private:
  std::optional<Uptimal> partial_sum(Value g);
  std::optional<Uptimal> power(Value g);
  bool write_tiny(Value g, Writing& writing);
  bool write_superstar(Value g, Writing& writing);

  ValueStore& store_;
  std::unordered_map<Value, std::optional<Uptimal>> partial_sums_;
};

}  // namespace summand
