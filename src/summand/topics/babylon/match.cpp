// babylon match: a match of at most three games, by the rules in the box of the game.
#include <fmt/core.h>
#include <string>
#include <string_view>
#include <vector>

#include "summand/ask/option_values.hpp"
#include "summand/studies/babylon/physical.hpp"
#include "summand/topics/babylon/topics.hpp"

namespace summand::babylon {

using namespace ask;

namespace {

struct PlayedMatch {
  std::vector<Round> rounds;
};

constexpr std::string_view kPlayers[] = {"the table", "chance"};

std::string print_layout(const std::vector<int>& layout) {
  std::string out;
  for (const int colour : layout) {
    if (!out.empty()) out += ' ';
    out += kColourLetters[static_cast<std::size_t>(colour)];
  }
  return out;
}

}  // namespace

static void describe(Members<Round>& its) {
  its.named("BabylonRound", "A round of a match.");
  its("layout", "The discs from left to right.", [](auto& it) { return print_layout(it.layout); });
  its("chooser", "Who chooses who begins.", [](auto& it) { return kPlayers[it.chooser]; });
  its("beginner", "Who begins.", [](auto& it) { return kPlayers[it.beginner]; });
  its("winner", "Who wins.", [](auto& it) { return kPlayers[it.winner]; });
  its("moves", "The moves.", [](auto& it) {
    std::vector<std::string> out;
    for (const StackMove& move : it.moves) out.push_back(babylon::print(move));
    return out;
  });
}

namespace {

std::string text(const PlayedMatch& data, const Page&) {
  const auto& rounds = data.rounds;
  std::string out =
      "A match of up to three rounds between a player with the table and a random player. The "
      "random player\nchooses who begins the first round; then the loser of a round chooses.\n";
  for (std::size_t i = 0; i < rounds.size(); ++i) {
    const Round& round = rounds[i];
    std::string moves;
    for (const StackMove& move : round.moves) moves += " " + babylon::print(move);
    out += fmt::format("\nround {}   {}\n", i + 1, print_layout(round.layout));
    out += fmt::format("  {} chooses to {}\n ", kPlayers[round.chooser],
                       round.chooser == round.beginner ? "begin" : "be second");
    out += fmt::format("{}\n  {} wins\n", moves, kPlayers[round.winner]);
  }
  return out + fmt::format("\n{} wins the match\n", kPlayers[rounds.back().winner]);
}

void describe(Members<PlayedMatch>& its) {
  its("topic", "The part of the question.", [](auto&) { return std::string_view("match"); });
  its("rounds", "The rounds.", &PlayedMatch::rounds);
  its("winner", "Who wins the match.", [](auto& it) { return kPlayers[it.rounds.back().winner]; });
}

struct MatchOptions {
  std::uint64_t seed = 1;
};

constexpr auto kMatchOptions = options_in<MatchOptions>(
    option<&MatchOptions::seed>("seed", "N", "Seed of the random numbers (1)"));

Result<Response> babylon_match(const Asking& asking) {
  Table table(12, 4, asking.budget());
  table.solve(asking.settings().threads);
  return respond(PlayedMatch{play_match(table, asking.options<MatchOptions>().seed)});
}

}  // namespace

const Question kBabylonMatch{
    .name = "babylon match",
    .arguments = "",
    .sentence = "Play the best of three rounds with three discs of each of four colours",
    .details = {},
    .options = kMatchOptions,
    .most = 0,
    .words = true,
    .answer = answered<babylon_match>,
    .answers = kAnswersAre<PlayedMatch>,
};

}  // namespace summand::babylon
