#include "summand/rules/check/law_check.hpp"

#include <algorithm>
#include <fmt/core.h>
#include <utility>

#include "summand/rules/check/laws.hpp"
#include "summand/rules/written_ruleset.hpp"

namespace summand {

namespace {

constexpr std::uint64_t kUsualBoards = 4'000;

// All boards of that many cells. nullopt if they are more than `most`.
std::optional<std::vector<BoardFills>> sizes_of(const WrittenRuleset& game, int cells,
                                                std::uint64_t most) {
  std::uint64_t fills = 1;
  for (int i = 0; i < cells; ++i) {
    if (fills > most / game.letters()) return std::nullopt;
    fills *= game.letters();
  }
  std::vector<BoardFills> out;
  for (int rows = 1; rows <= (game.has_rows() ? cells : 1); ++rows) {
    if (cells % rows == 0) out.push_back({rows, cells / rows, fills});
  }
  return fills * out.size() <= most ? std::optional(std::move(out)) : std::nullopt;
}

// Sizes of 1 up to `most_cells` cells, as long as the boards are at most `most`.
std::vector<BoardFills> sizes_up_to(const WrittenRuleset& game, int most_cells,
                                    std::uint64_t most) {
  std::vector<BoardFills> out;
  for (int cells = 1; cells <= most_cells; ++cells) {
    const auto sizes = sizes_of(game, cells, most);
    if (!sizes) break;
    for (const BoardFills& size : *sizes) most -= size.boards;
    out.insert(out.end(), sizes->begin(), sizes->end());
  }
  return out;
}

constexpr int kMostLawCells = 30;

// Carries out a check.
class LawChecker {
 public:
  LawChecker(const AnyRuleset& game, const Budget& budget, LawCheck& out)
      : budget_(budget), out_(out) {
    bool loopy = false;
    if (const WrittenRuleset* written = written_ruleset(game)) {
      if (!out.sizes.empty()) loopy = written->filled(1, 1, 0).loopy();
    } else {
      game.small_positions([&](const AnyPosition& position) {
        budget_.ask();
        positions_.push_back(position);
      });
      if (!positions_.empty()) loopy = positions_.front().loopy();
    }
    bench_.emplace(game, loopy, budget);
    out.loopy = loopy;
    out.all = positions_.size();
    for (const BoardFills& size : out.sizes) out.all += size.boards;
    for (const Law& law : all_laws()) {
      if (!law.applies(*bench_)) continue;
      laws_.push_back(&law);
      out.laws.push_back({law.name, law.sentence});
    }
  }

  void run(const std::function<void(std::uint64_t)>& done) {
    for (const AnyPosition& position : positions_) check(position, done);
    for (const BoardFills& size : out_.sizes) {
      for (std::uint64_t fill = 0; fill < size.boards; ++fill) {
        check(bench_->written->filled(size.rows, size.columns, fill), done);
      }
    }
  }

 private:
  void check(const AnyPosition& position, const std::function<void(std::uint64_t)>& done) {
    budget_.ask();
    for (std::size_t i = 0; i < laws_.size(); ++i) {
      auto fault = laws_[i]->fault(*bench_, position);
      if (fault) add(out_.laws[i], position, *std::move(fault));
    }
    if (out_.loopy && !out_.repeats && !bench_->values(position)) out_.repeats = position.print();
    done(++out_.boards);
  }

  static void add(LawResult& result, const AnyPosition& position, std::string fault) {
    ++result.checked;
    if (fault.empty()) return;
    ++result.broken;
    std::string text = position.print();
    if (result.smallest && result.smallest->position.size() <= text.size()) return;
    result.smallest = {std::move(text), std::move(fault)};
  }

  Budget budget_;
  LawCheck& out_;
  std::vector<AnyPosition> positions_;  // of a game of the library
  std::optional<LawBench> bench_;
  std::vector<const Law*> laws_;
};

}  // namespace

Result<std::vector<BoardFills>> small_board_sizes(const AnyRuleset& game, int most_cells) {
  const WrittenRuleset* written = written_ruleset(game);
  if (written == nullptr) {
    return fail(fmt::format("{} is not written as text, so its small positions are given",
                            game.info().title));
  }
  if (most_cells < 1 || most_cells > kMostLawCells) {
    return fail(fmt::format("the number of cells is from 1 to {}", kMostLawCells));
  }
  std::vector<BoardFills> out = sizes_up_to(*written, most_cells, kMostLawBoards);
  if (!out.empty() && out.back().rows * out.back().columns == most_cells) return out;
  return fail(
      fmt::format("the boards of up to {} cells are more than {}", most_cells, kMostLawBoards));
}

std::vector<BoardFills> usual_board_sizes(const AnyRuleset& game) {
  const WrittenRuleset* written = written_ruleset(game);
  if (written == nullptr) return {};
  return sizes_up_to(*written, kMostLawCells, kUsualBoards);
}

bool LawCheck::holds() const {
  return std::ranges::all_of(laws, [](const LawResult& law) { return law.broken == 0; });
}

LawCheck check_laws(const AnyRuleset& game, std::vector<BoardFills> sizes, const Budget& budget,
                    const std::function<void(std::uint64_t)>& done) {
  LawCheck out{.sizes = std::move(sizes), .laws = {}};
  const auto checked = within_limits([&]() -> Result<void> {
    LawChecker(game, budget, out).run(done);
    return {};
  });
  if (!checked) out.stopped = checked.error();
  return out;
}

}  // namespace summand
