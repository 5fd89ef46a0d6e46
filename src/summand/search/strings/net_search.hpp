// NetSearch: the net of a quiet position, which is what the player to move gets minus what the
// other one gets, if both play for coins.
//
// The search asks whether the net is at least k, depth first, and keeps bounds of nets in a table.
// A move without coins for the opponent reaches k if his net afterwards is at most -k. If he may
// leave coins, he has two ways, so there are two questions about what is left. Moves in the middle
// of the board are tried first, since they cut it into parts.
//
// Several threads may ask the same question. They share the table, and leave a position for later
// that another one is searching.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "summand/search/search_watch.hpp"
#include "summand/search/searched_now.hpp"
#include "summand/search/strings/net_table.hpp"
#include "summand/search/strings/options.hpp"
#include "summand/search/strings/packing.hpp"

namespace summand::strings {

// What the searches of a position share.
struct SharedNets {
  SharedNets(Budget& budget, unsigned key_bits, std::size_t most_bytes)
      : table(budget, key_bits, most_bytes) {}

  NetTable table;
  SearchedNow searched;
  bool is_shared = false;  // several threads search
};

template <class Layout>
class NetSearch {
 public:
  NetSearch(const Layout& layout, const Endings& endings, const Packing& packing,
            SharedNets& shared, Budget budget)
      : layout_(layout),
        endings_(endings),
        packing_(packing),
        shared_(shared),
        table_(shared.table),
        budget_(std::move(budget)) {}

  // Throws LimitReached; what was found before is in the table.
  int net(const Quiet& position) {
    int k = position.coins % 2 == 0 ? 0 : 1;
    if (at_least(position, k)) {
      while (at_least(position, k + 2)) k += 2;
      return k;
    }
    do {
      k -= 2;
    } while (!at_least(position, k));
    return k;
  }
  // Assumes that k is even if and only if the number of coins is.
  bool at_least(const Quiet& position, int k) {
    NetTable::Use use(table_);
    use_ = &use;
    depth_ = 0;
    weight_ = 1;
    done_ = rest_ = 0;
    if (watch_ != nullptr) watch_->begin_question(k);
    children_.clear();
    return position.rest.empty() ? endings_.net(position.ending) >= k
                                 : ask(position, key_of(position), k);
  }

  // Questions count against this budget from now on.
  void limit(const Budget& budget) { budget_ = budget; }

  std::uint64_t nodes() const { return nodes_.load(std::memory_order_relaxed); }
  // The search ends with LimitReached after so many more nodes.
  void stop_after(std::uint64_t nodes) { most_nodes_ = this->nodes() + nodes; }
  // Counts the nodes from now on. The search ends with LimitReached soon after *stop is true.
  void watch(SearchWatch* watch, const std::atomic<bool>* stop = nullptr) {
    watch_ = watch;
    stop_ = stop;
    most_nodes_ = ~std::uint64_t{0};
  }
  // Called from time to time during a search. May be empty.
  void at_times(std::function<void()> call) { at_times_ = std::move(call); }

 private:
  struct Child {
    Option option;
    std::uint64_t key = 0;
  };

  // Threads do not avoid each other in positions of fewer strings at joints.
  static constexpr int kShared = 14;
  static constexpr std::uint64_t kNodesPerCall = 4096;

  std::uint64_t key_of(const Quiet& position) const {
    return table_.scrambled(packing_(position.rest) | std::uint64_t{position.ending}
                                                          << packing_.bits());
  }
  // What the bounds say of a question.
  static std::optional<bool> answer(const NetBounds& bounds, int k) {
    if (bounds.low >= k) return true;
    if (bounds.high < k) return false;
    return std::nullopt;
  }
  NetBounds bounds_of(const Quiet& position, std::uint64_t key) const {
    if (position.rest.empty()) {
      const int net = endings_.net(position.ending);
      return {net, net};
    }
    NetBounds out = table_.find(key).value_or(NetBounds());
    out.low = std::max(out.low, -position.coins);
    out.high = std::min(out.high, position.coins);
    return out;
  }
  // Whether a move reaches k, if the bounds of what it leaves tell it. The opponent's net must be
  // at most -k: the net w of what is left must be at most -k - gain, and if he may leave coins, at
  // least gain - 2 give + k.
  static std::optional<bool> reaches(const Option& option, const NetBounds& after, int k) {
    const int most = -k - option.gain;
    if (after.low > most) return false;
    if (option.give == 0) {
      if (after.high <= most) return true;
      return std::nullopt;
    }
    const int least = option.gain - 2 * option.give + k;
    if (least > most || after.high < least) return false;
    if (after.high <= most && after.low >= least) return true;
    return std::nullopt;
  }
  // The same by search.
  bool reaches(const Child& child, int k) {
    const Option& option = child.option;
    if (ask(option.after, child.key, -k - option.gain + 2)) return false;
    return option.give == 0 || ask(option.after, child.key, option.gain - 2 * option.give + k);
  }
  bool ask(const Quiet& position, std::uint64_t key, int k) {
    if (const auto known = answer(bounds_of(position, key), k)) return *known;
    return search(position, key, k);
  }

  void count_node() {
    if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) {
      reach_limit(Limit::interrupted, "the search was stopped");
    }
    if (nodes() >= most_nodes_) {
      reach_limit(Limit::size, "the limit of nodes of the search is reached");
    }
    budget_.ask();
    if (watch_ != nullptr) watch_->begin_node();
    nodes_.store(nodes() + 1, std::memory_order_relaxed);
    if (at_times_ && nodes() % kNodesPerCall == 0) at_times_();
  }

  // Tells other threads that this one searches a position.
  class Told {
   public:
    Told(SharedNets& shared, const Quiet& position, std::uint64_t key)
        : shared_(shared), key_(key), is_told_(shared.is_shared && is_long(position)) {
      if (is_told_) shared_.searched.begin(busy_key(key_));
    }
    Told(const Told&) = delete;
    Told& operator=(const Told&) = delete;
    ~Told() {
      if (is_told_) shared_.searched.end(busy_key(key_));
    }

   private:
    SharedNets& shared_;
    std::uint64_t key_;
    bool is_told_;
  };
  static bool is_long(const Quiet& position) { return position.rest.size() >= kShared; }
  static SumKey busy_key(std::uint64_t key) { return {.low = key >> 8, .high = key | 1}; }
  bool is_busy(const Child& child) const {
    return shared_.is_shared && is_long(child.option.after) &&
           shared_.searched.has(busy_key(child.key));
  }

  // Which share of a question is done. The open moves of a position share its weight equally, and
  // a position that a move decides early is done as a whole. Deep ones are too small to count.
  struct Share {
    bool counts = false;
    double done = 0, weight = 0, rest = 0;  // before it began
  };
  static constexpr std::size_t kDeepestShare = 12;

  Share begin_position() {
    if (watch_ == nullptr || depth_ > kDeepestShare) return {};
    const Share out{true, done_, weight_, rest_};
    rest_ = weight_;
    return out;
  }
  void end_position(const Share& before) {
    if (!before.counts) return;
    done_ = before.done + before.weight;
    rest_ = before.rest;
    weight_ = 0;  // a second question about the same position counts nothing
    watch_->done(done_);
  }
  // The next of so many open moves.
  Share begin_move(std::size_t open) {
    if (watch_ == nullptr || depth_ > kDeepestShare) return {};
    const Share out{true, done_, weight_, rest_};
    weight_ = rest_ / static_cast<double>(open);
    return out;
  }
  void end_move(const Share& before, std::size_t open) {
    if (!before.counts) return;
    const double its = before.rest / static_cast<double>(open);
    done_ = before.done + its;
    rest_ = before.rest - its;
    weight_ = before.weight;
  }

  bool search(const Quiet& position, std::uint64_t key, int k) {
    count_node();
    const std::uint64_t before = nodes();
    const std::size_t first = children_.size();
    for_each_option(layout_, endings_, position, [&](const Option& option) {
      Child& child = children_.emplace_back(Child{option});
      if (option.after.rest.empty()) return;
      child.key = key_of(option.after);
      table_.prefetch(child.key);
    });
    ++depth_;
    const Told told(shared_, position, key);
    const Share share = begin_position();
    const bool out = any_reaches(first, key, k);
    end_position(share);
    --depth_;
    children_.resize(first);
    NetBounds bounds = table_.find(key).value_or(NetBounds());
    if (out) {
      bounds.low = std::max(bounds.low, k);
    } else {
      bounds.high = std::min(bounds.high, k - 2);
    }
    table_.store(key, bounds, nodes() - before);
    use_->pause();
    return out;
  }
  // Whether one of the last children reaches k. `key` is that of their parent.
  bool any_reaches(std::size_t first, std::uint64_t key, int k) {
    std::size_t open = first;
    const std::size_t all = children_.size();
    for (std::size_t i = first; i < all; ++i) {
      const Child& child = children_[i];
      const auto known = reaches(child.option, bounds_of(child.option.after, child.key), k);
      if (known && *known) return true;
      if (!known) children_[open++] = child;
    }
    for (bool waits = false;; waits = true) {
      std::size_t left = first;
      for (std::size_t i = first; i < open; ++i) {
        if (depth_ == 1 && watch_ != nullptr)
          watch_->first_moves(left - first + open - i, all - first);
        const Child child = children_[i];
        const auto known = reaches(child.option, bounds_of(child.option.after, child.key), k);
        if (known && !*known) continue;
        if (!known && !waits && is_busy(child)) {
          children_[left++] = child;
          continue;
        }
        if (known) return true;
        const std::size_t moves = left - first + open - i;
        const Share share = begin_move(moves);
        if (reaches(child, k)) return true;
        end_move(share, moves);
        if (!shared_.is_shared) continue;
        if (const auto found = table_.find(key)) {
          if (const auto its = answer(*found, k)) return *its;
        }
      }
      if (left == first) return false;
      open = left;
    }
  }

  const Layout& layout_;
  const Endings& endings_;
  const Packing& packing_;
  SharedNets& shared_;
  NetTable& table_;
  NetTable::Use* use_ = nullptr;  // during a search
  Budget budget_;
  SearchWatch* watch_ = nullptr;
  const std::atomic<bool>* stop_ = nullptr;
  std::function<void()> at_times_;
  std::atomic<std::uint64_t> nodes_ = 0;
  std::uint64_t most_nodes_ = ~std::uint64_t{0};
  std::size_t depth_ = 0;
  double done_ = 0, weight_ = 1, rest_ = 0;  // of Share
  std::vector<Child> children_;
};

}  // namespace summand::strings
