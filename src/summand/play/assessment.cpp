#include "summand/play/assessment.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>

#include "summand/algebra/loopy_value.hpp"
#include "summand/analysis/conjecture_text.hpp"
#include "summand/analysis/sum_value.hpp"
#include "summand/analysis/value_text.hpp"
#include "summand/language/answer.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kLongText = 400;
constexpr std::size_t kMostTerms = 12;  // the most terms whose values are listed

// The sentence if nothing is known for sure.
std::string unknown(const SumInPlay& sum, Player first) {
  const AnyPosition* position = sum.misere() ? nullptr : sum.lone_position();
  const std::string conjecture = position != nullptr ? conjecture_text(*position, first) : "";
  return fmt::format("the result is unknown: the search reached its limit{}{}.",
                     conjecture.empty() ? "" : "; ", conjecture);
}

std::string prospect(Oracle& oracle, const SumInPlay& sum, Player first) {
  oracle.allow_all();
  const auto found = oracle.winners(sum, first);
  const std::string start = fmt::format("If {} is to move, ", player_name(first));
  if (!found) return start + unknown(sum, first);
  const Prospect& its = found->prospect(first);
  const std::string how = found->by_and_why();
  if (its.fate == Fate::draw) {
    return fmt::format("{}play goes on for ever (by {}).", start, how);
  }
  const Player winner = its.fate == Fate::win ? first : opponent(first);
  const std::string within =
      its.distance ? fmt::format(" within {} move{}", *its.distance, *its.distance == 1 ? "" : "s")
                   : "";
  return fmt::format("{}{} wins{} (by {}).", start, player_name(winner), within, how);
}

std::string worth(Thermographs& thermographs, Value value) {
  ValueStore& store = thermographs.store();
  std::string out = text_of(store, value, kLongText).plain;
  const Thermograph thermograph = thermographs.of(value);
  if (thermograph.temperature > Dyadic(0)) {
    out += fmt::format(", of mean {} and temperature {}", print(thermograph.mean),
                       print(thermograph.temperature));
  }
  return out;
}

std::string not_computed(std::string_view what, const Failure& failure) {
  return fmt::format("{}: the value is not computed: {}.", what, why_not_computed(failure));
}

// A term that no theorem gives a value, as a game.
std::optional<Game> loopy_term(const SumInPlay& sum, const Term& term) {
  const AnyPosition* position = term.position();
  if (position == nullptr || position->valued_by_moves()) return std::nullopt;
  Game game(sum.workspace(), *position);
  if (!is_loopy(game)) return std::nullopt;
  return term.negated ? -game : game;
}

// The values of all terms, and of the whole sum if there are several.
std::vector<std::string> values_of(const SumInPlay& sum) {
  std::vector<std::string> out;
  std::vector<Value> values;
  Thermographs thermographs(sum.store());
  const std::size_t count = sum.terms().size();
  for (std::size_t i = 0; i < count; ++i) {
    const std::string name = count == 1 ? "The game" : fmt::format("Game {}", i + 1);
    const auto said = within_limits([&]() -> Attempt<std::string> {
      if (const auto loopy = loopy_term(sum, sum.terms()[i])) {
        return fmt::format("{} is worth {}.", name, print_loopy(*loopy));
      }
      SUMMAND_TRY(value, value_of_term(sum, sum.terms()[i]));
      values.push_back(value);
      return fmt::format("{} is worth {}.", name, worth(thermographs, value));
    });
    if (said && count <= kMostTerms) out.push_back(*said);
    if (said) continue;
    out.push_back(not_computed(name, said.error()));
    // Time or memory that is used up is missing for the next term, too.
    if (said.error().limit != Limit::size) return out;
  }
  if (count == 1 || values.size() < count) return out;
  const auto total = within_limits([&]() -> Attempt<std::string> {
    return fmt::format("The sum is worth {}.", worth(thermographs, sum.store().sum(values)));
  });
  out.push_back(total ? *total : not_computed("The sum", total.error()));
  return out;
}

}  // namespace

std::vector<std::string> assessment(Oracle& oracle, const SumInPlay& sum) {
  std::vector<std::string> out = {prospect(oracle, sum, Player::left),
                                  prospect(oracle, sum, Player::right)};
  if (sum.misere()) {
    out.emplace_back("In misère play a player who cannot move wins.");
    return out;
  }
  std::vector<std::string> values = values_of(sum);
  std::ranges::move(values, std::back_inserter(out));
  return out;
}

}  // namespace summand
