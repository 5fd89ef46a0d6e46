// The signs of literals and of the minus before them: in ASCII, as print writes them, and as other
// programs do.
#pragma once

#include <cstddef>
#include <string_view>

namespace summand {

inline constexpr std::string_view kMinusSigns[] = {"-", "\u2212", "\u2013"};  // the last: en dash
inline constexpr std::string_view kStarSigns[] = {"*", "\u2217", "\u22c6"};
inline constexpr std::string_view kUpSigns[] = {"^", "\u2191"};
inline constexpr std::string_view kDownSigns[] = {"v", "\u2193"};
inline constexpr std::string_view kDoubleUpSign = "\u21d1", kDoubleDownSign = "\u21d3";

// The number of bytes of the sign at the beginning of the text, or 0 if it is none of these.
template <std::size_t kCount>
constexpr std::size_t length_of_sign(std::string_view text,
                                     const std::string_view (&signs)[kCount]) {
  for (const std::string_view sign : signs) {
    if (text.starts_with(sign)) return sign.size();
  }
  return 0;
}

}  // namespace summand
