#include "summand/analysis/table_answer.hpp"

#include <fmt/core.h>
#include <string_view>

#include "summand/analysis/json.hpp"
#include "summand/analysis/make_value_table.hpp"
#include "summand/analysis/shard_json.hpp"

namespace summand {

namespace {

void write_axis(JsonWriter& json, std::string_view key, const TableAxis& axis) {
  json.key(key);
  if (!axis.is_used) {
    json.null();
    return;
  }
  json.object().member("name", axis.name);
  json.member("first", std::to_string(axis.first)).member("last", std::to_string(axis.last));
  json.close();
}

}  // namespace

void write_json(JsonWriter& json, const TableAnswer& data) {
  const ValueTable& table = data.table;
  const auto& [expression, rows, columns, show] = table.request;
  json.member("expression", expression).member("show", show.empty() ? "value" : show);
  write_axis(json, "rows", rows);
  write_axis(json, "columns", columns);
  json.key("cells").array();
  for (std::size_t row = 0; row < rows.size(); ++row) {
    json.array();
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const std::size_t index = row * columns.size() + column;
      if (table.has(index) && table.note(index).empty()) {
        json.text(table.plain(index));
      } else {
        json.null();
      }
    }
    json.close();
  }
  json.close().key("notes").array();
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table.has(i) && !table.note(i).empty()) json.text(table.note(i));
  }
  json.close();
  if (data.known) {
    json.key("resumed").object().member("file", data.known->path);
    json.key("cells").number(data.known->used(table)).key("checked").number(data.known->checked);
    json.close();
  }
  write_shard(json, data.shard);
  if (table.stopped || !data.shard.is_whole()) json.key("done").number(table.done());
}

void write_text(TextSink& sink, const TableAnswer& data, const Page&) {
  summand::write(data.table, data.format, sink);
}

std::size_t TableAnswer::wanted() const {
  return cells_to_have(table.request, shard, known ? &known->table : nullptr);
}

std::string TableAnswer::how_far() const {
  const bool is_part = !shard.is_whole();
  return fmt::format("{} of {} cells{} are done, the others are marked {}", table.done(), wanted(),
                     is_part ? " of " + shard.text() : "", kMissingCell);
}

}  // namespace summand
