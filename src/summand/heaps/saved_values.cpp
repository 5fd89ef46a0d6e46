#include "summand/heaps/saved_values.hpp"

#include <algorithm>
#include <cstring>
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/heaps/definition.hpp"

namespace summand::heaps {

namespace {

constexpr std::string_view kRules = "rules ", kValues = "values ", kBytes = "bytes ";
constexpr std::size_t kBytesAtATime = SavedFileReader::kAtATime;

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

Result<std::string> read_rules(SavedFileReader& file) {
  SUMMAND_TRY(version, file.version());
  static_cast<void>(version);
  return file.line(kRules);
}

Result<void> read_values(SavedFileReader& file, const Rules& rules, NimValues& values,
                         Budget& budget) {
  SUMMAND_TRY(written, read_rules(file));
  if (written != print(rules)) {
    return fail(
        fmt::format("it has the values of {}, not of {}", printable(written), print(rules)));
  }
  SUMMAND_TRY(count, file.number(kValues));
  SUMMAND_TRY(width, file.number(kBytes));
  SUMMAND_TRY(rest, file.line(""));
  const bool possible = width == 1 || width == 2 || width == 4;
  if (!possible || count > NimValues::kMost || !rest.empty()) return file.damaged();
  for (std::uint64_t left = count; left > 0;) {
    budget.ask();
    const std::uint64_t now = std::min<std::uint64_t>(left, kBytesAtATime / width);
    SUMMAND_TRY(bytes, file.bytes(now * width));
    if (!decode(bytes, static_cast<unsigned>(width), values)) {
      return fail("it has a value that no heap of its size can have");
    }
    left -= now;
  }
  return file.finish();
}

}  // namespace

Result<void> save_values(const std::string& path, const Rules& rules, const NimValues& values) {
  return save_file(path, kSequenceFormat, [&](SavedFileWriter& file) {
    file.write(fmt::format("{}{}\n{}{}\n{}{}\n\n", kRules, print(rules), kValues, values.size(),
                           kBytes, values.width()));
    std::string chunk;
    for (std::size_t from = 0; from < values.size();) {
      const std::size_t count = std::min(kBytesAtATime / values.width(), values.size() - from);
      encode(values, from, count, chunk);
      file.write(chunk);
      from += count;
    }
  });
}

Result<void> load_values(const std::string& path, const Rules& rules, NimValues& values,
                         Budget& budget) {
  return read_file(path, kSequenceFormat,
                   [&](SavedFileReader& file) { return read_values(file, rules, values, budget); });
}

}  // namespace summand::heaps
