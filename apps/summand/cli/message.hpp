// The greatest length of a message, whatever it quotes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand::program {

inline constexpr std::size_t kMostMessage =
    1500;  // bytes; a place with its line and caret has less

// The message, or its beginning up to a whole character and "...".
inline std::string shortened(std::string_view message) {
  if (message.size() <= kMostMessage) return std::string(message);
  std::size_t end = kMostMessage;
  const auto continues = [&](std::size_t at) {
    return (static_cast<unsigned char>(message[at]) & 0xc0) == 0x80;
  };
  while (end > 0 && continues(end)) --end;
  return std::string(message.substr(0, end)) + "...";
}

}  // namespace summand::program
