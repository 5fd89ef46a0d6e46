// The games that can be reached from a game.
#include <algorithm>
#include <fmt/core.h>
#include <iterator>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "summand/language/functions/groups.hpp"
#include "summand/value/first_days.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/print.hpp"
#include "summand/value/stop_count.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kMostListed = 100'000;

// In the order of options in braces: shorter texts first. It does not depend on other games.
List in_order(std::vector<std::pair<std::string, Answer>> options) {
  std::ranges::sort(options, {}, [](const auto& option) {
    return std::pair(option.first.size(), std::string_view(option.first));
  });
  List out;
  for (auto& [text, option] : options) out.elements.push_back(std::move(option));
  return out;
}

Result<Stopper> stopper_of(const FunctionCall& call, const Game& game) {
  const auto found = sides_of(game);
  if (found && found->is_stopper()) return found->onside;
  return fail("this loopy game equals no stopper, so it has no canonical form", call.offset(0));
}

// Of the canonical form of a stopper.
List options_of(const FunctionCall& call, Stopper g, Player player) {
  std::vector<std::pair<std::string, Answer>> options;
  for (const Stopper option : call.workspace().stoppers().options(g, player)) {
    options.emplace_back(call.workspace().loopy_text().print(option),
                         Answer{game_of(call.shared_workspace(), option)});
  }
  return in_order(std::move(options));
}

Result<List> options_of(const FunctionCall& call, Player player) {
  SUMMAND_TRY(game, call.game(0));
  if (is_loopy(game)) {
    SUMMAND_TRY(stopper, stopper_of(call, game));
    return options_of(call, stopper, player);
  }
  const Value g = game.value();
  if (call.store().option_count(g, player) > kMostListed) {
    return fail(fmt::format("more than {} options cannot be listed", kMostListed), call.offset(0));
  }
  std::vector<std::pair<std::string, Answer>> options;
  for (const Value option : call.store().options(g, player)) {
    options.emplace_back(print(call.store(), option), call.answer(option));
  }
  return in_order(std::move(options));
}

template <Player player>
Result<Answer> options_of_player(const FunctionCall& call) {
  SUMMAND_TRY(list, options_of(call, player));
  return Answer{std::move(list)};
}

Result<Answer> options_of_both(const FunctionCall& call) {
  SUMMAND_TRY(left, options_of(call, Player::left));
  SUMMAND_TRY(right, options_of(call, Player::right));
  List out;
  out.elements.push_back({std::move(left)});
  out.elements.push_back({std::move(right)});
  return Answer{std::move(out)};
}

Result<Answer> birthday_of_game(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(call.store().birthday(g));
}

Result<Answer> followers_of_game(const FunctionCall& call) {
  SUMMAND_TRY(game, call.game(0));
  if (is_loopy(game)) {
    SUMMAND_TRY(stopper, stopper_of(call, game));
    const std::size_t count = call.workspace().stoppers().followers(stopper).size();
    return call.answer(Dyadic(static_cast<std::int64_t>(count)));
  }
  return call.answer(count_followers(call.store(), game.value()));
}

Result<Answer> subpositions_of_game(const FunctionCall& call) {
  SUMMAND_TRY(game, call.game(0));
  std::vector<std::pair<std::string, Answer>> reached;
  if (is_loopy(game)) {
    SUMMAND_TRY(stopper, stopper_of(call, game));
    for (const Stopper follower : call.workspace().stoppers().followers(stopper)) {
      reached.emplace_back(call.workspace().loopy_text().print(follower),
                           Answer{game_of(call.shared_workspace(), follower)});
    }
    return Answer{in_order(std::move(reached))};
  }
  const Value g = game.value();
  if (count_followers(call.store(), g) > Dyadic(std::int64_t{kMostListed})) {
    return fail(fmt::format("more than {} values cannot be listed", kMostListed), call.offset(0));
  }
  for (const Value follower : followers(call.store(), g)) {
    reached.emplace_back(print(call.store(), follower), call.answer(follower));
  }
  return Answer{in_order(std::move(reached))};
}

Result<Answer> stops_of_lines(const FunctionCall& call) {
  SUMMAND_TRY(g, call.value(0));
  return call.answer(stop_count(call.store(), g));
}

// In the order of birthdays.
Result<Answer> games_born_by(const FunctionCall& call) {
  SUMMAND_TRY(day, call.integer(0));
  if (day.sign() < 0) return fail("the first day is day 0", call.offset(0));
  if (day > Dyadic(kLastDayListed)) {
    return fail(fmt::format("the games can be listed up to day {}: more than 10^28 games are born "
                            "by day 4",
                            kLastDayListed),
                call.offset(0));
  }
  std::map<Dyadic, std::vector<std::pair<std::string, Answer>>> days;
  for (const Value g : born_by(call.store(), *day.to_int64())) {
    days[call.store().birthday(g)].emplace_back(print(call.store(), g), call.answer(g));
  }
  List out;
  for (auto& [birthday, games] : days) {
    std::ranges::move(in_order(std::move(games)).elements, std::back_inserter(out.elements));
  }
  return Answer{std::move(out)};
}

}  // namespace

std::span<const Function> option_functions() {
  static constexpr Function kTable[] = {
      {"birthday", "G", "The day on which G is born: the depth of its canonical form.", 1, 1,
       birthday_of_game, "birthday({1|-1})", "2", true},
      {"born_by", "n", "All games born by day n, which is at most 3: 1, 4, 22 or 1474 games.", 1, 1,
       games_born_by, "born_by(1)", "[0, *, 1, -1]"},
      {"followers", "G",
       "How many values can be reached from the canonical form of G, itself included.", 1, 1,
       followers_of_game, "followers({1|-1})", "4", true},
      {"left_options", "G", "Left's options in the canonical form.", 1, 1,
       options_of_player<Player::left>, "left_options({2|1,*})", "[2]"},
      {"options", "G", "The options in the canonical form: Left's, then Right's.", 1, 1,
       options_of_both, "options({2|1,*})", "[[2], [*]]"},
      {"right_options", "G", "Right's options in the canonical form.", 1, 1,
       options_of_player<Player::right>, "right_options({1|0,{2|*}})", "[0]"},
      {"stop_count", "G",
       "In how many ways play in the canonical form can end at its first number.", 1, 1,
       stops_of_lines, "stop_count({3||2|1})", "3", true},
      {"subpositions", "G",
       "All values that can be reached from the canonical form of G, itself included.", 1, 1,
       subpositions_of_game, "subpositions({1|-1})", "[0, 1, -1, +-1]"},
  };
  return kTable;
}

}  // namespace summand
