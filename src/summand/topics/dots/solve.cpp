// dots solve: who gets how many boxes of a position, by a search that may take hours.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/long_work_options.hpp"
#include "summand/ask/search_progress.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/jobs/checkpoints.hpp"
#include "summand/studies/dots/drawing.hpp"
#include "summand/topics/dots/topics.hpp"

namespace summand::dots {

using namespace ask;

namespace {

struct SolveOptions {
  std::optional<std::string> save = {}, resume = {};
  bool lines = false;
};

Result<void> check_solve(const SolveOptions& options, const Request&) {
  return options.save ? expect_writable(*options.save) : Result<void>();
}

constexpr auto kSolveOptions = options_in<SolveOptions>(
    option<&SolveOptions::save>(
        "save", "FILE", "Save what is found, now and then and at the end; replaces the file"),
    option<&SolveOptions::resume>("resume", "FILE", "Continue from a file of --save"),
    option<&SolveOptions::lines>("lines", "", "Find the net of each line, too"));

// A line that is not drawn, and the net of the player who draws it.
struct SolvedLine {
  std::string line;
  int net;
};
void describe(Members<SolvedLine>& its) {
  its("line", "A line that is not drawn.", &SolvedLine::line);
  its("net", "What the player who draws it then gets more than the other one.", &SolvedLine::net);
}

struct Solved {
  Position position;
  int net;
  std::vector<SolvedLine> lines;  // if they were asked for
  std::uint64_t nodes;
  std::optional<std::string> resumed;  // the file
};

std::string found_by(const Solved& its) {
  std::string out =
      fmt::format("search of {} position{}, exact keys", its.nodes, its.nodes == 1 ? "" : "s");
  if (its.resumed) {
    out += fmt::format(", with results of {} that were not checked", printable(*its.resumed));
  }
  return out;
}

std::string text(const Solved& its, const Page&) {
  const auto [mine, others] = shares(its.position, its.net);
  std::string out = fmt::format(
      "{}\nOf the remaining boxes the player to move gets {} and the other player {}: a {}.\n"
      "Found by {}.\n",
      drawing_of(its.position), mine, others, result_of(its.position, its.net), found_by(its));
  if (its.lines.empty()) return out;
  return out + "Lines by the net of the player who draws them:\n" +
         by_net(its.lines, &SolvedLine::line);
}

void describe(Members<Solved>& its) {
  its("position", "The position.", [](auto& it) { return print(it.position); });
  its("net", "What the player to move still gets minus what the other one gets.", &Solved::net);
  its("result", "win, tie or loss of the player to move, with the boxes that both have.",
      [](auto& it) { return result_of(it.position, it.net); });
  its.if_any("lines", "With --lines: each line with its net.", &Solved::lines);
  its("found_by", "By what means.", found_by);
  its("nodes", "Positions that the search opened.", &Solved::nodes);
}

// The same net, after those of all lines were found.
Attempt<int> with_lines(Solver& solver, const Position& position, int net,
                        std::vector<SolvedLine>& out) {
  SUMMAND_TRY(nets, solver.nets_of_moves(position));
  const std::vector<unsigned> lines = DotsAndBoxes().actions(position);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    out.push_back({position.board.name(lines[i]), nets[i]});
  }
  return net;
}

Attempt<Response> solve(Asking& asking) {
  const auto& options = asking.options<SolveOptions>();
  SUMMAND_TRY(position, position_of(asking));
  SearchProgress progress(asking, "position");
  auto solver = Solver::of(position, asking.budget(), net_options(asking, progress.watch()));
  if (!solver) return too_large(solver.error());
  NetSolver& nets = solver->nets();
  if (options.resume) {
    if (auto loaded = load_nets(*options.resume, nets); !loaded) {
      return failure_elsewhere(std::move(loaded).error());
    }
  }
  Checkpoints saves(options.save);
  const auto save = [&](const std::string& path) { return save_nets(path, nets); };
  nets.at_times([&] { saves.save_sometimes(save); });
  std::vector<SolvedLine> lines;
  auto net = solver->net(position);
  if (net && options.lines) net = with_lines(*solver, position, *net, lines);
  const auto saved = saves.save(save);
  if (!net) {
    Failure stopped = progress.stopped(std::move(net).error());
    if (stopped.limit) {
      stopped.surround("", saved ? saves.how_to_go_on() : "; " + saved.error().message);
    }
    return std::unexpected(std::move(stopped));
  }
  Response out = respond(Solved{position, *net, std::move(lines), nets.nodes(), options.resume});
  if (!saved) out.problems.push_back(saved.error().message);
  return out;
}

}  // namespace

constexpr Question kDotsSolve{
    .name = "dots solve",
    .arguments = "POSITION",
    .sentence = "Say who gets how many boxes, by a search without a limit of positions",
    .details =
        "The search keeps bounds of each position in a table of exact keys, in half of --memory.\n"
        "With --threads 2 two threads share it. A search that is stopped goes on with --resume:\n"
        "  summand dots solve 4x4 --save four\n"
        "  summand dots solve 4x4 --save four --resume four\n"
        "With --lines it finds the nets of all lines, too. summand dots POSITION --table four "
        "then\n"
        "answers about every position of that board with what was found.",
    .options = checked<check_solve>(kSolveOptions),
    .least = 1,
    .most = 1,
    .each = true,
    .words = true,
    .answer = solve,
    .answers = kAnswersAre<Solved>,
};

}  // namespace summand::dots
