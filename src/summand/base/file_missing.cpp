// The functions of base/file.hpp where there are no files, as in a browser. All say so.
#include <fmt/core.h>
#include <utility>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand {

namespace {

std::unexpected<Error> no_files(std::string_view act, const std::string& path) {
  return std::unexpected(
      Error{fmt::format("cannot {} {}: there are no files here", act, printable(path))});
}

}  // namespace

Result<void> write_file(const std::string& path, std::string_view) {
  return no_files("write", path);
}

Result<void> expect_writable(const std::string& path) { return no_files("write", path); }

std::optional<FileStatus> status_of_regular_file(const std::string&) { return std::nullopt; }

FileWriter::FileWriter(FileWriter&& other) noexcept : file_(other.file_) {}
FileWriter::~FileWriter() = default;
Result<FileWriter> FileWriter::open(const std::string& path) { return no_files("write", path); }
Result<void> FileWriter::write(std::string_view) { return no_files("write", path_); }
Result<void> FileWriter::finish() { return no_files("write", path_); }

FileReader::FileReader(FileReader&& other) noexcept : file_(other.file_) {}
FileReader::~FileReader() = default;
Result<FileReader> FileReader::open(const std::string& path) { return no_files("read", path); }
Result<std::size_t> FileReader::read(std::span<char>) { return no_files("read", path_); }
Result<void> FileReader::go_to(std::uint64_t) { return no_files("read", path_); }

Result<std::string> read_at_most(const std::string& path, std::size_t) {
  return no_files("read", path);
}

}  // namespace summand
