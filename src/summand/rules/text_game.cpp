#include "summand/rules/text_game.hpp"

#include <algorithm>
#include <bit>
#include <fmt/core.h>
#include <span>
#include <type_traits>
#include <utility>

#include "summand/base/check.hpp"
#include "summand/base/guard.hpp"
#include "summand/base/mutex.hpp"
#include "summand/base/text_digest.hpp"
#include "summand/rules/board_text.hpp"
#include "summand/rules/derived/derived_rules.hpp"
#include "summand/rules/derived/report.hpp"
#include "summand/rules/move_names.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/start_board.hpp"
#include "summand/rules/text/notation.hpp"
#include "summand/rules/text/read_game.hpp"
#include "summand/rules/written_ruleset.hpp"
#include "summand/ruleset/erase.hpp"

namespace summand {

namespace {

constexpr std::size_t kMostFills = 1000;  // of one small board

// Its letters are the digits of `fill`.
LetterBoard filled_board(int rows, int columns, std::uint64_t fill, std::uint64_t letters) {
  LetterBoard out(rows, columns);
  for (int cell = 0; cell < out.size(); ++cell, fill /= letters) {
    out.put(cell, static_cast<Letter>(fill % letters));
  }
  return out;
}

}  // namespace

// Lives as long as one of its positions, or something that remembers values of them.
class TextGame : public std::enable_shared_from_this<TextGame> {
 public:
  static std::shared_ptr<const TextGame> make(GameText text, const std::string& digest) {
    return std::shared_ptr<const TextGame>(new TextGame(std::move(text), digest));
  }
  TextGame(const TextGame&) = delete;
  TextGame& operator=(const TextGame&) = delete;

  const GameText& text() const { return text_; }
  const std::string& kept_name() const { return kept_name_; }
  const std::string& signs() const { return signs_; }
  std::span<const PlayerRule> rules() const { return rules_; }
  const DerivedRules& derived() const { return derived_; }
  const RulesetInfo& info() const { return info_; }
  std::shared_ptr<const AnyRuleset> ruleset() const { return {shared_from_this(), &ruleset_}; }
  const RulesetVersions& versions() const { return versions_; }

  AnyPosition position(LetterBoard board) const {
    return with_rules([&]<class Rules>(Rules rules) {
      rules.game = shared_from_this();
      return ErasedRuleset<Rules>::erase(std::move(rules), std::move(board));
    });
  }
  // The board of a position that position() made.
  LetterBoard board_of(const AnyPosition& position) const {
    return with_rules(
        [&]<class Rules>(const Rules&) { return ErasedRuleset<Rules>::position_of(position); });
  }
  BoardSides sides(const LetterBoard& board) const {
    return {text_.board, board.rows(), board.columns()};
  }

  // A legal move with its name. Remembers the moves of the last position, because names are asked
  // for one after the other.
  NamedResult named(const LetterBoard& board, Player player, const LetterBoard& after) const {
    const Guard lock(names_mutex_);
    if (names_player_ != player || names_board_ != board) {
      names_ = named_results(rules_, player, sides(board), board, signs_);
      names_player_ = player;
      names_board_ = board;
    }
    const auto at = std::ranges::lower_bound(names_, after, {}, &NamedResult::after);
    SUMMAND_CHECK(at != names_.end() && at->after == after);
    return *at;
  }

 private:
  bool has_mirror() const { return derived_.measures() && derived_.has_mirror(); }

  // Returns f(rules) with rules of the type that the game has.
  template <class F>
  std::invoke_result_t<F, TextRules> with_rules(F&& f) const {
    if (!derived_.measures()) return f(LoopyTextRules());
    return has_mirror() ? f(MirroredTextRules()) : f(TextRules());
  }

  class Own final : public WrittenRuleset {
   public:
    explicit Own(const TextGame& game) : game_(game) {}

    const RulesetInfo& info() const override { return game_.info(); }
    std::vector<std::string_view> abilities() const override {
      std::vector<std::string_view> out = {"parts", "representative"};
      if (game_.has_mirror()) out.push_back("mirror");
      if (game_.derived().is_impartial()) out.push_back("impartial");
      for (const std::string_view each : {"key", "picture", "shape", "cells"}) out.push_back(each);
      if (game_.text().start) out.push_back("make");
      out.push_back(kAbility);
      return out;
    }
    DerivedReport derived() const override {
      return derived_report(game_.text(), game_.rules(), game_.derived());
    }
    bool has_rows() const override { return game_.text().board == BoardKind::grid; }
    std::uint64_t letters() const override { return game_.signs().size(); }
    AnyPosition filled(int rows, int columns, std::uint64_t fill) const override {
      return game_.position(filled_board(rows, columns, fill, letters()));
    }
    AnyPosition representative(const AnyPosition& position) const override {
      return game_.position(game_.derived().representative(game_.board_of(position)));
    }
    void small_positions(const std::function<void(const AnyPosition&)>& visit) const override {
      rules().small_positions([&](const LetterBoard& board) { visit(game_.position(board)); });
    }
    Result<AnyPosition> parse(std::string_view text) const override {
      SUMMAND_TRY(board, rules().parse(text));
      return game_.position(std::move(board));
    }
    Result<AnyPosition> make(const Arguments& arguments) const override {
      if (auto given = made_from_text(arguments)) return *std::move(given);
      if (!game_.text().start) return wants_text(arguments);
      SUMMAND_TRY(board, start_board(game_.text(), arguments));
      return game_.position(std::move(board));
    }

   private:
    TextRules rules() const { return {game_.shared_from_this()}; }

    const TextGame& game_;
  };

  TextGame(GameText text, const std::string& digest)
      : text_(std::move(text)),
        kept_name_(fmt::format("{}#{}", text_.name, digest)),
        signs_(text_.signs()),
        notation_(notation_of(text_)),
        rules_(player_rules(text_)),
        derived_(text_, rules_),
        info_{.name = text_.name,
              .title = text_.title,
              .rules = text_.rules,
              .notation = notation_,
              .source = text_.source},
        ruleset_(*this),
        versions_(with_rules([&]<class Rules>(const Rules&) {
          return ErasedRuleset<Rules>::versions_of(ruleset_);
        })) {
    std::size_t count = 0;
    for (const TextExample& example : text_.examples) info_.examples[count++] = example.text;
  }

  GameText text_;
  std::string kept_name_;
  std::string signs_, notation_;
  std::vector<PlayerRule> rules_;
  DerivedRules derived_;
  RulesetInfo info_;
  Own ruleset_;
  RulesetVersions versions_;
  mutable Mutex names_mutex_;
  // The moves of this player from this board. At first there is no board, so there are no moves.
  mutable std::vector<NamedResult> names_;
  mutable Player names_player_ = Player::left;
  mutable LetterBoard names_board_;
};

Result<std::shared_ptr<const AnyRuleset>> text_game(std::string_view file) {
  SUMMAND_TRY(text, read_game(file));
  std::vector<TextExample> positions = text.examples;
  if (text.start) positions.push_back(*text.start);
  const std::shared_ptr<const TextGame> game = TextGame::make(std::move(text), text_digest(file));
  for (const TextExample& example : positions) {
    const auto board = game->ruleset()->parse(example.text);
    if (!board) return shifted(board.error(), example.offset);
  }
  return game->ruleset();
}

const WrittenRuleset* written_ruleset(const AnyRuleset& game) {
  const std::vector<std::string_view> abilities = game.abilities();
  if (std::ranges::find(abilities, WrittenRuleset::kAbility) == abilities.end()) return nullptr;
  return static_cast<const WrittenRuleset*>(&game);
}

const AnyRuleset& TextRules::ruleset() const { return *game->ruleset(); }
const RulesetVersions& TextRules::versions() const { return game->versions(); }

std::vector<TextRules::Move> TextRules::moves(const Position& board, Player player) const {
  constexpr std::size_t kUsualMoves = 16;
  std::vector<Move> out;
  out.reserve(kUsualMoves);
  if (const PlaneRules* const planes = game->derived().plane_rules(board)) {
    planes->for_each_result(board, player,
                            [&](const LetterBoard& after) { out.push_back({after}); });
  } else {
    const BoardSides sides = game->sides(board);
    for (const PlayerRule& rule : game->rules()) {
      if (rule.player != player) continue;
      for_each_way(rule, sides, board,
                   [&](const LetterBoard& after, auto) { out.push_back({after}); });
    }
  }
  std::ranges::sort(out);
  const auto rest = std::ranges::unique(out);
  out.erase(rest.begin(), rest.end());
  return out;
}

bool TextRules::impartial(const Position& board) const {
  return game->derived().is_impartial(board);
}
void TextRules::visit_parts_of(const Position& board, void* visitor,
                               void (*take)(void* visitor, const Position& part)) const {
  game->derived().for_each_part(board, [&](const LetterBoard& part) { take(visitor, part); });
}
LetterBoard TextRules::representative(const Position& board) const {
  return game->derived().representative(board);
}
LetterBoard MirroredTextRules::mirror(const Position& board) const {
  return game->derived().mirror(board);
}

std::optional<PositionKey> TextRules::key(const Position& board) const {
  return board.key(std::bit_width(game->signs().size() - 1));
}

Result<LetterBoard> TextRules::parse(std::string_view text) const {
  const std::size_t divider = text.find('|');
  if (game->text().board != BoardKind::grid && divider != text.npos) {
    return fail("the board of this game is one row, without '|'", divider);
  }
  return board_from_text(text, game->signs());
}

std::string TextRules::print(const Position& board) const { return text_of(board, game->signs()); }

std::string TextRules::print_call(const Position& board) const {
  return fmt::format("{}(\"{}\")", game->info().name, print(board));
}

std::string TextRules::kept_game() const { return game->kept_name(); }

std::string TextRules::print_move(const Position& board, Player player, const Move& move) const {
  return game->named(board, player, move.after).name;
}

std::vector<int> TextRules::cells(const Position& board, Player player, const Move& move) const {
  return game->named(board, player, move.after).cells;
}

BoardShape TextRules::shape(const Position& board) const {
  const std::string& signs = game->signs();
  BoardShape out = game->text().board == BoardKind::grid ? grid_shape(print(board), signs)
                                                         : strip_shape(print(board), signs);
  const LetterSet holes = game->text().of(CellOwner::hole);
  for (int cell = 0; cell < board.size(); ++cell) {
    out.cells[static_cast<std::size_t>(cell)].there = (holes >> board.at(cell) & 1) == 0;
  }
  return out;
}

Picture TextRules::picture(const Position& board) const {
  Picture out{.rows = board.rows(), .columns = 2 * board.columns() - 1};
  for (int cell = 0; cell < board.size(); ++cell) {
    const TextCell& its = game->text().cells[board.at(cell)];
    const bool is_wall = its.owner == CellOwner::hole || its.sign == '#';
    std::string glyph = its.sign == '.' ? "·" : is_wall ? "█" : std::string(1, its.sign);
    const Paint paint = its.owner == CellOwner::left    ? Paint::left
                        : its.owner == CellOwner::right ? Paint::right
                        : is_wall                       ? Paint::blocked
                        : its.sign == '.'               ? Paint::empty
                                                        : Paint::either;
    out.marks.push_back(
        {cell / board.columns(), 2 * (cell % board.columns()), std::move(glyph), paint});
  }
  return out;
}

std::vector<LetterBoard> TextRules::small_boards() const {
  const std::size_t letters = game->signs().size();
  const int most_rows = game->text().board == BoardKind::grid ? 4 : 1;
  std::vector<LetterBoard> out;
  for (int rows = 1; rows <= most_rows; ++rows) {
    for (int columns = 1; columns <= 12; ++columns) {
      std::size_t fills = 1;
      for (int i = 0; i < rows * columns && fills <= kMostFills; ++i) fills *= letters;
      if (fills > kMostFills) break;
      for (std::size_t fill = 0; fill < fills; ++fill) {
        out.push_back(filled_board(rows, columns, fill, letters));
      }
    }
  }
  return out;
}

}  // namespace summand
