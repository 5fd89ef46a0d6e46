// ResultsAhead: the results of the moves in a part, which are cut into pieces some moves ahead, so
// that what is known of the pieces is in the cache when it is read.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace summand {

template <class Part, class Pieces>
class ResultsAhead {
 public:
  void clear() { results_.clear(); }
  void add(const Part& result) { results_.push_back(result); }

  // Calls cut(result, pieces), which may ask for memory, and later visit(pieces), for each result.
  // Ends when a visit returns false.
  template <class Cut, class Visit>
  void for_each(Cut&& cut, Visit&& visit) {
    const auto cut_one = [&](std::size_t i) { cut(results_[i], pieces_[i % pieces_.size()]); };
    for (std::size_t i = 0; i < std::min(kAhead, results_.size()); ++i) cut_one(i);
    for (std::size_t i = 0; i < results_.size(); ++i) {
      if (i + kAhead < results_.size()) cut_one(i + kAhead);
      if (!visit(pieces_[i % pieces_.size()])) return;
    }
  }

 private:
  static constexpr std::size_t kAhead = 4;

  std::vector<Part> results_;
  std::array<Pieces, kAhead + 1> pieces_;
};

}  // namespace summand
