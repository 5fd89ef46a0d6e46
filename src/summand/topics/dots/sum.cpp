// dots sum: several boards of Dots-and-Boxes side by side.
//
// Nets do not add: a turn may take boxes on one board and end on another. So all boards are solved
// together, as one graph of coins and strings.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/search_progress.hpp"
#include "summand/base/separated.hpp"
#include "summand/games/dots/board_strings.hpp"
#include "summand/studies/dots/players.hpp"
#include "summand/studies/dots/rules.hpp"
#include "summand/topics/dots/topics.hpp"

namespace summand::dots {

using namespace ask;

namespace {

struct LineOfSum {
  std::size_t board;
  std::string line;
  int net;

  std::string name;  // "2: a1-b1"
};
void describe(Members<LineOfSum>& its) {
  its("board", "The place of the board, from 0.", &LineOfSum::board);
  its("line", "A line that is not drawn.", &LineOfSum::line);
  its("net", "What the player who draws it then gets more than the other one.", &LineOfSum::net);
}

struct SumOfBoards {
  std::vector<Position> boards;
  int net;
  std::vector<LineOfSum> lines;
  std::uint64_t nodes;
};

void describe(Members<SumOfBoards>& its) {
  its("boards", "The positions.", [](auto& it) {
    std::vector<std::string> out;
    for (const Position& board : it.boards) out.push_back(print(board));
    return out;
  });
  its("net", "What the player to move still gets minus what the other one gets, on all boards.",
      &SumOfBoards::net);
  its("lines", "The lines that are not drawn, each with its net.", &SumOfBoards::lines);
  its("nodes", "Positions that the search opened.", &SumOfBoards::nodes);
}

std::string text(const SumOfBoards& data, const Page&) {
  std::string out;
  for (std::size_t i = 0; i < data.boards.size(); ++i) {
    out += fmt::format("{}. {}\n", i + 1, print(data.boards[i]));
  }
  out += fmt::format("The player to move gets a net of {} on all boards together, by search.\n",
                     signed_net(data.net));
  if (data.lines.empty()) return out;
  return out + "Lines by the net of the player who draws them:\n" +
         by_net(data.lines, &LineOfSum::name);
}

// The positions between plus signs. All have the same player to move.
Result<std::vector<Position>> boards_of(std::string_view text) {
  std::vector<Position> out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find('+', at), text.size());
    auto position = parse_position(text.substr(at, end - at));
    if (!position) return shifted(std::move(position).error(), at);
    if (!out.empty() && position->mover != out[0].mover) {
      return fail(fmt::format("the {} player is to move on the first board, so on all boards",
                              name_of_player(out[0].mover)),
                  at);
    }
    out.push_back(*std::move(position));
    at = end + 1;
  }
  return out;
}

Attempt<SumOfBoards> solved(std::vector<Position> boards, const Asking& asking,
                            SearchWatch* watch) {
  strings::StringGraph graph;
  std::vector<std::vector<int>> string_of;
  for (const Position& board : boards) {
    string_of.push_back(add_strings(board.board, board.drawn, graph));
  }
  if (auto few = expect_few(graph); !few) return too_large(few.error());
  const strings::GraphLayout layout = graph.layout();
  auto solver = NetSolver::of(layout, layout.all(), asking.budget(), net_options(asking, watch));
  if (!solver) return too_large(solver.error());
  SUMMAND_TRY(net, (*solver)->net(layout.all()));
  SumOfBoards out{std::move(boards), net, {}, 0};
  for (std::size_t i = 0; i < out.boards.size(); ++i) {
    const Board& board = out.boards[i].board;
    for (unsigned line = 0; line < board.lines(); ++line) {
      const int string = string_of[i][line];
      if (string < 0) continue;
      SUMMAND_TRY(its, net_of_cut(**solver, layout, string));
      const std::string name = board.name(line);
      out.lines.push_back({i, name, its, fmt::format("{}: {}", i + 1, name)});
    }
  }
  out.nodes = (*solver)->nodes();
  return out;
}

Attempt<Response> answer_sum(Asking& asking) {
  auto boards = boards_of(asking.text());
  if (!boards) return failure(std::move(boards).error());
  SearchProgress progress(asking, "position");
  auto found = within_limits([&] { return solved(*std::move(boards), asking, progress.watch()); });
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  return respond(*std::move(found));
}

}  // namespace

constexpr Question kDotsSum{
    .name = "dots sum",
    .arguments = "POSITIONS",
    .sentence = "Solve several boards of Dots-and-Boxes side by side",
    .details =
        "POSITIONS are positions with + between them. A player may take boxes on one board and "
        "end his turn on another, so nets do not add, and all boards are solved together:\n"
        "  summand dots sum '1x3 a1-b1 b1-c1 c1-d1 a2-b2 b2-c2 c2-d2 + 2x2'",
    .options = {},
    .least = 1,
    .most = 1,
    .each = true,
    .words = true,
    .answer = answer_sum,
    .answers = kAnswersAre<SumOfBoards>,
};

}  // namespace summand::dots
