#include "summand/ask/store/row_text.hpp"

#include <algorithm>
#include <cstdint>
#include <fmt/core.h>
#include <vector>

#include "summand/analysis/heaps/kept_heaps.hpp"
#include "summand/base/separated.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/ruleset/former_texts.hpp"
#include "summand/theory/taxed_text.hpp"
#include "summand/value/packed_value.hpp"
#include "summand/value/print.hpp"

namespace summand::ask {

namespace {

bool is_kind(const StoreRow& row, KeptKind kind) {
  return row.kind == static_cast<std::int64_t>(kind);
}

Result<Value> value_of_row(ValueStore& store, const StoreRow& row) {
  const auto value = unpacked_value(store, row.answer);
  if (!value) return fail("its bytes are no value");
  return *value;
}

Result<std::uint64_t> nimber_of_row(const StoreRow& row) {
  const auto number = whole_number<std::uint64_t>(row.answer);
  if (!number || std::to_string(*number) != row.answer) return fail("its answer is no nimber");
  return *number;
}

Result<Taxed> thermograph_of_row(const StoreRow& row) {
  auto read = read_taxed(row.answer);
  if (!read) return fail("its answer is no thermograph");
  return *std::move(read);
}

Result<std::vector<std::uint32_t>> heaps_of_row(const StoreRow& row) {
  auto values =
      heaps::read_stretch(row.position) ? heaps::stretch_values(row.answer) : std::nullopt;
  if (!values) return fail("its answer has no values of heaps");
  return *std::move(values);
}

Result<bool> truth_of(const StoreRow& row) {
  if (row.answer != "0" && row.answer != "1") return fail("its answer is no outcome");
  return row.answer == "1";
}

}  // namespace

Result<std::string> plain_answer(ValueStore& store, const StoreRow& row) {
  if (is_kind(row, KeptKind::value)) {
    SUMMAND_TRY(value, value_of_row(store, row));
    return print(store, value);
  }
  if (is_kind(row, KeptKind::nimber)) {
    SUMMAND_TRY(nimber, nimber_of_row(row));
    return print(store, store.nimber(nimber));
  }
  if (is_kind(row, KeptKind::left_first) || is_kind(row, KeptKind::right_first)) {
    SUMMAND_TRY(left, truth_of(row));
    return std::string(left ? "Left wins" : "Right wins");
  }
  if (is_kind(row, KeptKind::next_wins)) {
    SUMMAND_TRY(next, truth_of(row));
    return std::string(next ? "the next player wins" : "the previous player wins");
  }
  if (is_kind(row, KeptKind::thermograph)) {
    SUMMAND_TRY(game, thermograph_of_row(row));
    return print(game.graph);
  }
  if (is_kind(row, KeptKind::nim_values)) {
    SUMMAND_TRY(values, heaps_of_row(row));
    return fmt::format("{}", separated(values, " "));
  }
  return std::string(row.answer);
}

Result<void> expect_answer(ValueStore& store, const StoreRow& row) {
  const auto done = [](const auto& result) -> Result<void> {
    if (!result) return std::unexpected(result.error());
    return {};
  };
  if (is_kind(row, KeptKind::value)) return done(value_of_row(store, row));
  if (is_kind(row, KeptKind::nimber)) return done(nimber_of_row(row));
  if (is_kind(row, KeptKind::left_first) || is_kind(row, KeptKind::right_first) ||
      is_kind(row, KeptKind::next_wins)) {
    return done(truth_of(row));
  }
  if (is_kind(row, KeptKind::thermograph)) return done(thermograph_of_row(row));
  if (is_kind(row, KeptKind::nim_values)) return done(heaps_of_row(row));
  return {};
}

std::string expression_of(const StoreRow& row) {
  std::string out;
  std::string_view rest = row.position;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    if (end > 0) {
      if (!out.empty()) out += " + ";
      out += rest.substr(0, end);
    }
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return as_written_today(out);
}

std::string_view name_of_game(std::string_view game) { return game.empty() ? "sums" : game; }

std::string counted_rows(std::uint64_t rows) {
  return fmt::format("{} {}", rows, rows == 1 ? "row" : "rows");
}

}  // namespace summand::ask
