// Token: a word of the language, with its place.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "summand/number/dyadic.hpp"

namespace summand {

// A literal without spaces: a number, ups or an uptimal, and a star (3/4^2*, v<3>, *5, -1^).
struct Literal {
  enum class Ups : std::uint8_t { multiple, power, sum };  // ^2, ^<2>, ^[2]

  std::optional<Dyadic> number;
  Ups kind = Ups::multiple;
  std::int64_t ups = 0;  // negative for downs; never 0 for a power or a sum
  std::uint64_t star = 0;

  friend bool operator==(const Literal&, const Literal&) = default;

  bool has_ups() const { return ups != 0 || kind != Ups::multiple; }
};

struct Token {
  enum class Kind : std::uint8_t {
    end,
    literal,
    name,
    string,      // offset and length of the text between the quotes
    dimensions,  // 4x6
    open_round,
    close_round,
    open_brace,
    close_brace,
    open_square,
    close_square,
    plus,
    minus,
    times,
    quotient,
    remainder,
    plus_minus,   // prefix, and 2±1
    tiny,         // prefix +_
    miny,         // prefix -_
    joined_name,  // where an operation may begin: Tiny in 2Tiny(2)
    dot,
    dots,
    colon,
    comma,
    bars,
    semicolon,
    new_line,  // where an operation may begin, but a game does, on another line
    assign,
    equal,
    unequal,
    less,
    less_equal,
    greater,
    greater_equal,
    confused,
    ampersand,
  };

  Kind kind = Kind::end;
  std::uint32_t offset = 0;
  std::uint32_t length = 0;
  std::uint32_t bars = 0;  // how many
  Literal literal;
};

}  // namespace summand
