// store export: the rows of a game in plain notation.
#include <fmt/core.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/store/row_text.hpp"
#include "summand/ask/store/store_answers.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/progress.hpp"
#include "summand/store/store_rows.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostValuesOfExport = 1'000'000;

struct PlainRow {
  std::string game, what, position, answer, found_by, library;

  std::size_t bytes() const {
    return sizeof(PlainRow) + game.size() + what.size() + position.size() + answer.size() +
           found_by.size() + library.size() + 6 * kAllocation;
  }
};

struct ExportedRows {
  std::shared_ptr<Charge> charge;  // for the rows
  std::vector<PlainRow> rows;
  bool csv = false;
};

void describe(Members<PlainRow>& its) {
  its.named("StoreRow", "A row of a store in plain notation.");
  its("game", "The game. Empty: a sum.", &PlainRow::game);
  its("what", "What is kept of the position.", &PlainRow::what);
  its("position", "The position as an expression.", &PlainRow::position);
  its("answer", "The answer.", &PlainRow::answer);
  its("found_by", "The way.", &PlainRow::found_by);
  its("library", "The version of the library that found it.", &PlainRow::library);
}

void describe(Members<ExportedRows>& its) { its("rows", "The rows.", &ExportedRows::rows); }

struct ExportOptions {
  std::optional<std::string> game{};
  bool csv = false;
};

constexpr auto kExportOptions = options_in<ExportOptions>(
    option<&ExportOptions::game>("game", "NAME",
                                 "Only the rows of this game, or sums for the sums of positions"),
    option<&ExportOptions::csv>("csv", "", "CSV instead of a line of JSON for each row"));

// Quotes inside are doubled, as in all CSV files. Other programs should not get control characters.
std::string csv_cell(std::string_view cell) {
  std::string out = "\"";
  for (const char c : printable(cell, cell.npos)) {
    out += c;
    if (c == '"') out += c;
  }
  return out + "\"";
}

void write_text(TextSink& sink, const ExportedRows& data, const Page&) {
  if (data.csv) sink.write("game,what,position,answer,found_by,library\n");
  for (const PlainRow& row : data.rows) {
    if (data.csv) {
      sink.write(fmt::format("{},{},{},{},{},{}\n", csv_cell(row.game), row.what,
                             csv_cell(row.position), csv_cell(row.answer), row.found_by,
                             csv_cell(row.library)));
      continue;
    }
    JsonWriter json(JsonWriter::Layout::one_line);
    json_form::write(json, row);
    sink.write(json.str() + "\n");
  }
}

Attempt<Response> store_export(Asking& asking) {
  const auto& options = asking.options<ExportOptions>();
  const Budget budget = asking.budget();
  auto rows = StoreRows::open(asking.text(), Database::Access::read, budget);
  if (!rows) return failure_elsewhere(rows.error());
  ExportedRows out{.charge = std::make_shared<Charge>(budget), .rows = {}, .csv = options.csv};
  RowFilter filter{.game = options.game};
  if (filter.game == "sums") filter.game = "";
  auto store = std::make_unique<ValueStore>(budget);
  std::uint64_t done = 0, damaged = 0;
  Progress progress(asking.watcher(), "row");
  const auto visited = rows->for_each(filter, [&](const StoreRow& row, bool whole) -> Result<void> {
    progress.at(++done);
    if (store->size() > kMostValuesOfExport) store = std::make_unique<ValueStore>(budget);
    auto answer = whole ? plain_answer(*store, row) : fail("");
    if (!answer) {
      ++damaged;
      return {};
    }
    PlainRow plain{.game = std::string(row.game),
                   .what = key_of_kind(row.kind),
                   .position = expression_of(row),
                   .answer = *std::move(answer),
                   .found_by = name_of_way(row.found_by),
                   .library = std::string(row.library)};
    out.charge->add(2 * plain.bytes());
    out.rows.push_back(std::move(plain));
    return {};
  });
  if (!visited) return failure_elsewhere(visited.error());
  Response response = respond(std::move(out));
  response.long_json = true;
  if (damaged > 0) {
    response.notes.push_back(
        fmt::format("{} cannot be read and {} left out: summand store check says why",
                    counted_rows(damaged), damaged == 1 ? "is" : "are"));
  }
  return response;
}

}  // namespace

const Question kStoreExport{
    .name = "store export",
    .arguments = "FILE",
    .sentence = "Print the rows of a store in plain notation",
    .details = "",
    .options = kExportOptions,
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_export,
    .answers = kAnswersAre<ExportedRows>,
};

}  // namespace summand::ask
