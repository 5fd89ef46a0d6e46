#include "summand/studies/sucker/table_file.hpp"

#include <fmt/format.h>
#include <functional>
#include <optional>
#include <random>
#include <span>

#include "summand/base/check.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/hash.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/studies/sucker/table_check.hpp"

namespace summand::sucker {

namespace {

constexpr std::string_view kTableTitle = "summand table of So Long Sucker endgames, version 2";
constexpr std::size_t kBlock = 1 << 16;
constexpr std::size_t kChecksum = 16;     // digits
constexpr std::uint64_t kChecked = 2000;  // random states

using Bits = EndgameTable::Bits;

std::uint64_t add_to_checksum(std::uint64_t sum, std::string_view block) {
  for (const char c : block) sum = hash_combine(sum, static_cast<unsigned char>(c));
  return sum;
}

std::string checksum_line(std::uint64_t sum) { return fmt::format("{:016x}\n", sum); }

std::string header_of(const TableRules& rules) {
  return fmt::format("{}\ncolours {} chips {} rebound {} givers {} {} rows {}\n", kTableTitle,
                     rules.colours, rules.chips, name_of(rules.rebound), rules.givers[0],
                     rules.givers[1], rules.rows);
}

// The bits for which the active player has the floor. In the plain model the other bits are equal
// to them.
unsigned packed(Bits bits) {
  return (bits & 1u) | (bits >> 1 & 2u) | (bits >> 2 & 4u) | (bits >> 3 & 8u);
}
Bits unpacked(unsigned four) {
  const unsigned own = (four & 1u) | (four & 2u) << 1 | (four & 4u) << 2 | (four & 8u) << 3;
  return static_cast<Bits>(own | own << 1);
}

std::unexpected<Error> unknown() {
  return fail("not a table of So Long Sucker that this version knows");
}

// Accepts only headers that header_of writes, within the limits of tables.
Result<TableRules> parse_header(std::string_view text) {
  if (!text.starts_with(std::string(kTableTitle) + "\n")) return unknown();
  std::array<unsigned, 5> numbers{};
  std::size_t at = kTableTitle.size() + 1, count = 0;
  std::optional<Rebound> rebound;
  while (at < text.size() && text[at] != '\n') {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (const auto number = whole_number<unsigned>(word); number && count < numbers.size()) {
      numbers[count++] = *number;
    }
    if (!rebound) rebound = rebound_named(word);
    at = end + (end < text.size() && text[end] == ' ');
  }
  const auto [colours, chips, first_giver, second_giver, rows] = numbers;
  if (count != numbers.size() || !rebound) return unknown();
  const TableRules rules{
      .colours = colours,
      .chips = chips,
      .rebound = *rebound,
      .givers = {static_cast<std::uint8_t>(first_giver), static_cast<std::uint8_t>(second_giver)},
      .rows = rows};
  if (first_giver > 1 || second_giver > 1 || text != header_of(rules)) return unknown();
  if (colours < 2 || colours > kMostColours) {
    return fail(fmt::format("tables have 2 to {} colours, not {}", kMostColours, colours));
  }
  if (chips > kMostTableChips[colours]) {
    return fail(fmt::format("tables of {} colours have at most {} chips, not {}", colours,
                            kMostTableChips[colours], chips));
  }
  return rules;
}

// The length of a file with this header.
std::uint64_t size_of(const TableRules& rules) {
  TableRules any_rows = rules;
  any_rows.rows = 0;
  std::uint64_t states = 0;
  for (unsigned chips = 0; chips <= rules.chips; ++chips) {
    states += EndgameTable::states(any_rows, chips);
  }
  return header_of(rules).size() + (states + 1) / 2 + kChecksum + 1;
}

// Gives bytes one after another, and computes their checksum.
class Source {
 public:
  // Fills the room as far as possible, like FileReader::read.
  using Read = std::function<Result<std::size_t>(std::span<char> room)>;

  explicit Source(Read read) : read_(std::move(read)), block_(kBlock, '\0') {}

  // The next byte, or nullopt at the end.
  Result<std::optional<unsigned char>> next() {
    if (at_ == size_) {
      SUMMAND_TRY(size, read_(block_));
      size_ = size;
      at_ = 0;
      if (size == 0) return std::nullopt;
    }
    const auto byte = static_cast<unsigned char>(block_[at_++]);
    sum_ = hash_combine(sum_, byte);
    return byte;
  }
  std::uint64_t sum() const { return sum_; }

 private:
  Read read_;
  std::string block_;
  std::size_t at_ = 0, size_ = 0;
  std::uint64_t sum_ = 0;
};

std::unexpected<Error> cut_off() { return fail("the file is cut off"); }

Result<std::string> read_header(Source& source) {
  std::string header;
  for (unsigned lines = 0; lines < 2;) {
    SUMMAND_TRY(byte, source.next());
    if (!byte || header.size() > 200) return unknown();
    header.push_back(static_cast<char>(*byte));
    lines += *byte == '\n';
  }
  return header;
}

Result<void> read_answers(Source& source, EndgameTable& table, Budget budget) {
  unsigned byte = 0, left = 0;
  for (unsigned chips = 0; chips <= table.rules().chips; ++chips) {
    for (std::size_t i = 0; i < table.level_size(chips); ++i) {
      budget.ask();
      if (left == 0) {
        SUMMAND_TRY(next, source.next());
        if (!next) return cut_off();
        byte = *next;
        left = 2;
      }
      table.bits(chips, i) = unpacked(byte & 15);
      byte >>= 4;
      --left;
    }
  }
  return {};
}

Result<void> read_checksum(Source& source) {
  const std::string expected = checksum_line(source.sum());
  std::string found;
  while (true) {
    SUMMAND_TRY(byte, source.next());
    if (!byte || found.size() > kChecksum + 1) break;
    found.push_back(static_cast<char>(*byte));
  }
  if (found != expected) return fail("the checksum does not fit: the file was changed or cut off");
  return {};
}

// `size` is the size of the whole file, if it is known before it is read.
Result<LoadedTable> loaded(Source& source, std::optional<std::uint64_t> size,
                           const Budget& budget) {
  SUMMAND_TRY(header, read_header(source));
  SUMMAND_TRY(rules, parse_header(header));
  if (size && *size < size_of(rules)) return cut_off();
  LoadedTable out{.table = EndgameTable::empty(rules, budget)};
  if (auto done = read_answers(source, *out.table, budget); !done) {
    return std::unexpected(done.error());
  }
  if (auto done = read_checksum(source); !done) return std::unexpected(done.error());
  SUMMAND_TRY(checked, check_table(*out.table, kChecked, std::random_device()(), budget));
  out.checked = checked;
  return out;
}

}  // namespace

Result<void> expect_savable(const TableRules& rules) {
  if (rules.model == Model::plain) return {};
  return fail("only tables without optional actions are saved");
}

Result<void> save_table(const EndgameTable& table, const std::string& path) {
  if (auto savable = expect_savable(table.rules()); !savable) return savable;
  SUMMAND_CHECK(table.levels() > 0);
  SUMMAND_TRY(file, FileWriter::open(path));
  TableRules rules = table.rules();
  rules.chips = table.chips();
  std::string block = header_of(rules);
  std::uint64_t sum = 0;
  const auto write = [&]() -> Result<void> {
    sum = add_to_checksum(sum, block);
    auto done = file.write(block);
    block.clear();
    return done;
  };
  bool half = false;
  for (unsigned chips = 0; chips <= table.chips(); ++chips) {
    for (std::size_t i = 0; i < table.level_size(chips); ++i) {
      const unsigned four = packed(table.bits(chips, i));
      if (half) {
        block.back() = static_cast<char>(static_cast<unsigned char>(block.back()) | four << 4);
      } else {
        if (block.size() >= kBlock) {
          if (auto done = write(); !done) return done;
        }
        block.push_back(static_cast<char>(four));
      }
      half = !half;
    }
  }
  if (auto done = write(); !done) return done;
  if (auto done = file.write(checksum_line(sum)); !done) return done;
  return file.finish();
}

Result<LoadedTable> load_table(const std::string& path, const Budget& budget) {
  SUMMAND_TRY(reader, FileReader::open(path));
  const auto status = status_of_regular_file(path);
  std::optional<std::uint64_t> size;
  if (status) size = status->size;
  Source source([&](std::span<char> room) { return reader.read(room); });
  auto out = loaded(source, size, budget);
  if (out) return out;
  return fail(fmt::format("{}: {}", printable(path), out.error().message), out.error().offset);
}

Result<LoadedTable> read_table(std::string_view content, const Budget& budget) {
  Source source([rest = content](std::span<char> room) mutable -> Result<std::size_t> {
    const std::size_t size = rest.copy(room.data(), room.size());
    rest.remove_prefix(size);
    return size;
  });
  return loaded(source, content.size(), budget);
}

std::string with_checksum(std::string content) {
  const std::uint64_t sum = add_to_checksum(0, content);
  return std::move(content) + checksum_line(sum);
}

}  // namespace summand::sucker
