#include "summand/analysis/game_search.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "summand/ruleset/moves_to_nimbers.hpp"
#include "summand/value/copy.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::int64_t kMostCopies = 1000;
// Parts with at most so many moves are evaluated.
constexpr std::uint64_t kEasyMoves = 12;

Attempt<SearchTerm> term_of(const Summand& summand, std::uint64_t most_moves) {
  const Game& game = summand.game;
  const AnyPosition* position = game.position();
  if (position == nullptr) {
    return SearchTerm(game.store().multiple(summand.copies, game.value()));
  }
  const std::string_view title = position->ruleset().info().title;
  const bool by_theorem = position->value_by_theorem(game.evaluators()).has_value();
  if (position->cyclic() && !by_theorem) {
    return failure(
        Error{fmt::format("positions of {} may come again, which a search by depth does not bear; "
                          "summand analyze works backwards",
                          title)});
  }
  const Dyadic count = summand.copies.abs();
  if (count > Dyadic(kMostCopies)) {
    return failure(
        Error{fmt::format("more than {} copies of a position are not searched", kMostCopies)});
  }
  if (summand.copies.sign() < 0 && !position->impartial()) {
    return failure(
        Error{fmt::format("{} has no mirrored positions, so its negative is not searched", title)});
  }
  const std::uint64_t moves =
      std::max(position->move_count(Player::left), position->move_count(Player::right));
  if (!by_theorem && moves > most_moves) {
    reach_limit(Limit::size, fmt::format("a position of {} with more than {} moves in a search",
                                         title, most_moves));
  }
  return SearchTerm(*position, *count.to_int64());
}

}  // namespace

Attempt<std::vector<SearchTerm>> search_terms(const Game& game, std::uint64_t most_moves) {
  std::vector<SearchTerm> out;
  for (const Summand& summand : game.summands()) {
    SUMMAND_TRY(term, term_of(summand, most_moves));
    out.push_back(std::move(term));
  }
  return out;
}

GameSearch::GameSearch(const Game& game, const std::vector<SearchTerm>& terms)
    : store_(game.store().budget()),
      evaluators_(store_, game.evaluators().by()),
      tables_(evaluators_, kEasyMoves),
      terms_(terms) {
  for (SearchTerm& term : terms_) {
    if (!term.position) term.value = copied(game.store(), term.value, store_);
  }
}

const PartList& GameSearch::parts() {
  if (parts_) return *parts_;
  PartList out;
  for (const SearchTerm& term : terms_) {
    if (!term.position) {
      out.values.push_back(term.value);
      continue;
    }
    for (std::int64_t copy = 0; copy < term.copies; ++copy) {
      term.position->add_parts(tables_, out);
    }
  }
  return parts_.emplace(std::move(out));
}

PartList GameSearch::parts_of(const AnyPosition& position) {
  PartList out;
  position.add_parts(tables_, out);
  return out;
}

std::vector<AnyMove> GameSearch::moves_of(const AnyPosition& position, Player player,
                                          const PartList& old) {
  if (position.move_count(player) <= kMostNamed) return position.moves(player);
  const PartList rest = replaced(old, {});
  std::vector<std::uint64_t> wanted;
  if (rest.parts.empty()) wanted = nimbers_wanted_beside(store_, store_.sum(rest.values));
  auto moves = moves_to_nimbers(position, evaluators_, wanted);
  if (!moves) {
    reach_limit(Limit::size, fmt::format("a winning move among more than {} of {}", kMostNamed,
                                         position.ruleset().info().title));
  }
  return *std::move(moves);
}

PartList GameSearch::replaced(const PartList& old, const PartList& now) {
  const auto replace = [](auto& in, const auto& what, const auto& by) {
    for (const auto& one : what) {
      const auto at = std::ranges::find(in, one);
      if (at != in.end()) in.erase(at);
    }
    in.insert(in.end(), by.begin(), by.end());
  };
  PartList sum = parts();
  replace(sum.values, old.values, now.values);
  replace(sum.parts, old.parts, now.parts);
  return sum;
}

std::string GameSearch::name_of(Value option) { return print(store_, option); }

}  // namespace summand
