#include "summand/play/explanation.hpp"

#include <fmt/format.h>

#include "summand/heaps/nim_columns.hpp"
#include "summand/language/answer.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kShortText = 60;

std::optional<std::vector<std::uint64_t>> as_nimbers(ValueStore& store,
                                                     const std::vector<Value>& values) {
  std::vector<std::uint64_t> out;
  for (const Value value : values) {
    const std::optional<std::uint64_t> nimber = store.as_nimber(value);
    if (!nimber) return std::nullopt;
    out.push_back(*nimber);
  }
  return out;
}

}  // namespace

std::vector<std::string> explanation(Oracle& oracle, const SumInPlay& left, Player to_move) {
  std::vector<std::string> out;
  const auto values = oracle.values(left);
  if (!values) return out;
  ValueStore& store = left.store();
  if (const auto nimbers = as_nimbers(store, *values); nimbers && nimbers->size() > 1) {
    const heaps::NimColumns columns = heaps::nim_columns(*nimbers);
    if (!columns.lost()) return out;
    out.emplace_back("The games are worth nimbers; added without carry they make 0:");
    for (const std::string& line : heaps::addition_of(columns)) out.push_back("  " + line);
    return out;
  }
  const Value total = store.sum(*values);
  if (winner(outcome(store, total), to_move) == to_move) return out;
  if (values->size() > 1) {
    AtomicWeights weights(store);
    const std::optional<Verdict> verdict = known_verdict(weights, *values);
    const auto winner_of = [&] {
      return to_move == Player::left ? verdict->if_left_starts : verdict->if_right_starts;
    };
    if (verdict && winner_of() == opponent(to_move))
      out.push_back(fmt::format("By theorem: {}.", verdict->reason));
  }
  const std::string text = print(store, total, kShortText);
  out.push_back(
      fmt::format("What is left is worth {}, so {} to move loses.", text, player_name(to_move)));
  return out;
}

}  // namespace summand
