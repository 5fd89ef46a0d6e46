#include "summand/verdict/sum_in_play.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <numeric>
#include <optional>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"
#include "summand/misere/misere_term.hpp"
#include "summand/misere/written_numbers.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

// Reads 0, *, *2, *3, ...
std::optional<std::uint64_t> nimber_named(std::string_view name) {
  if (name == "0") return 0;
  if (name == "*") return 1;
  return name.starts_with('*') ? whole_number<std::uint64_t>(name.substr(1)) : std::nullopt;
}

constexpr std::size_t kMostTextOfError = 60;

Failure too_many(std::string message) { return {Error{std::move(message)}, Limit::size}; }

}  // namespace

std::string without_blanks(std::string_view text) {
  std::string out;
  std::ranges::copy_if(text, std::back_inserter(out), [](char c) { return c != ' ' && c != '\t'; });
  return out;
}

Attempt<SumInPlay> SumInPlay::of(const Game& game, Convention convention) {
  return within_limits([&] { return of_now(game, convention); });
}

Attempt<void> SumInPlay::expect_room(const Dyadic& copies) const {
  if (copies + Dyadic(static_cast<std::int64_t>(terms_.size())) <=
      Dyadic(static_cast<std::int64_t>(kMostTerms))) {
    return {};
  }
  return failure(Error{fmt::format("a sum of more than {} games cannot be played", kMostTerms)});
}

namespace {

// A term of a sum in misère play. Its copies are separate terms, because *2 + *2 is not 0.
Attempt<Term> misere_term(const Summand& summand) {
  const Game& game = summand.game;
  if (const AnyPosition* position = game.position()) {
    if (!position->valued_by_moves()) return failure(no_misere_game(*position));
    return Term(*position, false);
  }
  if (game.kind() != Game::Kind::value) {
    return failure(Error{fmt::format(
        "a match in misère play takes positions, nimbers and integers, but {} is written out",
        game.text(kMostTextOfError))});
  }
  ValueStore& store = game.store();
  if (const auto number = written_misere_number(store, game.value()); !number) {
    return failure(number.error());
  }
  return Term(summand.copies.sign() < 0 ? store.negative(game.value()) : game.value());
}

}  // namespace

Attempt<void> SumInPlay::add_misere_terms(const Summand& summand) {
  const Dyadic count = summand.copies.abs();
  if (auto room = expect_room(count); !room) return room;
  SUMMAND_TRY(term, misere_term(summand));
  for (std::int64_t copy = 0; copy < *count.to_int64(); ++copy) terms_.push_back(term);
  return {};
}

Attempt<SumInPlay> SumInPlay::of_now(const Game& game, Convention convention) {
  SumInPlay out(game.shared_workspace());
  out.convention_ = convention;
  for (const Summand& summand : game.summands()) {
    if (out.misere()) {
      if (auto added = out.add_misere_terms(summand); !added) {
        return std::unexpected(std::move(added).error());
      }
      continue;
    }
    const AnyPosition* position = summand.game.position();
    if (position == nullptr) {
      // Numbers and nimbers may have many copies. Together they are one game of that value.
      out.terms_.emplace_back(out.store().multiple(summand.copies, summand.game.value()));
      continue;
    }
    const Dyadic count = summand.copies.abs();
    if (auto room = out.expect_room(count); !room) return std::unexpected(std::move(room).error());
    const bool negated = summand.copies.sign() < 0 && !position->impartial();
    for (std::int64_t copy = 0; copy < *count.to_int64(); ++copy) {
      out.terms_.emplace_back(*position, negated);
    }
  }
  if (auto room = out.expect_room(0); !room) return std::unexpected(std::move(room).error());
  if (out.entails() && out.loopy()) {
    return failure(
        Error{"a game in which a player may move again is not played beside loopy games"});
  }
  return out;
}

Origin SumInPlay::origin() const {
  for (const Term& term : terms_) {
    if (term.position() != nullptr) return term.position()->origin();
  }
  return Origin::top;
}

bool SumInPlay::names_cells() const {
  return std::ranges::any_of(terms_, [](const Term& term) {
    return term.position() != nullptr && term.position()->named_rows() > 0;
  });
}

Attempt<std::vector<TermMove>> SumInPlay::moves(Player player) const {
  return within_limits([&]() -> Attempt<std::vector<TermMove>> {
    if (move_count(player) > kMostMoves) {
      return std::unexpected(
          too_many(fmt::format("more than {} moves, too many to list", kMostMoves)));
    }
    std::vector<TermMove> out;
    for (std::size_t i = 0; i < terms_.size(); ++i) add_moves(i, player, out);
    return out;
  });
}

void SumInPlay::add_moves(std::size_t term, Player player, std::vector<TermMove>& out) const {
  const Term& from = terms_[term];
  if (const AnyPosition* position = from.position()) {
    for (AnyMove& move : position->moves(mover(term, player))) {
      out.push_back(
          {term, std::move(move.name), Term(std::move(move.after), from.negated), move.entails});
    }
  } else {
    for (const Value option : store().options(*from.value(), player)) {
      out.push_back({term, summand::print(store(), option), Term(option)});
    }
  }
}

Attempt<void> SumInPlay::add_moves_named(std::string_view name, std::size_t term, Player player,
                                         std::vector<TermMove>& out) const {
  return within_limits([&] { return add_moves_named_now(name, term, player, out); });
}

Attempt<void> SumInPlay::add_moves_named_now(std::string_view name, std::size_t term, Player player,
                                             std::vector<TermMove>& out) const {
  const AnyPosition* position = terms_[term].position();
  if (position != nullptr && (position->reads_moves() || move_count(term, player) <= kMostNamed)) {
    if (auto move = position->move_named(mover(term, player), name)) {
      out.push_back({term, std::move(move->name),
                     Term(std::move(move->after), terms_[term].negated), move->entails});
    }
    return {};
  }
  if (const auto own =
          position == nullptr ? store().as_nimber(*terms_[term].value()) : std::nullopt) {
    if (const auto to = nimber_named(name); to && *to < *own) {
      out.push_back({term, std::string(name), Term(store().nimber(*to))});
    }
    return {};
  }
  if (position != nullptr || move_count(term, player) > kMostMoves) {
    return std::unexpected(
        too_many(fmt::format("too many moves to search for {}", printable(name, 60))));
  }
  std::vector<TermMove> all;
  add_moves(term, player, all);
  for (TermMove& move : all) {
    if (without_blanks(move.name) == name) out.push_back(std::move(move));
  }
  return {};
}

std::uint64_t SumInPlay::move_count(std::size_t term, Player player) const {
  const Term& from = terms_[term];
  return from.position() != nullptr ? from.position()->move_count(mover(term, player))
                                    : store().option_count(*from.value(), player);
}

std::uint64_t SumInPlay::move_count(Player player) const {
  std::uint64_t out = 0;
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    if (__builtin_add_overflow(out, move_count(i, player), &out)) return ~std::uint64_t{0};
  }
  return out;
}

bool SumInPlay::has_moves(Player player) const {
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    if (move_count(i, player) > 0) return true;
  }
  return false;
}

bool SumInPlay::loopy() const {
  return std::ranges::any_of(terms_, [](const Term& term) {
    return term.position() != nullptr && term.position()->loopy();
  });
}

namespace {

bool is_entailing(const Term& term) {
  return term.position() != nullptr && term.position()->entails();
}

}  // namespace

bool SumInPlay::entails() const { return std::ranges::any_of(terms_, is_entailing); }

std::pair<SumInPlay, bool> SumInPlay::with_nimber() const {
  SumInPlay out(workspace_);
  std::uint64_t nimber = 0;
  bool loony = false;
  for (const Term& term : terms_) {
    if (!is_entailing(term)) {
      out.terms_.push_back(term);
      continue;
    }
    nimber ^= term.position()->nimber_of_rest(workspace_->evaluators);
    loony |= term.position()->loony();
  }
  out.terms_.emplace_back(store().nimber(nimber));
  return {std::move(out), loony};
}

SumInPlay SumInPlay::after(const TermMove& move) const {
  SumInPlay out = *this;
  out.terms_[move.term] = move.after;
  return out;
}

std::string SumInPlay::name_of(const TermMove& move) const {
  return terms_.size() == 1 ? move.name : fmt::format("{}: {}", move.term + 1, move.name);
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
