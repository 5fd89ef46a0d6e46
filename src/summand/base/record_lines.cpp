#include "summand/base/record_lines.hpp"

#include <algorithm>
#include <fmt/core.h>

namespace summand {

std::vector<RecordLine> lines_of(std::string_view record) {
  std::vector<RecordLine> out;
  for (std::size_t at = 0; at < record.size();) {
    const std::size_t end = std::min(record.find('\n', at), record.size());
    std::string_view line = record.substr(at, end - at);
    while (line.ends_with('\r')) line.remove_suffix(1);
    out.push_back({line, at});
    at = end + 1;
  }
  return out;
}

std::optional<std::string_view> after_word(std::string_view line, std::string_view word) {
  if (!line.starts_with(word) || !line.substr(word.size()).starts_with(' ')) return std::nullopt;
  return line.substr(word.size() + 1);
}

Result<std::string_view> without_end(std::string_view record) {
  const std::string_view text = record.substr(0, record.find_last_not_of("\r\n") + 1);
  const std::size_t last = text.rfind('\n') + 1;  // 0 if there is only one line
  if (text.substr(last) == kRecordEnd) return record.substr(0, last);
  return fail(fmt::format("the last line, '{}', is missing: the record was cut off, or an older "
                          "version wrote it",
                          kRecordEnd),
              text.size());
}

}  // namespace summand
