// Values in words, to be read aloud.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand {

struct SpokenText {
  std::string words;
  bool cut = false;  // it goes on, which the words say too

  friend bool operator==(const SpokenText&, const SpokenText&) = default;
};

// The words of the text that print() gives a value; other texts are read as far as they are alike.
//   1/2^*       one half plus up star
//   {3/4*|-1}   game, Left: three quarters star; Right: minus 1, end
// Ends with whole words at `length` characters, and says "and so on" behind them. Of games inside
// games the innermost ones are left out where there are more than a few.
SpokenText spoken(std::string_view text, std::size_t length);

}  // namespace summand
