#include "summand/studies/babylon/lines.hpp"

#include <array>
#include <fmt/format.h>
#include <unordered_map>

#include "summand/base/charge.hpp"

namespace summand::babylon {

namespace {

struct StacksHash {
  std::size_t operator()(const Stacks& stacks) const { return hash_value(stacks); }
};

// Positions in which the opponent of the strategy moves, each with the two moves that first led to
// it. Breadth first, so that the first line found is a shortest one.
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

void count(LinesReport& report, const StrategyReply& reply, bool by_table) {
  ++report.replies;
  report.by_table += by_table;
  ++report.ahead[std::min(reply.ahead, 3u)];
}

}  // namespace

std::string print(const Line& line) {
  std::string out;
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    out += fmt::format("{}{}", i == 0 ? "" : i % 2 == 0 ? "; " : ", ", print(line.moves[i]));
  }
  return fmt::format("{} -> {}", out, print_hills(line.end));
}

LinesReport play_every_line(std::uint64_t p, std::uint64_t q, Budget budget) {
  LinesReport report{.chips = {p, q}};
  const Stacks start = Stacks::singles(std::array{p, q});
  Tree tree(budget);
  if (*first_player_wins(start)) {
    const auto first = strategy_move(start);
    if (!first) {
      report.failure = Line{{}, start};
      return report;
    }
    count(report, *first, false);
    tree.add(after(start, first->move), Tree::kNone, {first->move});
  } else {
    tree.add(start, Tree::kNone, {});
  }
  for (std::size_t node = 0; node < tree.size(); ++node) {
    const Stacks before = tree.stacks(node);
    for (const StackMove& move : moves_of(before)) {
      budget.ask();
      const Stacks now = after(before, move);
      const auto reply = strategy_reply(before, move);
      if (!reply) {
        report.failure = tree.line_to(node, {move}, now);
        return report;
      }
      count(report, *reply, reply->reason.find(':') != std::string::npos);
      tree.add(after(now, reply->move), node, {move, reply->move});
    }
  }
  return report;
}

namespace {

// Through the replies of the tables alone, or through those of the certificates, too.
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
      if (printed && !lost(left)) return tree.line_to(node, {move, reply->move}, left);
      if (printed || !tables_alone) tree.add(left, node, {move, reply->move});
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<Line> refute_printed(std::uint64_t p, std::uint64_t q,
                                   const std::function<bool(const Stacks&)>& lost, Budget budget) {
  const Stacks start = Stacks::singles(std::array{p, q});
  for (const bool tables_alone : {true, false}) {
    if (auto line = refute(start, tables_alone, lost, budget)) return line;
  }
  return std::nullopt;
}

}  // namespace summand::babylon
