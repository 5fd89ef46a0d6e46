// Files are written whole or not at all; the only way the library and the program write any. And
// how large ones are read.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "summand/base/result.hpp"

namespace summand {

// Puts the content into the file `path`, in place of what was there: written beside it under a name
// of its own, synced and renamed, so that a kill or a full disk leaves the old file as it was. A
// symbolic link stays, and the file that it leads to is written; what is no regular file (a device,
// a pipe) is written to as it is. A file that is replaced keeps who may read and write it, and its
// owner and group if this process may give them. The error says which file and what the system
// says.
Result<void> write_file(const std::string& path, std::string_view content);

// Whether a file could be written there, as far as that can be known before: for what is computed
// first and written in the end. Nothing is written, and no pipe is opened: its reader would take
// that as all there is.
Result<void> expect_writable(const std::string& path);

// The same for a file that is written piece by piece. The first error is the last: nothing is
// written then, and what was there stays.
class FileWriter {
 public:
  static Result<FileWriter> open(const std::string& path);
  FileWriter(FileWriter&& other) noexcept;
  FileWriter& operator=(FileWriter&&) = delete;
  // Drops what was not finished.
  ~FileWriter();

  Result<void> write(std::string_view content);
  // Puts the file in its place.
  Result<void> finish();

 private:
  FileWriter(std::string path, std::string target, std::string temporary, int file);
  std::unexpected<Error> failed(int error) const;

  std::string path_;       // as the caller says
  std::string target_;     // the file to be replaced; empty for what is no regular file
  std::string temporary_;  // the name until then, if it has one
  int file_;
};

// Reads a file from its beginning on.
class FileReader {
 public:
  static Result<FileReader> open(const std::string& path);
  FileReader(FileReader&& other) noexcept;
  FileReader& operator=(FileReader&&) = delete;
  ~FileReader();

  // Fills `room` as far as the file goes; returns how far.
  Result<std::size_t> read(std::span<char> room);

 private:
  FileReader(std::string path, int file);

  std::string path_;
  int file_;
};

}  // namespace summand
