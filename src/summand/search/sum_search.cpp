#include "summand/search/sum_search.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

#include "summand/base/hash.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand {

namespace {

// Sums of up to this many values are added up. Longer ones are played.
constexpr std::size_t kMostAdded = 3;
// Values of more options than this are not played but added up.
constexpr std::uint64_t kMostOptions = 100'000;

std::uint64_t word_of(PartId part) {
  return (std::uint64_t{part.table} << 33 | std::uint64_t{part.number} << 1) + 1;
}
std::uint64_t word_of(Value value) { return hash_value(value) << 1; }

}  // namespace

SumSearch::SumSearch(PartTables& tables, unsigned log2_table)
    : tables_(tables),
      store_(tables.evaluators().store()),
      facts_(store_),
      known_(store_.budget(), log2_table),
      charge_(store_.budget()) {}

SearchSum SumSearch::sum_of(const PartList& list) {
  SearchSum sum{list.values, list.parts};
  tidy(sum);
  cancel(sum);
  return sum;
}

void SumSearch::tidy(SearchSum& sum) {
  Value total = store_.zero();
  std::erase_if(sum.values, [&](Value value) {
    if (!store_.as_number_up_star(value)) return false;
    total = store_.sum(total, value);
    return true;
  });
  std::ranges::sort(sum.values);
  // Cancels G and -G.
  for (std::size_t i = 0; i < sum.values.size();) {
    const auto at = std::ranges::find(sum.values, store_.negative(sum.values[i]));
    const auto other = static_cast<std::size_t>(at - sum.values.begin());
    if (at == sum.values.end() || other == i) {
      ++i;
      continue;
    }
    sum.values.erase(sum.values.begin() + static_cast<std::ptrdiff_t>(std::max(i, other)));
    sum.values.erase(sum.values.begin() + static_cast<std::ptrdiff_t>(std::min(i, other)));
    i = 0;
  }
  if (total != store_.zero()) {
    sum.values.insert(std::ranges::lower_bound(sum.values, total), total);
  }
  std::ranges::sort(sum.parts);
}

// Removes parts that occur together with their negatives.
void SumSearch::cancel(SearchSum& sum) {
  if (sum.parts.size() < 2) return;
  for (std::size_t i = 0; i < sum.parts.size(); ++i) {
    list_.clear();
    tables_[sum.parts[i].table].negate(sum.parts[i].number, list_);
    if (list_.parts.size() != 1 || !list_.values.empty()) continue;
    for (std::size_t j = i + 1; j < sum.parts.size(); ++j) {
      if (sum.parts[j] != list_.parts[0]) continue;
      sum.parts.erase(sum.parts.begin() + static_cast<std::ptrdiff_t>(j));
      sum.parts.erase(sum.parts.begin() + static_cast<std::ptrdiff_t>(i));
      --i;
      break;
    }
  }
}

SumKey SumSearch::key_of(const SearchSum& sum, Player mover) const {
  SumKey key{mover == Player::left ? 0u : 0x9e3779b97f4a7c15u, 0};
  const auto add = [&](std::uint64_t word) {
    key.low += hash_word(word);
    key.high += hash_combine(0x2545f4914f6cdd1du, word);
  };
  for (const PartId part : sum.parts) add(word_of(part));
  for (const Value value : sum.values) add(word_of(value));
  key.low = hash_word(key.low);
  return key;
}

Guarantee SumSearch::guarantee(const SearchSum& sum, Player player) {
  Guarantee out;
  for (const Value value : sum.values) out.add(facts_.of(value, player));
  for (const PartId part : sum.parts) {
    PartTable& table = tables_[part.table];
    Guarantee best = Guarantee::nothing();
    for (int which = 0; which < table.bounds(); ++which) {
      terms_.clear();
      table.bound(part.number, player, which, terms_);
      Guarantee bound;
      for (const Value term : terms_) bound.add(facts_.of(term, player));
      best.improve(bound);
    }
    out.add(best);
  }
  return out;
}

// Who wins a sum of values: g + h >= 0 if and only if -g <= h.
std::optional<bool> SumSearch::decide_values(const std::vector<Value>& values, Player mover) {
  if (values.size() > kMostAdded) return std::nullopt;
  Value rest = store_.zero();
  for (std::size_t i = 1; i < values.size(); ++i) rest = store_.sum(rest, values[i]);
  const Value needed = values.empty() ? rest : store_.negative(values[0]);
  // The player who starts wins, unless the other one wins as second player.
  return mover == Player::left ? !store_.less_equal(rest, needed)
                               : !store_.less_equal(needed, rest);
}

std::optional<bool> SumSearch::decide(const SearchSum& sum, Player mover) {
  if (guarantee(sum, mover).wins_first()) return true;
  if (guarantee(sum, opponent(mover)).wins_second()) return false;
  if (sum.parts.empty()) return decide_values(sum.values, mover);
  return std::nullopt;
}

std::optional<bool> SumSearch::look(const SearchSum& sum, Player mover, SumKey& key) {
  key = key_of(sum, mover);
  if (const std::optional<std::int32_t> known = known_.find(key)) return *known != 0;
  return decide(sum, mover);
}

void SumSearch::open(Frame& frame) {
  frame.stacks.clear();  // so that nothing must be removed after a limit
  store_.budget().ask();
  if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) {
    reach_limit(Limit::interrupted, "the search was stopped");
  }
  if (nodes_ >= most_nodes_)
    reach_limit(Limit::size, "the limit of nodes of the search is reached");
  if (watch_ != nullptr) watch_->begin_node();
  frame.nodes_before = nodes_++;
  frame.options.clear();
  frame.value_options.clear();
  frame.next = 0;
  frame.winning.reset();
  for (std::size_t t = 0; t < tables_.size(); ++t) {
    frame.stacks.push_back(tables_[t].moves_on_stack());
  }
  for (std::size_t i = 0; i < frame.sum.parts.size(); ++i) {
    const PartId part = frame.sum.parts[i];
    if (i > 0 && part == frame.sum.parts[i - 1]) continue;
    PartTable& table = tables_[part.table];
    const std::size_t first = table.moves_on_stack();
    merits_.clear();
    table.push_moves(part.number, frame.mover, merits_);
    for (std::size_t m = 0; m < merits_.size(); ++m) {
      frame.options.push_back(
          {merits_[m], static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(first + m)});
    }
  }
  for (std::size_t i = 0; i < frame.sum.values.size(); ++i) {
    const Value value = frame.sum.values[i];
    if (i > 0 && value == frame.sum.values[i - 1]) continue;
    if (store_.option_count(value, frame.mover) > kMostOptions) {
      reach_limit(Limit::size, "a value of more than 100,000 options in a search");
    }
    const auto term = static_cast<std::uint32_t>(frame.sum.parts.size() + i);
    // Moves in numbers are last, but they are needed: all parts may be numbers.
    const std::int32_t merit = store_.as_number_up_star(value) ? -1'000'000 : 0;
    store_.for_each_option(value, frame.mover, [&](Value option) {
      frame.options.push_back(
          {merit, term, static_cast<std::uint32_t>(frame.value_options.size())});
      frame.value_options.push_back(option);
    });
  }
  std::ranges::sort(frame.options, [](const Option& a, const Option& b) {
    return std::tie(b.merit, a.term, a.move) < std::tie(a.merit, b.term, b.move);
  });
}

// Looks up the results of all options before any of them is searched. One may win at once, and
// those known to lose need no search.
void SumSearch::sift(Frame& frame) {
  auto kept = frame.options.begin();
  for (Option& option : frame.options) {
    child(frame, option, child_);
    const std::optional<bool> answer = look(child_, opponent(frame.mover), option.key);
    if (answer == false) {
      frame.winning = option;
      return;
    }
    if (!answer) *kept++ = option;
  }
  frame.options.erase(kept, frame.options.end());
}

void SumSearch::child(const Frame& frame, const Option& option, SearchSum& out) {
  list_.clear();
  const std::size_t parts = frame.sum.parts.size();
  out.parts.assign(frame.sum.parts.begin(), frame.sum.parts.end());
  out.values.assign(frame.sum.values.begin(), frame.sum.values.end());
  if (option.term < parts) {
    const PartId part = frame.sum.parts[option.term];
    tables_[part.table].play(part.number, frame.mover, option.move, list_);
    out.parts.erase(out.parts.begin() + option.term);
    out.parts.insert(out.parts.end(), list_.parts.begin(), list_.parts.end());
    out.values.insert(out.values.end(), list_.values.begin(), list_.values.end());
  } else {
    out.values[option.term - parts] = frame.value_options[option.move];
  }
  tidy(out);
}

void SumSearch::begin(SearchSum& sum, Player mover, const SumKey& key) {
  if (depth_ == frames_.size()) frames_.emplace_back();
  Frame& frame = frames_[depth_++];
  std::swap(frame.sum, sum);
  frame.mover = mover;
  frame.key = key;
  open(frame);
  charge(frame);
}

// Play may be long, and every frame keeps its memory.
void SumSearch::charge(Frame& frame) {
  const std::size_t bytes = sizeof(Frame) + frame.sum.values.capacity() * sizeof(Value) +
                            frame.sum.parts.capacity() * sizeof(PartId) +
                            frame.options.capacity() * sizeof(Option) +
                            frame.value_options.capacity() * sizeof(Value) +
                            frame.stacks.capacity() * sizeof(std::size_t);
  if (bytes <= frame.charged) return;
  charge_.add(bytes - frame.charged);
  frame.charged = bytes;
}

void SumSearch::end() {
  const Frame& frame = frames_[--depth_];
  for (std::size_t t = 0; t < frame.stacks.size(); ++t) tables_[t].drop_moves(frame.stacks[t]);
}

std::vector<SearchSum> SumSearch::options(const SearchSum& sum, Player mover) {
  while (depth_ > 0) end();  // left by a limit
  child_ = sum;
  begin(child_, mover, key_of(sum, mover));
  const Frame& frame = frames_[0];
  std::vector<SearchSum> out;
  for (const Option& option : frame.options) {
    child(frame, option, child_);
    if (std::ranges::find(out, child_) == out.end()) out.push_back(child_);
  }
  end();
  return out;
}

bool SumSearch::wins(const SearchSum& sum, Player first) {
  SumKey key;
  if (const std::optional<bool> known = look(sum, first, key)) return *known;
  return winning_option(sum, first).has_value();
}

std::optional<SearchSum> SumSearch::winning_option(const SearchSum& sum, Player mover) {
  while (depth_ > 0) end();  // left by a limit
  child_ = sum;
  begin(child_, mover, key_of(sum, mover));
  sift(frames_[0]);
  // The next option of the last frame was just searched. `lost` tells whether it wins for the
  // opponent.
  bool searched = false, lost = false;
  while (true) {
    Frame& frame = frames_[depth_ - 1];
    if (!frame.winning && frame.next < frame.options.size()) {
      const Option& option = frame.options[frame.next];
      if (!searched) {
        // The search of earlier options may have met this sum.
        const std::optional<std::int32_t> known = known_.find(option.key);
        if (!known) {
          child(frame, option, child_);
          begin(child_, opponent(frame.mover), option.key);
          sift(frames_[depth_ - 1]);
          continue;
        }
        lost = *known != 0;
      }
      if (!lost) frame.winning = option;
      ++frame.next;
      searched = false;
      continue;
    }
    const bool won = frame.winning.has_value();
    const std::uint64_t work = nodes_ - frame.nodes_before;
    known_.insert(frame.key, won ? 1 : 0,
                  static_cast<std::uint32_t>(std::min<std::uint64_t>(work, 0xffffffffu)));
    if (depth_ == 1) {
      if (won) child(frame, *frame.winning, child_);
      end();
      return won ? std::optional(child_) : std::nullopt;
    }
    end();
    searched = true;
    lost = won;
  }
}

}  // namespace summand
