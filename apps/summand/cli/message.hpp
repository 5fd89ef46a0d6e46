// The maximal length of a message. Messages may quote long texts.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace summand::program {

inline constexpr std::size_t kMostMessage = 1500;  // bytes

// The message. If it is too long: its first characters and "...".
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
