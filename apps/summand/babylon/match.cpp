// summand babylon match: the best of three, as the game is played from its box.
#include <fmt/format.h>

#include "apps/summand/babylon/topics.hpp"
#include "apps/summand/cli/options.hpp"
#include "summand/studies/babylon/physical.hpp"

namespace summand::babylon {

using namespace program;

namespace {

constexpr std::string_view kPlayers[] = {"the table", "chance"};

std::string print_layout(const std::vector<int>& layout) {
  std::string out;
  for (const int colour : layout) {
    if (!out.empty()) out += ' ';
    out += kColourLetters[static_cast<std::size_t>(colour)];
  }
  return out;
}

std::string text_of(const std::vector<Round>& rounds) {
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

void write(JsonWriter& json, const std::vector<Round>& rounds) {
  json.key("rounds").array();
  for (const Round& round : rounds) {
    json.object().member("layout", print_layout(round.layout));
    json.member("chooser", kPlayers[round.chooser]).member("beginner", kPlayers[round.beginner]);
    json.member("winner", kPlayers[round.winner]).key("moves").array();
    for (const StackMove& move : round.moves) json.text(babylon::print(move));
    json.close().close();
  }
  json.close().member("winner", kPlayers[rounds.back().winner]);
}

}  // namespace

Result<TopicAnswer> babylon_match(const Run& run) {
  SUMMAND_TRY(seed, number_option(run.request(), "seed", 1, {0, ~std::uint64_t{0}}));
  babylon::Table table(12, 4, run.budget());
  table.solve(run.settings().threads);
  const std::vector<Round> rounds = play_match(table, seed);
  if (!run.json()) return TopicAnswer{text_of(rounds)};
  JsonWriter json = run.json_object();
  json.member("topic", "match");
  write(json, rounds);
  return TopicAnswer{json.close().str() + "\n"};
}

}  // namespace summand::babylon
