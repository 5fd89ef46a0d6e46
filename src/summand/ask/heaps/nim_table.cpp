// nim table: the table of nim-sums, computed from lost positions.
#include <bit>
#include <fmt/core.h>
#include <variant>

#include "summand/ask/heaps/nim.hpp"
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

std::vector<std::vector<std::variant<unsigned, std::string>>> entries_of(const NimSums& data) {
  const auto width = static_cast<unsigned>(std::bit_width(2 * data.table.size - 1)) - 1;
  std::vector<std::vector<std::variant<unsigned, std::string>>> out;
  for (const auto& row : data.table.entries) {
    out.emplace_back();
    for (const unsigned entry : row) {
      if (data.in_binary) {
        out.back().emplace_back(binary(entry, width));
      } else {
        out.back().emplace_back(entry);
      }
    }
  }
  return out;
}

void describe(Members<NimSums>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("table"); });
  its("size", "The rows and columns.", [](auto& it) { return it.table.size; });
  its("rows", "The nim-sums. In binary they are texts.", entries_of);
  its("positions", "The positions looked at.", [](auto& it) { return it.table.positions; });
  its("unique", "Whether each sum is the only lost position of its kind.",
      [](auto& it) { return it.table.unique; });
  its("equals_xor", "Whether all sums are those without carry.",
      [](auto& it) { return it.table.equals_xor; });
}

struct NimTableOptions {
  unsigned to = kLessonTable;
  bool binary = false;
};

constexpr auto kNimTableOptions = options_in<NimTableOptions>(
    option<&NimTableOptions::to>("to", "N", "The numbers below N (8)", {2, kMostTable}),
    option<&NimTableOptions::binary>("binary", "",
                                     "In binary, with a list of the numbers in both notations"));

Attempt<Response> nim_table_topic(Asking& asking) {
  const auto& options = asking.options<NimTableOptions>();
  Response out = respond(NimSums{nim_table(options.to), options.binary});
  out.long_json = true;
  return out;
}

}  // namespace

const Question kNimTable{
    .name = "nim table",
    .arguments = "",
    .sentence =
        "Make the table of nim-sums from lost positions, and compare it with addition without "
        "carry",
    .details = {},
    .options = kNimTableOptions,
    .most = 0,
    .words = true,
    .answer = nim_table_topic,
    .answers = kAnswersAre<NimSums>,
};

}  // namespace summand::ask
