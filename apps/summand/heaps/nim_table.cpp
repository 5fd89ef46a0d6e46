// summand nim table: the table of nim-sums, made from lost positions.
#include <bit>
#include <fmt/format.h>

#include "apps/summand/cli/options.hpp"
#include "apps/summand/heaps/nim.hpp"
#include "summand/heaps/nim/columns.hpp"
#include "summand/heaps/nim/table.hpp"

namespace summand::program {

using namespace heaps;

namespace {

constexpr unsigned kLessonTable = 8;

void write_text(TextSink& out, const NimTable& table, bool in_binary) {
  out.write(lines(rows_of(table, in_binary)) + "\n" + paragraphs(remarks_on(table)));
  if (!in_binary) return;
  out.write("\n" + lines(conversion_table(table.size), "  "));
  if (table.size != kLessonTable) return;
  out.write(
      "\nIn the printed lesson of the marbles each row of this table is a line too high, and "
      "its\nheadings are missing.\n");
}

void write(JsonWriter& json, const NimTable& table, bool in_binary) {
  json.key("size").number(table.size).key("rows").array();
  for (const auto& row : table.entries) {
    json.array();
    for (const unsigned entry : row) {
      if (in_binary) {
        json.text(binary(entry, static_cast<unsigned>(std::bit_width(2 * table.size - 1)) - 1));
      } else {
        json.number(entry);
      }
    }
    json.close();
  }
  json.close().key("positions").number(table.positions);
  json.key("unique").boolean(table.unique).key("equals_xor").boolean(table.equals_xor);
}

}  // namespace

Exit nim_table_topic(Run& run) {
  return answer_nim(run, [&](OutputStream& out, std::string_view) -> Attempt<void> {
    const auto size = number_option<unsigned>(run.request(), "to", 8, {2, kMostTable});
    if (!size) return failure_elsewhere(size.error());
    const NimTable table = nim_table(*size);
    const bool in_binary = run.request().has("binary");
    return show_nim(
        run, out, [&](JsonWriter& json) { write(json, table, in_binary); },
        [&](TextSink& sink) { write_text(sink, table, in_binary); });
  });
}

}  // namespace summand::program
