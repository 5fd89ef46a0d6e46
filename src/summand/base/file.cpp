#include "summand/base/file.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <fmt/core.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

constexpr int kTries = 1000;
constexpr std::size_t kLongestName = 200;  // of a file beside another one, without its ending
constexpr int kMostLinks = 40;             // in a chain, the same limit as in Linux

struct Temporary {
  int file = -1;
  std::string name;  // empty if it has no name yet
};

// Calls make(name) with names beside `path` until one is free. Stops if it does not return -1, or
// at another error than EEXIST. If the name is long, only its beginning is used.
template <class Make>
Temporary try_names(const std::string& path, Make make) {
  const std::size_t name_at = path.rfind('/') + 1;
  const std::string_view beside = std::string_view(path).substr(0, name_at + kLongestName);
  Temporary out;
  for (int i = 0; i < kTries; ++i) {
    out.name = fmt::format("{}.new{}", beside, i);
    out.file = make(out.name.c_str());
    if (out.file >= 0 || errno != EEXIST) break;
  }
  return out;
}

std::string path_of_open(int file) { return fmt::format("/proc/self/fd/{}", file); }

// Opens a file without a name in the folder of `path`. It disappears if the process is killed.
// Returns -1 if the system has no such files, or could not give it a name later.
int open_nameless(const std::string& path, mode_t mode) {
#ifdef O_TMPFILE
  const std::size_t slash = path.rfind('/');
  const std::string folder = slash == std::string::npos ? "." : path.substr(0, slash + 1);
  const int file = open(folder.c_str(), O_WRONLY | O_TMPFILE | O_CLOEXEC, mode);
  if (file < 0 || access(path_of_open(file).c_str(), F_OK) == 0) return file;
  close(file);
#else
  static_cast<void>(path);
  static_cast<void>(mode);
#endif
  return -1;
}

// Opens a new file beside `path`. If that fails, the file is -1 and errno has the reason.
Temporary open_beside(const std::string& path, mode_t mode) {
  if (const int file = open_nameless(path, mode); file >= 0) return {file, ""};
  return try_names(path, [&](const char* name) {
    return open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  });
}

// Gives the file the owner, group and permissions of the file that it will replace. If the process
// may not set the group, the group gets only the permissions of everybody. Returns false if more
// people could then use the file than before.
bool inherit(int file, const struct stat& replaced) {
#ifdef __wasi__  // where files have neither owners nor permissions
  (void)file;
  (void)replaced;
  return true;
#else
  constexpr mode_t kPermissions = 0777;
  struct stat own{};
  if (fstat(file, &own) != 0) return false;
  mode_t mode = replaced.st_mode & kPermissions;
  const bool same = own.st_uid == replaced.st_uid && own.st_gid == replaced.st_gid;
  if (!same && fchown(file, replaced.st_uid, replaced.st_gid) != 0 &&
      fchown(file, static_cast<uid_t>(-1), replaced.st_gid) != 0) {
    mode &= ~mode_t{S_IRWXG} | (mode & S_IRWXO) << 3;
  }
  return fchmod(file, mode) == 0 || (own.st_mode & kPermissions & ~mode) == 0;
#endif
}

// Gives a nameless file a name beside `path`, and returns it. If that fails, it is empty and errno
// has the reason.
std::string name_beside(const std::string& path, int file) {
  const std::string open_file = path_of_open(file);
  const Temporary named = try_names(path, [&](const char* name) {
    return linkat(AT_FDCWD, open_file.c_str(), AT_FDCWD, name, AT_SYMLINK_FOLLOW);
  });
  return named.file < 0 ? std::string() : named.name;
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

// Follows the links of `path`. The file at the end may be missing. Assumes that the links are no
// cycle.
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

Error cannot(std::string_view act, const std::string& path, int error) {
  return {fmt::format("cannot {} {}: {}", act, path.empty() ? "''" : printable(path),
                      std::strerror(error))};
}

}  // namespace

Result<void> write_file(const std::string& path, std::string_view content) {
  SUMMAND_TRY(writer, FileWriter::open(path));
  if (auto written = writer.write(content); !written) return written;
  return writer.finish();
}

Result<void> expect_writable(const std::string& path) {
  struct stat known{};
  if (stat(path.c_str(), &known) == 0 && S_ISFIFO(known.st_mode)) {
    if (access(path.c_str(), W_OK) != 0) return std::unexpected(cannot("write", path, errno));
    return {};
  }
  SUMMAND_TRY(writer, FileWriter::open(path));
  return {};
}

std::optional<FileStatus> status_of_regular_file(const std::string& path) {
  struct stat found{};
  if (stat(path.c_str(), &found) != 0 || !S_ISREG(found.st_mode)) return std::nullopt;
  return FileStatus{
      static_cast<std::uint64_t>(found.st_size),
      std::chrono::seconds(found.st_mtim.tv_sec) + std::chrono::nanoseconds(found.st_mtim.tv_nsec)};
}

FileWriter::FileWriter(std::string path, std::string target, std::string temporary, int file)
    : path_(std::move(path)),
      target_(std::move(target)),
      temporary_(std::move(temporary)),
      file_(file) {}

FileWriter::FileWriter(FileWriter&& other) noexcept
    : path_(std::move(other.path_)),
      target_(std::move(other.target_)),
      temporary_(std::move(other.temporary_)),
      file_(std::exchange(other.file_, -1)) {}

FileWriter::~FileWriter() {
  if (file_ < 0) return;
  close(file_);
  if (!temporary_.empty()) unlink(temporary_.c_str());
}

std::unexpected<Error> FileWriter::failed(int error) const {
  return std::unexpected(cannot("write", path_, error));
}

Result<FileWriter> FileWriter::open(const std::string& path) {
  const auto refused = [&] { return std::unexpected(cannot("write", path, errno)); };
  struct stat known{};
  const bool exists = stat(path.c_str(), &known) == 0;
  // The path may be a link to a file that does not exist yet.
  if (!exists && (errno != ENOENT || path.empty())) return refused();
  if (exists && !S_ISREG(known.st_mode)) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
    if (file < 0) return refused();
    return FileWriter(path, {}, {}, file);
  }
  // The folder would allow to replace the file, but the file is protected.
  if (exists && access(path.c_str(), W_OK) != 0) return refused();
  std::string target = behind_links(path);
  Temporary temporary = open_beside(target, exists ? known.st_mode & 0666 : 0666);
  if (temporary.file < 0) return refused();
  FileWriter out(path, std::move(target), std::move(temporary.name), temporary.file);
  if (exists && !inherit(out.file_, known)) return refused();
  return out;
}

Result<void> FileWriter::write(std::string_view content) {
  if (!write_all(file_, content)) return failed(errno);
  return {};
}

Result<void> FileWriter::finish() {
  const bool regular = !target_.empty();
  int error = regular && fsync(file_) != 0 ? errno : 0;
  if (regular && error == 0 && temporary_.empty()) {
    temporary_ = name_beside(target_, file_);
    if (temporary_.empty()) error = errno;
  }
  if (close(std::exchange(file_, -1)) != 0 && error == 0) error = errno;
  if (regular) {
    if (error == 0 && std::rename(temporary_.c_str(), target_.c_str()) != 0) error = errno;
    if (error != 0 && !temporary_.empty()) unlink(temporary_.c_str());
  }
  if (error != 0) return failed(error);
  return {};
}

FileReader::FileReader(std::string path, int file) : path_(std::move(path)), file_(file) {}

FileReader::FileReader(FileReader&& other) noexcept
    : path_(std::move(other.path_)), file_(std::exchange(other.file_, -1)) {}

FileReader::~FileReader() {
  if (file_ >= 0) close(file_);
}

Result<FileReader> FileReader::open(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY);
  if (file < 0) return std::unexpected(cannot("read", path, errno));
  return FileReader(path, file);
}

Result<std::size_t> FileReader::read(std::span<char> room) {
  std::size_t done = 0;
  while (done < room.size()) {
    const ssize_t count = ::read(file_, room.data() + done, room.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return std::unexpected(cannot("read", path_, errno));
    if (count == 0) break;
    done += static_cast<std::size_t>(count);
  }
  return done;
}

Result<void> FileReader::go_to(std::uint64_t byte) {
  if (lseek(file_, static_cast<off_t>(byte), SEEK_SET) < 0) {
    return std::unexpected(cannot("read", path_, errno));
  }
  return {};
}

Result<std::string> read_at_most(const std::string& path, std::size_t most) {
  constexpr std::size_t kPiece = std::size_t{1} << 16;
  SUMMAND_TRY(file, FileReader::open(path));
  std::string text;
  while (text.size() <= most) {
    const std::size_t size = text.size();
    text.resize(size + std::min(kPiece, most + 1 - size));
    SUMMAND_TRY(count, file.read(std::span(text).subspan(size)));
    text.resize(size + count);
    if (count == 0) break;
  }
  return text;
}

}  // namespace summand
