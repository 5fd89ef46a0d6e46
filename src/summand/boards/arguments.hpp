// The arguments of a game's call, as the language passes them: domineering(4x6), octal("0.77", 20).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace summand {

// 4x6, 3x4x5.
struct Dimensions {
  std::vector<std::int64_t> sides;

  friend bool operator==(const Dimensions&, const Dimensions&) = default;
};

// A name without quotes, such as `round` in seating-couples(7, round).
struct Word {
  std::string text;

  friend bool operator==(const Word&, const Word&) = default;
};

// {1,2,5} or [1,2,5], as in subtraction({1,2,5}, 30).
struct Numbers {
  std::vector<std::int64_t> all;

  friend bool operator==(const Numbers&, const Numbers&) = default;
};

struct Argument {
  std::variant<std::int64_t, Dimensions, Word, std::string, Numbers> what;
  std::size_t offset = 0;  // its place in the call

  template <class T>
  const T* get() const {
    return std::get_if<T>(&what);
  }
};

using Arguments = std::vector<Argument>;

}  // namespace summand
