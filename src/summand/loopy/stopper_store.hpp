// StopperStore: canonical forms of stoppers, and their order.
//
// A stopper is a loopy game without play that alternates for ever. Every stopper has a simplest
// form, which is unique (Conway, "Loopy games"; Siegel, "Coping with cycles"). A store has each
// value once, so equal handles are equal values. A store belongs to one thread. When its Budget
// stops an operation, all stoppers made before stay valid, and the store can still be used.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "summand/base/budget.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/charged_vector.hpp"
#include "summand/loopy/loopy_graph.hpp"

namespace summand {

// The handle of a stopper in a store. The order of handles is not an order of games.
class Stopper {
 public:
  constexpr Stopper() = default;  // none

  constexpr explicit operator bool() const { return bits_ != 0; }
  friend constexpr bool operator==(Stopper, Stopper) = default;
  friend constexpr auto operator<=>(Stopper, Stopper) = default;

 private:
  friend class StopperStore;
  constexpr explicit Stopper(std::uint32_t bits) : bits_(bits) {}

  std::uint32_t bits_ = 0;  // one more than the number of its node
};

class StopperStore {
 public:
  // The orders of so many stoppers take 100 MB. More reach the size limit.
  static constexpr std::uint32_t kMostStoppers = 20'000;

  explicit StopperStore(const Budget& budget = Budget());
  StopperStore(const StopperStore&) = delete;
  StopperStore& operator=(const StopperStore&) = delete;

  Budget& budget() { return budget_; }
  std::uint32_t size() const { return size_; }

  Stopper zero() const { return Stopper(1); }
  // The value of a stopper. It must be one (is_stopper). Its strong components are simplified one
  // by one. Each is compared with itself and the stoppers that it leads to, and what is new of its
  // canonical form with all stoppers of the store. That is linear in the moves of the differences.
  Stopper add(const LoopyGame& game);
  // The values of all nodes of a graph. Nodes with known[node] stand for these stoppers, whatever
  // their options are. `known` may be empty, or has an entry for each node.
  std::vector<Stopper> add(const LoopyGraph& graph, std::span<const Stopper> known = {});
  // {left|right}
  Stopper make(std::span<const Stopper> left, std::span<const Stopper> right);
  Stopper negative(Stopper s);

  // In constant time. g >= h if Left, moving second in g - h, does not lose.
  bool greater_or_equal(Stopper g, Stopper h) const {
    return !right_wins(id(g), id(h), Player::right);
  }
  // less, equivalent (the same value), greater or unordered (confused)
  std::partial_ordering compare(Stopper g, Stopper h) const;

  // The options of the canonical form.
  std::vector<Stopper> options(Stopper s, Player player) const;
  // The canonical form as a graph in which only its own positions occur, numbered in an order that
  // depends on the value alone. So equal stoppers of different stores give equal graphs. The start
  // has number 0.
  LoopyGame game(Stopper s);
  // The positions of the canonical form, with s first.
  std::vector<Stopper> followers(Stopper s);

 private:
  using Id = std::uint32_t;
  using Ids = std::vector<Id>;
  struct Lists {
    Ids left, right;

    const Ids& of(Player player) const { return player == Player::left ? left : right; }
    Ids& of(Player player) { return player == Player::left ? left : right; }
    friend bool operator==(const Lists&, const Lists&) = default;
  };
  struct ListsHash {
    std::size_t operator()(const Lists& lists) const;
  };
  // Simplified options of new stoppers, and the number of each stopper that was given.
  struct Canonical {
    std::vector<Lists> lists;
    std::vector<Id> numbers;
  };
  class NewOrder;    // stopper_order.hpp
  class Simplifier;  // stopper_store.cpp

  static Id id(Stopper s) { return s.bits_ - 1; }
  static Stopper handle(Id id) { return Stopper(id + 1); }

  std::span<const Id> options_of(Id id, Player player) const {
    const std::size_t list = 2 * std::size_t{id} + (player == Player::right);
    const std::size_t begin = list == 0 ? 0 : ends_[list - 1];
    return {targets_.data() + begin, targets_.data() + ends_[list]};
  }
  // Whether Right wins g - h if `first` starts.
  bool right_wins(Id g, Id h, Player first) const {
    const bool turned = g < h;
    const std::uint64_t row = turned ? h : g;
    const std::uint64_t place = row * (row + 1) / 2 + (turned ? g : h);
    const unsigned bit = (turned ? 2 : 0) + (first == Player::right);
    return orders_[static_cast<std::size_t>(place / 16)] >> (4 * (place % 16) + bit) & 1;
  }

  std::vector<Id> add_component(std::span<const Lists> lists);
  Canonical canonical(std::span<const Lists> lists);
  std::vector<Id> intern(std::span<const Lists> lists);
  void append(const Lists& lists, const NewOrder& order, std::span<const Id> sources, Id i);
  bool has_new_option(const Lists& lists) const;
  void remember(const Lists& lists, Id id);
  void drop_unfinished();

  Budget budget_;
  Charge charge_;
  std::uint32_t size_ = 0;
  bool unfinished_ = false;  // an append was stopped
  ChargedVector<std::uint32_t> ends_;
  ChargedVector<Id> targets_;
  ChargedVector<std::uint64_t> orders_;  // four bits for each pair (g, h) with g >= h as numbers
  std::unordered_map<Lists, Id, ListsHash> made_;  // from options, canonical or as given
  std::unordered_map<Id, Id> negatives_;
};

}  // namespace summand
