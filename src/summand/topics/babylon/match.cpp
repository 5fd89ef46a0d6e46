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

void write_json(JsonWriter& json, const PlayedMatch& data) {
  json.member("topic", "match").key("rounds").array();
  for (const Round& round : data.rounds) {
    json.object().member("layout", print_layout(round.layout));
    json.member("chooser", kPlayers[round.chooser]).member("beginner", kPlayers[round.beginner]);
    json.member("winner", kPlayers[round.winner]).key("moves").array();
    for (const StackMove& move : round.moves) json.text(babylon::print(move));
    json.close().close();
  }
  json.close().member("winner", kPlayers[data.rounds.back().winner]);
}

}  // namespace

Result<Response> babylon_match(const Asking& asking) {
  SUMMAND_TRY(seed, number_option(asking.request(), "seed", 1, {0, ~std::uint64_t{0}}));
  Table table(12, 4, asking.budget());
  table.solve(asking.settings().threads);
  return respond(PlayedMatch{play_match(table, seed)});
}

}  // namespace summand::babylon
