#include "summand/search/nimber_search.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>
#include <span>

#include "summand/base/check.hpp"
#include "summand/base/stable_sort.hpp"
#include "summand/ruleset/evaluators.hpp"

namespace summand {

bool is_impartial(PartTables& tables, const PartList& sum) {
  const ValueStore& store = tables.evaluators().store();
  return std::ranges::all_of(sum.values,
                             [&](Value value) { return store.as_nimber(value).has_value(); }) &&
         std::ranges::all_of(
             sum.parts, [&](PartId part) { return tables[part.table].impartial(part.number); });
}

NimberSearch::NimberSearch(PartTables& tables, SharedNimbers* shared)
    : tables_(tables),
      shared_(shared),
      kept_(tables),
      charge_(tables.evaluators().store().budget()) {
  SUMMAND_CHECK(shared == nullptr || tables.shared() != nullptr);
  all_known_ = shared != nullptr ? &shared->known()
                                 : &own_known_.emplace(tables.evaluators().store().budget());
}

KnownNimbers::Table& NimberSearch::known_of_new(std::size_t table) {
  while (known_.size() <= table) known_.push_back(&all_known_->of(known_.size()));
  return *known_[table];
}

void NimberSearch::exclude(PartId part, std::uint64_t nimber) {
  if (nimber < kMostHeap) add_facts(part, {.not_these = std::uint64_t{1} << nimber});
}

// Takes known parts into the heap, and equal parts out in pairs.
void NimberSearch::reduce(std::uint64_t star, const PartId* first, const PartId* last) {
  reduced_.star = star;
  reduced_.unknown.clear();
  for (; first != last; ++first) {
    if (const std::uint64_t nimber = nimber_if_known(*first); nimber != 0) {
      reduced_.star ^= nimber - 1;
    } else if (!reduced_.unknown.empty() && reduced_.unknown.back() == *first) {
      reduced_.unknown.pop_back();
    } else {
      reduced_.unknown.push_back(*first);
    }
  }
}

void NimberSearch::reduce_child(const Frame& frame, const Child& child) {
  reduce(child.star, frame.parts.data() + child.first, frame.parts.data() + child.last);
}

void NimberSearch::begin_node() {
  tables_.evaluators().store().budget().ask();
  if (stop_ != nullptr && stop_->load(std::memory_order_relaxed)) {
    reach_limit(Limit::interrupted, "the search was stopped");
  }
  if (nodes_ >= most_nodes_) {
    reach_limit(Limit::size, "the limit of nodes of the search is reached");
  }
  if (watch_ != nullptr) watch_->begin_node();
  ++nodes_;
}

void NimberSearch::begin(PartId part, std::uint64_t heap, bool whole) {
  if (heap >= kMostHeap) reach_limit(Limit::size, "a nimber of 64 or more in a search");
  begin_node();
  if (depth_ == frames_.size()) frames_.emplace_back();
  Frame& frame = frames_[depth_++];
  frame.part = part;
  frame.nodes_before = nodes_;
  frame.asked = frame.heap = heap;
  frame.no_greater = std::numeric_limits<std::uint64_t>::max();
  frame.whole = whole;
  frame.next = 0;
  frame.sorted = false;
  frame.children.clear();
  frame.first_pass = 0;
  if (is_shared(part)) shared_->searched().begin(key_of(part, heap));
  if (is_settled(frame)) return;
  if (const NimberFacts kept = kept_.kept(part, heap, depth_, nodes_); kept != NimberFacts()) {
    add_facts(part, kept);
    if (is_settled(frame)) return;
  }
  if (!list_children(frame)) return;
  charge(frame);
  drop_known_children(frame);
  frame.first_pass = frame.children.size();
}

void NimberSearch::end() {
  const Frame& frame = frames_[--depth_];
  kept_.note(frame.part, frame.asked, facts(frame.part), depth_ + 1, nodes_ - frame.nodes_before);
  if (is_shared(frame.part)) shared_->searched().end(key_of(frame.part, frame.asked));
}

// Whether other threads are told that the part is searched.
bool NimberSearch::is_shared(PartId part) const {
  constexpr std::uint32_t kFewMoves = 12;  // a search of its own takes little time
  return shares() && tables_[part.table].move_count(part.number) >= kFewMoves;
}

SumKey NimberSearch::key_of(PartId part, std::uint64_t heap) {
  SumKey key;
  key.add(part.table, part.number);
  key.add(std::numeric_limits<std::uint32_t>::max(), {heap, 0});
  return key;
}

// In the largest parts the searches take the same children, so that they work near each other: then
// one soon needs what the other has found. They divide the children of smaller parts. The smallest
// are not worth it. The bounds were measured with Cram 5x6 and 5x7 on two threads.
bool NimberSearch::divides(const Frame& frame) const {
  if (!shares()) return false;
  const std::uint64_t moves = moves_of(frame), all = moves_of(frames_.front());
  return 7 * moves < 6 * all && 3 * moves >= all;
}

// What another search has begun comes last.
bool NimberSearch::leaves_for_later(Frame& frame, PartId part, std::uint64_t heap) {
  if (frame.next >= frame.first_pass || !divides(frame)) return false;
  if (!is_shared(part) || !shared_->searched().has(key_of(part, heap))) return false;
  const Child child = frame.children[frame.next];
  frame.children.push_back(child);
  charge(frame);
  ++frame.next;
  return true;
}

// From time to time: goes back to the first frame whose question another search has answered.
void NimberSearch::return_to_settled() {
  if (!shares() || --until_look_ > 0) return;
  until_look_ = kStepsPerLook;
  for (std::size_t depth = 0; depth < depth_; ++depth) {
    if (!is_settled(frames_[depth])) continue;
    while (depth_ > depth + 1) end();
    return;
  }
}

// Play may be long, and every frame keeps its memory.
void NimberSearch::charge(Frame& frame) {
  const std::size_t bytes = sizeof(Frame) + frame.children.capacity() * sizeof(Child) +
                            frame.parts.capacity() * sizeof(PartId);
  if (bytes <= frame.charged) return;
  charge_.add(bytes - frame.charged);
  frame.charged = bytes;
}

// Done before any of them is searched, because one may settle the question.
void NimberSearch::drop_known_children(Frame& frame) {
  std::erase_if(frame.children, [&](const Child& child) {
    reduce_child(frame, child);
    if (!reduced_.unknown.empty()) return false;
    exclude(frame.part, reduced_.star);
    return true;
  });
}

// A result of known nimber excludes that nimber, and need not be searched.
OptionWatch::Verdict NimberSearch::look_at(const PartList& result) {
  const ValueStore& store = tables_.evaluators().store();
  std::uint64_t star = 0;
  for (const PartId part : result.parts) {
    const std::uint64_t nimber = nimber_if_known(part);
    if (nimber == 0) return Verdict::open;
    star ^= nimber - 1;
  }
  for (const Value value : result.values) star ^= *store.as_nimber(value);
  exclude(question_.part, star);
  return !question_.whole && star == question_.asked ? Verdict::settling : Verdict::closed;
}

// Parts with few moves are finished soon. Those that are not one of the small nimbers are more
// likely to have the nimber that is asked for: each such nimber counts as much as two moves.
std::uint64_t NimberSearch::merit_by_facts(PartId part) {
  constexpr std::uint64_t kSmallNimbers = 0b1111;
  const auto open = static_cast<std::uint64_t>(std::popcount(~excluded(part) & kSmallNimbers));
  return tables_[part.table].move_count(part.number) + 2 * open;
}

// Returns false if a result settles the question of the frame.
bool NimberSearch::list_children(Frame& frame) {
  const ValueStore& store = tables_.evaluators().store();
  const PartId part = frame.part;
  frame.children.clear();
  frame.parts.clear();
  options_.clear();
  question_ = {part, frame.asked, frame.whole};
  if (!tables_[part.table].list_options(part.number, Player::left, options_, this)) return false;
  frame.parts = options_.parts;
  std::uint32_t value = 0, from = 0;
  for (const OptionList::Option& option : options_.options) {
    Child child{0, from, option.parts_end, 0};
    for (; value < option.values_end; ++value)
      child.star ^= *store.as_nimber(options_.values[value]);
    std::sort(frame.parts.begin() + from, frame.parts.begin() + option.parts_end);
    for (; from < option.parts_end; ++from) {
      const PartId its = frame.parts[from];
      if (nimber_if_known(its) == 0) child.merit += merit_by_facts(its);
    }
    frame.children.push_back(child);
  }
  const auto parts_of = [&](const Child& child) {
    return std::span(frame.parts).subspan(child.first, child.last - child.first);
  };
  std::ranges::sort(frame.children, [&](const Child& a, const Child& b) {
    if ((a.last - a.first > 1) != (b.last - b.first > 1))
      return a.last - a.first > b.last - b.first;
    if (a.merit != b.merit) return a.merit < b.merit;
    if (a.star != b.star) return a.star < b.star;
    return std::ranges::lexicographical_compare(parts_of(a), parts_of(b));
  });
  const auto same = std::ranges::unique(frame.children, [&](const Child& a, const Child& b) {
    return a.star == b.star && std::ranges::equal(parts_of(a), parts_of(b));
  });
  frame.children.erase(same.begin(), same.end());
  return true;
}

// The better order pays only in large parts: their searches are long.
bool NimberSearch::is_large(const Frame& frame) const {
  return 3 * moves_of(frame) >= 2 * moves_of(frames_.front());
}

// Moves are better the fewer replies are open after them. A move whose question is settled by its
// replies comes last.
void NimberSearch::sort_by_replies(Frame& frame) {
  constexpr std::uint64_t kSeveral = 1'000;  // more than one unknown part
  for (Child& child : frame.children) {
    reduce_child(frame, child);
    child.merit = 0;
    if (reduced_.unknown.empty()) continue;
    child.merit = kSeveral;
    if (reduced_.unknown.size() > 1) continue;
    child.merit = merit_by_replies(reduced_.unknown.front(), reduced_.star ^ frame.heap);
  }
  stable_sort(frame.children, [](const Child& a, const Child& b) { return a.merit < b.merit; });
  frame.sorted = true;
}

std::uint64_t NimberSearch::merit_by_replies(PartId part, std::uint64_t heap) {
  constexpr std::uint64_t kSettled = 1'000'000;
  if (heap >= kMostHeap || is_excluded(part, heap)) return kSettled;
  begin_node();
  question_ = {part, heap};
  return tables_[part.table].count_options(part.number, Player::left, *this).value_or(kSettled);
}

// Continues with the last frame. Returns true when it is done.
bool NimberSearch::step() {
  Frame& frame = frames_[depth_ - 1];
  while (true) {
    if (is_answered(frame)) return true;
    if (!frame.sorted && is_large(frame)) {
      sort_by_replies(frame);
      continue;
    }
    while (frame.next < frame.children.size()) {
      const Child& child = frame.children[frame.next];
      reduce_child(frame, child);
      if (reduced_.unknown.empty()) {
        // An option of that nimber; the part has another one.
        exclude(frame.part, reduced_.star);
        if (reduced_.star == frame.heap) break;
        ++frame.next;
        continue;
      }
      if (reduced_.unknown.size() > 1) {
        const PartId part = reduced_.unknown.back();
        if (leaves_for_later(frame, part, 0)) continue;
        begin(part, 0, true);
        return false;
      }
      const PartId part = reduced_.unknown.front();
      const std::uint64_t heap = reduced_.star ^ frame.heap;
      if (is_excluded(part, heap)) {
        ++frame.next;
        continue;
      }
      if (leaves_for_later(frame, part, heap)) continue;
      begin(part, heap, false);
      return false;
    }
    if (frame.next < frame.children.size()) continue;  // the heap was just excluded
    // No move in the part leaves the heap's nimber, so the part has that nimber or a smaller one.
    frame.no_greater = std::min(frame.no_greater, frame.heap);
  }
}

bool NimberSearch::is_settled(const Frame& frame, const NimberFacts& facts) {
  return facts.nimber != 0 || (!frame.whole && (facts.not_these >> frame.asked & 1) != 0);
}

// Whether the frame's question is settled; if not, chooses the heap to try next.
bool NimberSearch::is_answered(Frame& frame) {
  const NimberFacts its = facts(frame.part);
  if (is_settled(frame, its)) return true;
  const auto excluded = [&](std::uint64_t n) { return (its.not_these >> n & 1) != 0; };
  const auto least = static_cast<std::uint64_t>(std::countr_one(its.not_these));
  if (least >= frame.no_greater) {
    add_facts(frame.part, {.nimber = frame.no_greater + 1});
    return true;
  }
  if (frame.no_greater <= frame.heap || excluded(frame.heap)) {
    if (least >= kMostHeap) reach_limit(Limit::size, "a nimber of 64 or more in a search");
    frame.heap = least;
    frame.next = 0;
    frame.children.resize(frame.first_pass);  // without those left for later
    frame.sorted = false;
  }
  return false;
}

void NimberSearch::solve(PartId part, std::uint64_t heap, bool whole) {
  while (depth_ > 0) end();  // left by a limit
  kept_.begin(nodes_);
  begin(part, heap, whole);
  while (depth_ > 0) {
    return_to_settled();
    if (step()) end();
  }
}

void NimberSearch::reduce(const PartList& sum) {
  ValueStore& store = tables_.evaluators().store();
  std::uint64_t star = 0;
  for (const Value value : sum.values) {
    const auto nimber = store.as_nimber(value);
    SUMMAND_CHECK(nimber.has_value());
    star ^= *nimber;
  }
  std::vector<PartId> parts = sum.parts;
  std::ranges::sort(parts);
  reduce(star, parts.data(), parts.data() + parts.size());
}

std::uint64_t NimberSearch::nimber(const PartList& sum) {
  while (true) {
    reduce(sum);
    if (reduced_.unknown.empty()) return reduced_.star;
    solve(reduced_.unknown.front(), 0, true);
  }
}

bool NimberSearch::is(const PartList& sum, std::uint64_t nimber) {
  while (true) {
    reduce(sum);
    if (reduced_.unknown.empty()) return reduced_.star == nimber;
    const PartId part = reduced_.unknown.front();
    const std::uint64_t heap = reduced_.star ^ nimber;
    if (reduced_.unknown.size() > 1) {
      solve(part, 0, true);
    } else if (is_excluded(part, heap)) {
      return false;
    } else {
      solve(part, heap, false);
    }
  }
}

}  // namespace summand
