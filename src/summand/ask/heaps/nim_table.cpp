// nim table: the table of nim-sums, computed from lost positions.
#include <bit>
#include <fmt/core.h>

#include "summand/ask/heaps/nim.hpp"
#include "summand/ask/option_values.hpp"
#include "summand/heaps/nim/columns.hpp"
#include "summand/heaps/nim/table.hpp"

namespace summand::ask {

using namespace heaps;

namespace {

constexpr unsigned kLessonTable = 8;

struct NimSums {
  NimTable table;
  bool in_binary = false;
};

void write_text(TextSink& out, const NimSums& data, const Page&) {
  const auto& [table, in_binary] = data;
  out.write(lines(rows_of(table, in_binary)) + "\n" + paragraphs(remarks_on(table)));
  if (!in_binary) return;
  out.write("\n" + lines(conversion_table(table.size), "  "));
  if (table.size != kLessonTable) return;
  out.write(
      "\nIn the printed lesson of the marbles the rows of this table are one line too high, and "
      "the\nheadings are missing.\n");
}

void write_json(JsonWriter& json, const NimSums& data) {
  const auto& [table, in_binary] = data;
  json.member("topic", "table");
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

Result<unsigned> nim_table_size(const Request& request) {
  return number_option<unsigned>(request, "to", kLessonTable, {2, kMostTable});
}

Attempt<Response> nim_table_topic(Asking& asking) {
  const unsigned size = nim_table_size(asking.request()).value();
  Response out = respond(NimSums{nim_table(size), asking.has("binary")});
  out.long_json = true;
  return out;
}

}  // namespace summand::ask
