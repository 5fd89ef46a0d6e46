// dots: counts and solves positions of Dots-and-Boxes.
#include <array>
#include <fmt/core.h>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "summand/ask/search_progress.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/separated.hpp"
#include "summand/studies/dots/drawing.hpp"
#include "summand/studies/dots/notations.hpp"
#include "summand/studies/dots/players.hpp"
#include "summand/studies/dots/structure.hpp"
#include "summand/topics/dots/topics.hpp"

namespace summand::ask {

namespace {

using namespace dots;

// A search of more lines is not begun without --nodes.
constexpr int kMostLines = 44;
constexpr std::uint64_t kMostNodes = 300'000'000;

struct CountOptions {
  std::optional<std::uint64_t> nodes = {};
  bool openspiel = false;
  std::optional<std::string> table = {};
};

constexpr auto kCountOptions = options_in<CountOptions>(
    option<&CountOptions::nodes>(
        "nodes", "N",
        "Search at most N positions (300,000,000; none with more than 44 lines beside joints)"),
    option<&CountOptions::openspiel>(
        "openspiel", "", "The position is one of OpenSpiel: 2x2 101000110000, or 2x2 h 0 1, v 1 0"),
    option<&CountOptions::table>(
        "table", "FILE", "Use what dots solve --save found about the empty board of this size"));

// A line that is not drawn, and the net of the player who draws it.
struct LineNet {
  std::string line;
  int net;
};
void describe(Members<LineNet>& its) {
  its("line", "A line that is not drawn.", &LineNet::line);
  its("net", "What the player who draws it then gets more than the other one.", &LineNet::net);
}

// Boxes that can be taken at once, of which some may be left.
struct Choice {
  int boxes, left;
  int net_of_all, net_of_leaving;
};
void describe(Members<Choice>& its) {
  its("boxes", "That the player to move can take at once.", &Choice::boxes);
  its("left", "Of them those that he may leave.", &Choice::left);
  its("net_of_all", "If he takes all.", &Choice::net_of_all);
  its("net_of_leaving", "If he leaves these.", &Choice::net_of_leaving);
}

// The boxes by what they are part of, each named by the dot at its lower left.
struct NamedBoxes {
  std::vector<std::vector<std::string>> chains, loops;
  std::vector<std::string> joints, capturable;
};
void describe(Members<NamedBoxes>& its) {
  its("chains", "Those of each chain.", &NamedBoxes::chains);
  its("loops", "Those of each loop.", &NamedBoxes::loops);
  its("joints", "The joints.", &NamedBoxes::joints);
  its("capturable", "The capturable boxes.", &NamedBoxes::capturable);
}

NamedBoxes named_boxes(const Position& position) {
  const auto names = [&](const std::vector<unsigned>& boxes) {
    std::vector<std::string> out;
    for (const unsigned box : boxes) out.push_back(position.board.name_of_box(box));
    return out;
  };
  const auto names_of_each = [&](const std::vector<std::vector<unsigned>>& rows) {
    std::vector<std::vector<std::string>> out;
    for (const auto& row : rows) out.push_back(names(row));
    return out;
  };
  const auto [chains, loops, capturable, joints] = boxes_by_kind(position);
  return {names_of_each(chains), names_of_each(loops), names(joints), names(capturable)};
}

// The result of a search.
struct Found {
  int net;  // boxes of the player to move minus those of the other player
  std::vector<LineNet> lines;
  std::optional<Choice> choice;
  std::uint64_t nodes;

  std::vector<std::string> best() const {
    std::vector<std::string> out;
    for (const LineNet& its : lines) {
      if (its.net == net) out.push_back(its.line);
    }
    return out;
  }
};

struct Counted {
  Position position;
  Structure structure;
  std::optional<Found> found;          // nullopt if there is no search, or if a limit is reached
  std::string why_not;                 // why there is no search
  std::optional<std::string> table{};  // the file whose results were used
};

Attempt<Found> search(Solver& solver, const Position& position) {
  Found out{};
  SUMMAND_TRY(net, solver.net(position));
  SUMMAND_TRY(nets, solver.nets_of_moves(position));
  out.net = net;
  const std::vector<unsigned> lines = DotsAndBoxes().actions(position);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    out.lines.push_back({position.board.name(lines[i]), nets[i]});
  }
  if (const strings::Settled taken = solver.captures(position); taken.give > 0) {
    SUMMAND_TRY(rest, solver.net_of_rest(taken));
    out.choice = {taken.gain, taken.give, taken.gain + rest, taken.gain - 2 * taken.give - rest};
  }
  out.nodes = solver.nets().nodes();
  return out;
}

// Returns the limit that stopped the search, if there is one.
std::optional<Failure> search_for(Counted& out, const Asking& asking) {
  const auto& options = asking.options<CountOptions>();
  SearchProgress progress(asking, "position", options.nodes.value_or(kMostNodes));
  // A table is of all positions that follow from the empty board.
  const Position start = options.table ? Position{.board = out.position.board} : out.position;
  auto solver = Solver::of(start, asking.budget(), net_options(asking, progress.watch()));
  if (!solver) {
    out.why_not = solver.error().message;
    return {};
  }
  if (options.table) {
    if (auto loaded = load_nets(*options.table, solver->nets()); !loaded) {
      return Failure{std::move(loaded).error(), std::nullopt, false};
    }
    out.table = options.table;
  }
  const int lines = solver->nets().strings_at_joints();
  if (!options.nodes && !options.table && lines > kMostLines) {
    out.why_not = fmt::format(
        "{} lines are left beside joints, and with more than {} a search may take hours (--nodes N "
        "begins one, and dots solve has no limit of positions)",
        lines, kMostLines);
    return {};
  }
  auto found = search(*solver, out.position);
  if (!found) return progress.stopped(std::move(found).error());
  out.found = *std::move(found);
  return {};
}

std::string counted_lines(unsigned lines) {
  return lines == 1 ? "1 line" : fmt::format("{} lines", lines);
}
std::string counted(const std::vector<unsigned>& sizes) {
  return sizes.empty() ? "none" : fmt::format("{}", separated(sizes, ", "));
}

std::string text(const Counted& data, const Page&) {
  const auto& [position, structure, found, why_not, table] = data;
  std::string out = drawing_of(position);
  out += fmt::format("\nthe {} player is to move, boxes {}-{}, {} undrawn\n",
                     position.mover == 0 ? "first" : "second", position.boxes[0], position.boxes[1],
                     counted_lines(position.undrawn().size()));
  out += fmt::format("chains      {}\nloops       {}\njoints      {}\ncapturable  {}\n",
                     counted(structure.chains), counted(structure.loops), structure.joints,
                     structure.capturable);
  const unsigned sum = position.board.dots() + structure.long_chains();
  out += fmt::format(
      "long chains {} and dots {} make {}: good for the {} player (a rule of thumb, not a proof)\n",
      structure.long_chains(), position.board.dots(),
      sum % 2 == 0 ? "an even number" : "an odd number", sum % 2 == 0 ? "first" : "second");
  if (const auto value = controlled_value(structure)) {
    out += fmt::format(
        "only long chains and loops are left: the {} player keeps control and gets {} boxes more\n",
        name_of_player(1 - position.mover), *value);
  }
  if (!found) return why_not.empty() ? out : out + fmt::format("Not finished: {}.\n", why_not);
  const auto [mine, others] = shares(position, found->net);
  out += fmt::format(
      "Of the remaining boxes the player to move gets {} and the other player {}, by search{}: a "
      "{}.\n",
      mine, others,
      table ? fmt::format(" with results of {} that were not checked", printable(*table)) : "",
      result_of(position, found->net));
  if (const auto& choice = found->choice) {
    out += fmt::format(
        "He can take {} boxes at once. The net is {} if he takes all, and {} if he leaves {}.\n",
        choice->boxes, signed_net(choice->net_of_all), signed_net(choice->net_of_leaving),
        choice->left);
  }
  if (found->lines.empty()) return out;
  return out + "Lines by the net of the player who draws them:\n" +
         by_net(found->lines, &LineNet::line);
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
  its("openspiel", "The lines as OpenSpiel writes them, from the top.",
      [](auto& it) { return print_openspiel(it.position); });
  its("chains", "Their lengths.", [](auto& it) { return it.structure.chains; });
  its("loops", "Their lengths.", [](auto& it) { return it.structure.loops; });
  its("joints", "Boxes with three lines to draw or more.",
      [](auto& it) { return it.structure.joints; });
  its("capturable", "Boxes with three drawn lines.",
      [](auto& it) { return it.structure.capturable; });
  its("boxes", "The boxes of these. A box is named by the dot at its lower left.",
      [](auto& it) { return named_boxes(it.position); });
  its("finished", "False if there was no search, or if it reached a limit.",
      [](auto& it) { return it.found.has_value(); });
  its("why_not", "Why there was no search.",
      [](auto& it) { return it.why_not.empty() ? nullptr : &it.why_not; });
  its("net", "What the player to move still gets minus what the other one gets.",
      [](auto& it) { return it.found ? std::optional(it.found->net) : std::nullopt; });
  its("result", "win, tie or loss of the player to move, with the boxes that both have.",
      [](auto& it) {
        return it.found ? std::optional(result_of(it.position, it.found->net)) : std::nullopt;
      });
  its("mover_gets", "Of the remaining boxes, those of the player to move.", share<true>);
  its("other_gets", "Those of the other player.", share<false>);
  its("best", "The best lines.",
      [](auto& it) { return it.found ? std::optional(it.found->best()) : std::nullopt; });
  its("lines", "The lines that are not drawn, each with its net.",
      [](auto& it) { return it.found ? &it.found->lines : nullptr; });
  its("choice", "If the player to move can take boxes, and leave some of them.",
      [](auto& it) { return it.found ? it.found->choice : std::nullopt; });
  its("controlled_value",
      "If there are only long chains and loops: what the player gets more who need not open one.",
      [](auto& it) { return controlled_value(it.structure); });
  its("nodes", "Positions that the search opened.",
      [](auto& it) { return it.found ? std::optional(it.found->nodes) : std::nullopt; });
  its("table", "The file whose results were used. They were not checked.", &Counted::table);
}

Attempt<Response> count(Asking& asking) {
  SUMMAND_TRY(position, position_of(asking, asking.options<CountOptions>().openspiel));
  Counted out{position, structure_of(position), {}, {}, {}};
  std::optional<Failure> stopped = search_for(out, asking);
  if (stopped && !stopped->limit) return std::unexpected(*std::move(stopped));  // of a file
  const bool finished = out.found.has_value();
  Response response = respond(std::move(out));
  if (stopped) response.problems.push_back("the nets of the lines are not known");
  response.stopped = std::move(stopped);
  response.unfinished = !finished;
  return response;
}

constexpr std::array kDotsChildren = {&kDotsSolve, &kDotsStrings, &kDotsSum};
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
        "The answer counts chains and loops, and says who gets how many boxes after\n"
        "each line, if both play for boxes. summand dots solve has no limit of positions,\n"
        "and can be continued. summand dots strings takes any graph, and summand dots sum several\n"
        "boards.\n"
        "summand play dots-and-boxes plays the game.",
    .options = kCountOptions,
    .least = 1,
    .most = 1,
    .each = true,
    .words = true,
    .answer = count,
    .answers = kAnswersAre<Counted>,
    .children = kDotsChildren,
};

}  // namespace

const Question& dots_question() { return kDots; }

}  // namespace summand::ask
