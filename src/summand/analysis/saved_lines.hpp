// Files of lines that end with a checksum, for work that can be continued.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/file.hpp"
#include "summand/base/result.hpp"
#include "summand/base/text_sink.hpp"

namespace summand {

// The text in one line, with escapes.
std::string escaped_line(std::string_view text);

// The last line of a text that begins with these lines.
std::string checksum_of_saved(std::string_view lines);

// Writes lines, and then their checksum.
class SavedLinesWriter {
 public:
  explicit SavedLinesWriter(TextSink& out) : out_(out) {}

  // Whole lines, each with its newline.
  void write(std::string_view lines);
  void finish();

 private:
  TextSink& out_;
  std::uint64_t hash_ = 0;
};

// The lines of a text, and the checksum of those already read.
class SavedLinesReader {
 public:
  // `what` is the text if it is right: "a saved table".
  SavedLinesReader(std::string_view text, std::string_view what) : text_(text), what_(what) {}

  std::size_t offset() const { return at_; }
  std::string_view rest() const { return text_.substr(at_); }

  // The text after `key` in the next line, without escapes.
  Result<std::string> next(std::string_view key);
  // Fails if the rest is not the right checksum.
  Result<void> expect_checksum() const;
  std::unexpected<Error> damaged() const;

 private:
  std::string_view text_, what_;
  std::size_t at_ = 0;
  std::uint64_t hash_ = 0;
};

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

// The text of a file. Throws LimitReached.
Result<std::string> read_saved_lines(const std::string& path, Charge& charge);

// Reads the file, and returns parse(text), a Result. An error names the file, and has no place in a
// text. Throws nothing.
template <class Parse>
auto load_saved_lines(const std::string& path, const Budget& budget, Parse&& parse)
    -> Attempt<typename std::invoke_result_t<Parse, std::string_view>::value_type> {
  using Parsed = std::invoke_result_t<Parse, std::string_view>;
  auto loaded = within_limits([&]() -> Parsed {
    Charge charge(budget);
    SUMMAND_TRY(text, read_saved_lines(path, charge));
    auto parsed = parse(std::string_view(text));
    if (!parsed) return fail(path + ": " + parsed.error().message);
    return parsed;
  });
  if (!loaded && !loaded.error().limit) loaded.error().is_in_text = false;
  return loaded;
}

}  // namespace summand
