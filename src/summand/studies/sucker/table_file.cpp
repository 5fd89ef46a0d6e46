#include "summand/studies/sucker/table_file.hpp"

#include <fmt/core.h>
#include <optional>
#include <random>

#include "summand/base/check.hpp"
#include "summand/base/file.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/studies/sucker/table_check.hpp"

namespace summand::sucker {

namespace {

constexpr std::size_t kBlock = 1 << 16;
constexpr std::uint64_t kChecked = 2000;  // random states

using Bits = EndgameTable::Bits;

// The second line.
std::string header_of(const TableRules& rules) {
  return fmt::format("colours {} chips {} rebound {} givers {} {} rows {}\n", rules.colours,
                     rules.chips, name_of(rules.rebound), rules.givers[0], rules.givers[1],
                     rules.rows);
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

// Accepts only headers that header_of writes, within the limits of tables. nullopt for others.
Result<std::optional<TableRules>> parse_header(std::string_view text) {
  std::array<unsigned, 5> numbers{};
  std::size_t at = 0, count = 0;
  std::optional<Rebound> rebound;
  while (at < text.size()) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    const std::string_view word = text.substr(at, end - at);
    if (const auto number = whole_number<unsigned>(word); number && count < numbers.size()) {
      numbers[count++] = *number;
    }
    if (!rebound) rebound = rebound_named(word);
    at = end + (end < text.size() && text[end] == ' ');
  }
  const auto [colours, chips, first_giver, second_giver, rows] = numbers;
  if (count != numbers.size() || !rebound) return std::nullopt;
  const TableRules rules{
      .colours = colours,
      .chips = chips,
      .rebound = *rebound,
      .givers = {static_cast<std::uint8_t>(first_giver), static_cast<std::uint8_t>(second_giver)},
      .rows = rows};
  if (first_giver > 1 || second_giver > 1 || std::string(text) + "\n" != header_of(rules)) {
    return std::nullopt;
  }
  if (colours < 2 || colours > kMostColours) {
    return fail(fmt::format("tables have 2 to {} colours, not {}", kMostColours, colours));
  }
  if (chips > kMostTableChips[colours]) {
    return fail(fmt::format("tables of {} colours have at most {} chips, not {}", colours,
                            kMostTableChips[colours], chips));
  }
  return rules;
}

// The bytes of the answers of a table with these rules.
std::uint64_t bytes_of_answers(const TableRules& rules) {
  TableRules any_rows = rules;
  any_rows.rows = 0;
  std::uint64_t states = 0;
  for (unsigned chips = 0; chips <= rules.chips; ++chips) {
    states += EndgameTable::states(any_rows, chips);
  }
  return (states + 1) / 2;
}

Result<void> read_answers(SavedFileReader& file, EndgameTable& table, Budget budget) {
  std::uint64_t left = bytes_of_answers(table.rules());
  std::string_view bytes;
  bool half = false;
  for (unsigned chips = 0; chips <= table.rules().chips; ++chips) {
    for (std::size_t i = 0; i < table.level_size(chips); ++i) {
      budget.ask();
      if (bytes.empty()) {
        const std::uint64_t now = std::min<std::uint64_t>(left, SavedFileReader::kAtATime);
        SUMMAND_TRY(more, file.bytes(now));
        bytes = more;
        left -= now;
      }
      const auto byte = static_cast<unsigned char>(bytes.front());
      table.bits(chips, i) = unpacked(half ? byte >> 4 : byte & 15u);
      if (half) bytes.remove_prefix(1);
      half = !half;
    }
  }
  return {};
}

}  // namespace

Result<void> expect_savable(const TableRules& rules) {
  if (rules.model == Model::plain) return {};
  return fail("only tables without optional actions are saved");
}

Result<void> save_table(const EndgameTable& table, const std::string& path) {
  if (auto savable = expect_savable(table.rules()); !savable) return savable;
  SUMMAND_CHECK(table.levels() > 0);
  TableRules rules = table.rules();
  rules.chips = table.chips();
  return save_file(path, kTableFormat, [&](SavedFileWriter& file) {
    file.write(header_of(rules));
    std::string block;
    bool half = false;
    for (unsigned chips = 0; chips <= table.chips(); ++chips) {
      for (std::size_t i = 0; i < table.level_size(chips); ++i) {
        const unsigned four = packed(table.bits(chips, i));
        if (half) {
          block.back() = static_cast<char>(static_cast<unsigned char>(block.back()) | four << 4);
        } else {
          if (block.size() >= kBlock) {
            file.write(block);
            block.clear();
          }
          block.push_back(static_cast<char>(four));
        }
        half = !half;
      }
    }
    file.write(block);
  });
}

Result<LoadedTable> read_table(SavedFileReader& file, std::optional<std::uint64_t> size,
                               const Budget& budget) {
  SUMMAND_TRY(version, file.version());
  static_cast<void>(version);
  SUMMAND_TRY(header, file.line("colours "));
  SUMMAND_TRY(known, parse_header("colours " + header));
  if (!known) return file.damaged();
  const TableRules& rules = *known;
  if (size && *size < file.offset() + bytes_of_answers(rules)) return file.damaged();
  LoadedTable out{.table = EndgameTable::empty(rules, budget)};
  if (auto done = read_answers(file, *out.table, budget); !done) {
    return std::unexpected(done.error());
  }
  if (auto done = file.finish(); !done) return std::unexpected(done.error());
  SUMMAND_TRY(checked, check_table(*out.table, kChecked, std::random_device()(), budget));
  out.checked = checked;
  return out;
}

Result<LoadedTable> load_table(const std::string& path, const Budget& budget) {
  std::optional<std::uint64_t> size;
  if (const auto status = status_of_regular_file(path)) size = status->size;
  return read_file(path, kTableFormat,
                   [&](SavedFileReader& file) { return read_table(file, size, budget); });
}

}  // namespace summand::sucker
