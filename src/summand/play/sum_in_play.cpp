#include "summand/play/sum_in_play.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostMoves = 100'000;

}  // namespace

Attempt<SumInPlay> SumInPlay::of(const Game& game) {
  SumInPlay out(game.construction()->shared_workspace());
  for (const Summand& summand : game.summands()) {
    const AnyPosition* position = summand.game.position();
    if (position == nullptr) {
      // Numbers and nimbers may stand there often; they are one game of that value.
      out.terms_.emplace_back(out.store().multiple(summand.copies, summand.game.value()));
      continue;
    }
    const Dyadic count = summand.copies.abs();
    if (count >
        Dyadic(static_cast<std::int64_t>(kMostTerms - std::min(kMostTerms, out.terms_.size())))) {
      return failure(Error{fmt::format("a sum of more than {} games is not played", kMostTerms)});
    }
    const bool negated = summand.copies.sign() < 0 && !position->impartial();
    for (std::int64_t copy = 0; copy < *count.to_int64(); ++copy) {
      out.terms_.emplace_back(*position, negated);
    }
  }
  if (out.terms_.size() > kMostTerms) {
    return failure(Error{fmt::format("a sum of more than {} games is not played", kMostTerms)});
  }
  return out;
}

Attempt<std::vector<SumMoveByName>> SumInPlay::moves(Player player) const {
  std::vector<SumMoveByName> out;
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const Term& term = terms_[i];
    const Player mover = term.negated ? opponent(player) : player;
    const std::uint64_t count = term.position() != nullptr
                                    ? term.position()->move_count(mover)
                                    : store().option_count(*term.value(), mover);
    if (count > kMostMoves || out.size() > kMostMoves - count) {
      return failure(Error{fmt::format("more than {} moves, too many to list", kMostMoves)});
    }
    if (const AnyPosition* position = term.position()) {
      for (AnyMove& move : position->moves(mover)) {
        out.push_back({i, std::move(move.name), Term(std::move(move.after), term.negated)});
      }
    } else {
      for (const Value option : store().options(*term.value(), mover)) {
        out.push_back({i, summand::print(store(), option), Term(option)});
      }
    }
  }
  return out;
}

bool SumInPlay::has_moves(Player player) const {
  for (const Term& term : terms_) {
    const Player mover = term.negated ? opponent(player) : player;
    const std::uint64_t count = term.position() != nullptr
                                    ? term.position()->move_count(mover)
                                    : store().option_count(*term.value(), mover);
    if (count > 0) return true;
  }
  return false;
}

bool SumInPlay::may_come_again() const {
  return std::ranges::any_of(terms_, [](const Term& term) {
    return term.position() != nullptr && term.position()->cyclic();
  });
}

SumInPlay SumInPlay::after(const SumMoveByName& move) const {
  SumInPlay out = *this;
  out.terms_[move.term] = move.after;
  return out;
}

std::string SumInPlay::print(const Term& term) const {
  if (const Value* value = term.value()) return summand::print(store(), *value);
  return (term.negated ? "-" : "") + term.position()->print_call();
}

std::string SumInPlay::print() const {
  std::vector<std::size_t> order(terms_.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::vector<std::string> texts;
  for (const Term& term : terms_) texts.push_back(print(term));
  return print(order, texts);
}

std::string SumInPlay::print(std::span<const std::size_t> terms,
                             std::span<const std::string> texts) const {
  std::string out;
  for (const std::size_t i : terms) {
    const std::string& text = texts[i];
    if (out.empty()) {
      out = text;
    } else if (text.starts_with('-') && terms_[i].position() != nullptr) {
      out += " - " + text.substr(1);
    } else {
      out += " + " + (text.starts_with('-') ? "(" + text + ")" : text);
    }
  }
  return out.empty() ? "0" : out;
}

}  // namespace summand
