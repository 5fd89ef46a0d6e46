#include "summand/search/kept_sums.hpp"

#include <algorithm>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/ruleset/evaluators.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostName = 4096;  // bytes of a sum that is kept

KeptKind kind_of(Player first) {
  return first == Player::left ? KeptKind::left_first : KeptKind::right_first;
}

}  // namespace

KeptSums::KeptSums(PartTables& tables) : tables_(tables), kept_(tables.evaluators().kept()) {}

bool KeptSums::set_name(std::span<const PartId> parts, std::span<const Value> values) {
  name_ = {};
  std::vector<std::string> terms;
  std::size_t bytes = 0;
  for (const PartId part : parts) {
    const PartTable& table = tables_[part.table];
    if (table.kept_game().empty()) return false;
    terms.push_back(table.kept_call(part.number));
    // Games that are not built in are told apart by their digests.
    const std::size_t digest = table.kept_game().find('#');
    const bool is_alone = parts.size() == 1 && values.empty();
    if (is_alone) name_.game = table.kept_game();
    if (!is_alone && digest != std::string::npos) terms.back() += table.kept_game().substr(digest);
    bytes += terms.back().size() + 1;
    if (bytes > kMostName) return false;
  }
  for (const Value value : values) {
    ValueStore& store = tables_.evaluators().store();
    auto text =
        within_limits([&]() -> Attempt<std::string> { return print(store, value, kMostName); });
    if (!text) return false;  // it is too long
    terms.push_back(*std::move(text));
    bytes += terms.back().size() + 1;
    if (bytes > kMostName) return false;
  }
  std::ranges::sort(terms);
  for (const std::string& term : terms) {
    if (!name_.position.empty()) name_.position += '\n';
    name_.position += term;
  }
  return true;
}

std::optional<bool> KeptSums::find(std::span<const PartId> parts, std::span<const Value> values,
                                   Player first) {
  if (!set_name(parts, values)) return std::nullopt;
  const auto left_wins = kept_->find({kind_of(first), name_.game, name_.position});
  if (left_wins != "0" && left_wins != "1") return std::nullopt;
  return (left_wins == "1") == (first == Player::left);
}

void KeptSums::keep(std::span<const PartId> parts, std::span<const Value> values, Player first,
                    bool wins) {
  if (!set_name(parts, values)) return;
  const bool left_wins = wins == (first == Player::left);
  kept_->keep({kind_of(first), name_.game, name_.position}, left_wins ? "1" : "0",
              FoundBy::theorems);
}

}  // namespace summand
