// Files of long work, so that it can be continued after a stop: lines of text, perhaps bytes after
// them, and a last line with a checksum of everything before.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/file.hpp"
#include "summand/base/read_input.hpp"
#include "summand/base/result.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/jobs/checksum.hpp"

namespace summand {

// A kind of such files.
struct SavedFormat {
  std::string_view what;           // "a saved table"
  std::string_view title;          // the first line before its version: "summand table "
  std::uint64_t version = 1;       // that is written
  std::uint64_t oldest = version;  // that is read
  ChecksumBy checksum = ChecksumBy::bytes;
  std::string_view before_checksum = "checksum ";

  // The title with the version that is written, as a line.
  std::string first_line() const;
  // The last line for the content before it.
  std::string end_for(std::string_view content) const;
};

// The text in one line, with escapes.
std::string escaped_line(std::string_view text);

// Writes a file of a kind. begin() comes first, finish() last.
class SavedFileWriter {
 public:
  SavedFileWriter(TextSink& out, const SavedFormat& format)
      : out_(out), format_(format), checksum_(format.checksum) {}

  void begin() { write(format_.first_line()); }
  // Any bytes, such as whole lines, each with its newline.
  void write(std::string_view bytes);
  void finish();

 private:
  TextSink& out_;
  const SavedFormat& format_;
  Checksum checksum_;
};

// Reads a file of a kind piece by piece. An error has the offset of its line.
class SavedFileReader {
 public:
  static constexpr std::size_t kAtATime = std::size_t{1} << 18;  // bytes

  SavedFileReader(ReadInput read, const SavedFormat& format)
      : read_(std::move(read)), format_(&format), checksum_(format.checksum) {}

  // Reads the first line. Returns the version, which is one that is read.
  Result<std::uint64_t> version();
  // The text after `key` in the next line, without escapes.
  Result<std::string> line(std::string_view key);
  // The same as a number.
  Result<std::uint64_t> number(std::string_view key);
  // Whether this comes next. Assumes at most a line.
  bool next_is(std::string_view text);
  // So many bytes, valid until the next call. Assumes at most kAtATime.
  Result<std::string_view> bytes(std::size_t count);
  // Fails unless the checksum of everything before comes next, and then the end.
  Result<void> finish();

  // Where the next line or byte is.
  std::size_t offset() const { return dropped_ + at_; }
  std::unexpected<Error> damaged() const;
  // Whether damaged() says what the system says.
  bool could_not_read() const { return !trouble_; }

 private:
  // Whether there are that many bytes more.
  bool has(std::size_t count);
  void take(std::size_t count);

  ReadInput read_;
  const SavedFormat* format_;
  std::string buffer_;
  std::size_t at_ = 0, dropped_ = 0;
  bool ended_ = false;
  Result<void> trouble_;  // of read_
  Checksum checksum_;
};

// Gives the bytes of a text, which must live longer.
ReadInput read_from(std::string_view text);

// A file that is written piece by piece. The first error is kept.
class FileSink final : public TextSink {
 public:
  explicit FileSink(FileWriter file) : file_(std::move(file)) {}

  void write(std::string_view text) override;
  Result<void> finish();

 private:
  void pass_on();

  FileWriter file_;
  std::string block_;
  Result<void> written_;
};

// "cells: it is damaged or is not a saved table".
Error error_in_file(std::string_view path, const Error& error);

// Writes a file in one step (see write_file): write(writer) between the first and the last line.
template <class Write>
Result<void> save_file(const std::string& path, const SavedFormat& format, Write&& write) {
  SUMMAND_TRY(file, FileWriter::open(path));
  FileSink sink(std::move(file));
  SavedFileWriter out(sink, format);
  out.begin();
  write(out);
  out.finish();
  return sink.finish();
}

// Reads the file, and returns read(reader), a Result. An error names the file. May throw
// LimitReached.
template <class Read>
auto read_file(const std::string& path, const SavedFormat& format, Read&& read)
    -> std::invoke_result_t<Read, SavedFileReader&> {
  SUMMAND_TRY(file, FileReader::open(path));
  SavedFileReader reader([&](std::span<char> room) { return file.read(room); }, format);
  auto out = read(reader);
  // What the system says of a file names it.
  if (!out && !reader.could_not_read()) return std::unexpected(error_in_file(path, out.error()));
  return out;
}

// The same. Throws nothing, and an error has no place in a text.
template <class Read>
auto load_file(const std::string& path, const SavedFormat& format, Read&& read)
    -> Attempt<typename std::invoke_result_t<Read, SavedFileReader&>::value_type> {
  auto out = within_limits([&] { return read_file(path, format, read); });
  if (!out && !out.error().limit) out.error().is_in_text = false;
  return out;
}

// The whole content of any file, charged. Throws LimitReached.
Result<std::string> whole_content(const std::string& path, Charge& charge);

}  // namespace summand
