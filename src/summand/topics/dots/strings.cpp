// dots strings: Strings-and-Coins on any graph.
#include <fmt/core.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "summand/ask/search_progress.hpp"
#include "summand/search/strings/nimstring.hpp"
#include "summand/search/strings/string_graph.hpp"
#include "summand/studies/dots/net_solver.hpp"
#include "summand/topics/dots/topics.hpp"

namespace summand::dots {

using namespace ask;

namespace {

struct StringNet {
  std::size_t number;
  std::string string;
  int net;
};
void describe(Members<StringNet>& its) {
  its("number", "Of the string in the text, from 0.", &StringNet::number);
  its("string", "Its two ends.", &StringNet::string);
  its("net", "What the player who cuts it then gets more than the other one.", &StringNet::net);
}

struct Cut {
  strings::StringGraph graph;
  int net;
  std::vector<StringNet> strings;
  strings::NimstringValue nimstring;
  std::uint64_t nodes;

  std::vector<std::size_t> best() const {
    std::vector<std::size_t> out;
    for (const StringNet& its : strings) {
      if (its.net == net) out.push_back(its.number);
    }
    return out;
  }
};

std::string nimber_text(unsigned nimber) {
  return nimber == 0 ? "0" : nimber == 1 ? "*" : fmt::format("*{}", nimber);
}

std::string text(const Cut& data, const Page&) {
  const auto& [graph, net, strings, nimstring, nodes] = data;
  std::string out = fmt::format(
      "{} coins and {} strings\nIf both play for coins, the player to move gets a net of {}, by "
      "search.\n",
      graph.coins, graph.strings.size(), signed_net(net));
  out += nimstring.loony
             ? fmt::format("In Nimstring it is loony; what is left after all captures is {}.\n",
                           nimber_text(nimstring.nimber))
             : fmt::format("In Nimstring it is {}.\n", nimber_text(nimstring.nimber));
  if (strings.empty()) return out;
  return out + "Strings by the net of the player who cuts them:\n" +
         by_net(strings, &StringNet::string);
}

void describe(Members<Cut>& its) {
  its("graph", "The graph.", [](auto& it) { return print(it.graph); });
  its("net", "What the player to move gets minus what the other one gets.", &Cut::net);
  its("best", "The numbers of the best strings.", [](auto& it) { return it.best(); });
  its("strings", "The strings, each with its net.", &Cut::strings);
  its("loony", "Whether it is loony in Nimstring: the player to move wins each sum of such games.",
      [](auto& it) { return it.nimstring.loony; });
  its("nimber", "In Nimstring; if it is loony, of what is left after all captures.",
      [](auto& it) { return it.nimstring.nimber; });
  its("nodes", "Positions that the search opened.", &Cut::nodes);
}

Attempt<Cut> cut(strings::StringGraph graph, const Asking& asking, SearchWatch* watch) {
  const strings::GraphLayout layout = graph.layout();
  auto solver = NetSolver::of(layout, layout.all(), asking.budget(), net_options(asking, watch));
  if (!solver) return too_large(solver.error());
  SUMMAND_TRY(net, (*solver)->net(layout.all()));
  const strings::AnyLayout any = layout;
  strings::NimstringValues values(any, layout.all(), asking.budget());
  Cut out{std::move(graph), net, {}, values.of(layout.all()), 0};
  for (std::size_t i = 0; i < out.graph.strings.size(); ++i) {
    SUMMAND_TRY(its, net_of_cut(**solver, layout, static_cast<int>(i)));
    out.strings.push_back({i, out.graph.name(i), its});
  }
  out.nodes = (*solver)->nodes();
  return out;
}

Attempt<Response> answer(Asking& asking) {
  auto graph = strings::parse_graph(asking.text());
  if (!graph) return failure(graph.error());
  SearchProgress progress(asking, "position");
  auto found = within_limits([&] { return cut(*std::move(graph), asking, progress.watch()); });
  if (!found) return std::unexpected(progress.stopped(std::move(found).error()));
  return respond(*std::move(found));
}

}  // namespace

constexpr Question kDotsStrings{
    .name = "dots strings",
    .arguments = "GRAPH",
    .sentence = "Solve Strings-and-Coins and Nimstring on any graph",
    .details =
        "GRAPH has coins, numbered from 0, and strings between two coins or from a coin to the\n"
        "ground g. A player cuts a string, and goes on if that frees a coin of its last string.\n"
        "  summand dots strings 'coins=3;strings=0-1,1-2,2-0,2-g'\n"
        "In Strings-and-Coins the player with more coins wins. In Nimstring a player who cannot\n"
        "complete his turn loses.",
    .options = {},
    .least = 1,
    .most = 1,
    .each = true,
    .words = true,
    .answer = answer,
    .answers = kAnswersAre<Cut>,
};

}  // namespace summand::dots
