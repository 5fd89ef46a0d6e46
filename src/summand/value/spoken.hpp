// Values in words, to be read aloud.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand {

struct SpokenText {
  std::string words;
  bool cut = false;  // words are missing; the last words say so

  friend bool operator==(const SpokenText&, const SpokenText&) = default;
};

// The words for a text of print(). Other texts are read as far as they have the same form.
//   1/2^*       one half plus up star
//   {3/4*|-1}   game, Left: three quarters star; Right: minus 1, end
// The result has at most `length` characters. If it is cut, it ends with a whole word and "and so
// on". Games that are nested more than a few levels deep are left out.
SpokenText spoken(std::string_view text, std::size_t length);

}  // namespace summand
