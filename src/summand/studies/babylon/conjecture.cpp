#include "summand/studies/babylon/conjecture.hpp"

#include <fmt/core.h>

namespace summand::babylon {

std::vector<std::string> conjecture_names() {
  std::vector<std::string> names = {"n", "k", "g", "wins", "last"};
  for (int i = 1; i <= kMostColours; ++i) names.push_back(fmt::format("c{}", i));
  return names;
}

namespace {

std::vector<std::int64_t> values_of(const SolvedStart& start) {
  std::int64_t chips = 0;
  for (const std::uint64_t count : start.composition) chips += static_cast<std::int64_t>(count);
  std::vector<std::int64_t> values = {chips, static_cast<std::int64_t>(start.composition.size()),
                                      start.grundy, start.winner(),
                                      static_cast<std::int64_t>(start.composition.back())};
  for (std::size_t i = 0; i < kMostColours; ++i) {
    values.push_back(i < start.composition.size() ? static_cast<std::int64_t>(start.composition[i])
                                                  : 0);
  }
  return values;
}

Result<Condition> parse_claim(std::string_view text, std::string_view called) {
  static const std::vector<std::string> kNames = conjecture_names();
  auto condition = Condition::parse(text, kNames);
  if (!condition) {
    return fail(fmt::format("{}, character {}: {}", called, condition.error().offset + 1,
                            condition.error().message),
                condition.error().offset);
  }
  if (!condition->is_claim()) {
    return fail(fmt::format("{}: a number is neither true nor false; compare it", called));
  }
  return condition;
}

Result<bool> holds(const Condition& condition, const std::vector<std::int64_t>& values,
                   const SolvedStart& start) {
  auto out = condition.holds(values);
  if (out) return out;
  return fail(fmt::format("{}: {}", print(start.composition), out.error().message),
              out.error().offset);
}

}  // namespace

Result<Conjecture> Conjecture::parse(std::string_view claim, std::string_view where) {
  SUMMAND_TRY(condition, parse_claim(claim, "the claim"));
  if (where.empty()) return Conjecture(condition, std::nullopt);
  SUMMAND_TRY(meant, parse_claim(where, "--where"));
  return Conjecture(condition, meant);
}

Result<void> Conjecture::look_at(const SolvedStart& start) {
  const std::vector<std::int64_t> values = values_of(start);
  ++looked_at_;
  if (where_) {
    SUMMAND_TRY(meant, holds(*where_, values, start));
    if (!meant) return {};
  }
  SUMMAND_TRY(true_here, holds(claim_, values, start));
  ++meant_;
  if (true_here) return {};
  ++counter_examples_;
  if (first_.size() < kMostKept) first_.push_back(start);
  return {};
}

}  // namespace summand::babylon
