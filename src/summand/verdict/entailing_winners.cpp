#include "summand/verdict/entailing_winners.hpp"

#include <fmt/core.h>
#include <string>
#include <utility>
#include <vector>

#include "summand/algebra/entailing_sum.hpp"
#include "summand/value/print.hpp"
#include "summand/verdict/engine.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostNamed = 10'000;  // moves whose results are asked for

// The question with one player less to ask for, and without names of moves.
WinnerQuestion about_who(WinnerQuestion question, std::optional<Player> first) {
  question.names_moves = false;
  question.first = first;
  return question;
}

class EntailingWinners {
 public:
  EntailingWinners(const Game& game, const WinnerQuestion& question)
      : game_(game), question_(question) {}

  Attempt<std::optional<Winners>> find() {
    const EntailingSum its = entailing_sum(game_);
    if (!its.is_there) return std::nullopt;
    if (its.rest.has_loops()) {
      return failure(Error{
          "a game in which a player may move again is not played beside loopy games: no theorem "
          "says who wins such a sum"});
    }
    SUMMAND_TRY(out, who_wins(its));
    for (const Player first : {Player::left, Player::right}) {
      if (question_.names_moves && question_.first.value_or(first) == first) name(first, out);
    }
    return out;
  }

 private:
  // Without moves.
  Attempt<Winners> who_wins(const EntailingSum& its) const {
    const Game nimber(game_.shared_workspace(), game_.store().nimber(its.nimber));
    const bool is_alone =
        its.rest.kind() == Game::Kind::value && its.rest.value() == game_.store().zero();
    const Game sum = is_alone ? nimber : its.rest + nimber;
    // What a loony position is worth depends on both players.
    const auto asked = its.loony ? std::nullopt : question_.first;
    SUMMAND_TRY(out, Engine(sum, about_who(question_, asked)).winners());
    const std::string star = print(game_.store(), game_.store().nimber(its.nimber));
    if (!its.loony) {
      out.reason = fmt::format("quiet positions of Nimstring are nimbers, together {}", star);
      return out;
    }
    const std::optional<Outcome> found = out.outcome();
    if (!found) return failure(Error{"a loony position beside a game that may be drawn"});
    Winners loony = winners_of(beside_loony(*found), Means::values);
    loony.nodes = out.nodes;
    loony.found = fmt::format(
        "the rule of loony positions: the player to move chooses who moves next in the rest{}; the "
        "nimber of the rest is {}",
        is_alone ? "" : " and the other games", star);
    return loony;
  }

  // Adds the winning moves of a player who wins. After a limit not all are there.
  void name(Player first, Winners& out) const {
    if (out.prospect(first).fate != Fate::win) return;
    const std::vector<Summand> summands = game_.summands();
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < summands.size() && out.names_moves; ++i) {
      const auto done = within_limits([&]() -> Attempt<void> {
        add_winning(summands, i, first, count, out);
        return {};
      });
      if (done) continue;
      if (done.error().limit != Limit::size) reach_limit_again(done.error());
      out.names_moves = false;
    }
  }

  void add_winning(const std::vector<Summand>& summands, std::size_t i, Player first,
                   std::uint64_t& count, Winners& out) const {
    const auto& [copies, game] = summands[i];
    const bool negated = copies.sign() < 0;
    const Player mover = negated ? opponent(first) : first;
    const Game rest = without_one(summands, i);
    const auto look = [&](std::string name, const Game& after, Player next) {
      if (!wins(rest + (negated ? -after : after), first, next)) return;
      const bool again = next == first;
      out.prospect(first).winning.push_back({.term = i,
                                             .name = std::move(name),
                                             .reason = again ? std::string(kAndAgain) : "",
                                             .again = again});
    };
    if (const AnyPosition* position = game.position()) {
      expect_few(count += position->move_count(mover));
      for (const AnyMove& move : position->moves(mover)) {
        look(move.name, Game(game.shared_workspace(), move.after),
             move.entails ? first : opponent(first));
      }
      return;
    }
    ValueStore& store = game.store();
    const Value value = game.value();
    expect_few(count += store.option_count(value, mover));
    for (const Value option : store.options(value, mover)) {
      look(print(store, option), Game(game.shared_workspace(), option), opponent(first));
    }
  }
  static void expect_few(std::uint64_t moves) {
    if (moves > kMostNamed) reach_limit(Limit::size, "too many moves to name those that win");
  }

  Game without_one(const std::vector<Summand>& summands, std::size_t without) const {
    Game out(game_.shared_workspace(), game_.store().zero());
    for (std::size_t i = 0; i < summands.size(); ++i) {
      const auto& [copies, game] = summands[i];
      const Dyadic count = i != without        ? copies
                           : copies.sign() < 0 ? copies + Dyadic(1)
                                               : copies - Dyadic(1);
      if (count.sign() != 0) out = out + game.copies(count);
    }
    return out;
  }

  // Whether the player wins the sum if `next` is to move.
  bool wins(const Game& sum, Player player, Player next) const {
    auto found = Engine(sum, about_who(question_, next)).winners();
    if (!found) {
      if (!found.error().limit) reach_limit(Limit::size, std::move(found).error().error.message);
      reach_limit_again(std::move(found).error());
    }
    const Fate fate = found->prospect(next).fate;
    return fate == (next == player ? Fate::win : Fate::loss);
  }

  const Game& game_;
  const WinnerQuestion& question_;
};

}  // namespace

Outcome beside_loony(Outcome sum_with_nimber) {
  return sum_with_nimber == Outcome::previous ? Outcome::next : sum_with_nimber;
}

Attempt<std::optional<Winners>> winners_of_entailing(const Game& game,
                                                     const WinnerQuestion& question) {
  return within_limits([&] { return EntailingWinners(game, question).find(); });
}

}  // namespace summand
