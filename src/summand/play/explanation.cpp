#include "summand/play/explanation.hpp"

#include <algorithm>
#include <fmt/core.h>

#include "summand/heaps/nim/columns.hpp"
#include "summand/language/answer.hpp"
#include "summand/theory/thermographs.hpp"
#include "summand/theory/verdicts.hpp"
#include "summand/value/outcome.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

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

bool cancel(const SumInPlay& sum, const Term& a, const Term& b) {
  if (a.value() != nullptr && b.value() != nullptr) {
    return sum.store().negative(*a.value()) == *b.value();
  }
  const AnyPosition *one = a.position(), *other = b.position();
  if (one == nullptr || other == nullptr) return false;
  if (!one->valued_by_moves() || !other->valued_by_moves()) return false;
  if (*one == *other && (one->impartial() || a.negated != b.negated)) return true;
  return a.negated == b.negated && one->mirror() == *other;
}

// Returns "games 1 and 3" or "games 1 and 2, 3 and 5".
std::string names_of(const std::vector<std::pair<std::size_t, std::size_t>>& pairs) {
  std::string out;
  for (const auto& [one, other] : pairs) {
    out += fmt::format("{}{} and {}", out.empty() ? "" : ", ", one + 1, other + 1);
  }
  return "games " + out;
}

// Returns "1", "1 and 3" or "1, 2 and 4". Terms are counted from 1.
std::string listed(const std::vector<std::size_t>& terms) {
  std::string out;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const std::string_view before = i == 0 ? "" : i + 1 == terms.size() ? " and " : ", ";
    out += fmt::format("{}{}", before, terms[i] + 1);
  }
  return out;
}

// Some of the games of a sum with their values. If all parts of a position are worth nimbers, the
// parts are listed instead.
struct Games {
  std::vector<Value> values;
  bool are_heaps = true;  // of Nim, so that a value is a number of counters
};

void add(Games& games, const SumInPlay& sum, const Term& term, Value value) {
  constexpr std::uint64_t kMostParts = 100;
  const AnyPosition* position = term.position();
  std::vector<Copies<AnyPosition>> parts;
  if (position != nullptr && position->impartial() && sum.store().as_nimber(value)) {
    parts = position->parts();
  }
  games.are_heaps =
      games.are_heaps && position != nullptr && position->ruleset().info().name == "nim";
  std::uint64_t count = 0;
  for (const auto& part : parts) count += std::min(part.count, kMostParts);
  if (count < 2 || count > kMostParts) {
    games.values.push_back(value);
    return;
  }
  for (const auto& part : parts) {
    games.values.insert(games.values.end(), part.count,
                        part.part.value(sum.workspace()->evaluators));
  }
}

// Returns "4s, 2s and 1s": the meaning of the columns of an addition.
std::string names_of_columns(unsigned columns) {
  constexpr unsigned kMostNamed = 6;
  if (columns > kMostNamed) return "1s, 2s, 4s, 8s and so on";
  std::string out = "1s";
  for (unsigned k = 1; k < columns; ++k) {
    out = fmt::format("{}s{}{}", 1u << k, k == 1 ? " and " : ", ", out);
  }
  return out;
}

// Shows in columns that these games add up to 0.
std::vector<std::string> added_in_columns(const heaps::NimColumns& columns, bool are_heaps,
                                          Player to_move) {
  std::vector<std::string> out;
  out.push_back(are_heaps
                    ? fmt::format("Each heap, counted in {}:", names_of_columns(columns.columns))
                    : "The games are worth nimbers; added without carry they make 0:");
  for (const std::string& line : heaps::addition_of(columns)) out.push_back("  " + line);
  out.emplace_back("Each column has an even number of 1s.");
  out.push_back(fmt::format(
      "Any move of {} makes some column odd, and then {} can make all of them even again.",
      player_name(to_move), player_name(opponent(to_move))));
  return out;
}

// The lines about the games that are in no pair. Assumes that there are some.
std::vector<std::string> said_of(ValueStore& store, const Games& games, Player to_move) {
  const std::vector<Value>& values = games.values;
  std::vector<std::string> out;
  if (const auto nimbers = as_nimbers(store, values); nimbers && nimbers->size() > 1) {
    const heaps::NimColumns columns = heaps::nim_columns(*nimbers);
    if (!columns.lost()) return out;
    if (std::ranges::all_of(*nimbers, [](std::uint64_t nimber) { return nimber == 0; })) {
      out.emplace_back("Each of the games is worth 0.");
      return out;
    }
    return added_in_columns(columns, games.are_heaps, to_move);
  }
  const Value total = store.sum(values);
  if (winner(outcome(store, total), to_move) == to_move) return out;
  if (values.size() > 1) {
    AtomicWeights weights(store);
    const std::optional<Verdict> verdict = known_verdict(weights, values);
    const auto winner_of = [&] {
      return to_move == Player::left ? verdict->if_left_starts : verdict->if_right_starts;
    };
    if (verdict && winner_of() == opponent(to_move)) {
      out.push_back(fmt::format("By theorem: {}.", verdict->reason));
    }
  }
  const std::string text = print(store, total, kShortText);
  out.push_back(
      fmt::format("The rest is worth {}, so {} to move loses.", text, player_name(to_move)));
  return out;
}

}  // namespace

std::vector<std::pair<std::size_t, std::size_t>> cancelling_pairs(const SumInPlay& sum) {
  std::vector<std::pair<std::size_t, std::size_t>> out;
  std::vector<bool> taken(sum.terms().size());
  for (std::size_t i = 0; i < taken.size(); ++i) {
    for (std::size_t j = i + 1; j < taken.size() && !taken[i]; ++j) {
      if (taken[j] || !cancel(sum, sum.terms()[i], sum.terms()[j])) continue;
      taken[i] = taken[j] = true;
      out.emplace_back(i, j);
    }
  }
  return out;
}

std::vector<std::string> explanation(Oracle& oracle, const SumInPlay& left, Player to_move) {
  std::vector<std::string> out;
  if (left.misere()) {
    if (const auto found = oracle.winners(left, to_move)) {
      out.push_back(fmt::format("{} loses by {}.", player_name(to_move), found->by_and_why()));
    }
    return out;
  }
  const auto pairs = cancelling_pairs(left);
  std::vector<bool> rest(left.terms().size(), true);
  for (const auto& [one, other] : pairs) rest[one] = rest[other] = false;
  const bool all_cancel = !pairs.empty() && std::ranges::count(rest, true) == 0;
  if (all_cancel) {
    out.push_back(
        fmt::format("Tweedledum and Tweedledee: {} are each other's negatives; what {} does in "
                    "one, {} does in the other, and so has the last move.",
                    names_of(pairs), player_name(to_move), player_name(opponent(to_move))));
    return out;
  }
  const auto values = oracle.values(left);
  if (!values) return out;
  Games others;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    if (rest[i]) add(others, left, left.terms()[i], (*values)[i]);
  }
  out = said_of(left.store(), others, to_move);
  if (left.entails() && !out.empty()) {
    out.push_back(fmt::format("After a loony move {} chooses who moves next in the rest.",
                              player_name(opponent(to_move))));
  }
  if (!pairs.empty() && !out.empty()) {
    out.insert(out.begin(),
               fmt::format("Tweedledum and Tweedledee: {} cancel, and the rest decides.",
                           names_of(pairs)));
  }
  return out;
}

std::vector<std::string> explanation_of_move(Oracle& oracle, const SumInPlay& sum,
                                             const TermMove& move, Player mover) {
  std::vector<std::string> out;
  if (move.entails) {
    out.push_back(fmt::format("{} moves again.", player_name(mover)));
    return out;
  }
  const SumInPlay left = sum.after(move);
  if (sum.misere()) return explanation(oracle, left, opponent(mover));
  const auto before = oracle.values(sum), after = oracle.values(left);
  if (before && after && before->size() > 1) {
    ValueStore& store = sum.store();
    Thermographs thermographs(store, Thermographs::Bottom::zero);
    const Dyadic heat = thermographs.temperature((*before)[move.term]);
    const bool hottest = std::ranges::all_of(
        *before, [&](Value value) { return thermographs.temperature(value) <= heat; });
    if (heat.sign() > 0 && hottest) {
      out.push_back(fmt::format("Game {} is the hottest, of temperature {}; it is left at {}.",
                                move.term + 1, print(heat),
                                print(store, (*after)[move.term], kShortText)));
    }
    std::vector<std::size_t> numbers;
    for (std::size_t i = 0; i < before->size(); ++i) {
      if (is_number(store, (*before)[i])) numbers.push_back(i);
    }
    if (!numbers.empty() && !is_number(store, (*before)[move.term])) {
      out.push_back(
          fmt::format("Number avoidance: no player needs to move in a number while another game is "
                      "open ({} {}).",
                      numbers.size() == 1 ? "game" : "games", listed(numbers)));
    }
  }
  for (std::string& line : explanation(oracle, left, opponent(mover))) {
    out.push_back(std::move(line));
  }
  return out;
}

}  // namespace summand
