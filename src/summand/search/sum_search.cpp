#include "summand/search/sum_search.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

#include "summand/base/hash.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand {

namespace {

// Sums of up to this many values are added up. Longer ones are played.
constexpr std::size_t kMostAdded = 3;
// Values of more options than this are not played but added up.
constexpr std::uint64_t kMostOptions = 100'000;
// A search begins with little effort, which is enough for most short ones. It starts again after so
// many nodes.
constexpr std::uint64_t kQuickNodes = 4000;
// So many options are looked up before the others are glanced at: those with the best merits by the
// moves that are left. Then so many of those with the best means.
constexpr std::size_t kFewByMoves = 6, kFewByMeans = 8;
// So many options wait for the memory of their entries in the table.
constexpr std::size_t kMostWaiting = 3;

// The work of a result from an earlier run, which was much.
constexpr std::uint32_t kKeptWork = 100;

// Of the second half of a key.
constexpr std::uint64_t kSecondSeed = 0x5851f42d4c957f2du;
// Beyond the numbers of tables of parts.
constexpr std::uint32_t kOwnNumbers = std::uint32_t{1} << 31, kValues = kOwnNumbers - 1;

SumKey seed(Player mover) { return {mover == Player::left ? 0u : 0x9e3779b97f4a7c15u, 0}; }

std::size_t index(Player player) { return player == Player::left ? 0 : 1; }

}  // namespace

SumSearch::SumSearch(PartTables& tables, unsigned log2_table)
    : tables_(tables),
      store_(tables.evaluators().store()),
      facts_(store_),
      own_(std::in_place, store_.budget(), log2_table),
      known_(&*own_),
      kept_(tables),
      fingerprints_{Fingerprints(store_), Fingerprints(store_, kSecondSeed)},
      charge_(store_.budget()) {}

SumSearch::SumSearch(PartTables& tables, SharedSums& shared)
    : tables_(tables),
      store_(tables.evaluators().store()),
      facts_(store_),
      known_(&shared.known()),
      shared_(&shared),
      member_(shared.new_member()),
      kept_(tables),
      fingerprints_{Fingerprints(store_), Fingerprints(store_, kSecondSeed)},
      charge_(store_.budget()) {}

SearchSum SumSearch::sum_of(const PartList& list) {
  SearchSum sum{list.values, list.parts};
  tidy(sum);
  cancel(sum);
  return sum;
}

void SumSearch::tidy(std::vector<Value>& values) {
  Value total = store_.zero();
  std::erase_if(values, [&](Value value) {
    if (!store_.as_number_up_star(value)) return false;
    total = store_.sum(total, value);
    return true;
  });
  std::ranges::sort(values);
  // Cancels G and -G.
  for (std::size_t i = 0; i < values.size();) {
    const auto at = std::ranges::find(values, store_.negative(values[i]));
    const auto other = static_cast<std::size_t>(at - values.begin());
    if (at == values.end() || other == i) {
      ++i;
      continue;
    }
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(std::max(i, other)));
    values.erase(values.begin() + static_cast<std::ptrdiff_t>(std::min(i, other)));
    i = 0;
  }
  if (total != store_.zero()) {
    values.insert(std::ranges::lower_bound(values, total), total);
  }
}

void SumSearch::tidy(SearchSum& sum) {
  tidy(sum.values);
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

SumKey SumSearch::key_of(const SearchSum& sum, Player mover) {
  SumKey key = seed(mover);
  for (const PartId part : sum.parts) add_key(part, key);
  for (const Value value : sum.values) add_key(value, key);
  key.low = hash_word(key.low);
  return key;
}

// The number of a part means nothing to another search.
void SumSearch::add_key(PartId part, SumKey& out) const {
  const PartTable& table = tables_[part.table];
  if (!shares() && !table.has_bounds(part.number)) {
    out.add(part.table, part.number);
  } else if (const std::optional<PositionKey> key = table.key(part.number)) {
    out.add(part.table, *key);
  } else {
    out.add(kOwnNumbers + part.table, {part.number, member_});
  }
}

void SumSearch::add_key(Value value, SumKey& out) {
  if (!shares()) {
    out.add(value);
  } else {
    out.add(kValues, {fingerprints_[0].of(value), fingerprints_[1].of(value)});
  }
}

void SumSearch::add(Value value, Guarantees& out) {
  for (const Player player : {Player::left, Player::right}) {
    out[index(player)].add(facts_.of(value, player));
  }
}

void SumSearch::add(PartId part, Guarantees& out) {
  PartTable& table = tables_[part.table];
  const bool is_bounded = table.has_bounds(part.number);
  const PartBounds bounds = is_bounded ? table.bounds(part.number, effort_of_sums()) : PartBounds{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i].add(is_bounded ? bounds.guarantees[i] : Guarantee::nothing());
  }
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

std::optional<bool> SumSearch::decide(const Guarantees& guarantees, Player mover) {
  if (guarantees[index(mover)].wins_first()) return true;
  if (guarantees[index(opponent(mover))].wins_second()) return false;
  return std::nullopt;
}

std::optional<bool> SumSearch::decide(const SearchSum& sum, Player mover) {
  Guarantees guarantees;
  for (const Value value : sum.values) add(value, guarantees);
  for (const PartId part : sum.parts) add(part, guarantees);
  if (const std::optional<bool> answer = decide(guarantees, mover)) return answer;
  if (sum.parts.empty()) return decide_values(sum.values, mover);
  return std::nullopt;
}

std::optional<bool> SumSearch::look(const SearchSum& sum, Player mover, SumKey& key) {
  key = key_of(sum, mover);
  if (const std::optional<std::int32_t> known = known_->find(key)) return *known != 0;
  return decide(sum, mover);
}

void SumSearch::count_node() {
  if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) {
    reach_limit(Limit::interrupted, "the search was stopped");
  }
  if (nodes_ >= most_nodes_)
    reach_limit(Limit::size, "the limit of nodes of the search is reached");
  if (watch_ != nullptr) watch_->begin_node();
  ++nodes_;
}

void SumSearch::open(Frame& frame) {
  frame.stacks.clear();  // so that nothing must be removed after a limit
  store_.budget().ask();
  frame.nodes_before = nodes_;
  frame.rest.term = kNoTerm;
  frame.weighs = false;
  frame.options.clear();
  frame.value_options.clear();
  frame.next = 0;
  frame.winning.reset();
  for (std::size_t t = 0; t < tables_.size(); ++t) {
    frame.stacks.push_back(tables_[t].moves_on_stack());
  }
  for (const PartId part : frame.sum.parts) {
    frame.weighs = frame.weighs || tables_[part.table].has_bounds(part.number);
  }
  for (std::size_t i = 0; i < frame.sum.parts.size(); ++i) {
    const PartId part = frame.sum.parts[i];
    if (i > 0 && part == frame.sum.parts[i - 1]) continue;
    PartTable& table = tables_[part.table];
    const std::size_t first = table.moves_on_stack();
    merits_.clear();
    table.push_moves(part.number, frame.mover, merits_);
    for (std::size_t m = 0; m < merits_.size(); ++m) {
      frame.options.push_back({frame.weighs ? merits_[m] * 1024 : merits_[m],
                               static_cast<std::uint32_t>(i),
                               static_cast<std::uint32_t>(first + m)});
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
    const bool is_last = store_.as_number_up_star(value).has_value();
    const std::int32_t before = frame.weighs ? mean(value, frame.mover) : 0;
    store_.for_each_option(value, frame.mover, [&](Value option) {
      const std::int32_t merit = is_last        ? -1'000'000
                                 : frame.weighs ? mean(option, frame.mover) - before
                                                : 0;
      frame.options.push_back(
          {merit, term, static_cast<std::uint32_t>(frame.value_options.size())});
      frame.value_options.push_back(option);
    });
  }
}

// Sorts so many of the best options to the front.
void SumSearch::sort(std::span<Option> options, std::size_t best) {
  const auto is_better = [](const Option& a, const Option& b) {
    return std::tie(b.merit, a.term, a.move) < std::tie(a.merit, b.term, b.move);
  };
  if (best >= options.size()) {
    std::ranges::sort(options, is_better);
  } else {
    std::ranges::partial_sort(options, options.begin() + static_cast<std::ptrdiff_t>(best),
                              is_better);
  }
}

// The mean for a player, in units of 1/1024.
std::int32_t SumSearch::mean(Value value, Player player) {
  return clamped_merit(facts_.of(value, player).mean >> 22);
}

void SumSearch::rest_of(Frame& frame, std::uint32_t term) {
  Rest& rest = frame.rest;
  if (rest.term == term) return;
  rest.term = term;
  rest.values.assign(frame.sum.values.begin(), frame.sum.values.end());
  rest.has_parts = frame.sum.parts.size() > 1;
  rest.key = seed(opponent(frame.mover));
  rest.guarantees = {};
  const PartId part = frame.sum.parts[term];
  const std::int32_t before = tables_[part.table].bounds(part.number, effort_of_moves()).mean;
  rest.mean_before = frame.mover == Player::left ? before : -before;
  if (!rest.has_parts) return;
  for (std::size_t i = 0; i < frame.sum.parts.size(); ++i) {
    if (i == term) continue;
    add_key(frame.sum.parts[i], rest.key);
    add(frame.sum.parts[i], rest.guarantees);
  }
}

bool SumSearch::has_bounds(const Frame& frame, const Option& option) const {
  if (option.term >= frame.sum.parts.size()) return false;
  const PartId part = frame.sum.parts[option.term];
  return tables_[part.table].has_bounds(part.number);
}

// Decides the result of an option by the bounds of its part, by these values and by the bounds of
// the other parts.
std::optional<bool> SumSearch::decide_result(const Frame& frame, const PartBounds& part,
                                             std::span<const Value> values) {
  Guarantees guarantees = frame.rest.guarantees;
  for (std::size_t i = 0; i < guarantees.size(); ++i) guarantees[i].add(part.guarantees[i]);
  for (const Value value : values) add(value, guarantees);
  return decide(guarantees, opponent(frame.mover));
}

// Judges an option in a part with bounds by its whole result.
std::optional<bool> SumSearch::first_glance(Frame& frame, Option& option) {
  rest_of(frame, option.term);
  const PartId part = frame.sum.parts[option.term];
  const PartBounds whole = tables_[part.table].first_glance(part.number, frame.mover, option.move,
                                                            effort_of_first_glance());
  option.merit = (frame.mover == Player::left ? whole.mean : -whole.mean) - frame.rest.mean_before;
  return decide_result(frame, whole, frame.rest.values);
}

// Judges an option in a part with bounds, and finds its key if they leave it open. The result is
// not stored.
std::optional<bool> SumSearch::glance(Frame& frame, Option& option) {
  rest_of(frame, option.term);
  const PartId part = frame.sum.parts[option.term];
  PartTable& table = tables_[part.table];
  table.glance(part.number, frame.mover, option.move, effort_of_moves(), glance_);
  std::int32_t after = frame.mover == Player::left ? glance_.others.mean : -glance_.others.mean;
  for (const Value value : glance_.values) after += mean(value, frame.mover);
  option.merit = after - frame.rest.mean_before;

  std::vector<Value>& values = glance_.values;
  values.insert(values.end(), frame.rest.values.begin(), frame.rest.values.end());
  tidy(values);
  std::optional<bool> answer = decide_result(frame, glance_.others, values);
  if (!answer && !glance_.has_others && !frame.rest.has_parts) {
    answer = decide_values(values, opponent(frame.mover));
  }
  if (answer) return answer;
  option.key = frame.rest.key;
  table.add_glance_key(option.key);
  for (const Value value : values) add_key(value, option.key);
  option.key.low = hash_word(option.key.low);
  known_->prefetch(option.key);
  return std::nullopt;
}

// Finds options that win at once, and those that lose and need no search. If there are bounds, not
// all options are looked up: the first one that is searched nearly always wins, if any of them
// does.
void SumSearch::sift(Frame& frame) {
  frame.first_pass = frame.options.size();
  sort(frame.options, frame.weighs ? kFewByMoves : frame.first_pass);
  if (!frame.weighs) return look_up(frame, frame.first_pass);
  look_up(frame, kFewByMoves);
  if (!frame.winning) glance_at_others(frame);
  if (!frame.winning) look_up(frame, kFewByMeans);
}

// Judges the options that were not looked up, and sorts the best of all to the front.
void SumSearch::glance_at_others(Frame& frame) {
  std::size_t kept = 0;
  for (Option& option : frame.options) {
    std::optional<bool> answer;
    if (!option.is_looked_up && has_bounds(frame, option)) answer = first_glance(frame, option);
    if (answer == false) {
      frame.winning = option;
      return;
    }
    if (!answer) frame.options[kept++] = option;
  }
  frame.options.resize(kept);
  frame.first_pass = kept;
  sort(frame.options, kFewByMeans);
}

// Looks up the results of the next options, at most so many. One may win at once, and those known
// to lose are removed. The others are sorted.
void SumSearch::look_up(Frame& frame, std::size_t most) {
  const std::size_t first = frame.next, last = first + std::min(most, frame.first_pass - first);
  const auto wins = [&](const Option& option, std::optional<bool> answer) {
    if (answer == false) frame.winning = option;
    return answer == false;
  };
  // Options that bounds leave open wait in the list until their memory is there.
  std::size_t kept = first, waiting = 0;
  const auto look_at_oldest = [&] {
    Option& option = frame.options[kept];
    const std::optional<std::int32_t> known = known_->find(option.key);
    if (known) {
      if (wins(option, *known != 0)) return;
      std::move(&option + 1, &option + waiting, &option);
    } else {
      ++kept;
    }
    --waiting;
  };
  const auto keep = [&](const Option& option) {
    while (waiting > 0 && !frame.winning) look_at_oldest();
    frame.options[kept++] = option;
  };
  for (std::size_t i = first; i < last && !frame.winning; ++i) {
    Option option = frame.options[i];
    if (std::exchange(option.is_looked_up, true)) {
      keep(option);
    } else if (has_bounds(frame, option)) {
      const std::optional<bool> answer = glance(frame, option);
      if (wins(option, answer) || answer) continue;
      frame.options[kept + waiting++] = option;
      if (waiting == kMostWaiting) look_at_oldest();
    } else {
      child(frame, option, child_);
      const std::optional<bool> answer = look(child_, opponent(frame.mover), option.key);
      if (wins(option, answer) || answer) continue;
      keep(option);
    }
  }
  while (waiting > 0 && !frame.winning) look_at_oldest();
  if (frame.winning) return;
  if (frame.weighs)
    kept = first + sort_unique(std::span(frame.options).subspan(first, kept - first));
  const auto at = [&](std::size_t i) {
    return frame.options.begin() + static_cast<std::ptrdiff_t>(i);
  };
  frame.options.erase(at(kept), at(last));
  frame.first_pass -= last - kept;
}

// Leaves one option for each key. Returns how many are left.
std::size_t SumSearch::sort_unique(std::span<Option> options) {
  std::ranges::sort(options, [](const Option& a, const Option& b) {
    return std::tie(a.key.low, a.key.high, a.term, a.move) <
           std::tie(b.key.low, b.key.high, b.term, b.move);
  });
  const std::size_t left = options.size() - std::ranges::unique(options, {}, &Option::key).size();
  sort(options.first(left), left);
  return left;
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
  if (shares()) shared_->searched().begin(key);
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
  if (shares()) shared_->searched().end(frame.key);
  for (std::size_t t = 0; t < frame.stacks.size(); ++t) tables_[t].drop_moves(frame.stacks[t]);
}

// All searches take the first option of a sum together, since it may win. They divide the others:
// what another search has begun comes last.
bool SumSearch::leaves_for_later(Frame& frame) {
  if (!shares() || frame.next == 0 || frame.next >= frame.first_pass) return false;
  const Option option = frame.options[frame.next];
  if (!shared_->searched().has(option.key)) return false;
  frame.options.push_back(option);
  charge(frame);
  ++frame.next;
  return true;
}

// From time to time: if another search has answered the question of a frame above the first one,
// goes back to the frame before it. Returns the answer.
std::optional<bool> SumSearch::settled_ancestor() {
  if (!shares() || --until_look_ > 0) return std::nullopt;
  until_look_ = kStepsPerLook;
  for (std::size_t depth = 1; depth < depth_; ++depth) {
    const std::optional<std::int32_t> known = known_->find(frames_[depth].key);
    if (!known) continue;
    while (depth_ > depth) end();
    return *known != 0;
  }
  return std::nullopt;
}

// When the search turns out to be long: if an earlier run has answered the question of a frame
// above the first one, goes back to the frame before it. Returns the answer.
std::optional<bool> SumSearch::kept_ancestor() {
  if (!kept_.is_due(nodes_)) return std::nullopt;
  for (std::size_t depth = 1; depth < depth_; ++depth) {
    const Frame& frame = frames_[depth];
    const std::optional<bool> kept = kept_.find(frame.sum.parts, frame.sum.values, frame.mover);
    if (!kept) continue;
    known_->insert(frame.key, *kept ? 1 : 0, kKeptWork);
    while (depth_ > depth) end();
    return kept;
  }
  return std::nullopt;
}

// Who wins after the option: the search of earlier options may have met this sum, or an earlier
// run.
std::optional<bool> SumSearch::known_result(const Frame& frame, const Option& option) {
  if (const std::optional<std::int32_t> known = known_->find(option.key)) return *known != 0;
  if (!kept_.looks(depth_ + 1, nodes_)) return std::nullopt;
  child(frame, option, child_);
  const Player first = opponent(frame.mover);
  const std::optional<bool> kept = kept_.find(child_.parts, child_.values, first);
  if (kept) known_->insert(option.key, *kept ? 1 : 0, kKeptWork);
  return kept;
}

// What the options of a sum left open may be decided with more effort.
std::optional<bool> SumSearch::decide_now(const SumKey& key, Player mover) {
  if (!is_quick_) return std::nullopt;
  const std::optional<bool> answer = decide(child_, mover);
  if (answer) known_->insert(key, *answer ? 1 : 0, 1);
  return answer;
}

void SumSearch::begin_search(const SearchSum& sum, Player mover) {
  while (depth_ > 0) end();
  child_ = sum;
  count_node();
  begin(child_, mover, key_of(sum, mover));
  sift(frames_[0]);
}

bool SumSearch::wins(const SearchSum& sum, Player first) {
  is_quick_ = true;
  SumKey key;
  if (const std::optional<bool> known = look(sum, first, key)) return *known;
  return winning_option(sum, first).has_value();
}

std::optional<SearchSum> SumSearch::winning_option(const SearchSum& sum, Player mover) {
  kept_.begin(nodes_);
  is_quick_ = true;
  begin_search(sum, mover);
  is_quick_ = frames_[0].weighs;
  const std::uint64_t most_quick = nodes_ + kQuickNodes;
  // The next option of the last frame was just searched. `lost` tells whether it wins for the
  // opponent.
  bool searched = false, lost = false;
  while (true) {
    std::optional<bool> settled = settled_ancestor();
    if (!settled) settled = kept_ancestor();
    if (settled) {
      searched = true;
      lost = *settled;
    }
    Frame& frame = frames_[depth_ - 1];
    if (!frame.winning && frame.next < frame.options.size()) {
      const Option& option = frame.options[frame.next];
      if (!searched) {
        if (!option.is_looked_up) {
          const std::size_t left = frame.first_pass - frame.next;
          sort(std::span(frame.options).subspan(frame.next, left), left);
          look_up(frame, left);
          continue;
        }
        const std::optional<bool> known = known_result(frame, option);
        if (!known) {
          if (leaves_for_later(frame)) continue;
          if (is_quick_ && nodes_ >= most_quick) {
            is_quick_ = false;
            begin_search(sum, mover);
            continue;
          }
          child(frame, option, child_);
          if (const auto answer = decide_now(option.key, opponent(frame.mover))) {
            searched = true;
            lost = *answer;
            continue;
          }
          count_node();
          begin(child_, opponent(frame.mover), option.key);
          sift(frames_[depth_ - 1]);
          continue;
        }
        lost = *known;
      }
      if (!lost) frame.winning = option;
      ++frame.next;
      searched = false;
      continue;
    }
    const bool won = frame.winning.has_value();
    const std::uint64_t work = nodes_ - frame.nodes_before + 1;
    known_->insert(frame.key, won ? 1 : 0,
                   static_cast<std::uint32_t>(std::min<std::uint64_t>(work, 0xffffffffu)));
    kept_.note(frame.sum.parts, frame.sum.values, frame.mover, won, depth_, work);
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
