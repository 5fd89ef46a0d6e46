#include "summand/verdict/winners.hpp"

#include <fmt/core.h>

#include "summand/misere/misere_verdict.hpp"

namespace summand {

std::string_view name_of(Means means) {
  switch (means) {
    case Means::theorem:
      return "a theorem";
    case Means::values:
      return "the values of the games";
    case Means::search:
      return "search";
    case Means::retrograde:
      return "retrograde analysis";
  }
  return {};
}

std::string_view key_of(Means means) {
  switch (means) {
    case Means::theorem:
      return "theorem";
    case Means::values:
      return "values";
    case Means::search:
      return "search";
    case Means::retrograde:
      return "retrograde";
  }
  return {};
}

std::optional<Outcome> Winners::outcome() const {
  if (asked || left.fate == Fate::draw || right.fate == Fate::draw) return std::nullopt;
  if (left.fate == right.fate) return left.fate == Fate::win ? Outcome::next : Outcome::previous;
  return left.fate == Fate::win ? Outcome::left : Outcome::right;
}

std::string_view Winners::by() const {
  return rule.empty() || rule == key_of(MisereMeans::search) ? name_of(means)
                                                             : std::string_view(found);
}

std::string Winners::by_and_why() const {
  if (rule.empty()) return std::string(by());
  return rule == key_of(MisereMeans::search) ? reason : fmt::format("{}: {}", found, reason);
}

Winners winners_of(Outcome outcome, Means means) {
  Winners out{.means = means};
  for (const Player first : {Player::left, Player::right}) {
    out.prospect(first).fate = winner(outcome, first) == first ? Fate::win : Fate::loss;
  }
  return out;
}

}  // namespace summand
