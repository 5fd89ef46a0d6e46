// Tables of a family of games as text, CSV and LaTeX.
#pragma once

#include "summand/analysis/value_table.hpp"
#include "summand/base/text_sink.hpp"

namespace summand {

enum class TableFormat { text, csv, latex };

// What stands in a cell that was not computed.
inline constexpr std::string_view kMissingCell = "?";

// Ends in a newline. Text is aligned.
void write(const ValueTable& table, TableFormat format, TextSink& out);

}  // namespace summand
