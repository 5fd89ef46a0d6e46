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

void write_row(JsonWriter& json, const PlainRow& row) {
  json.object().member("game", row.game).member("what", row.what);
  json.member("position", row.position).member("answer", row.answer);
  json.member("found_by", row.found_by).member("library", row.library).close();
}

void write_json(JsonWriter& json, const ExportedRows& data) {
  json.key("rows").array();
  for (const PlainRow& row : data.rows) write_row(json, row);
  json.close();
}

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
    write_row(json, row);
    sink.write(json.str() + "\n");
  }
}

}  // namespace

Attempt<Response> store_export(Asking& asking) {
  const Budget budget = asking.budget();
  auto rows = StoreRows::open(asking.text(), Database::Access::read, budget);
  if (!rows) return failure_elsewhere(rows.error());
  ExportedRows out{
      .charge = std::make_shared<Charge>(budget), .rows = {}, .csv = asking.has("csv")};
  RowFilter filter{.game = asking.option("game")};
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

}  // namespace summand::ask
