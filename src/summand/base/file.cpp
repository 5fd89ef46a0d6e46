#include "summand/base/file.hpp"

#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace summand {

namespace {

constexpr int kTries = 1000;
constexpr int kMostLinks = 40;  // one after the other, as many as Linux follows

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
  return true;
}

// What `path` is in the end if its last part is a link, whether or not there is such a file. There
// must be no ring of links.
std::string behind_links(std::string path) {
  std::array<char, PATH_MAX> target{};
  for (int i = 0; i < kMostLinks; ++i) {
    const ssize_t length = readlink(path.c_str(), target.data(), target.size());
    if (length <= 0) break;
    const std::string_view next(target.data(), static_cast<std::size_t>(length));
    const std::size_t folder = next.starts_with('/') ? 0 : path.rfind('/') + 1;
    path = path.substr(0, folder).append(next);
  }
  return path;
}

// 0, or the error.
int write_to(const std::string& device, std::string_view content) {
  const int file = open(device.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
  if (file < 0) return errno;
  const int error = write_all(file, content) ? 0 : errno;
  return close(file) == 0 || error != 0 ? error : errno;
}

int replace(const std::string& path, std::string_view content) {
  const Temporary temporary = open_beside(path);
  if (temporary.file < 0) return errno;
  int error = write_all(temporary.file, content) && fsync(temporary.file) == 0 ? 0 : errno;
  if (close(temporary.file) != 0 && error == 0) error = errno;
  if (error == 0 && std::rename(temporary.name.c_str(), path.c_str()) != 0) error = errno;
  if (error != 0) unlink(temporary.name.c_str());
  return error;
}

}  // namespace

Result<void> write_file(const std::string& path, std::string_view content) {
  struct stat known{};
  int error = stat(path.c_str(), &known) == 0 ? 0 : errno;
  if (error != ELOOP) {
    const bool special = error == 0 && !S_ISREG(known.st_mode);
    error = special ? write_to(path, content) : replace(behind_links(path), content);
  }
  if (error == 0) return {};
  return fail(fmt::format("cannot write {}: {}", path.empty() ? "''" : path, std::strerror(error)));
}

}  // namespace summand
