#include "summand/rules/derived/symmetry.hpp"

#include <algorithm>
#include <array>
#include <fmt/core.h>
#include <iterator>
#include <utility>

#include "summand/base/stable_sort.hpp"

namespace summand {

namespace {

// A rule image as numbers. Images of rules that mean the same have the same numbers, but for rules
// with repetitions that can be written in several ways.
using ImageCode = std::vector<std::int64_t>;

// Writes the codes of the images of a rule after a symmetry.
class ImageCoder {
 public:
  explicit ImageCoder(const Symmetry& symmetry) : symmetry_(symmetry) {
    for (Letter letter = 0; letter < kMostLetters; ++letter) {
      inverse_.set(symmetry.letters(letter), letter);
    }
  }

  // The player is not in the code. The pieces of the mover matter only if a step follows.
  ImageCode code(const RuleImage& image) const {
    ImageCode out;
    const bool is_alone = image.steps.size() == 1;
    if (!is_alone) out.push_back(symmetry_.letters.image(image.mine));
    for (const StepImage& step : image.steps) append(step_code(step, is_alone), out);
    return out;
  }

 private:
  static void append(const ImageCode& from, ImageCode& to) {
    to.push_back(static_cast<std::int64_t>(from.size()));
    to.insert(to.end(), from.begin(), from.end());
  }

  ImageCode cell_code(const PatternCell& cell) const {
    const LetterSet guard = symmetry_.letters.image(cell.guard);
    ImageCode out = {guard, cell.outside};
    for_each_letter(guard, [&](Letter letter) {
      out.push_back(symmetry_.letters(cell.map(inverse_(letter))));
    });
    return out;
  }

  // A step that begins anywhere on the board may be read from its other end.
  ImageCode step_code(const StepImage& step, bool begins_anywhere) const {
    const bool has_repeats =
        std::ranges::any_of(step.runs, [](const Run& run) { return run.repeat != Repeat::once; });
    ImageCode out =
        has_repeats ? line_code(step, begins_anywhere) : places_code(step, begins_anywhere);
    std::vector<ImageCode> conditions;
    for (const RuleCondition& condition : step.conditions)
      conditions.push_back(condition_code(condition));
    std::ranges::sort(conditions);
    for (const ImageCode& condition : conditions) append(condition, out);
    return out;
  }

  // The places of a pattern without repetitions, in the order of the board. Those of a step that
  // follows another one are counted from its first place, and keep their order, because that
  // decides where the next step begins.
  ImageCode places_code(const StepImage& step, bool begins_anywhere) const {
    std::vector<std::pair<Offset, ImageCode>> places;
    int column = 0;
    for (const Run& run : step.runs) {
      for (const PatternCell& cell : run.cells) {
        const Offset place = (column + cell.at.columns) * step.along + cell.at.rows * step.down;
        places.emplace_back(symmetry_.turn(place), cell_code(cell));
      }
      column += run.columns;
    }
    if (begins_anywhere) std::ranges::sort(places);
    const Offset first = places.empty() ? Offset{} : places.front().first;
    ImageCode out = {0};
    for (const auto& [place, cell] : places) {
      const Offset from_first = place - first;
      out.insert(out.end(), {from_first.rows, from_first.columns});
      append(cell, out);
    }
    return out;
  }

  // A pattern with repetitions has one row.
  ImageCode line_code(const StepImage& step, bool begins_anywhere) const {
    const Offset along = symmetry_.turn(step.along);
    ImageCode forwards = {1, along.rows, along.columns},
              backwards = {1, -along.rows, -along.columns};
    append(runs_code(step.runs, false), forwards);
    append(runs_code(step.runs, true), backwards);
    return begins_anywhere ? std::min(forwards, backwards) : forwards;
  }

  // Cells in a row are coded alike, whether they are one run or several.
  ImageCode runs_code(std::vector<Run> runs, bool backwards) const {
    if (backwards) std::ranges::reverse(runs);
    ImageCode out;
    for (Run& run : runs) {
      std::ranges::sort(run.cells, {}, [](const PatternCell& cell) { return cell.at.columns; });
      if (backwards) std::ranges::reverse(run.cells);
      if (run.repeat != Repeat::once) {
        out.insert(out.end(), {-1, static_cast<std::int64_t>(run.repeat), run.columns});
      }
      for (const PatternCell& cell : run.cells) append(cell_code(cell), out);
    }
    return out;
  }

  ImageCode condition_code(const RuleCondition& condition) const {
    std::vector<Offset> offsets;
    for (const Offset offset : condition.offsets) offsets.push_back(symmetry_.turn(offset));
    std::ranges::sort(offsets);
    ImageCode out = {condition.unless, condition.outside,
                     symmetry_.letters.image(condition.letters)};
    for (const Offset offset : offsets) out.insert(out.end(), {offset.rows, offset.columns});
    return out;
  }

  Symmetry symmetry_;
  LetterMap inverse_;
};

struct CodedRules {
  std::vector<ImageCode> left, right;  // sorted and different
};

void sort_codes(std::vector<ImageCode>& codes) {
  std::ranges::sort(codes);
  const auto rest = std::ranges::unique(codes);
  codes.erase(rest.begin(), rest.end());
}

std::vector<RuleImage> images_of(std::span<const PlayerRule> rules) {
  std::vector<RuleImage> out;
  for (const PlayerRule& rule : rules) {
    for_each_image(rule, [&](const RuleImage& image) { out.push_back(image); });
  }
  return out;
}

CodedRules coded(std::span<const RuleImage> images, const Symmetry& symmetry) {
  const ImageCoder coder(symmetry);
  CodedRules out;
  for (const RuleImage& image : images) {
    (image.player == Player::left ? out.left : out.right).push_back(coder.code(image));
  }
  sort_codes(out.left);
  sort_codes(out.right);
  return out;
}

// All maps of letters that carry each group to its target, if they are not too many.
class LetterMaps {
 public:
  struct Group {
    std::vector<Letter> from, to;
  };

  explicit LetterMaps(std::vector<Group> groups) : groups_(std::move(groups)) {}

  std::vector<LetterMap> all() {
    std::size_t count = 1;
    for (const Group& group : groups_) {
      if (group.from.size() != group.to.size()) return {};
      for (std::size_t i = 2; i <= group.to.size(); ++i) count *= i;
      if (count > kMostMaps) return {first()};
    }
    add(0, {});
    return std::move(out_);
  }

 private:
  static constexpr std::size_t kMostMaps = 720;

  LetterMap first() const {
    LetterMap out;
    for (const Group& group : groups_) {
      for (std::size_t i = 0; i < group.from.size(); ++i) out.set(group.from[i], group.to[i]);
    }
    return out;
  }

  void add(std::size_t index, const LetterMap& before) {
    if (index == groups_.size()) {
      out_.push_back(before);
      return;
    }
    const Group& group = groups_[index];
    std::vector<Letter> to = group.to;
    do {
      LetterMap map = before;
      for (std::size_t i = 0; i < to.size(); ++i) map.set(group.from[i], to[i]);
      add(index + 1, map);
    } while (std::ranges::next_permutation(to).found);
  }

  std::vector<Group> groups_;
  std::vector<LetterMap> out_;
};

std::vector<LetterMap> letter_maps(const GameText& game, bool exchange) {
  const auto letters = [&](CellOwner owner) {
    std::vector<Letter> out;
    for_each_letter(game.of(owner), [&](Letter letter) { out.push_back(letter); });
    return out;
  };
  const auto left = letters(CellOwner::left), right = letters(CellOwner::right);
  const auto nobody = letters(CellOwner::nobody);
  return LetterMaps(
             {{left, exchange ? right : left}, {right, exchange ? left : right}, {nobody, nobody}})
      .all();
}

std::vector<BoardTurn> turns_of(BoardKind kind) {
  if (kind != BoardKind::grid) return {{}, {.turn_columns = true}};
  std::vector<BoardTurn> out;
  for (const bool exchange : {false, true}) {
    for (const bool rows : {false, true}) {
      for (const bool columns : {false, true}) out.push_back({exchange, rows, columns});
    }
  }
  return out;
}

}  // namespace

LetterBoard Symmetry::operator()(const LetterBoard& board) const {
  const int rows = turn.exchange ? board.columns() : board.rows();
  const int columns = turn.exchange ? board.rows() : board.columns();
  LetterBoard out(rows, columns);
  // Where the first cell goes, and how far the next row and the next column lie from there.
  const int first =
      (turn.turn_rows ? (rows - 1) * columns : 0) + (turn.turn_columns ? columns - 1 : 0);
  const int down = turn.turn_rows ? -columns : columns, along = turn.turn_columns ? -1 : 1;
  const int next_row = turn.exchange ? along : down, next_column = turn.exchange ? down : along;
  int cell = 0;
  for (int row = 0; row < board.rows(); ++row) {
    int to = first + row * next_row;
    for (int column = 0; column < board.columns(); ++column, to += next_column) {
      out.put(to, letters(board.at(cell++)));
    }
  }
  return out;
}

Symmetries symmetries_of(const GameText& game, std::span<const PlayerRule> rules) {
  const std::vector<RuleImage> images = images_of(rules);
  const CodedRules own = coded(images, {});
  Symmetries out;
  for (const bool exchange : {false, true}) {
    for (const LetterMap& letters : letter_maps(game, exchange)) {
      for (const BoardTurn turn : turns_of(game.board)) {
        const Symmetry symmetry{turn, letters};
        const CodedRules image = coded(images, symmetry);
        if (image.left != (exchange ? own.right : own.left)) continue;
        if (image.right != (exchange ? own.left : own.right)) continue;
        (exchange ? out.exchanging : out.keeping).push_back(symmetry);
      }
    }
  }
  stable_sort(out.exchanging, [](const Symmetry& a, const Symmetry& b) {
    return a.is_own_inverse() && !b.is_own_inverse();
  });
  return out;
}

bool players_are_alike(std::span<const PlayerRule> rules) {
  const CodedRules codes = coded(images_of(rules), {});
  return codes.left == codes.right;
}

LetterBoard least_image(const LetterBoard& board, BoardKind kind,
                        std::span<const Symmetry> keeping) {
  LetterBoard least = board;
  const int rotations = kind == BoardKind::ring ? board.size() : 1;
  for (const Symmetry& symmetry : keeping) {
    if (symmetry.letters != LetterMap()) continue;
    if (symmetry.turn == BoardTurn() && rotations == 1) continue;
    LetterBoard image = symmetry(board);
    for (int rotation = 1; rotation < rotations; ++rotation) {
      LetterBoard rotated = image;
      for (int cell = 0; cell < board.size(); ++cell) {
        rotated.put(cell, image.at((cell + rotation) % board.size()));
      }
      least = std::min(least, rotated);
    }
    least = std::min(least, image);
  }
  return least;
}

std::string text_of(const Symmetry& symmetry, std::string_view signs) {
  const auto [exchange, rows, columns] = symmetry.turn;
  std::string out;
  const auto add = [&](std::string_view part) {
    if (!out.empty()) out += ", ";
    out += part;
  };
  if (exchange && rows != columns) {
    add(columns ? "a quarter turn to the right" : "a quarter turn to the left");
  } else if (exchange) {
    add(rows ? "rows and columns exchanged along the other diagonal"
             : "rows and columns exchanged");
  } else if (rows && columns) {
    add("half a turn");
  } else if (rows) {
    add("up and down exchanged");
  } else if (columns) {
    add("left and right exchanged");
  }
  for (std::size_t i = 0; i < signs.size(); ++i) {
    const Letter image = symmetry.letters(static_cast<Letter>(i));
    if (image != i) add(fmt::format("{} for {}", signs[image], signs[i]));
  }
  return out.empty() ? "nothing" : out;
}

}  // namespace summand
