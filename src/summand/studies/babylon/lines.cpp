#include "summand/studies/babylon/lines.hpp"

#include <fmt/core.h>
#include <unordered_map>

#include "summand/base/charge.hpp"
#include "summand/base/check.hpp"

namespace summand::babylon {

namespace {

// Positions in which the strategy's opponent moves, each with the two moves that first led to it.
// The search is breadth first, so the first line found is a shortest one.
class Tree {
 public:
  explicit Tree(Budget& budget) : budget_(budget), charge_(budget) {}

  void add(const Stacks& stacks, std::size_t from, const std::vector<StackMove>& moves) {
    const auto [at, added] = known_.try_emplace(stacks, nodes_.size());
    if (!added) return;
    budget_.ask();
    charge_.add(2 * (sizeof(Node) + sizeof(Stacks) + stacks.heap_bytes()));
    nodes_.push_back({&at->first, from, moves});
  }
  std::size_t size() const { return nodes_.size(); }
  const Stacks& stacks(std::size_t node) const { return *nodes_[node].stacks; }

  Line line_to(std::size_t node, const std::vector<StackMove>& more, Stacks end) const {
    Line out{.moves = {}, .end = std::move(end)};
    std::vector<std::size_t> path;
    for (std::size_t at = node; at != kNone; at = nodes_[at].from) path.push_back(at);
    for (std::size_t i = path.size(); i-- > 0;) {
      const auto& moves = nodes_[path[i]].moves;
      out.moves.insert(out.moves.end(), moves.begin(), moves.end());
    }
    out.moves.insert(out.moves.end(), more.begin(), more.end());
    return out;
  }

  static constexpr std::size_t kNone = ~std::size_t{0};

 private:
  struct Node {
    const Stacks* stacks;
    std::size_t from;
    std::vector<StackMove> moves;
  };
  Budget& budget_;
  Charge charge_;
  std::unordered_map<Stacks, std::size_t, StacksHash> known_;
  std::vector<Node> nodes_;
};

std::vector<StackMove> moves_of(const Stacks& stacks) {
  std::vector<StackMove> out;
  for_each_move(stacks, [&](const StackMove& move) { out.push_back(move); });
  return out;
}

void count(LinesReport& report, const StrategyReply& reply) {
  ++report.replies;
  report.by_table += reply.by_table;
  report.conjectured += reply.surety == Surety::conjecture;
  if (reply.surety == Surety::table) {
    ++report.searched;
  } else {
    ++report.ahead[std::min(reply.ahead, 3u)];
  }
}

}  // namespace

std::string print(const Line& line) {
  std::string out;
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    out += fmt::format("{}{}", i == 0 ? "" : i % 2 == 0 ? "; " : ", ", print(line.moves[i]));
    if (line.mistake && i + 1 == *line.mistake) out += '?';
    if (line.mistake && i == *line.mistake) out += '!';
  }
  return fmt::format("{} -> {}", out, print_hills(line.end));
}

Policy strategy_with(const Outcomes* table) {
  return [table](const Stacks& stacks, const std::optional<MadeMove>& last) {
    return any_reply(stacks, last, table);
  };
}

LinesReport play_every_line(const Stacks& start, bool begins, const Policy& policy, Budget budget) {
  LinesReport report;
  Tree tree(budget);
  if (begins) {
    const auto first = policy(start, std::nullopt);
    if (!first) {
      report.failure = Line{{}, start};
      return report;
    }
    count(report, *first);
    tree.add(after(start, first->move), Tree::kNone, {first->move});
  } else {
    tree.add(start, Tree::kNone, {});
  }
  for (std::size_t node = 0; node < tree.size(); ++node) {
    const Stacks before = tree.stacks(node);
    for (const StackMove& move : moves_of(before)) {
      budget.ask();
      const Stacks now = after(before, move);
      const auto reply = policy(now, MadeMove{before, move});
      if (!reply) {
        report.failure = tree.line_to(node, {move}, now);
        return report;
      }
      count(report, *reply);
      tree.add(after(now, reply->move), node, {move, reply->move});
    }
  }
  return report;
}

namespace {

// Uses only the replies of the tables, or those of the certificates, too.
std::optional<Line> refute(const Stacks& start, bool tables_alone,
                           const std::function<bool(const Stacks&)>& lost, Budget& budget) {
  Tree tree(budget);
  tree.add(start, Tree::kNone, {});
  for (std::size_t node = 0; node < tree.size(); ++node) {
    const Stacks before = tree.stacks(node);
    for (const StackMove& move : moves_of(before)) {
      budget.ask();
      const Stacks now = after(before, move);
      const auto reply = strategy_reply(before, move, Edition::printed);
      if (!reply) continue;
      const Stacks left = after(now, reply->move);
      const bool printed = reply->surety == Surety::none;
      if (printed && !lost(left)) {
        Line line = tree.line_to(node, {move, reply->move}, left);
        line.mistake = line.moves.size();
        return line;
      }
      if (printed || !tables_alone) tree.add(left, node, {move, reply->move});
    }
  }
  return std::nullopt;
}

}  // namespace

void play_out(Line& line, const std::function<bool(const Stacks&)>& lost) {
  std::optional<MadeMove> last;
  const auto play = [&](const StackMove& move) {
    line.moves.push_back(move);
    last = MadeMove{line.end, move};
    line.end = after(line.end, move);
  };
  while (true) {
    std::optional<std::pair<std::size_t, StackMove>> best;
    for (const StackMove& move : moves_of(line.end)) {
      const Stacks left = after(line.end, move);
      if (!lost(left)) continue;
      const std::size_t answers = moves_of(left).size();
      if (!best || answers < best->first) best = {answers, move};
    }
    SUMMAND_CHECK(best);
    play(best->second);
    const auto moves = moves_of(line.end);
    if (moves.empty()) return;
    const auto reply = strategy_reply(last->before, last->move, Edition::printed);
    play(reply && reply->surety == Surety::none ? reply->move : moves.front());
  }
}

std::optional<Line> refute_printed(const Stacks& start,
                                   const std::function<bool(const Stacks&)>& lost, Budget budget) {
  for (const bool tables_alone : {true, false}) {
    if (auto line = refute(start, tables_alone, lost, budget)) {
      play_out(*line, lost);
      return line;
    }
  }
  return std::nullopt;
}

}  // namespace summand::babylon
