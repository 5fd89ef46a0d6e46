#include "summand/algebra/loopy_position.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <string>
#include <utility>

#include "summand/base/hash.hpp"
#include "summand/loopy/graph_text.hpp"
#include "summand/ruleset/loopy.hpp"
#include "summand/ruleset/ruleset.hpp"

namespace summand {

namespace {

constexpr RulesetInfo kLoopyInfo{
    .name = "loopy",
    .title = "A game with labels",
    .rules = "Each player moves to one of his options.",
    .notation = "a{0|a}: inside the braces, the label a is the whole game.",
    .source = "John H. Conway, Loopy games (1978)",
};

// Loopy games are written with braces or by their names, and never called.
class LoopyRuleset final : public AnyRuleset {
 public:
  const RulesetInfo& info() const override { return kLoopyInfo; }
  Result<AnyPosition> parse(std::string_view) const override { return refused(); }
  Result<AnyPosition> make(const Arguments&) const override { return refused(); }
  void small_positions(const std::function<void(const AnyPosition&)>&) const override {}
  std::vector<std::string_view> abilities() const override { return {}; }

 private:
  static std::unexpected<Error> refused() {
    return fail("a loopy game is written as an expression, such as a{0|a}");
  }
};

const LoopyRuleset& loopy_ruleset() {
  static const LoopyRuleset kRuleset;
  return kRuleset;
}

// The texts of the nodes of a graph.
using LoopyTexts = std::vector<std::string>;

constexpr std::size_t kMostLetters = 10'000'000;  // of all texts together

class LoopyModel final : public AnyPosition::Model {
 public:
  LoopyModel(LoopyGame game, std::shared_ptr<const LoopyTexts> texts)
      : game_(std::move(game)), texts_(std::move(texts)) {}

  const LoopyGame& game() const { return game_; }

  const AnyRuleset& ruleset() const override { return loopy_ruleset(); }
  bool equals(const Model& other) const override {
    if (&other.ruleset() != &ruleset()) return false;
    const LoopyGame& its = static_cast<const LoopyModel&>(other).game_;
    return its.start() == game_.start() &&
           (its.shared_graph() == game_.shared_graph() || its.graph() == game_.graph());
  }
  std::uint64_t hash() const override {
    return hash_word(std::uint64_t{game_.graph().edges()} << 32 | game_.start());
  }

  std::string print() const override { return text_of(game_.start()); }
  std::string print_call() const override { return print(); }
  std::uint64_t move_count(Player player) const override { return options(player).size(); }
  std::vector<AnyMove> moves(Player player) const override { return some_moves(player, 1); }
  std::vector<AnyMove> some_moves(Player player, std::uint64_t step) const override;
  std::optional<std::vector<AnyMove>> moves_to_nimber(std::uint64_t, Evaluators&) const override {
    return std::nullopt;
  }
  bool reads_moves() const override { return false; }
  std::optional<AnyMove> move_named(Player player, std::string_view name) const override;

  std::vector<Copies<AnyPosition>> parts() const override { return {{at(game_.start()), 1}}; }
  std::vector<Copies<AnyPosition>> parts_by_moves() const override { return parts(); }
  std::optional<HeapSum> heap_sum() const override { return std::nullopt; }
  void add_parts(PartTables&, PartList&, std::uint64_t) const override { refuse_loopy(kLoopyInfo); }
  AnyPosition mirror() const override {
    Budget budget;
    return written_anew(negative(game_, budget), budget);
  }
  AnyPosition impartial_version() const override;

  std::optional<Picture> picture() const override { return std::nullopt; }
  std::optional<Picture> picture_after(std::span<const NamedMove>) const override {
    return std::nullopt;
  }
  std::optional<Figure> figure(Medium) const override { return std::nullopt; }
  std::optional<BoardShape> shape() const override { return std::nullopt; }
  int named_rows() const override { return 0; }
  std::optional<ShapeLayout> layout() const override { return std::nullopt; }
  std::vector<NamedCells> cells_of_moves(Player) const override { return {}; }
  std::vector<int> cells_of_move(Player, std::string_view) const override { return {}; }

  bool impartial() const override;
  bool loopy() const override { return true; }
  Taxed taxed(Budget&, KeptResults*) const override { refuse_loopy(kLoopyInfo); }
  Value value(Evaluators&) const override { refuse_loopy(kLoopyInfo); }
  std::optional<Value> value_by_theorem(Evaluators&) const override { return std::nullopt; }
  std::optional<std::string_view> theorem(Evaluators&) const override { return std::nullopt; }
  std::optional<KnownOutcome> outcome_by_theorem(Evaluators&) const override {
    return std::nullopt;
  }
  std::optional<AdvisedMove> advice(Player) const override { return std::nullopt; }
  std::optional<OwnSearch> own_search(ValueStore&) const override { return std::nullopt; }
  std::unique_ptr<BoardSearch> board_search(std::span<const AnyPosition>, ValueStore&,
                                            const BoardSearchOptions&) const override {
    return nullptr;
  }
  std::optional<ConjecturedResult> conjecture(Player) const override { return std::nullopt; }

 private:
  using Node = LoopyGame::Node;

  std::span<const Node> options(Player player) const {
    return game_.graph().options(game_.start(), player);
  }
  static AnyPosition written_anew(const LoopyGame& game, const Budget& budget) {
    StopperStore stoppers(budget);
    ValueStore values(budget);
    return position_of(game, stoppers, values);
  }
  AnyPosition at(Node node) const {
    return AnyPosition(std::make_shared<LoopyModel>(game_.at(node), texts_));
  }
  const std::string& text_of(Node node) const { return (*texts_)[node]; }

  LoopyGame game_;
  std::shared_ptr<const LoopyTexts> texts_;
};

// Options with the same text get numbers: 0, 0 (2).
std::vector<AnyMove> LoopyModel::some_moves(Player player, std::uint64_t step) const {
  std::vector<std::string> names;
  std::vector<AnyMove> out;
  const std::span<const Node> all = options(player);
  for (std::uint64_t i = 0; i < all.size(); i += step) {
    const Node option = all[static_cast<std::size_t>(i)];
    std::string name = text_of(option);
    const auto same = std::ranges::count(names, name);
    names.push_back(name);
    if (same > 0) name += fmt::format(" ({})", same + 1);
    out.push_back({std::move(name), at(option)});
  }
  return out;
}

std::optional<AnyMove> LoopyModel::move_named(Player player, std::string_view name) const {
  for (AnyMove& move : moves(player)) {
    std::string without = move.name;
    std::erase(without, ' ');
    if (without == name) return std::move(move);
  }
  return std::nullopt;
}

bool LoopyModel::impartial() const {
  Budget budget;
  const LoopyGame reached = reachable_part(game_, budget);
  for (Node node = 0; node < reached.graph().size(); ++node) {
    if (!std::ranges::equal(reached.graph().options(node, Player::left),
                            reached.graph().options(node, Player::right))) {
      return false;
    }
  }
  return true;
}

AnyPosition LoopyModel::impartial_version() const {
  Budget budget;
  const LoopyGame reached = reachable_part(game_, budget);
  LoopyBuilder builder(budget);
  for (Node node = 0; node < reached.graph().size(); ++node) builder.add_node();
  for (Node node = 0; node < reached.graph().size(); ++node) {
    for (const Player whose : {Player::left, Player::right}) {
      for (const Node option : reached.graph().options(node, whose)) {
        builder.add_option(node, Player::left, option);
        builder.add_option(node, Player::right, option);
      }
    }
  }
  return written_anew(builder.build(reached.start()), budget);
}

}  // namespace

void expect_few_positions(std::uint64_t positions) {
  if (positions <= kMostWrittenPositions) return;
  reach_limit(Limit::size,
              fmt::format("a game in braces with more than {} positions", kMostWrittenPositions));
}

AnyPosition position_of(const LoopyGame& game, StopperStore& stoppers, ValueStore& values) {
  const LoopyGraph& graph = game.graph();
  expect_few_positions(graph.size());
  const GraphText text(stoppers, values, graph);
  auto texts = std::make_shared<LoopyTexts>();
  std::size_t letters = 0;
  for (LoopyGraph::Node node = 0; node < graph.size(); ++node) {
    texts->push_back(text.print(node));
    letters += texts->back().size();
    if (letters > kMostLetters) {
      reach_limit(Limit::size,
                  fmt::format("more than {} characters for the names of the moves", kMostLetters));
    }
  }
  return AnyPosition(std::make_shared<LoopyModel>(game, std::move(texts)));
}

const LoopyGame* loopy_game_of(const AnyPosition& position) {
  if (&position.ruleset() != &loopy_ruleset()) return nullptr;
  return &static_cast<const LoopyModel&>(position.model()).game();
}

}  // namespace summand
