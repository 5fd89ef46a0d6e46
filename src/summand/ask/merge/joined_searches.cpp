#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <memory>
#include <utility>

#include "summand/ask/merge/joined_parts.hpp"
#include "summand/base/charge.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/draw/lettering.hpp"
#include "summand/positions/saved_search.hpp"

namespace summand::ask {

namespace {

constexpr std::size_t kMostNamedShards = 10;
constexpr std::size_t kMostShownPosition = 200;

struct SearchFile {
  std::string path;
  SavedSearch search;
};

bool are_equal(const FoundPosition& a, const FoundPosition& b) {
  return a.position == b.position && a.what->value == b.what->value &&
         a.what->rank == b.what->rank && a.what->shown == b.what->shown;
}

// The search that the files are parts of.
class JoinedSearch {
 public:
  JoinedSearch(SearchFile first, const Budget& budget)
      : first_path_(first.path), search_(std::move(first.search)), charge_(budget) {}

  // Adds another part. Fails if it belongs to another search, or cannot be joined.
  Result<void> add(SearchFile file);

  const SavedSearch& search() const { return search_; }
  const std::optional<std::string>& contradiction() const { return contradiction_; }

 private:
  Result<void> add_state(const SearchFile& file);
  void add_hits(SearchFile&& file);
  void contradict(const std::string& path, std::string what) {
    if (!contradiction_) contradiction_ = printable(path) + ": " + std::move(what);
  }

  std::string first_path_;
  SavedSearch search_;
  Charge charge_;
  std::optional<std::string> contradiction_;
};

Result<void> JoinedSearch::add(SearchFile file) {
  if (auto same = check_same_search(file.search.question, search_.question); !same) {
    return fail(fmt::format("{} does not belong to {}: {}", printable(file.path),
                            printable(first_path_), same.error().message));
  }
  SearchState& state = search_.state;
  const SearchState& other = file.search.state;
  for (const JudgedPart& part : other.judged.all()) {
    const std::string* last = state.judged.last_of(part.listed);
    if (last != nullptr && *last != part.last) {
      contradict(file.path, fmt::format("position {} is {}, but another file has {}", part.listed,
                                        shortened(part.last, kMostShownPosition),
                                        shortened(*last, kMostShownPosition)));
    }
  }
  const std::uint64_t end = std::max(state.judged.furthest(), other.judged.furthest());
  for (const auto& all : {state.all, other.all}) {
    if (all && *all != end) {
      contradict(file.path,
                 fmt::format("one file ends after {} positions, another one has {}", *all, end));
    }
  }
  if (auto added = add_state(file); !added) return added;
  if (!state.all) state.all = other.all;
  add_hits(std::move(file));
  return {};
}

// With --best a file does not have all hits. Then hits that several files may have found cannot be
// counted.
Result<void> JoinedSearch::add_state(const SearchFile& file) {
  SearchState& state = search_.state;
  const SearchState& other = file.search.state;
  if (search_.question.best) {
    if (other.judged.contains(state.judged)) {
      state.found = other.found;
    } else if (!state.judged.contains(other.judged)) {
      if (state.judged.overlaps(other.judged)) {
        return fail(fmt::format(
            "{} has some of the positions of the other files, but not all: with --best its hits "
            "cannot be told from theirs",
            printable(file.path)));
      }
      state.found += other.found;
    }
  }
  state.judged = state.judged.with(other.judged);
  return {};
}

void JoinedSearch::add_hits(SearchFile&& file) {
  std::map<std::uint64_t, const FoundPosition*> known;
  for (const FoundPosition& hit : search_.kept) known.emplace(hit.number, &hit);
  std::vector<FoundPosition> more;
  for (FoundPosition& hit : file.search.kept) {
    const auto at = known.find(hit.number);
    if (at == known.end()) {
      charge_.add(sizeof(FoundPosition) + hit.position.size() + hit.what->bytes());
      more.push_back(std::move(hit));
    } else if (!are_equal(*at->second, hit)) {
      contradict(file.path, fmt::format("it says something else about {} than another file",
                                        shortened(hit.position, kMostShownPosition)));
    }
  }
  for (FoundPosition& hit : more) search_.kept.push_back(std::move(hit));
  if (!search_.question.best) search_.state.found = search_.kept.size();
}

// Keeps the best hits, and sorts them as a search saves them.
std::vector<FoundPosition> in_order(SavedSearch& search, const Budget& budget) {
  FoundPositions found(budget, search.question.best);
  for (FoundPosition& hit : search.kept) {
    if (found.wants(hit.number, *hit.what)) found.add(std::move(hit));
  }
  std::vector<FoundPosition> out = found.take_sorted();
  std::ranges::sort(out, {}, &FoundPosition::number);
  return out;
}

std::vector<std::string> missing_shards(const SearchState& state) {
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

}  // namespace

Attempt<JoinedParts> join_searches(std::span<const std::string> paths, const Budget& budget) {
  std::optional<JoinedSearch> joined;
  for (const std::string& path : paths) {
    SUMMAND_TRY(search, load_search(path, budget));
    if (!joined) {
      joined.emplace(SearchFile{path, std::move(search)}, budget);
      continue;
    }
    auto added = within_limits([&] { return joined->add({path, std::move(search)}); });
    if (!added && !added.error().limit) added.error().is_in_text = false;
    if (!added) return std::unexpected(std::move(added).error());
    if (joined->contradiction()) break;
  }
  const auto whole = std::make_shared<SavedSearch>(joined->search());
  auto ordered = within_limits([&]() -> Result<void> {
    whole->kept = in_order(*whole, budget);
    return {};
  });
  if (!ordered) return std::unexpected(std::move(ordered).error());
  const SearchState& state = whole->state;
  return JoinedParts{
      .subject = fmt::format("search in {}{}{}", shortened(whole->question.expression, 200),
                             whole->question.options.empty() ? "" : " ",
                             shortened(whole->question.options, 200)),
      .done = judged_positions(state.judged),
      .all = state.all,
      .noun = "positions",
      .missing = missing_shards(state),
      .contradiction = joined->contradiction(),
      .save = [whole](const std::string& path) {
        std::vector<const FoundPosition*> hits;
        for (const FoundPosition& hit : whole->kept) hits.push_back(&hit);
        return save_search(path, whole->question, whole->state, hits);
      }};
}

}  // namespace summand::ask
