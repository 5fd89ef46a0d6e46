// Joins the files of searches over positions.
#include <algorithm>
#include <fmt/core.h>
#include <map>
#include <memory>
#include <utility>

#include "summand/base/charge.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/jobs/joined_files.hpp"
#include "summand/positions/saved_selection.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostNamedShards = 10;
constexpr std::size_t kMostShownPosition = 200;

bool are_equal(const FoundPosition& a, const FoundPosition& b) {
  return a.position == b.position && a.what->value == b.what->value &&
         a.what->rank == b.what->rank && a.what->shown == b.what->shown;
}

// The search that the files are parts of.
class SelectionFiles {
 public:
  SelectionFiles(const std::string&, SavedSelection first, const Budget& budget)
      : search_(std::move(first)), charge_(budget), budget_(budget) {}

  static Attempt<SavedSelection> load(const std::string& path, const Budget& budget) {
    return load_selection(path, budget);
  }
  Result<void> expect_same(const SavedSelection& file) const {
    return check_same_selection(file.question, search_.question);
  }
  Result<std::optional<std::string>> add(const std::string& path, SavedSelection file);
  Result<JoinedFiles> joined() &&;

 private:
  std::optional<std::string> contradiction_of(const SelectionState& other) const;
  Result<void> add_state(const std::string& path, const SelectionState& other);
  std::optional<std::string> add_hits(std::vector<FoundPosition>&& hits);

  SavedSelection search_;
  Charge charge_;
  Budget budget_;
};

Result<std::optional<std::string>> SelectionFiles::add(const std::string& path,
                                                       SavedSelection file) {
  std::optional<std::string> out = contradiction_of(file.state);
  if (auto added = add_state(path, file.state); !added) return std::unexpected(added.error());
  auto about_hits = add_hits(std::move(file.kept));
  if (!out) out = std::move(about_hits);
  if (out) out = printable(path) + ": " + *out;
  return out;
}

std::optional<std::string> SelectionFiles::contradiction_of(const SelectionState& other) const {
  const SelectionState& state = search_.state;
  for (const JudgedPart& part : other.judged.all()) {
    const std::string* last = state.judged.last_of(part.listed);
    if (last == nullptr || *last == part.last) continue;
    return fmt::format("position {} is {}, but another file has {}", part.listed,
                       shortened(part.last, kMostShownPosition),
                       shortened(*last, kMostShownPosition));
  }
  const std::uint64_t end = std::max(state.judged.furthest(), other.judged.furthest());
  for (const auto& all : {state.all, other.all}) {
    if (!all || *all == end) continue;
    return fmt::format("one file ends after {} positions, another one has {}", *all, end);
  }
  return std::nullopt;
}

// With --best a file does not have all hits. Then hits that several files may have found cannot be
// counted.
Result<void> SelectionFiles::add_state(const std::string& path, const SelectionState& other) {
  SelectionState& state = search_.state;
  if (search_.question.best) {
    if (other.judged.contains(state.judged)) {
      state.found = other.found;
    } else if (!state.judged.contains(other.judged)) {
      if (state.judged.overlaps(other.judged)) {
        return fail(fmt::format(
            "{} has some of the positions of the other files, but not all: with --best its hits "
            "cannot be told from theirs",
            printable(path)));
      }
      state.found += other.found;
    }
  }
  state.judged = state.judged.with(other.judged);
  if (!state.all) state.all = other.all;
  return {};
}

std::optional<std::string> SelectionFiles::add_hits(std::vector<FoundPosition>&& hits) {
  std::map<std::uint64_t, const FoundPosition*> known;
  for (const FoundPosition& hit : search_.kept) known.emplace(hit.number, &hit);
  std::optional<std::string> out;
  std::vector<FoundPosition> more;
  for (FoundPosition& hit : hits) {
    const auto at = known.find(hit.number);
    if (at == known.end()) {
      charge_.add(sizeof(FoundPosition) + hit.position.size() + hit.what->bytes());
      more.push_back(std::move(hit));
    } else if (!out && !are_equal(*at->second, hit)) {
      out = fmt::format("it says something else about {} than another file",
                        shortened(hit.position, kMostShownPosition));
    }
  }
  for (FoundPosition& hit : more) search_.kept.push_back(std::move(hit));
  if (!search_.question.best) search_.state.found = search_.kept.size();
  return out;
}

// Keeps the best hits, and sorts them as a search saves them.
std::vector<FoundPosition> in_order(SavedSelection& search, const Budget& budget) {
  FoundPositions found(budget, search.question.best);
  for (FoundPosition& hit : search.kept) {
    if (found.wants(hit.number, *hit.what)) found.add(std::move(hit));
  }
  std::vector<FoundPosition> out = found.take_sorted();
  std::ranges::sort(out, {}, &FoundPosition::number);
  return out;
}

std::vector<std::string> missing_shards(const SelectionState& state) {
  if (state.is_done()) return {};
  std::vector<std::string> out;
  const auto say = [&](std::string what) {
    if (out.size() < kMostNamedShards) out.push_back(std::move(what));
    return out.size() < kMostNamedShards;
  };
  std::uint64_t of = 1;
  for (const JudgedPart& part : state.judged.all()) of = std::max(of, part.shard.of);
  std::map<std::uint64_t, std::uint64_t> listed;
  for (const JudgedPart& part : state.judged.all()) {
    if (part.shard.of == of) listed.emplace(part.shard.number, part.listed);
  }
  const std::uint64_t whole = state.judged.whole();
  for (std::uint64_t number = 1; number <= of; ++number) {
    const auto at = listed.find(number);
    const std::uint64_t until = at == listed.end() ? whole : at->second;
    if (state.all && until == *state.all) continue;
    const std::string shard = of == 1 ? "the positions" : Shard{number, of}.text();
    if (!say(until == 0 ? shard : fmt::format("{} after position {}", shard, until))) break;
  }
  return out;
}

// How many positions were judged, as far as the shards tell.
std::uint64_t judged_positions(const JudgedParts& parts) {
  std::uint64_t out = parts.whole();
  for (const JudgedPart& part : parts.all()) {
    if (part.shard.is_whole()) continue;
    // Blocks of other numbers of shards may be the same, so this counts only one number.
    if (part.shard.of != parts.all().front().shard.of) continue;
    for (const auto& [until, sign] : {std::pair(part.listed, 1), std::pair(parts.whole(), -1)}) {
      const std::uint64_t blocks = until / kPositionsOfPiece, rest = until % kPositionsOfPiece;
      std::uint64_t count =
          (blocks + part.shard.of - part.shard.number) / part.shard.of * kPositionsOfPiece;
      if (part.shard.has(blocks)) count += rest;
      out = sign > 0 ? out + count : out - count;
    }
  }
  return out;
}

Result<JoinedFiles> SelectionFiles::joined() && {
  const auto whole = std::make_shared<SavedSelection>(std::move(search_));
  whole->kept = in_order(*whole, budget_);
  const auto& [expression, options, rules, best] = whole->question;
  return JoinedFiles{.subject = fmt::format("search in {}{}{}", shortened(expression, 200),
                                            options.empty() ? "" : " ", shortened(options, 200)),
                     .done = judged_positions(whole->state.judged),
                     .all = whole->state.all,
                     .noun = "positions",
                     .missing = missing_shards(whole->state),
                     .contradiction = {},
                     .save = [whole](const std::string& path) {
                       std::vector<const FoundPosition*> hits;
                       for (const FoundPosition& hit : whole->kept) hits.push_back(&hit);
                       return save_selection(path, whole->question, whole->state, hits);
                     }};
}

}  // namespace

Attempt<JoinedFiles> join_selections(std::span<const std::string> paths, const Budget& budget) {
  return join_files<SelectionFiles>(paths, budget);
}

}  // namespace summand
