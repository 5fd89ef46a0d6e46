#include "summand/analysis/table_answer.hpp"

#include <fmt/core.h>
#include <ranges>

#include "summand/analysis/json.hpp"
#include "summand/analysis/make_value_table.hpp"
#include "summand/analysis/shard_json.hpp"

namespace summand {

namespace {

// The cells of --resume.
struct ResumedCells {
  const TableAnswer* of;
};

void describe(Members<ResumedCells>& its) {
  its.named("ResumedCells", "The cells of --resume.");
  its("file", "The file.", [](auto& it) -> auto& { return it.of->known->path; });
  its("cells", "The cells from it.", [](auto& it) { return it.of->known->used(it.of->table); });
  its("checked", "Those that were computed again.", [](auto& it) { return it.of->known->checked; });
}

// The text of a cell that has a value.
std::optional<std::string_view> value_in(const ValueTable& table, std::size_t index) {
  return table.has(index) && table.note(index).empty() ? std::optional(table.plain(index))
                                                       : std::nullopt;
}

template <TableAxis TableRequest::* kAxis>
const TableAxis* used_axis(const TableAnswer& data) {
  const TableAxis& axis = data.table.request.*kAxis;
  return axis.is_used ? &axis : nullptr;
}

}  // namespace

static void describe(Members<TableAxis>& its) {
  its.named("TableAxis", "The rows or columns of a table.");
  its("name", "The variable.", &TableAxis::name);
  its("first", "Its first number.", [](auto& it) { return std::to_string(it.first); });
  its("last", "Its last number.", [](auto& it) { return std::to_string(it.last); });
}

void describe(Members<TableAnswer>& its) {
  its("expression", "The expression.", [](auto& it) { return it.table.request.expression; });
  its("show", "The function that the cells show.", [](auto& it) {
    const std::string& show = it.table.request.show;
    return show.empty() ? "value" : show;
  });
  its.or_null("rows", "Null if the expression has no such variable.",
              used_axis<&TableRequest::rows>);
  its.or_null("columns", "The same.", used_axis<&TableRequest::columns>);
  its("cells", "The rows of cells. Null: it has no value, or is not done.", [](auto& it) {
    const ValueTable& table = it.table;
    const std::size_t columns = table.request.columns.size();
    return std::views::iota(std::size_t{0}, table.request.rows.size()) |
           std::views::transform([&table, columns](std::size_t row) {
             return std::views::iota(row * columns, (row + 1) * columns) |
                    std::views::transform(
                        [&table](std::size_t cell) { return value_in(table, cell); });
           });
  });
  its("notes", "What the cells without a value say.", [](auto& it) { return it.notes(); });
  its("resumed", "The cells of --resume.",
      [](auto& it) { return it.known ? std::optional(ResumedCells{&it}) : std::nullopt; });
  tell_shard<&TableAnswer::shard>(its);
  its("done", "The cells that are done, if not all are.", [](auto& it) {
    const bool is_part = it.table.stopped || !it.shard.is_whole();
    return is_part ? std::optional(it.table.done()) : std::nullopt;
  });
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

std::vector<std::string_view> TableAnswer::notes() const {
  std::vector<std::string_view> out;
  for (std::size_t i = 0; i < table.size(); ++i) {
    if (table.has(i) && !table.note(i).empty()) out.push_back(table.note(i));
  }
  return out;
}

}  // namespace summand
