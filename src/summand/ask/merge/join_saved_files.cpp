#include "summand/ask/merge/join_saved_files.hpp"

#include <fmt/core.h>
#include <string_view>

#include "summand/analysis/saved_value_table.hpp"
#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/heaps/saved_survey.hpp"
#include "summand/positions/saved_selection.hpp"

namespace summand::ask {

namespace {

// The first line is the kind and a version.
bool is_of_kind(std::string_view text, std::string_view title) {
  return text.starts_with(title) && text.size() > title.size() && text[title.size()] >= '0' &&
         text[title.size()] <= '9';
}

}  // namespace

Attempt<JoinedFiles> join_saved_files(std::span<const std::string> paths, const Asking& asking) {
  constexpr std::size_t kMostOfTitle = 80;  // bytes
  const std::string& path = paths.front();
  const auto begin = read_at_most(path, kMostOfTitle);
  if (!begin) return failure_elsewhere(begin.error());
  if (is_of_kind(*begin, kTableFormat.title)) return join_tables(paths, asking.budget());
  if (is_of_kind(*begin, kSelectionFormat.title)) return join_selections(paths, asking.budget());
  if (is_of_kind(*begin, heaps::kSurveyTitle)) {
    SUMMAND_TRY(survey, heaps::join_surveys(paths, asking.settings().threads, asking.budget()));
    return JoinedFiles(std::move(survey));
  }
  return failure_elsewhere({fmt::format(
      "{}: only files of table, search and heaps --all with --save are joined", printable(path))});
}

}  // namespace summand::ask
