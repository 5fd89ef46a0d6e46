#include "summand/base/file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

namespace summand {

namespace {

constexpr int kTries = 1000;

struct Temporary {
  int file = -1;
  std::string name;
};

// A new file beside `path`; a file of -1 and errno where there is none to be had.
Temporary open_beside(const std::string& path) {
  Temporary out;
  for (int i = 0; i < kTries; ++i) {
    out.name = fmt::format("{}.new{}", path, i);
    out.file = open(out.name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (out.file >= 0 || errno != EEXIST) break;
  }
  return out;
}

bool write_all(int file, std::string_view content) {
  while (!content.empty()) {
    const ssize_t count = write(file, content.data(), content.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(count));
  }
  return fsync(file) == 0;
}

}  // namespace

Result<void> write_file(const std::string& path, std::string_view content) {
  const auto wrong = [&](int error) {
    return fail(
        fmt::format("cannot write {}: {}", path.empty() ? "''" : path, std::strerror(error)));
  };
  const Temporary temporary = open_beside(path);
  if (temporary.file < 0) return wrong(errno);
  const bool written = write_all(temporary.file, content);
  int error = errno;
  const bool closed = close(temporary.file) == 0;
  if (written && !closed) error = errno;
  if (written && closed) {
    if (std::rename(temporary.name.c_str(), path.c_str()) == 0) return {};
    error = errno;
  }
  unlink(temporary.name.c_str());
  return wrong(error);
}

}  // namespace summand
