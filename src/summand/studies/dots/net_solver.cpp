#include "summand/studies/dots/net_solver.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <map>
#include <optional>
#include <utility>

#include "summand/base/hash.hpp"
#include "summand/base/threads.hpp"
#include "summand/parallel/tasks.hpp"
#include "summand/search/strings/net_search.hpp"
#include "summand/verdict/shared_search.hpp"

namespace summand::dots {

namespace {

using namespace strings;

// How positions are written in the table.
struct Writing {
  std::unique_ptr<Endings> endings;
  Packing packing;
  unsigned ending_bits;

  template <class Layout>
  static Writing of(const Layout& layout, StringSet start, int coins, Budget& budget) {
    auto endings = std::make_unique<Endings>(budget, coins, layout.loops());
    const auto bits = static_cast<unsigned>(std::bit_width(endings->size() - 1));
    return {std::move(endings), Packing(start, layout.symmetries(), Packing::kMostBits - bits),
            bits};
  }
  unsigned key_bits() const { return packing.bits() + ending_bits; }
};

template <class Layout>
class SolverOn final : public NetSolver {
 public:
  // Assumes that the writing has at most Packing::kMostBits.
  SolverOn(Layout layout, StringSet start, Writing writing, const Budget& budget,
           const NetOptions& options)
      : layout_(std::move(layout)),
        start_(start),
        budget_(budget),
        options_(options),
        writing_(std::move(writing)),
        shared_(budget_, writing_.key_bits(), options.most_table_bytes) {
    alone_ = std::make_unique<Searcher>(*this);
    alone_->search().watch(options_.watch);
  }

  Attempt<int> net(StringSet strings) override {
    return within_limits([&]() -> Attempt<int> {
      const Settled taken = captures(strings);
      const Quiet quiet = quiet_of(layout_, *writing_.endings, taken.rest);
      SUMMAND_TRY(rest, net_of(quiet));
      return net_of_choice(taken.gain, taken.give, rest);
    });
  }
  Settled captures(StringSet strings) const override {
    return settled(layout_, with_twins_in_order(layout_, strings));
  }
  int strings_at_joints() const override { return start_.size(); }
  std::uint64_t nodes() const override {
    return shared_search_ ? shared_search_->nodes() : alone_->search().nodes();
  }

  std::string form() const override {
    return fmt::format("{}.{:x}.{:x}.{:x}.{}", layout_.name(), start_.low, start_.high,
                       coins_word(), writing_.key_bits());
  }
  void for_each_costly(std::uint64_t most,
                       const std::function<void(const SavedResult&)>& visit) const override {
    shared_.table.for_each_costly(
        most, [&](const NetTable::Result& its) { visit({its.key, its.entry}); });
  }
  void take(const SavedResult& result) override { shared_.table.take({result[0], result[1]}); }
  void limit(const Budget& budget, SearchWatch* watch) override {
    options_.watch = watch;
    first().search().limit(budget);
    first().search().watch(watch);
  }
  void at_times(std::function<void()> call) override { first().search().at_times(std::move(call)); }

 private:
  class Searcher {
   public:
    Searcher(SolverOn& solver)
        : search_(solver.layout_, *solver.writing_.endings, solver.writing_.packing, solver.shared_,
                  solver.budget_) {}
    NetSearch<Layout>& search() { return search_; }

   private:
    NetSearch<Layout> search_;
  };

  // Which coins the strings join.
  std::uint64_t coins_word() const {
    std::uint64_t out = 0;
    for_each_string(layout_.all(),
                    [&](int string) { out = hash_combine(out, layout_.ends_of(string)); });
    return out;
  }
  Searcher& first() { return shared_search_ ? shared_search_->first() : *alone_; }

  Attempt<int> net_of(const Quiet& quiet) {
    const auto ask = [&](Searcher& searcher) { return searcher.search().net(quiet); };
    if (!shared_search_) {
      const bool has_others = kHasThreads && options_.threads > 1;
      SUMMAND_TRY(found, answer_alone<int>(*alone_, has_others, ask));
      if (found) {
        alone_->search().watch(options_.watch);
        return *found;
      }
    }
    if constexpr (kHasThreads) {
      if (!shared_search_) share();
      return shared_search_->template answer<int>(ask);
    }
    return 0;
  }
  void share() {
    shared_.is_shared = true;
    shared_search_ = std::make_unique<SharedSearch<Searcher>>(options_.watch);
    const unsigned threads = std::min(options_.threads, std::max(hardware_threads(), 2u));
    shared_search_->add(std::move(alone_));
    for (unsigned i = 1; i < threads; ++i) {
      shared_search_->add(std::make_unique<Searcher>(*this));
    }
  }

  Layout layout_;
  StringSet start_;
  Budget budget_;
  NetOptions options_;
  Writing writing_;
  SharedNets shared_;
  std::unique_ptr<Searcher> alone_;
  std::unique_ptr<SharedSearch<Searcher>> shared_search_;
};

// Of positions without joints: chains and loops only, and rows of them that can be taken.
template <class Layout>
class PiecesOn final : public NetSolver {
 public:
  explicit PiecesOn(Layout layout) : layout_(std::move(layout)) {}

  Attempt<int> net(StringSet strings) override {
    const Settled taken = captures(strings);
    return net_of_choice(taken.gain, taken.give, net_of_pieces(pieces_of(taken.rest)));
  }
  Settled captures(StringSet strings) const override {
    return settled(layout_, with_twins_in_order(layout_, strings));
  }
  int strings_at_joints() const override { return 0; }
  std::uint64_t nodes() const override { return 0; }
  std::string form() const override { return "pieces"; }
  void for_each_costly(std::uint64_t,
                       const std::function<void(const SavedResult&)>&) const override {}
  void take(const SavedResult&) override {}
  void limit(const Budget&, SearchWatch*) override {}
  void at_times(std::function<void()>) override {}

 private:
  std::vector<Piece> pieces_of(StringSet strings) const {
    std::vector<Piece> out;
    const CoinSet two = layout_.valences(strings).two;
    for (CoinSet open = two; open != 0;) {
      const CoinSet row = row_of(layout_, strings, open & -open, two);
      open &= ~row;
      const int coins = count(row);
      out.push_back({layout_.strings_of(strings, row).size() == coins, coins});
    }
    return out;
  }

  Layout layout_;
};

template <class Layout>
Result<std::unique_ptr<NetSolver>> solver_on(const Layout& layout, StringSet start,
                                             const Budget& budget, const NetOptions& options) {
  // What can be taken at the start can be taken in each position that follows.
  StringSet rest = settled(layout, with_twins_in_order(layout, start)).rest;
  const Valences its = layout.valences(rest);
  const int coins = count(its.two | its.joints());
  if (its.joints() == 0) return std::make_unique<PiecesOn<Layout>>(layout);
  if (coins > kMostCoins) {
    return fail(
        fmt::format("{} boxes are left, and a search of positions with joints takes at most {}",
                    coins, kMostCoins));
  }
  rest = without_pieces(layout, rest);
  Budget its_budget = budget;
  Writing writing = Writing::of(layout, rest, coins, its_budget);
  if (writing.key_bits() > Packing::kMostBits) {
    return fail(
        fmt::format("{} lines are left beside joints, and with {} boxes a search takes at most {}",
                    writing.packing.bits(), coins, Packing::kMostBits - writing.ending_bits));
  }
  return std::make_unique<SolverOn<Layout>>(layout, rest, std::move(writing), budget, options);
}

}  // namespace

namespace {

constexpr SavedFormat kNetsFormat{.what = "a saved search of Dots-and-Boxes",
                                  .title = "summand search of dots "};

SavedResults results_of(const NetSolver& solver) {
  return {.format = kNetsFormat, .subject = "lines", .form = solver.form()};
}

}  // namespace

Result<void> save_nets(const std::string& path, const NetSolver& solver) {
  return save_results(path, results_of(solver), [&](const AddResult& add) {
    solver.for_each_costly(kMostSavedResults, add);
  });
}

Result<void> load_nets(const std::string& path, NetSolver& solver) {
  return load_results(path, results_of(solver),
                      [&](const SavedResult& result) { solver.take(result); });
}

int net_of_pieces(std::vector<Piece> pieces) {
  // Of each kind, the lengths that are left are the longest ones.
  std::array<std::vector<int>, 4> kinds;
  for (const Piece& piece : pieces) {
    kinds[(piece.is_loop ? 2u : 0u) + (piece.give() > 0 ? 1u : 0u)].push_back(piece.coins);
  }
  for (std::vector<int>& its : kinds) std::ranges::sort(its);
  using Opened = std::array<std::size_t, 4>;
  std::map<Opened, int> known;
  const auto net = [&](auto&& self, const Opened& opened) -> int {
    if (const auto found = known.find(opened); found != known.end()) return found->second;
    std::optional<int> best;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
      if (opened[kind] == kinds[kind].size()) continue;
      Opened after = opened;
      const Piece piece{kind >= 2, kinds[kind][after[kind]++]};
      const int its = -net_of_choice(piece.coins, piece.give(), self(self, after));
      best = std::max(best.value_or(its), its);
    }
    return known[opened] = best.value_or(0);
  };
  return net(net, {});
}

Result<std::unique_ptr<NetSolver>> NetSolver::of(const GridLayout& layout, StringSet strings,
                                                 const Budget& budget, const NetOptions& options) {
  return solver_on(layout, strings, budget, options);
}
Result<std::unique_ptr<NetSolver>> NetSolver::of(const GraphLayout& layout, StringSet strings,
                                                 const Budget& budget, const NetOptions& options) {
  return solver_on(layout, strings, budget, options);
}

}  // namespace summand::dots
