#include "apps/summand/dots/play.hpp"

#include <algorithm>
#include <fmt/format.h>

#include "apps/summand/matches/match_at_table.hpp"
#include "apps/summand/matches/play_at_table.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/studies/dots/drawing.hpp"
#include "summand/studies/dots/players.hpp"
#include "summand/studies/dots/record.hpp"
#include "summand/text/caret.hpp"

namespace summand::dots {

using namespace program;

namespace {

constexpr std::string_view kName = "dots-and-boxes";
constexpr std::string_view kUsual = "3x3";

// A match at the table.
class DotsAtTable : public MatchAtTable<DotsAndBoxes> {
 public:
  using MatchAtTable::MatchAtTable;

  static constexpr std::string_view kTitle = "Dots-and-Boxes";
  static constexpr std::string_view kActionsHelp =
      "  a number, or a line between two neighbouring dots, such as a1-b1\n";

  std::string name(unsigned player) const { return name_of_player(player); }
  Result<unsigned> named(std::string_view name) const {
    if (name == "first") return 0u;
    if (name == "second") return 1u;
    return fail("a player is first or second");
  }
  std::string picture() const {
    const Position& position = state();
    std::string out =
        drawing_of(position) + fmt::format("boxes {}-{}, ", position.boxes[0], position.boxes[1]);
    if (match().rules().to_move(position)) {
      return out + fmt::format("{} is to draw a line\n", name(position.mover));
    }
    if (position.boxes[0] == position.boxes[1]) return out + "nobody wins\n";
    return out + fmt::format("{} wins\n", name(match().rules().ranking(position).front()));
  }
  std::string state_as_text() const { return print(state()); }

  std::string name_of(const Position& at, unsigned line) const {
    return fmt::format("{}: {}", name(at.mover), at.board.name(line));
  }
  Result<unsigned> read(unsigned, std::string_view text) const {
    const auto line = state().board.line_named(text);
    if (!line) return fail("a line between two neighbouring dots is expected, such as a1-b1");
    if ((state().drawn >> *line & 1) != 0) return fail("this line is drawn");
    return *line;
  }
  Advised<unsigned> choose(const summand::Opponent& program, const Budget& budget) const {
    return dots::choose(state(), program, known_, budget);
  }
  std::vector<std::string> explain(const Position& at) const {
    return dots::explain(at, known_, run().budget());
  }

 private:
  mutable Known known_;
};

// The error as a message that shows its place in the text.
std::unexpected<Error> in_place(std::string_view file, std::string_view text, const Error& error) {
  return fail(fmt::format("{}{}", file, message_with_caret(text, error)));
}

Result<Match<DotsAndBoxes>> start_of(const Run& run) {
  const Request& request = run.request();
  if (const auto file = request.option("load")) {
    SUMMAND_TRY(text, record_of(run));
    auto match = parse_match(text);
    return match ? std::move(match) : in_place(printable(*file) + ":", text, match.error());
  }
  if (const auto players = players_of(request, 2, {2, 2}); !players) {
    return std::unexpected(players.error());
  }
  const std::string& argument = request.arguments.front();
  const std::size_t space = std::min(argument.find(' '), argument.size());
  const std::string text =
      space == argument.size() ? std::string(kUsual) : argument.substr(space + 1);
  const auto position = parse_position(text);
  if (!position) return in_place("", text, position.error());
  return Match(DotsAndBoxes(), *position);
}

}  // namespace

bool is_dots(std::string_view argument) {
  const std::string_view name = argument.substr(0, argument.find(' '));
  return name == kName || name == "dots";
}

Exit dots_play(const Run& run) {
  auto match = start_of(run);
  if (!match) return play_at_table<DotsAtTable>(run, std::unexpected(match.error()));
  return play_at_table(run, Result<DotsAtTable>(DotsAtTable(run, *std::move(match))));
}

}  // namespace summand::dots
