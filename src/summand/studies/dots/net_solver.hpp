// NetSolver: nets of all positions that follow from a start, on several threads if wanted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/budget.hpp"
#include "summand/jobs/saved_results.hpp"
#include "summand/search/search_watch.hpp"
#include "summand/search/strings/graph_layout.hpp"
#include "summand/search/strings/grid_layout.hpp"
#include "summand/search/strings/settled.hpp"

namespace summand::dots {

struct NetOptions {
  std::size_t most_table_bytes = std::size_t{1} << 30;
  unsigned threads = 1;
  SearchWatch* watch = nullptr;  // counts and limits the nodes, if it is there
};

// Of a position with joints, after all captures. More have too many sums of chains and loops.
inline constexpr int kMostCoins = 30;

// The net of chains and loops that touch nothing else, whatever their number, for the player to
// move. Takes time in proportion to the product of the numbers of chains of one or two coins, of
// longer chains, and of loops.
int net_of_pieces(std::vector<strings::Piece> pieces);

// Writes what a solver found, and lets another solver of the same start know it.
class NetSolver;
Result<void> save_nets(const std::string& path, const NetSolver& solver);
Result<void> load_nets(const std::string& path, NetSolver& solver);

// It remembers what it found, so the next question costs less.
class NetSolver {
 public:
  virtual ~NetSolver() = default;

  // For these strings and their subsets. Fails if they are so many that an entry of the table has
  // no room for a whole position. May throw LimitReached.
  static Result<std::unique_ptr<NetSolver>> of(const strings::GridLayout& layout,
                                               strings::StringSet strings, const Budget& budget,
                                               const NetOptions& options);
  static Result<std::unique_ptr<NetSolver>> of(const strings::GraphLayout& layout,
                                               strings::StringSet strings, const Budget& budget,
                                               const NetOptions& options);

  // What the player to move gets minus what the other one gets, if both play for coins. After a
  // limit the next call goes on with what was found.
  virtual Attempt<int> net(strings::StringSet strings) = 0;
  // What the player to move can take at once.
  virtual strings::Settled captures(strings::StringSet strings) const = 0;
  // The strings of the start, after captures, in parts with a joint.
  virtual int strings_at_joints() const = 0;
  // Nodes of all questions.
  virtual std::uint64_t nodes() const = 0;

  // What is found can be written down, and another solver of the same strings reads it. A word for
  // the strings and for how positions are written.
  virtual std::string form() const = 0;
  // Calls visit for at most so many results, those that cost the most.
  virtual void for_each_costly(std::uint64_t most,
                               const std::function<void(const SavedResult&)>& visit) const = 0;
  // Knows this result from now on. Any words are one. Assumes that no search goes on.
  virtual void take(const SavedResult& result) = 0;
  // The next questions count against this budget, and not against that of the start. Their nodes
  // are counted by this watch, which may be null. Assumes a single thread.
  virtual void limit(const Budget& budget, SearchWatch* watch) = 0;
  // Called from time to time by net(), on a thread that searches. May be empty.
  virtual void at_times(std::function<void()> call) = 0;
};

// What a player gets more than the other one who cuts this string of a graph.
inline Attempt<int> net_of_cut(NetSolver& solver, const strings::GraphLayout& layout, int string) {
  SUMMAND_TRY(rest, solver.net(layout.all().without(strings::StringSet::of(string))));
  const int freed = strings::count(layout.ends_of(string) & layout.valences(layout.all()).one);
  return freed > 0 ? freed + rest : -rest;
}

}  // namespace summand::dots
