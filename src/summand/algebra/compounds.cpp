#include "summand/algebra/compounds.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "summand/algebra/bounded_product.hpp"
#include "summand/algebra/written.hpp"
#include "summand/algebra/written_sums.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/base/check.hpp"
#include "summand/number/nim.hpp"
#include "summand/value/followers.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

// A game with a longer text has no name in calls. The first number is for the games that play
// reaches, the second for those that it begins with.
constexpr std::size_t kLongestNameInCalls = 300;
constexpr std::size_t kLongestFirstName = 10'000;

// Nothing if the text is longer.
std::string name_in_call(const Game& game, std::size_t longest) {
  auto text = within_limits([&]() -> Result<std::string> {
    return written(*game.construction(), longest, Calls::spelled_out);
  });
  return text ? *std::move(text) : std::string();
}

std::string_view function_of(Compound kind) {
  switch (kind) {
    case Compound::conjunctive_sum:
      return "conjunctive_sum";
    case Compound::conway_product:
      return "conway_product";
    case Compound::ordinal_product:
      return "ordinal_product";
    case Compound::selective_sum:
      return "selective_sum";
  }
  return {};
}

// The games that play of two games reaches, with numbers.
class NumberedMoves {
 public:
  using Number = std::uint32_t;

  explicit NumberedMoves(const std::shared_ptr<Workspace>& workspace)
      : written_(workspace, SumsOfParts::Policy::as_written), charge_(workspace->budget()) {}

  Number of(const Game& game) {
    const Number out = number(written_.of(game).value());
    games_[out].name = name_in_call(game, kLongestFirstName);
    return out;
  }
  Game written(Number n) { return written_.written(games_[n].sum); }

  // Each once, in the same order for the same options.
  const std::vector<Number>& options(Number n, Player player) {
    if (!games_[n].has_options) list(n);
    return games_[n].options[player == Player::right];
  }

  // Whether both players have the same moves here and after every move. False if there are too many
  // moves to find out.
  bool is_impartial(Number start) {
    std::unordered_set<Number> seen = {start};
    std::vector<Number> waiting = {start};
    std::size_t moves = 0;
    while (!waiting.empty()) {
      const Number n = waiting.back();
      waiting.pop_back();
      const std::vector<Number> left = options(n, Player::left);
      moves += left.size();
      if (left != options(n, Player::right) || moves > kMostMovesOfCompounds) return false;
      for (const Number option : left) {
        if (seen.insert(option).second) waiting.push_back(option);
      }
    }
    return true;
  }

  // As in calls, or nothing if the text is long.
  const std::string& name(Number n) {
    if (!games_[n].name) {
      games_[n].name = name_in_call(written(n), kLongestNameInCalls);
    }
    return *games_[n].name;
  }

 private:
  using Sum = SumsOfParts::Sum;
  struct Numbered {
    Sum sum = SumsOfParts::kZero;
    bool has_options = false;
    std::vector<Number> options[2] = {};
    std::optional<std::string> name = {};
  };

  Number number(Sum sum) {
    const auto [at, is_new] = numbers_.emplace(sum, static_cast<Number>(games_.size()));
    if (is_new) {
      charge_.add(kMapEntry<Sum, Number> + sizeof(Numbered));
      games_.push_back({sum});
    }
    return at->second;
  }

  void list(Number n) {
    const Sum sum = games_[n].sum;
    for (const Player player : {Player::left, Player::right}) {
      std::vector<Number> found;
      for (const Sum option : written_.sums().options_of_sum(sum, player)) {
        found.push_back(number(option));
      }
      charge_.add(found.size() * sizeof(Number));
      games_[n].options[player == Player::right] = std::move(found);
    }
    games_[n].has_options = true;
  }

  WrittenSums written_;
  std::unordered_map<Sum, Number> numbers_;
  std::vector<Numbered> games_;
  Charge charge_;
};

// Makes the compounds of all pairs of positions that one of them needs, from the last positions up.
class CompoundMaker {
 public:
  CompoundMaker(Compound kind, const Game& g, const Game& h)
      : kind_(kind),
        workspace_(g.shared_workspace()),
        zero_(Construction::make(*workspace_, workspace_->store.zero())),
        games_(workspace_),
        charge_(workspace_->budget()) {
    start_ = {games_.of(g), games_.of(h)};
    is_impartial_ = games_.is_impartial(start_.g) && games_.is_impartial(start_.h);
  }

  // nullopt if there are too many moves.
  std::optional<SharedConstruction> make(Value known) {
    ChargedVector<Pair> waiting(workspace_->budget());
    waiting.push_back(start_);
    while (!waiting.empty()) {
      workspace_->budget().ask();
      const Pair pair = waiting.back();
      const auto [at, is_new] = made_.try_emplace(key(pair));
      if (is_new) {
        charge_.add(kMapEntry<std::uint64_t, std::optional<SharedConstruction>>);
        moves_made_ += most_moves(pair);
        if (moves_made_ > kMostMovesOfCompounds) return std::nullopt;
        for (const Pair& needed : needs(pair)) {
          if (!is_made(needed)) waiting.push_back(needed);
        }
        continue;
      }
      waiting.pop_back();
      if (!at->second) at->second = braces(pair, pair == start_ ? known : Value());
    }
    return made_.at(key(start_));
  }

 private:
  using Number = NumberedMoves::Number;
  // A position of each game, or an option of each of two positions.
  struct Pair {
    Number g, h;
    auto operator<=>(const Pair&) const = default;
  };
  struct Move {
    Pair to;
    bool negated = false;  // of an ordinal product: the option of the first game is
    auto operator<=>(const Move&) const = default;
  };

  static std::uint64_t key(const Pair& pair) { return std::uint64_t{pair.g} << 32 | pair.h; }
  bool is_made(const Pair& pair) const {
    const auto at = made_.find(key(pair));
    return at != made_.end() && at->second;
  }
  const SharedConstruction& made(const Pair& pair) const { return *made_.at(key(pair)); }

  bool is_product() const {
    return kind_ == Compound::conway_product || kind_ == Compound::ordinal_product;
  }

  // Not less than the number of moves of both players.
  std::uint64_t most_moves(const Pair& at) {
    std::uint64_t out = 0;
    for (const Player player : {Player::left, Player::right}) {
      const std::uint64_t h = games_.options(at.h, player).size();
      // In a conjunctive sum or a product, no move is possible here.
      if (h == 0 && kind_ != Compound::selective_sum) continue;
      const std::uint64_t g = games_.options(at.g, player).size();
      const std::uint64_t others = games_.options(at.g, opponent(player)).size();
      out += g * h;
      if (is_product()) out += others * h;
      if (kind_ == Compound::selective_sum) out += g + h;
    }
    return is_impartial_ ? out / (is_product() ? 4 : 2) : out;
  }

  // In rising order. Those of Left are enough if the compound is impartial.
  std::vector<Move> moves(const Pair& at, Player player) {
    std::vector<Move> out;
    const auto add = [&](Player of_g, Player of_h) {
      const std::vector<Number> options_of_h = games_.options(at.h, of_h);
      if (options_of_h.empty()) return;
      const bool negated = kind_ == Compound::ordinal_product && of_h == Player::right;
      for (const Number g : games_.options(at.g, of_g)) {
        for (const Number h : options_of_h) out.push_back({{g, h}, negated && !is_impartial_});
      }
    };
    add(player, is_product() ? Player::left : player);
    if (is_product() && !is_impartial_) add(opponent(player), Player::right);
    if (kind_ == Compound::selective_sum) {
      for (const Number g : games_.options(at.g, player)) out.push_back({{g, at.h}});
      for (const Number h : games_.options(at.h, player)) out.push_back({{at.g, h}});
    }
    std::ranges::sort(out);
    const auto repeated = std::ranges::unique(out);
    out.erase(repeated.begin(), repeated.end());
    return out;
  }

  // The compounds that the options of this one are made of.
  std::vector<Pair> needs(const Pair& at) {
    std::vector<Pair> out;
    for (const Player player : {Player::left, Player::right}) {
      for (const Move& move : moves(at, player)) {
        if (kind_ != Compound::ordinal_product) out.push_back(move.to);
        if (is_product()) out.push_back({at.g, move.to.h});
        if (kind_ == Compound::conway_product) out.push_back({move.to.g, at.h});
      }
      if (is_impartial_) break;
    }
    std::ranges::sort(out);
    const auto repeated = std::ranges::unique(out);
    out.erase(repeated.begin(), repeated.end());
    return out;
  }

  SharedConstruction option(const Pair& at, const Move& move) {
    switch (kind_) {
      case Compound::conjunctive_sum:
      case Compound::selective_sum:
        return made(move.to);
      case Compound::conway_product: {
        const SharedConstruction& both = made(move.to);
        return sum(sum(made({move.to.g, at.h}), made({at.g, move.to.h})),
                   is_impartial_ || is_zero(both)
                       ? both
                       : Construction::make(*workspace_, Construction::Negative{both}));
      }
      case Compound::ordinal_product: {
        const Game top = games_.written(move.to.g);
        return Construction::make(
            *workspace_, Construction::OrdinalSum{{made({at.g, move.to.h}),
                                                   (move.negated ? -top : top).construction()}});
      }
    }
    return zero_;
  }

  SharedConstruction braces(const Pair& at, Value known) {
    std::vector<SharedConstruction> options;
    std::size_t left = 0;
    for (const Player player : {Player::left, Player::right}) {
      for (const Move& move : moves(at, player)) options.push_back(option(at, move));
      if (player == Player::left) left = options.size();
      if (is_impartial_) break;
    }
    if (options.empty()) return zero_;
    Construction::Braces out{std::make_unique<SharedConstruction[]>(options.size()), left,
                             is_impartial_ ? left : options.size() - left, is_impartial_};
    out.of_function = true;
    std::ranges::move(options, out.options.get());
    SharedConstruction made = Construction::make(*workspace_, std::move(out), known);
    const std::string &g = games_.name(at.g), &h = games_.name(at.h);
    const bool are_short = std::max(g.size(), h.size()) <= kLongestNameInCalls;
    if (!g.empty() && !h.empty() && (are_short || at == start_)) {
      made->set_call(fmt::format("{}({}, {})", function_of(kind_), g, h));
    }
    return made;
  }

  bool is_zero(const SharedConstruction& g) const { return &*g == &*zero_; }
  SharedConstruction sum(const SharedConstruction& g, const SharedConstruction& h) const {
    if (is_zero(g)) return h;
    if (is_zero(h)) return g;
    return Construction::make(*workspace_, Construction::Sum{{g, h}});
  }

  Compound kind_;
  std::shared_ptr<Workspace> workspace_;
  SharedConstruction zero_;
  NumberedMoves games_;
  Charge charge_;
  Pair start_{};
  bool is_impartial_ = false;
  std::size_t moves_made_ = 0;
  std::unordered_map<std::uint64_t, std::optional<SharedConstruction>> made_;
};

// A Conway product of canonical forms by theorems: that of nimbers is their nim-product, that of
// numbers is their product, and n*G is the sum of n times G, for every form of G (Conway, On
// Numbers and Games ch. 1, 6 and 11). None for other games.
Value product_by_theorem(const Game& g, const Game& h) {
  ValueStore& store = g.store();
  const auto canonical = [](const Game& game) {
    return game.kind() == Game::Kind::value ? game.construction()->known_value() : Value();
  };
  const auto number = [&](Value value) {
    return value ? as_number(store, value) : std::optional<Dyadic>();
  };
  const Value a = canonical(g), b = canonical(h);
  const std::optional<Dyadic> x = number(a), y = number(b);
  if (x && y) return store.number(bounded_product(*x, *y));
  if (x && x->is_integer()) return bounded_multiple(store, *x, h.value());
  if (y && y->is_integer()) return bounded_multiple(store, *y, g.value());
  const auto nimber = [&](Value value) {
    return value ? store.as_nimber(value) : std::optional<std::uint64_t>();
  };
  const auto m = nimber(a), n = nimber(b);
  return m && n ? store.nimber(nim_multiply(*m, *n)) : Value();
}

// Whether the canonical forms alone have too many pairs of positions.
bool is_large_product(const Game& g, const Game& h) {
  Dyadic pairs = 1;
  for (const Game& game : {g, h}) {
    if (game.kind() != Game::Kind::value) continue;
    pairs = bounded_product(pairs, count_followers(game.store(), game.construction()->value()));
  }
  return pairs > Dyadic(static_cast<std::int64_t>(kMostMovesOfCompounds));
}

}  // namespace

Game compound(Compound kind, const Game& g, const Game& h) {
  SUMMAND_CHECK(g.has_form() && h.has_form() && !g.has_loops() && !h.has_loops());
  const std::shared_ptr<Workspace>& workspace = g.shared_workspace();
  const Value known = kind == Compound::conway_product ? product_by_theorem(g, h) : Value();
  if (!known || !is_large_product(g, h)) {
    if (auto made = CompoundMaker(kind, g, h).make(known)) return {workspace, *std::move(made)};
  }
  if (known) return {workspace, Construction::make_without_form(*workspace, known)};
  reach_limit(Limit::size, fmt::format("{} of games with more than {} moves together",
                                       function_of(kind), kMostMovesOfCompounds));
}

}  // namespace summand
