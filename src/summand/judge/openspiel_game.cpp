#include "summand/judge/openspiel_game.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/core.h>
#include <map>
#include <utility>

#include "summand/base/foreign_text.hpp"
#include "summand/base/whole_number.hpp"

namespace summand::judge {

namespace {

using Start = std::variant<SumStart, dots::Position>;

// The name of a game with its parameters, which may be games themselves.
struct Named {
  std::string_view name;
  std::map<std::string_view, std::string_view, std::less<>> parameters;
  std::size_t at = 0;
};

Result<Named> read_name(std::string_view text, std::size_t at) {
  Named out{.name = text, .parameters = {}, .at = at};
  const std::size_t open = text.find('(');
  if (open == text.npos) return out;
  if (!text.ends_with(')')) return fail("a closing ) is expected", at + text.size());
  out.name = text.substr(0, open);
  int depth = 0;
  std::size_t begin = open + 1;
  for (std::size_t i = open + 1; i < text.size(); ++i) {
    if (text[i] == '(') ++depth;
    const bool ends = depth == 0 && (text[i] == ',' || i + 1 == text.size());
    if (text[i] == ')' && depth > 0) --depth;
    if (!ends) continue;
    const std::string_view one = text.substr(begin, i - begin);
    const std::size_t equals = one.find('=');
    if (!one.empty() && equals == one.npos) return fail("name=value is expected", at + begin);
    if (!one.empty()) out.parameters[one.substr(0, equals)] = one.substr(equals + 1);
    begin = i + 1;
  }
  return out;
}

// The parameter as a number from `least` to `most`.
Result<int> number_of(const Named& named, std::string_view parameter, int otherwise, int least,
                      int most) {
  const auto found = named.parameters.find(parameter);
  if (found == named.parameters.end()) return otherwise;
  const auto number = whole_number<int>(found->second);
  if (number && *number >= least && *number <= most) return *number;
  return fail(fmt::format("{} is a number from {} to {}", parameter, least, most), named.at);
}

Result<void> expect_only(const Named& named, std::initializer_list<std::string_view> known) {
  for (const auto& [name, value] : named.parameters) {
    if (std::ranges::find(known, name) == known.end()) {
      return fail(fmt::format("{} has no parameter {} here", named.name, printable(name, 40)),
                  named.at);
    }
  }
  return {};
}

std::unexpected<Error> wrong_action(std::string_view action, std::string_view example) {
  return fail(
      fmt::format("'{}' is no action of this game, such as {}", printable(action, 40), example));
}

Attempt<Start> sum_start(Session& session, const std::string& expression, Player first,
                         std::array<Player, 2> seats, bool misere) {
  SUMMAND_TRY(answer, session.evaluate(expression));
  const Game* game = answer.get<Game>();
  if (game == nullptr) return failure(Error{"only games are judged"});
  SUMMAND_TRY(sum, SumInPlay::of(*game, misere ? Convention::misere : Convention::normal));
  return Start(SumStart{std::move(sum), first, seats});
}

// Cells are numbered row by row from the top. In names rows are counted from the top, too.
std::string cell_name(int row, int column) {
  return fmt::format("{}{}", static_cast<char>('a' + column), row + 1);
}

// o begins, and is player 0. The lower left cell is o.
class ClobberOfOpenSpiel final : public OpenSpielGame {
 public:
  ClobberOfOpenSpiel(int rows, int columns) : rows_(rows), columns_(columns) {}

  Attempt<Start> start(Session& session) const override {
    std::string board;
    for (int row = 0; row < rows_; ++row) {
      if (row > 0) board += '|';
      for (int column = 0; column < columns_; ++column) {
        board += (rows_ - 1 - row + column) % 2 == 0 ? 'o' : 'x';
      }
    }
    return sum_start(session, fmt::format("clobber(\"{}\")", board), Player::right,
                     {Player::right, Player::left}, misere_);
  }
  // A number is that of the cell and of the direction: up, right, down, left.
  Result<std::optional<RecordedMove>> add(std::string_view action) override {
    constexpr std::array<std::pair<int, int>, 4> kSteps = {{{-1, 0}, {0, 1}, {1, 0}, {0, -1}}};
    if (const auto number = whole_number<int>(action);
        number && *number >= 0 && *number < 4 * rows_ * columns_) {
      const int row = *number / 4 / columns_, column = *number / 4 % columns_;
      const auto [down, right] = kSteps[static_cast<std::size_t>(*number % 4)];
      return move(action, row, column, row + down, column + right);
    }
    const auto from = cell_at(action);
    const auto to = from ? cell_at(action.substr(from->length)) : std::nullopt;
    if (!to || from->length + to->length != action.size()) return wrong_action(action, "a1b1");
    return move(action, from->row, from->column, to->row, to->column);
  }

 private:
  struct Cell {
    int row, column;
    std::size_t length;  // of its text
  };
  // "b3": rows are counted from below.
  std::optional<Cell> cell_at(std::string_view text) const {
    if (text.empty() || text[0] < 'a' || text[0] >= 'a' + columns_) return std::nullopt;
    std::size_t end = 1;
    while (end < text.size() && text[end] >= '0' && text[end] <= '9') ++end;
    const auto number = whole_number<int>(text.substr(1, end - 1));
    if (!number || *number < 1 || *number > rows_) return std::nullopt;
    return Cell{rows_ - *number, text[0] - 'a', end};
  }
  static Result<std::optional<RecordedMove>> move(std::string_view action, int row, int column,
                                                  int to_row, int to_column) {
    return RecordedMove{std::string(action),
                        cell_name(row, column) + "-" + cell_name(to_row, to_column)};
  }

  int rows_, columns_;
};

// X is player 0 and Left. A move is three actions: from, to, and the cell of the shot.
class AmazonsOfOpenSpiel final : public OpenSpielGame {
 public:
  explicit AmazonsOfOpenSpiel(int size) : size_(size) {}

  Attempt<Start> start(Session& session) const override {
    const int third = size_ == 6 ? 1 : size_ == 8 ? 2 : 3;
    const std::array<std::pair<int, int>, 4> above = {
        {{0, third}, {0, size_ - 1 - third}, {third, 0}, {third, size_ - 1}}};
    std::string board;
    for (int row = 0; row < size_; ++row) {
      if (row > 0) board += '|';
      for (int column = 0; column < size_; ++column) {
        const auto has = [&](int r) {
          return std::ranges::find(above, std::pair(r, column)) != above.end();
        };
        board += has(row) ? 'R' : has(size_ - 1 - row) ? 'L' : '.';
      }
    }
    return sum_start(session, fmt::format("amazons(\"{}\")", board), Player::left,
                     {Player::left, Player::right}, misere_);
  }
  Result<std::optional<RecordedMove>> add(std::string_view action) override {
    const auto cell = cell_of(action);
    if (!cell) return wrong_action(action, "X From (4, 1)");
    if (!texts_.empty()) texts_ += ", ";
    texts_ += action;
    cells_.push_back(*cell);
    if (cells_.size() < 3) return std::nullopt;
    const auto name = [&](std::size_t i) {
      return cell_name(cells_[i] / size_, cells_[i] % size_);
    };
    RecordedMove out{std::exchange(texts_, {}), fmt::format("{}-{}/{}", name(0), name(1), name(2))};
    cells_.clear();
    return out;
  }
  bool is_in_turn() const override { return !cells_.empty(); }

 private:
  // A number, or "X Shoot: (2, 3)": row from the top and column.
  std::optional<int> cell_of(std::string_view action) const {
    if (const auto number = whole_number<int>(action)) {
      return *number >= 0 && *number < size_ * size_ ? number : std::nullopt;
    }
    const std::size_t open = action.find('('), comma = action.find(", ", open);
    if (open == action.npos || comma == action.npos || !action.ends_with(')')) return std::nullopt;
    const auto row = whole_number<int>(action.substr(open + 1, comma - open - 1));
    const auto column = whole_number<int>(action.substr(comma + 2, action.size() - comma - 3));
    const auto is_on = [&](const std::optional<int>& x) { return x && *x >= 1 && *x <= size_; };
    if (!is_on(row) || !is_on(column)) return std::nullopt;
    return (*row - 1) * size_ + *column - 1;
  }

  int size_;
  std::vector<int> cells_;
  std::string texts_;
};

// A move is named by the size of the heap, so equal heaps share their moves.
class NimOfOpenSpiel final : public OpenSpielGame {
 public:
  explicit NimOfOpenSpiel(std::vector<int> piles, bool misere) : piles_(std::move(piles)) {
    misere_ = misere;
    start_ = piles_;
  }

  Attempt<Start> start(Session& session) const override {
    std::string heaps;
    for (const int pile : start_) heaps += fmt::format("{}{}", heaps.empty() ? "" : ",", pile);
    return sum_start(session, fmt::format("nim({})", heaps), Player::left,
                     {Player::left, Player::right}, misere_);
  }
  Result<std::optional<RecordedMove>> add(std::string_view action) override {
    const auto count = static_cast<int>(piles_.size());
    std::optional<int> pile, take;
    if (const auto number = whole_number<int>(action)) {
      if (*number >= 0) pile = *number % count, take = *number / count + 1;
    } else {
      constexpr std::string_view kPile = "pile:", kTake = ", take:";
      const std::size_t comma = std::min(action.find(kTake), action.size());
      if (action.starts_with(kPile) && action.ends_with(';') && comma < action.size()) {
        pile = whole_number<int>(action.substr(kPile.size(), comma - kPile.size()));
        const std::string_view rest = action.substr(comma + kTake.size());
        take = whole_number<int>(rest.substr(0, rest.size() - 1));
        if (pile) --*pile;
      }
    }
    if (!pile || !take || *pile < 0 || *pile >= count || *take < 1) {
      return wrong_action(action, "pile:1, take:2;");
    }
    int& size = piles_[static_cast<std::size_t>(*pile)];
    const RecordedMove out{std::string(action), fmt::format("{}->{}", size, size - *take)};
    size = std::max(size - *take, 0);
    return out;
  }

 private:
  std::vector<int> start_, piles_;
};

// Row 0 is the top one. Level lines come first, then upright ones.
class DotsOfOpenSpiel final : public OpenSpielGame {
 public:
  explicit DotsOfOpenSpiel(dots::Board board) : board_(board) {}

  Attempt<Start> start(Session&) const override {
    if (misere_) return failure(Error{"misère Dots-and-Boxes is not judged"});
    return Start(dots::Position{.board = board_});
  }
  Result<std::optional<RecordedMove>> add(std::string_view action) override {
    const unsigned rows = board_.rows(), columns = board_.columns();
    const unsigned level = (rows + 1) * columns;
    std::optional<unsigned> row, column;
    bool is_level = true;
    if (const auto number = whole_number<unsigned>(action)) {
      is_level = *number < level;
      const unsigned place = is_level ? *number : *number - level;
      const unsigned width = is_level ? columns : columns + 1;
      row = place / width;
      column = place % width;
    } else {
      // P1(h,0,0) or h 0 0
      std::string words(action);
      std::ranges::replace_if(words, [](char c) { return c == '(' || c == ')' || c == ','; }, ' ');
      const std::size_t letter = words.find_first_of("hv");
      if (letter != words.npos) {
        is_level = words[letter] == 'h';
        const std::size_t first = words.find_first_not_of(' ', letter + 1);
        const std::size_t gap = std::min(words.find(' ', first), words.size());
        const std::size_t second = std::min(words.find_first_not_of(' ', gap), words.size());
        const std::size_t end = std::min(words.find(' ', second), words.size());
        if (first != words.npos) {
          row = whole_number<unsigned>(std::string_view(words).substr(first, gap - first));
          column = whole_number<unsigned>(std::string_view(words).substr(second, end - second));
        }
      }
    }
    const bool fits =
        row && column && *row < rows + (is_level ? 1 : 0) && *column < columns + (is_level ? 0 : 1);
    if (!fits) return wrong_action(action, "P1(h,0,0)");
    const unsigned line =
        is_level ? board_.level(rows - *row, *column) : board_.upright(rows - 1 - *row, *column);
    return RecordedMove{std::string(action), board_.name(line)};
  }

 private:
  dots::Board board_;
};

Result<std::vector<int>> piles_of(const Named& named) {
  const auto found = named.parameters.find("pile_sizes");
  const std::string_view text = found == named.parameters.end() ? "1;3;5;7" : found->second;
  std::vector<int> out;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find(';', at), text.size());
    const auto pile = whole_number<int>(text.substr(at, end - at));
    if (!pile || *pile < 0) return fail("pile_sizes are numbers between semicolons", named.at);
    out.push_back(*pile);
    at = end + 1;
  }
  return out;
}

Result<bool> truth_of(const Named& named, std::string_view parameter, bool otherwise) {
  const auto found = named.parameters.find(parameter);
  if (found == named.parameters.end()) return otherwise;
  const std::string_view text = found->second;
  if (text == "true" || text == "True") return true;
  if (text == "false" || text == "False") return false;
  return fail(fmt::format("{} is true or false", parameter), named.at);
}

// A game, with what wraps it.
struct Unwrapped {
  std::unique_ptr<OpenSpielGame> game;
  bool misere = false;
  std::vector<std::string> history{};
};

Result<std::unique_ptr<OpenSpielGame>> plain_game(const Named& named, bool misere) {
  if (named.name == "clobber") {
    SUMMAND_TRY(rows, number_of(named, "rows", 5, 1, 99));
    SUMMAND_TRY(columns, number_of(named, "columns", 6, 1, 26));
    if (auto only = expect_only(named, {"rows", "columns"}); !only)
      return std::unexpected(only.error());
    return std::make_unique<ClobberOfOpenSpiel>(rows, columns);
  }
  if (named.name == "amazons") {
    SUMMAND_TRY(size, number_of(named, "board_size", 10, 6, 10));
    if (auto only = expect_only(named, {"board_size"}); !only) return std::unexpected(only.error());
    if (size % 2 != 0) return fail("board_size is 6, 8 or 10", named.at);
    return std::make_unique<AmazonsOfOpenSpiel>(size);
  }
  if (named.name == "nim") {
    SUMMAND_TRY(piles, piles_of(named));
    SUMMAND_TRY(is_misere, truth_of(named, "is_misere", true));
    return std::make_unique<NimOfOpenSpiel>(std::move(piles), is_misere != misere);
  }
  if (named.name == "dots_and_boxes") {
    SUMMAND_TRY(rows, number_of(named, "num_rows", 2, 1, 100));
    SUMMAND_TRY(columns, number_of(named, "num_cols", 2, 1, 25));
    auto board = dots::Board::of(static_cast<unsigned>(rows), static_cast<unsigned>(columns));
    if (!board) return fail(board.error().message, named.at);
    return std::make_unique<DotsOfOpenSpiel>(*board);
  }
  return fail(fmt::format("{} is not judged: the games of OpenSpiel that are read are clobber, "
                          "amazons, nim, dots_and_boxes, and misere and start_at of them",
                          printable(named.name, 40)),
              named.at);
}

constexpr int kMostWrapped = 8;

Result<Unwrapped> unwrapped(std::string_view text, std::size_t at, int depth) {
  SUMMAND_TRY(named, read_name(text, at));
  constexpr std::string_view kProxy = "_proxy";
  if (named.name.ends_with(kProxy)) named.name.remove_suffix(kProxy.size());
  Unwrapped out;
  const bool is_misere = named.name == "misere", is_later = named.name == "start_at";
  if (!is_misere && !is_later) {
    SUMMAND_TRY(game, plain_game(named, false));
    out.game = std::move(game);
    return out;
  }
  const auto inner = named.parameters.find("game");
  if (inner == named.parameters.end() || depth == kMostWrapped) {
    return fail(fmt::format("{} needs game=...", named.name), at);
  }
  const auto place = static_cast<std::size_t>(inner->second.data() - text.data());
  SUMMAND_TRY(wrapped, unwrapped(inner->second, at + place, depth + 1));
  out = std::move(wrapped);
  if (is_misere) {
    out.misere = !out.misere;
    return out;
  }
  if (const auto history = named.parameters.find("history"); history != named.parameters.end()) {
    const std::string_view its = history->second;
    for (std::size_t begin = 0; begin < its.size();) {
      const std::size_t end = std::min(its.find(';', begin), its.size());
      out.history.emplace_back(its.substr(begin, end - begin));
      begin = end + 1;
    }
  }
  return out;
}

}  // namespace

Result<std::unique_ptr<OpenSpielGame>> OpenSpielGame::of(std::string_view text) {
  SUMMAND_TRY(out, unwrapped(text, 0, 0));
  out.game->misere_ = out.game->misere_ != out.misere;
  out.game->history_ = std::move(out.history);
  return std::move(out.game);
}

}  // namespace summand::judge
