// Tables of a family of games as text, CSV and LaTeX.
#pragma once

#include "summand/analysis/value_table.hpp"
#include "summand/base/text_sink.hpp"

namespace summand {

enum class TableFormat { text, csv, latex };

// The text of a cell that was not computed.
inline constexpr std::string_view kMissingCell = "?";

// Writes the table with a newline at the end. Text is aligned.
void write(const ValueTable& table, TableFormat format, TextSink& out);

}  // namespace summand
