#include "summand/verdict/board_searcher.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/ruleset/board_nimber.hpp"
#include "summand/value/copy.hpp"
#include "summand/value/print.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostPositions = 64;
// A value with more options, or a position with more moves, is no part of such a sum.
constexpr std::uint64_t kMostMoves = 1000;

// Whether play in the position leads to few positions, so its value is found at once.
bool is_tiny(const AnyPosition& start) {
  constexpr std::uint64_t kMostTinyMoves = 16;
  constexpr std::size_t kMostReached = 128;
  std::vector<AnyPosition> reached{start};
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Player player : {Player::left, Player::right}) {
      const AnyPosition from = reached[i];
      if (from.move_count(player) > kMostTinyMoves) return false;
      for (const AnyMove& move : from.moves(player)) {
        if (std::ranges::find(reached, move.after) != reached.end()) continue;
        if (reached.size() == kMostReached) return false;
        reached.push_back(move.after);
      }
    }
  }
  return true;
}

// Of a table that grows when it must: at most half of the free memory.
std::size_t most_table_bytes(const Budget& budget) {
  constexpr std::size_t kLeast = std::size_t{1} << 16;
  std::size_t out = std::size_t{1} << (sizeof(std::size_t) * 8 - 4);
  while (out > kLeast && !budget.allows(2 * out)) out /= 2;
  return out;
}

}  // namespace

bool BoardSearcher::add(Valued valued) {
  const Value all = store_.multiple(static_cast<std::int64_t>(valued.copies), valued.one);
  for (const Player player : {Player::left, Player::right}) {
    if (store_.option_count(all, player) > kMostMoves) return false;
    if (valued.position && valued.position->move_count(player) > kMostMoves) return false;
  }
  values_.push_back(all);
  valued_.push_back(std::move(valued));
  return true;
}

bool BoardSearcher::add(const AnyPosition& position, std::uint64_t copies, std::size_t term) {
  if (const auto value = position.value_by_theorem(evaluators_)) {
    return add({term, *value, copies, position});
  }
  if (&position.ruleset() != main_ && is_tiny(position)) {
    return add({term, position.value(evaluators_), copies, position});
  }
  if (copies > kMostPositions - positions_.size()) return false;
  positions_.insert(positions_.end(), copies, position);
  position_terms_.insert(position_terms_.end(), copies, term);
  return true;
}

// The game of the position with the most moves.
const AnyRuleset* BoardSearcher::main_game() const {
  const AnyRuleset* out = nullptr;
  std::uint64_t most = 0;
  for (const Term& term : terms_) {
    const AnyPosition* position = term.position();
    if (position == nullptr) continue;
    const std::uint64_t moves =
        position->move_count(Player::left) + position->move_count(Player::right);
    if (out == nullptr || moves > most) {
      out = &position->ruleset();
      most = moves;
    }
  }
  return out;
}

bool BoardSearcher::add_terms() {
  main_ = main_game();
  for (std::size_t i = 0; i < terms_.size(); ++i) {
    const AnyPosition* position = terms_[i].position();
    const bool is_added = position != nullptr
                              ? add(*position, terms_[i].copies, i)
                              : add({i, copied(game_.store(), *terms_[i].value(), store_)});
    if (!is_added) return false;
  }
  return !positions_.empty();
}

std::unique_ptr<BoardSearcher> BoardSearcher::of(const Game& game, const std::vector<Term>& terms,
                                                 std::span<const Training::Weights> model) {
  std::unique_ptr<BoardSearcher> out(new BoardSearcher(game, terms));
  if (!out->add_terms()) return nullptr;
  out->search_ =
      out->positions_.front().board_search(out->positions_, out->store_,
                                           {.table_bytes = most_table_bytes(game.store().budget()),
                                            .beside = out->beside_positions(),
                                            .model = model});
  return out->search_ ? std::move(out) : nullptr;
}

bool BoardSearcher::wins_after_moves(std::span<const Term> terms, Player first) {
  SUMMAND_CHECK(terms.size() == terms_.size());
  std::vector<AnyPosition> positions;
  std::vector<Value> values;
  for (std::size_t i = 0; i < terms.size(); ++i) {
    const AnyPosition* position = terms[i].position();
    if (position == nullptr) {
      values.push_back(copied(game_.store(), *terms[i].value(), store_));
    } else if (std::ranges::find(position_terms_, i) != position_terms_.end()) {
      positions.push_back(*position);
    } else {
      values.push_back(position->value(evaluators_));
    }
  }
  return search_->wins(positions, values, first);
}

Beside BoardSearcher::beside_positions() const {
  if (values_.empty()) return Beside::nothing;
  // A position must be impartial: the moves of others may lead to values that are no nimbers.
  const auto is_impartial = [&](const Valued& its) {
    return its.position ? its.position->impartial() : store_.as_nimber(its.one).has_value();
  };
  return std::ranges::all_of(valued_, is_impartial) ? Beside::nimbers : Beside::values;
}

bool BoardSearcher::is_impartial() const {
  return beside_positions() != Beside::values &&
         std::ranges::all_of(positions_,
                             [](const AnyPosition& position) { return position.impartial(); });
}

std::uint64_t BoardSearcher::nimber() {
  SUMMAND_CHECK(is_impartial());
  std::uint64_t out = nimber_of_boards(*search_, std::span<const AnyPosition>(positions_), store_);
  for (const Value value : values_) out ^= *store_.as_nimber(value);
  return out;
}

std::unique_ptr<BoardSearcher> BoardSearcher::beside() const {
  std::unique_ptr<BoardSearcher> out(new BoardSearcher(game_, terms_));
  SUMMAND_CHECK(out->add_terms());
  out->search_ = search_->beside(out->store_);
  return out;
}

void add_team(std::unique_ptr<BoardSearcher> first, unsigned threads,
              SharedSearch<BoardSearcher>& out) {
  const unsigned most = std::min(threads, std::max(hardware_threads(), 2u));
  for (unsigned i = 1; i < most; ++i) {
    std::unique_ptr<BoardSearcher> next;
    const auto done = within_limits([&]() -> Result<void> {
      next = first->beside();
      return {};
    });
    if (!done && done.error().limit != Limit::memory) reach_limit_again(done.error());
    if (!done) break;
    out.add(std::move(next));
  }
  out.add(std::move(first));
}

template <class Visit>
bool BoardSearcher::visit_moves(const Valued& valued, Player player, Visit&& visit) {
  const Value rest = store_.multiple(static_cast<std::int64_t>(valued.copies) - 1, valued.one);
  if (valued.position) {
    return std::ranges::any_of(valued.position->moves(player), [&](const AnyMove& move) {
      return visit(move.name, store_.sum(rest, move.after.value(evaluators_)));
    });
  }
  return std::ranges::any_of(store_.options(valued.one, player), [&](Value option) {
    return visit(print(store_, option), store_.sum(rest, option));
  });
}

template <class Leaves>
std::optional<RatedMove> BoardSearcher::find_move(Player player, Leaves&& leaves) {
  std::vector<AnyPosition> positions = positions_;
  for (std::size_t i = 0; i < positions.size(); ++i) {
    for (const AnyMove& move : positions_[i].moves(player)) {
      positions[i] = move.after;
      if (leaves(positions, values_)) return RatedMove{position_terms_[i], move.name};
    }
    positions[i] = positions_[i];
  }
  std::vector<Value> values = values_;
  std::optional<RatedMove> out;
  for (std::size_t i = 0; i < values.size() && !out; ++i) {
    visit_moves(valued_[i], player, [&](const std::string& name, Value after) {
      values[i] = after;
      if (leaves(positions_, values)) out = RatedMove{valued_[i].term, name};
      return out.has_value();
    });
    values[i] = values_[i];
  }
  return out;
}

RatedMove BoardSearcher::winning_move(Player player) {
  const Player other = opponent(player);
  auto move = find_move(player, [&](const auto& positions, const auto& values) {
    const std::optional<bool> wins = search_->knows(positions, values, other);
    return wins && !*wins;
  });
  if (!move) {
    move = find_move(player, [&](const auto& positions, const auto& values) {
      return !search_->wins(positions, values, other);
    });
  }
  SUMMAND_CHECK(move.has_value());
  return *std::move(move);
}

}  // namespace summand
