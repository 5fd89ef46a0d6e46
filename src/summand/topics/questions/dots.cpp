// dots: counts and solves positions of Dots-and-Boxes.
#include <bit>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/dots/drawing.hpp"
#include "summand/studies/dots/solver.hpp"
#include "summand/studies/dots/structure.hpp"
#include "summand/text/caret.hpp"

namespace summand::ask {

namespace {

using namespace dots;

// The result of a search.
struct Found {
  int net;  // boxes of the player to move minus those of the other player
  std::vector<std::string> best;
};

struct Counted {
  Position position;
  Structure structure;
  std::optional<Found> found;  // nullopt if too many lines are undrawn
};

std::optional<Found> search(const Asking& asking, const Position& position) {
  if (!Solver::can_solve(position)) return std::nullopt;
  const Solver solver(position, asking.budget());
  Found out{solver.net(position), {}};
  for (const unsigned line : solver.best_moves(position))
    out.best.push_back(position.board.name(line));
  return out;
}

std::string counted(const std::vector<unsigned>& sizes) {
  return sizes.empty() ? "none" : fmt::format("{}", separated(sizes, ", "));
}

// The boxes at the end of the player to move and of the other player.
std::pair<int, int> shares(const Position& position, int net) {
  const int owned = static_cast<int>(position.boxes[0] + position.boxes[1]);
  const int left = static_cast<int>(position.board.boxes()) - owned;
  return {(left + net) / 2, (left - net) / 2};
}

std::string text(const Counted& data, const Page&) {
  const auto& [position, structure, found] = data;
  std::string out = drawing_of(position);
  out += fmt::format("\nthe {} player is to move, boxes {}-{}, {} lines undrawn\n",
                     position.mover == 0 ? "first" : "second", position.boxes[0], position.boxes[1],
                     std::popcount(position.undrawn()));
  out += fmt::format("chains      {}\nloops       {}\njoints      {}\ncapturable  {}\n",
                     counted(structure.chains), counted(structure.loops), structure.joints,
                     structure.capturable);
  const unsigned sum = position.board.dots() + structure.long_chains();
  out += fmt::format(
      "long chains {} and dots {} make {}: good for the {} player (a rule of thumb, not a proof)\n",
      structure.long_chains(), position.board.dots(),
      sum % 2 == 0 ? "an even number" : "an odd number", sum % 2 == 0 ? "first" : "second");
  if (!found) {
    return out +
           fmt::format(
               "Not finished: with more than {} undrawn lines the program does not search for "
               "who gets more boxes.\n",
               Solver::kMostUndrawn);
  }
  const auto [mine, others] = shares(position, found->net);
  out += fmt::format(
      "Of the remaining boxes the player to move gets {} and the other player {}, by search.\n",
      mine, others);
  if (!found->best.empty()) out += fmt::format("Best: {}\n", separated(found->best, ", "));
  return out;
}

// The share of the player to move, or of the other one. Nothing if it was not searched for.
template <bool of_mover>
std::optional<int> share(const Counted& data) {
  if (!data.found) return std::nullopt;
  const auto [mine, others] = shares(data.position, data.found->net);
  return of_mover ? mine : others;
}

void describe(Members<Counted>& its) {
  its("position", "The position.", [](auto& it) { return print(it.position); });
  its("chains", "Their lengths.", [](auto& it) { return it.structure.chains; });
  its("loops", "Their lengths.", [](auto& it) { return it.structure.loops; });
  its("joints", "Boxes with three lines to draw or more.",
      [](auto& it) { return it.structure.joints; });
  its("capturable", "Boxes with three drawn lines.",
      [](auto& it) { return it.structure.capturable; });
  its("finished", "False if too many lines are undrawn for a search.",
      [](auto& it) { return it.found.has_value(); });
  its("mover_gets", "Of the remaining boxes, those of the player to move.", share<true>);
  its("other_gets", "Those of the other player.", share<false>);
  its("best", "The best lines.", [](auto& it) { return it.found ? &it.found->best : nullptr; });
}

Attempt<Response> count(Asking& asking) {
  const std::string& text = asking.text();
  const Result<Position> position = parse_position(text);
  if (!position) return failure_elsewhere({message_with_caret(text, position.error())});
  Counted out{*position, structure_of(*position), search(asking, *position)};
  const bool finished = out.found.has_value();
  Response response = respond(std::move(out));
  response.unfinished = !finished;
  return response;
}

constexpr Question kDots{
    .name = "dots",
    .arguments = "POSITION",
    .sentence = "Count and solve a position of Dots-and-Boxes",
    .details =
        "POSITION has the rows and columns of boxes, the drawn lines, the boxes of both\n"
        "players, and the player to move. Empty parts may be left out:\n"
        "  summand dots 2x2\n"
        "  summand dots '1x3 a1-b1 b1-c1; 0-0; second to move'\n"
        "A line is named by its two dots, with letters from the left and numbers from below.\n"
        "The answer counts chains and loops, and says who gets how many boxes where at most\n"
        "26 lines are undrawn. summand play dots-and-boxes plays the game.",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = count,
    .answers = kAnswersAre<Counted>,
};

}  // namespace

const Question& dots_question() { return kDots; }

}  // namespace summand::ask
