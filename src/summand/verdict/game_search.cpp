#include "summand/verdict/game_search.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/ruleset/moves_to_nimbers.hpp"
#include "summand/value/copy.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

Attempt<Term> term_of(const Summand& summand, std::uint64_t most_moves) {
  const Game& game = summand.game;
  const AnyPosition* position = game.position();
  if (position == nullptr) {
    return Term(game.store().multiple(summand.copies, game.value()));
  }
  const std::string_view title = position->ruleset().info().title;
  if (position->entails()) {
    return failure(Error{fmt::format("a search of sums has no rule for the moves of {}", title)});
  }
  const bool by_theorem = position->value_by_theorem(game.evaluators()).has_value();
  if (position->loopy() && !by_theorem) {
    return failure(
        Error{fmt::format("{} is a loopy game (a position can repeat), which a depth-first search "
                          "cannot handle; summand analyze uses retrograde analysis",
                          title)});
  }
  const std::uint64_t moves =
      std::max(position->move_count(Player::left), position->move_count(Player::right));
  if (!by_theorem && moves > most_moves) {
    reach_limit(Limit::size, fmt::format("a position of {} with more than {} moves in a search",
                                         title, most_moves));
  }
  // Two equal impartial positions are 0. Of an even number two are kept, so that moves can be made
  // in them.
  Dyadic count = summand.copies.abs();
  if (position->impartial()) count = count.half().is_integer() ? 2 : 1;
  const std::optional<std::int64_t> copies = count.to_int64();
  if (!copies) reach_limit(Limit::size, "a search of more than 2^63 - 1 copies of a position");
  return Term(*position, false, static_cast<std::uint64_t>(*copies));
}

}  // namespace

Attempt<std::vector<Term>> search_terms(const Game& game, std::uint64_t most_moves) {
  return within_limits([&]() -> Attempt<std::vector<Term>> {
    std::vector<Term> out;
    for (const Summand& summand : game.summands()) {
      SUMMAND_TRY(term, term_of(summand, most_moves));
      out.push_back(std::move(term));
    }
    return out;
  });
}

GameSearch::GameSearch(const Game& game, const std::vector<Term>& terms, SharedGame* shared)
    : store_(shared != nullptr ? shared->store.sibling()
                               : std::make_unique<ValueStore>(game.store().budget(),
                                                              game.store().shared_side_tables())),
      evaluators_(*store_, game.evaluators().by(), game.evaluators().kept()),
      tables_(evaluators_, EasyParts(kEasyMoves, kEasyPositions),
              shared != nullptr ? &shared->records : nullptr),
      terms_(terms) {
  for (Term& term : terms_) {
    if (const Value* value = term.value()) term.what = copied(game.store(), *value, *store_);
  }
}

const PartList& GameSearch::parts() {
  if (parts_) return *parts_;
  PartList out;
  for (const Term& term : terms_) add(term, term.copies, out);
  return parts_.emplace(std::move(out));
}

void GameSearch::add(const Term& term, std::uint64_t copies, PartList& out) {
  if (copies == 0) return;
  if (const AnyPosition* position = term.position()) {
    position->add_parts(tables_, out, copies);
  } else {
    out.values.push_back(*term.value());
  }
}

PartList GameSearch::without_one(std::size_t term) {
  PartList out;
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    add(terms_[i], i == term ? terms_[i].copies - 1 : terms_[i].copies, out);
  }
  return out;
}

std::vector<AnyMove> GameSearch::moves_of(const AnyPosition& position, Player player,
                                          const PartList& rest) {
  if (position.move_count(player) <= kMostNamed) return position.moves(player);
  std::vector<std::uint64_t> wanted;
  if (rest.parts.empty()) wanted = nimbers_wanted_beside(*store_, store_->sum(rest.values));
  auto moves = moves_to_nimbers(position, evaluators_, wanted);
  if (!moves) {
    reach_limit(Limit::size, fmt::format("a winning move among more than {} of {}", kMostNamed,
                                         position.ruleset().info().title));
  }
  return *std::move(moves);
}

std::string GameSearch::name_of(Value option) { return print(*store_, option); }

}  // namespace summand
