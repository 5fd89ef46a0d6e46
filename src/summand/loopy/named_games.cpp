#include "summand/loopy/named_games.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "summand/loopy/side_order.hpp"

namespace summand {

namespace {

constexpr std::array<NamedLoopyGame, 16> kNamedGames = {{
    {"on", "{pass|}", "Left may pass for ever, and is never out of moves"},
    {"off", "{|pass}", "Right may pass for ever, and is never out of moves"},
    {"dud", "{pass|pass}", "both may pass: it makes every sum a draw"},
    {"over", "{0|pass}", "positive, but less than every positive number"},
    {"under", "{pass|0}", "the negative of over"},
    {"upon", "{pass|*}", "between up and two ups and a star"},
    {"upon*", "{0,pass|0}", "upon + *"},
    {"tis", "{tisn|}", "a cycle of two moves: 1 if play without end is won by Left, otherwise 0"},
    {"tisn", "{|tis}", "a cycle of two moves: 0 if play without end is won by Left, otherwise -1"},
    {"hi", "{on||0|off}", "the degree of {on|0}: positive"},
    {"lo", "{on|0||off}", "the negative of hi"},
    {"hot", "{on|off}", "hotter than every switch of numbers"},
    {"ace", "{0|tiny(on)}", "positive, and less than over"},
    {"deuce", "{0|ace}", "ace + ace"},
    {"trey", "{0|deuce}", "ace + deuce"},
    {"joker", "{ace|-ace}", "the switch of aces"},
}};

LoopyGame of_options(const std::vector<LoopyGame>& left, const std::vector<LoopyGame>& right,
                     Budget& budget) {
  return braces(left, right, budget);
}

// A game in which the players who are named may pass.
LoopyGame with_passes(const std::vector<LoopyGame>& left, bool left_passes,
                      const std::vector<LoopyGame>& right, bool right_passes, Budget& budget) {
  LoopyBuilder builder(budget);
  const LoopyGraph::Node start = builder.add_node();
  for (const LoopyGame& option : left) {
    builder.add_option(start, Player::left, builder.add_game(option));
  }
  for (const LoopyGame& option : right) {
    builder.add_option(start, Player::right, builder.add_game(option));
  }
  if (left_passes) builder.add_option(start, Player::left, start);
  if (right_passes) builder.add_option(start, Player::right, start);
  return builder.build(start);
}

LoopyGame tiny_of(const LoopyGame& s, Budget& budget) {
  const LoopyGame zero = of_options({}, {}, budget);
  return of_options({zero}, {of_options({zero}, {negative(s, budget)}, budget)}, budget);
}

bool is_positive(const LoopyGame& s, Budget& budget) {
  return compare(s, of_options({}, {}, budget), budget) == std::partial_ordering::greater;
}

}  // namespace

std::span<const NamedLoopyGame> named_loopy_games() { return kNamedGames; }

bool is_loopy_name(std::string_view name) {
  return std::ranges::find(kNamedGames, name, &NamedLoopyGame::name) != kNamedGames.end();
}

std::optional<LoopyGame> named_loopy_game(std::string_view name, Budget& budget) {
  const LoopyGame zero = of_options({}, {}, budget);
  LoopyGame on = with_passes({}, true, {}, false, budget);
  LoopyGame off = with_passes({}, false, {}, true, budget);
  if (name == "on") return on;
  if (name == "off") return off;
  if (name == "dud") return with_passes({}, true, {}, true, budget);
  if (name == "over") return with_passes({zero}, false, {}, true, budget);
  if (name == "under") return with_passes({}, true, {zero}, false, budget);
  if (name == "upon") {
    return with_passes({}, true, {of_options({zero}, {zero}, budget)}, false, budget);
  }
  if (name == "upon*") return with_passes({zero}, true, {zero}, false, budget);
  if (name == "tis" || name == "tisn") {
    LoopyBuilder builder(budget);
    const LoopyGraph::Node tis = builder.add_node(), tisn = builder.add_node();
    builder.add_option(tis, Player::left, tisn);
    builder.add_option(tisn, Player::right, tis);
    return builder.build(name == "tis" ? tis : tisn);
  }
  if (name == "hi") return of_options({on}, {of_options({zero}, {off}, budget)}, budget);
  if (name == "lo") return of_options({of_options({on}, {zero}, budget)}, {off}, budget);
  if (name == "hot") return of_options({on}, {off}, budget);
  LoopyGame ace = of_options({zero}, {tiny_of(on, budget)}, budget);
  LoopyGame deuce = of_options({zero}, {ace}, budget);
  if (name == "ace") return ace;
  if (name == "deuce") return deuce;
  if (name == "trey") return of_options({zero}, {deuce}, budget);
  if (name == "joker") return of_options({ace}, {negative(ace, budget)}, budget);
  return std::nullopt;
}

Result<LoopyGame> tiny(const LoopyGame& s, Budget& budget) {
  if (!is_positive(s, budget)) return fail("tiny needs a game that is greater than 0");
  return tiny_of(s, budget);
}

Result<LoopyGame> miny(const LoopyGame& s, Budget& budget) {
  if (!is_positive(s, budget)) return fail("miny needs a game that is greater than 0");
  return negative(tiny_of(s, budget), budget);
}

}  // namespace summand
