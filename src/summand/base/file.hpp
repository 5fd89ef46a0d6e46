// Writes files, completely or not at all, and reads large ones. The library and the program write
// files only by these functions.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

// Replaces the file `path`. The content is written to a temporary file in the same folder, synced
// and renamed, so that a kill or a full disk leaves the old file unchanged. A symbolic link stays,
// and its target is replaced. A file that is not regular (a device, a pipe) is written to directly.
// The new file keeps the permissions of the old one, and its owner and group if the process may set
// them. The error names the file and says what the system says.
Result<void> write_file(const std::string& path, std::string_view content);

// Checks before a long computation whether the file can be written, as far as that can be known.
// Writes nothing. Opens no pipe, because its reader would take the closed pipe for the whole
// output.
Result<void> expect_writable(const std::string& path);

// How long a file is, and when it was last changed (since 1970).
struct FileStatus {
  std::uint64_t size = 0;
  std::chrono::nanoseconds changed{};

  friend bool operator==(const FileStatus&, const FileStatus&) = default;
};

// Follows links. nullopt if there is no such file, or if it is not regular.
std::optional<FileStatus> status_of_regular_file(const std::string& path);

// The same as write_file for a file that is written in pieces. After the first error nothing is
// written, and the old file stays.
class FileWriter {
 public:
  static Result<FileWriter> open(const std::string& path);
  FileWriter(FileWriter&& other) noexcept;
  FileWriter& operator=(FileWriter&&) = delete;
  // Removes an unfinished file.
  ~FileWriter();

  Result<void> write(std::string_view content);
  // Renames the file to its final name.
  Result<void> finish();

 private:
  FileWriter(std::string path, std::string target, std::string temporary, int file);
  std::unexpected<Error> failed(int error) const;

  std::string path_;       // as given by the caller
  std::string target_;     // the file to replace; empty if it is not regular
  std::string temporary_;  // the name until then, if it has one
  int file_;
};

// Reads a file from its beginning on, or from any place of a regular file.
class FileReader {
 public:
  static Result<FileReader> open(const std::string& path);
  FileReader(FileReader&& other) noexcept;
  FileReader& operator=(FileReader&&) = delete;
  ~FileReader();

  // Reads into `room` until it is full or the file ends. Returns the number of bytes.
  Result<std::size_t> read(std::span<char> room);
  // The next read() begins at this byte. Fails if the file is a pipe.
  Result<void> go_to(std::uint64_t byte);

 private:
  FileReader(std::string path, int file);

  std::string path_;
  int file_;
};

// The content of the file `path`, or its first `most` + 1 bytes if it is longer than `most`.
Result<std::string> read_at_most(const std::string& path, std::size_t most);

}  // namespace summand
