#include "summand/heaps/saved_values.hpp"

#include <algorithm>
#include <cstring>
#include <fmt/format.h>
#include <span>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/heaps/definition.hpp"

namespace summand::heaps {

namespace {

constexpr std::string_view kFirstLine = "summand nim-sequence 1";
constexpr std::string_view kRules = "rules ", kValues = "values ", kBytes = "bytes ",
                           kChecksum = "checksum ";
constexpr std::size_t kBytesAtATime = std::size_t{1} << 18;  // bytes at a time
constexpr std::size_t kMostLine = std::size_t{1} << 22;      // a code may have a million digits

// The checksum of bytes in their order, given in pieces of any length.
class Checksum {
 public:
  void add(std::string_view bytes) {
    std::size_t i = 0;
    for (; i < bytes.size() && count_ % 8 != 0; ++i) add_byte(bytes[i]);
    for (; i + 8 <= bytes.size(); i += 8) {
      for (unsigned j = 0; j < 8; ++j) word_ |= byte(bytes[i + j]) << (8 * j);
      count_ += 8;
      mix();
    }
    for (; i < bytes.size(); ++i) add_byte(bytes[i]);
  }
  std::string line() const {
    return fmt::format("\n{}{:016x}\n", kChecksum,
                       hash_combine(hash_combine(hash_, word_), count_));
  }

 private:
  static std::uint64_t byte(char c) { return static_cast<unsigned char>(c); }
  void add_byte(char c) {
    word_ |= byte(c) << (count_ % 8 * 8);
    if (++count_ % 8 == 0) mix();
  }
  void mix() {
    hash_ = hash_combine(hash_, word_);
    word_ = 0;
  }

  std::uint64_t hash_ = 0, word_ = 0, count_ = 0;
};

// --- writing ---

class Writer {
 public:
  explicit Writer(FileWriter file) : file_(std::move(file)) {}

  Result<void> write(std::string_view text) {
    checksum_.add(text);
    return file_.write(text);
  }
  Result<void> finish() {
    if (auto written = file_.write(checksum_.line()); !written) return written;
    return file_.finish();
  }

 private:
  FileWriter file_;
  Checksum checksum_;
};

// The values from `from` on, with the low bytes first.
void encode(const NimValues& values, std::size_t from, std::size_t count, std::string& out) {
  const unsigned width = values.width();
  out.resize(count * width);
  if (width == 1) {
    std::memcpy(out.data(), values.bytes() + from, count);
    return;
  }
  for (std::size_t i = 0; i < count; ++i) {
    const std::uint32_t value = values[from + i];
    for (unsigned b = 0; b < width; ++b) out[i * width + b] = static_cast<char>(value >> (8 * b));
  }
}

// --- reading ---

class SavedValuesReader {
 public:
  SavedValuesReader(std::string path, FileReader file)
      : path_(std::move(path)), file_(std::move(file)) {}

  // The text after `key` in the next line.
  Result<std::string> read_line(std::string_view key) {
    std::size_t end = 0;
    while ((end = buffer_.find('\n', at_)) == std::string::npos) {
      if (buffer_.size() - at_ > kMostLine) return damaged();
      SUMMAND_TRY(more, fill());
      if (!more) return damaged();
    }
    const std::string_view line = std::string_view(buffer_).substr(at_, end - at_);
    if (!line.starts_with(key)) return damaged();
    std::string rest(line.substr(key.size()));
    checksum_.add(std::string_view(buffer_).substr(at_, end + 1 - at_));
    at_ = end + 1;
    return rest;
  }
  Result<std::uint64_t> read_number(std::string_view key) {
    SUMMAND_TRY(text, read_line(key));
    const auto number = whole_number<std::uint64_t>(text);
    if (!number) return damaged();
    return *number;
  }

  // That many bytes. Assumes at most kBytesAtATime.
  Result<std::string_view> read_bytes(std::size_t count) {
    while (buffer_.size() - at_ < count) {
      SUMMAND_TRY(more, fill());
      if (!more) return damaged();
    }
    const std::string_view bytes = std::string_view(buffer_).substr(at_, count);
    checksum_.add(bytes);
    at_ += count;
    return bytes;
  }

  // Fails unless the file ends with the checksum of everything read before.
  Result<void> read_end() {
    const std::string expected = checksum_.line();
    SUMMAND_TRY(found, read_bytes(expected.size()));
    if (found != expected) return damaged();
    bool more = at_ < buffer_.size();
    if (!more) {
      SUMMAND_TRY(read, fill());
      more = read;
    }
    if (more) return damaged();
    return {};
  }

  std::unexpected<Error> damaged() const {
    return fail(fmt::format("{} is damaged or is not a saved nim-sequence", printable(path_)));
  }

 private:
  // Reads more and drops the part that was used. Returns false at the end of the file.
  Result<bool> fill() {
    buffer_.erase(0, at_);
    at_ = 0;
    const std::size_t before = buffer_.size();
    buffer_.resize(before + kBytesAtATime);
    SUMMAND_TRY(count, file_.read(std::span(buffer_).subspan(before)));
    buffer_.resize(before + count);
    return count != 0;
  }

  std::string path_;
  FileReader file_;
  std::string buffer_;
  std::size_t at_ = 0;
  Checksum checksum_;
};

Result<std::string> read_rules(SavedValuesReader& reader) {
  SUMMAND_TRY(rest, reader.read_line(kFirstLine));
  if (!rest.empty()) return reader.damaged();
  return reader.read_line(kRules);
}

// Stores values with as few bytes as possible, even if the file has wider ones. Returns false if a
// value is larger than the value of any heap of its size.
bool decode(std::string_view bytes, unsigned width, NimValues& values) {
  const std::size_t count = bytes.size() / width;
  const std::uint64_t first = values.size();
  constexpr std::uint64_t kAnyByte = 128;  // from here on a byte may have any value
  static_assert(largest_value(kAnyByte) >= 0xff);
  if (width == 1 && values.width() == 1 && first >= kAnyByte) {
    std::memcpy(values.byte_room(count), bytes.data(), count);
    values.append(count);
    return true;
  }
  for (std::size_t i = 0; i < count; ++i) {
    std::uint32_t value = 0;
    for (unsigned b = 0; b < width; ++b) {
      value |= std::uint32_t{static_cast<unsigned char>(bytes[i * width + b])} << (8 * b);
    }
    if (value > largest_value(first + i)) return false;
    values.push_back(value);
  }
  return true;
}

}  // namespace

std::string checksum_line(std::string_view content) {
  Checksum checksum;
  checksum.add(content);
  return checksum.line();
}

Result<void> save_values(const std::string& path, const Rules& rules, const NimValues& values) {
  SUMMAND_TRY(file, FileWriter::open(path));
  Writer writer(std::move(file));
  auto written =
      writer.write(fmt::format("{}\n{}{}\n{}{}\n{}{}\n\n", kFirstLine, kRules, print(rules),
                               kValues, values.size(), kBytes, values.width()));
  std::string chunk;
  for (std::size_t from = 0; written && from < values.size();) {
    const std::size_t count = std::min(kBytesAtATime / values.width(), values.size() - from);
    encode(values, from, count, chunk);
    written = writer.write(chunk);
    from += count;
  }
  if (!written) return written;
  return writer.finish();
}

Result<std::string> saved_rules(const std::string& path) {
  SUMMAND_TRY(file, FileReader::open(path));
  SavedValuesReader reader(path, std::move(file));
  return read_rules(reader);
}

Result<void> load_values(const std::string& path, const Rules& rules, NimValues& values,
                         Budget& budget) {
  SUMMAND_TRY(file, FileReader::open(path));
  SavedValuesReader reader(path, std::move(file));
  SUMMAND_TRY(written, read_rules(reader));
  if (written != print(rules)) {
    return fail(fmt::format("{} has the values of {}, not of {}", printable(path),
                            printable(written), print(rules)));
  }
  SUMMAND_TRY(count, reader.read_number(kValues));
  SUMMAND_TRY(width, reader.read_number(kBytes));
  SUMMAND_TRY(rest, reader.read_line(""));
  const bool possible = width == 1 || width == 2 || width == 4;
  if (!possible || count > NimValues::kMost || !rest.empty()) return reader.damaged();
  for (std::uint64_t left = count; left > 0;) {
    budget.ask();
    const std::uint64_t now = std::min<std::uint64_t>(left, kBytesAtATime / width);
    SUMMAND_TRY(bytes, reader.read_bytes(now * width));
    if (!decode(bytes, static_cast<unsigned>(width), values)) {
      return fail(fmt::format("{} has a value that no heap of its size can have", printable(path)));
    }
    left -= now;
  }
  return reader.read_end();
}

}  // namespace summand::heaps
