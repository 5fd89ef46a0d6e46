#include "summand/analysis/exploration.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <string_view>
#include <tuple>
#include <utility>

#include "summand/algebra/entailing_sum.hpp"
#include "summand/analysis/json.hpp"
#include "summand/analysis/most_text.hpp"
#include "summand/text/table.hpp"

namespace summand {

namespace {

// The sum of the summands, where one copy of the one at `place` is replaced. Summands with 0 copies
// are left out.
Game replaced(const std::vector<Summand>& summands, std::size_t place, const Game& by) {
  std::optional<Game> sum;
  const auto add = [&](const Game& term) { sum = sum ? *sum + term : term; };
  for (std::size_t i = 0; i < summands.size(); ++i) {
    const auto& [copies, game] = summands[i];
    Dyadic rest = copies;
    if (i == place) {
      add(copies.sign() < 0 ? -by : by);
      rest = copies.sign() < 0 ? copies + Dyadic(1) : copies - Dyadic(1);
    }
    if (rest == Dyadic(0)) continue;
    add(rest == Dyadic(1) ? game : rest == Dyadic(-1) ? -game : game.copies(rest));
  }
  return *sum;
}

class Explorer {
 public:
  explicit Explorer(const Game& game) : game_(game), summands_(game.summands()) {}

  // Canonical options first. Within both groups the order of the moves is kept. Counts the first
  // ones.
  Attempt<std::vector<RatedMove>> options(Player player, std::size_t& count) {
    std::vector<RatedMove> out, others;
    const std::vector<Value> canonical = game_.store().options(game_.value(), player);
    for (std::size_t i = 0; i < summands_.size(); ++i) {
      const Player mover = summands_[i].copies.sign() < 0 ? opponent(player) : player;
      auto moves = moves_of(summands_[i].game, mover);
      if (!moves) return std::unexpected(std::move(moves).error());
      for (auto& [name, after, again] : *moves) {
        if (out.size() + others.size() == kMostExplored) return too_many();
        const Game whole = replaced(summands_, i, after);
        if (has_loony(whole)) {
          others.push_back({.term = i,
                            .name = std::move(name),
                            .leaves = whole.text(kMostTextOfOption),
                            .value = kLoony,
                            .again = again});
          continue;
        }
        const Value value = whole.value();
        const bool first = std::ranges::find(canonical, value) != canonical.end();
        (first ? out : others)
            .push_back({.term = i,
                        .name = std::move(name),
                        .leaves = whole.text(kMostTextOfOption),
                        .value = text_of(game_.store(), value, kMostTextOfOption),
                        .again = again});
      }
    }
    count = out.size();
    std::ranges::move(others, std::back_inserter(out));
    return out;
  }

 private:
  struct Move {
    std::string name;
    Game after;
    bool again = false;
  };

  static std::unexpected<Failure> too_many() {
    return failure(
        LimitReached{Limit::size, fmt::format("more than {} options to list", kMostExplored)});
  }

  Attempt<std::vector<Move>> moves_of(const Game& game, Player player) const {
    std::vector<Move> out;
    if (const AnyPosition* position = game.position()) {
      if (position->move_count(player) > kMostExplored) return too_many();
      for (AnyMove& move : position->moves(player)) {
        out.push_back(
            {std::move(move.name), Game(game.shared_workspace(), move.after), move.entails});
      }
    } else {
      if (game.store().option_count(game.value(), player) > kMostExplored) return too_many();
      for (const Value option : summand::options(game.store(), game.form(), player)) {
        out.push_back({"", Game(game.shared_workspace(), option)});
      }
    }
    return out;
  }

  Game game_;
  std::vector<Summand> summands_;
};

void append(std::string& out, std::string_view heading, const std::vector<RatedMove>& options,
            std::size_t canonical) {
  out += fmt::format("\n{}\n", heading);
  std::vector<std::vector<std::string>> rows;
  for (const RatedMove& option : options) {
    rows.push_back({rows.size() < canonical ? "  *" : "   ", option.name, option.value->pretty,
                    option.leaves, option.again ? std::string(kAndAgain) : ""});
  }
  for (const std::string& line : aligned(rows)) out += line + "\n";
}

Attempt<Exploration> explore_now(const Game& game) {
  Exploration out{.expression = game.text(kMostTextOfOption)};
  if (const AnyPosition* position = game.position()) out.picture = position->picture();
  out.value = text_of(game.store(), game.value(), kMostTextOfOption);
  Explorer explorer(game);
  SUMMAND_TRY(left, explorer.options(Player::left, out.left_canonical));
  SUMMAND_TRY(right, explorer.options(Player::right, out.right_canonical));
  out.left = std::move(left);
  out.right = std::move(right);
  return out;
}

}  // namespace

Attempt<Exploration> explore(const Game& game) {
  return within_limits([&] { return explore_now(game); });
}

std::string text(const Exploration& exploration, Colours colours) {
  std::string out = exploration.expression + "\n";
  if (exploration.picture) {
    out += "\n";
    for (const std::string& row : rows_of(*exploration.picture, colours)) {
      out += fmt::format("     {}\n", row);
    }
  }
  out += fmt::format("\nworth {}\n", exploration.value.pretty);
  const auto same = [](const RatedMove& a, const RatedMove& b) {
    return a.name == b.name && a.leaves == b.leaves;
  };
  const auto& [left, right] = std::tie(exploration.left, exploration.right);
  if (!left.empty() && std::ranges::equal(left, right, same)) {
    append(out, "Options of both players", left, exploration.left_canonical);
  } else {
    for (const auto& [player, options, canonical] :
         {std::tuple(Player::left, &left, exploration.left_canonical),
          std::tuple(Player::right, &right, exploration.right_canonical)}) {
      if (options->empty()) {
        out += fmt::format("\n{} has no move.\n", player_name(player));
      } else {
        append(out, fmt::format("{}'s options", player_name(player)), *options, canonical);
      }
    }
  }
  if (exploration.left_canonical + exploration.right_canonical > 0) {
    out += "\n* its value is an option of the canonical form\n";
  }
  return out;
}

namespace {

// An option of a player, and whether the canonical form has it.
struct ExploredOption {
  const RatedMove* move;
  bool canonical;
};

void describe(Members<ExploredOption>& its) {
  its.named("ExploredOption", "An option of a player.");
  its.if_any("move", "The move, as the game names it.",
             [](auto& it) -> auto& { return it.move->name; });
  its("expression", "The game after it. It can be explored next.",
      [](auto& it) -> auto& { return it.move->leaves; });
  its("value", "Its value.", [](auto& it) { return it.move->value->plain; });
  its.if_any("moves_again", "Whether the player who makes it moves again.",
             [](auto& it) { return it.move->again; });
  its("in_canonical_form", "Whether an option of the canonical form has that value.",
      &ExploredOption::canonical);
}

std::vector<ExploredOption> listed(const std::vector<RatedMove>& options, std::size_t canonical) {
  std::vector<ExploredOption> out;
  for (const RatedMove& option : options) out.push_back({&option, out.size() < canonical});
  return out;
}

}  // namespace

void describe(Members<Exploration>& its) {
  its("expression", "The input as it was understood.", &Exploration::expression);
  its("value", "Its value.", [](auto& it) { return it.value.plain; });
  its("left", "Left's options. Those of the canonical form are first.",
      [](auto& it) { return listed(it.left, it.left_canonical); });
  its("right", "Right's options.", [](auto& it) { return listed(it.right, it.right_canonical); });
}

}  // namespace summand
