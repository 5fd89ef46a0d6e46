#include "summand/ask/merge/joined_parts.hpp"

#include <fmt/format.h>
#include <string_view>

#include "summand/base/file.hpp"
#include "summand/base/foreign_text.hpp"

namespace summand::ask {

namespace {

// The first line is the kind and a version.
bool is_of_kind(std::string_view text, std::string_view kind) {
  return text.starts_with(kind) && text.size() > kind.size() && text[kind.size()] >= '0' &&
         text[kind.size()] <= '9';
}

}  // namespace

Attempt<JoinedParts> join_parts(std::span<const std::string> paths, const Budget& budget) {
  constexpr std::size_t kMostOfKind = 40;  // bytes
  const std::string& path = paths.front();
  const auto begin = read_at_most(path, kMostOfKind);
  if (!begin) return failure_elsewhere(begin.error());
  if (is_of_kind(*begin, "summand table ")) return join_tables(paths, budget);
  if (is_of_kind(*begin, "summand search ")) return join_searches(paths, budget);
  return failure_elsewhere({fmt::format(
      "{}: only files of table --save and of search --save are joined", printable(path))});
}

}  // namespace summand::ask
