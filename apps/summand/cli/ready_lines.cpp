#include "apps/summand/cli/ready_lines.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>
#include <string_view>
#include <unistd.h>
#include <utility>

namespace summand::program {

namespace {

constexpr std::size_t kMostWaiting = 16'000'000;  // bytes

constexpr std::size_t kOfALine = sizeof(std::string);

}  // namespace

void ReadyLines::read(int patience) {
  if (at_end_) return;
  // A client that sends faster than it gets answers has to wait.
  if (bytes_ > kMostWaiting) return;
  pollfd input{STDIN_FILENO, POLLIN, 0};
  if (poll(&input, 1, patience) <= 0) return;
  std::array<char, 1 << 16> buffer;
  const ssize_t size = ::read(STDIN_FILENO, buffer.data(), buffer.size());
  if (size < 0 && (errno == EINTR || errno == EAGAIN)) return;
  if (size > 0) return take({buffer.data(), static_cast<std::size_t>(size)});
  at_end_ = true;
  if (!begun_.empty()) take("\n");
}

std::string ReadyLines::pop() {
  std::string out = std::move(lines_.front());
  lines_.pop_front();
  bytes_ -= out.size() + kOfALine;
  return out;
}

void ReadyLines::take(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    begun_ += bytes.substr(0, std::min(end, kMostLine + 1 - begun_.size()));
    if (end == bytes.size()) return;
    bytes_ += begun_.size() + kOfALine;
    lines_.push_back(std::exchange(begun_, ""));
    bytes.remove_prefix(end + 1);
  }
}

}  // namespace summand::program
