// The answer of summand table, as text and JSON.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "summand/analysis/known_table.hpp"
#include "summand/analysis/value_table.hpp"
#include "summand/analysis/value_table_text.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/draw/page.hpp"
#include "summand/jobs/shard.hpp"
#include "summand/text/description.hpp"

namespace summand {

struct TableAnswer {
  ValueTable table;
  TableFormat format = TableFormat::text;
  Shard shard{};
  std::optional<KnownTable> known{};

  // How many cells the table has when its work is done.
  std::size_t wanted() const;
  // "5 of 12 cells of shard 2 of 4 are done, the others are marked ?".
  std::string how_far() const;
  // Of the cells.
  std::vector<std::string_view> notes() const;
};

void describe(Members<TableAnswer>& its);
void write_text(TextSink& sink, const TableAnswer& answer, const Page& page);

}  // namespace summand
