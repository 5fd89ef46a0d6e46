#include "bindings/python/src/own_game.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <deque>
#include <fmt/format.h>
#include <mutex>
#include <nanobind/stl/string.h>
#include <unordered_map>
#include <utility>
#include <variant>

#include "bindings/python/src/game.hpp"
#include "bindings/python/src/numbers.hpp"
#include "bindings/python/src/position.hpp"
#include "bindings/python/src/types.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/utf8.hpp"
#include "summand/ruleset/erase.hpp"
#include "summand/value/copy.hpp"

namespace summand::python {

using namespace nb::literals;

namespace {

using Number = std::uint32_t;
using Erased = ErasedRuleset<OwnRules>;

constexpr std::size_t kBytesOfPosition = 300;  // an estimate, with its object of Python
constexpr std::size_t kMostMoves = std::size_t{1} << 24;

// The moves of a position. A position that is reached in several ways is listed once, unless the
// moves have names.
struct Options {
  std::vector<Number> after[2];
  std::vector<std::string> names[2];  // empty: a move is named after the position that it leaves
};

// What a theorem of the game says.
struct Statement {
  std::variant<Dyadic, Outcome, PyGame> what;
  std::string theorem;
};

struct Entry {
  nb::handle position;
  std::atomic<const Options*> options = nullptr;
  std::atomic<const std::vector<Number>*> parts = nullptr;
  std::atomic<const std::string*> text = nullptr;
  std::atomic<const Statement*> statement = nullptr;
  // Whether play ends from here: with theorems, and without.
  std::atomic<bool> ends[2] = {false, false};
};

// Entries that never move, so that threads can read some while one adds others.
class Entries {
 public:
  ~Entries() {
    for (auto& block : blocks_) delete[] block.load();
  }
  Entry& operator[](Number number) const {
    const auto [block, at] = place(number);
    return blocks_[block].load(std::memory_order_acquire)[at];
  }
  // Called by one thread at a time.
  Entry& add() {
    const auto [block, at] = place(size_);
    if (at == 0) blocks_[block].store(new Entry[kFirst << block], std::memory_order_release);
    ++size_;
    return blocks_[block].load()[at];
  }
  Number size() const { return size_; }

 private:
  static constexpr Number kFirst = 256;
  static constexpr std::size_t kBlocks = 24;

  // Block b begins at kFirst * (2^b - 1).
  static std::pair<std::size_t, Number> place(Number number) {
    const auto block = static_cast<std::size_t>(std::bit_width(number / kFirst + 1) - 1);
    return {block, number - kFirst * ((Number{1} << block) - 1)};
  }

  std::array<std::atomic<Entry*>, kBlocks> blocks_ = {};
  Number size_ = 0;
};

// Keeps the first of several equal results, and returns it.
template <class T>
const T& kept(std::atomic<const T*>& place, std::unique_ptr<const T> made) {
  const T* known = nullptr;
  if (place.compare_exchange_strong(known, made.get())) return *made.release();
  return *known;
}

std::string text_of_class(nb::handle game) {
  return nb::cast<std::string>(game.type().attr("__name__"));
}

// ToppingDominoes with '-' is topping-dominoes, with ' ' Toppling Dominoes.
std::string in_words(const std::string& name, char between, bool lower) {
  std::string out;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool capital = name[i] >= 'A' && name[i] <= 'Z';
    if (name[i] == '_') {
      out += between;
      continue;
    }
    if (capital && i > 0 && name[i - 1] != '_') out += between;
    out += capital && lower ? static_cast<char>(name[i] + 'a' - 'A') : name[i];
  }
  return out;
}

std::string text_attribute(nb::handle game, const char* name, std::string otherwise) {
  if (!nb::hasattr(game, name)) return otherwise;
  const nb::object given = game.attr(name);
  return nb::isinstance<nb::str>(given) ? nb::cast<std::string>(given) : otherwise;
}

nb::object member(nb::handle game, const char* name) {
  return nb::hasattr(game, name) ? nb::object(game.attr(name)) : nb::none();
}

bool is_name(std::string_view text) {
  return !text.empty() && is_letter(text.front()) &&
         std::ranges::all_of(text, [](char c) { return is_letter(c) || is_digit(c) || c == '-'; });
}

// Texts of positions stand in quotes on one line.
bool is_plain(std::string_view text) {
  return std::ranges::none_of(
      text, [](char c) { return c == '"' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

}  // namespace

// --- the ruleset of a game ---

class Book : public std::enable_shared_from_this<Book> {
 public:
  class OwnRuleset final : public AnyRuleset {
   public:
    explicit OwnRuleset(Book& book) : book_(book) {}

    const RulesetInfo& info() const override { return book_.info(); }
    std::vector<std::string_view> abilities() const override { return book_.abilities_; }
    void small_positions(const std::function<void(const AnyPosition&)>& visit) const override {
      for (const OwnRules::Position& position : book_.small_positions()) {
        visit(Erased::erase(OwnRules{book_.shared_from_this()}, position));
      }
    }
    Result<AnyPosition> parse(std::string_view text) const override {
      SUMMAND_TRY(number, book_.parse(text));
      return book_.position(number);
    }
    Result<AnyPosition> make(const Arguments& arguments) const override {
      if (auto given = made_from_text(arguments)) return *std::move(given);
      return wants_text(arguments);
    }

   private:
    Book& book_;
  };

  explicit Book(nb::object game);
  Book(const Book&) = delete;
  Book& operator=(const Book&) = delete;
  ~Book();

  // All of these may be called without the lock of the interpreter. They throw LimitReached if
  // Python raises an exception, which is then raised by the call of the room.
  const Options& options(Number number);
  const std::vector<Number>& parts(Number number);
  const std::string& text(Number number);
  const Statement* statement(Number number);
  bool impartial(Number number);
  OwnRules::Position mirror(const OwnRules::Position& position);
  void expect_end(Number number, bool with_theorems);
  Result<Number> parse(std::string_view text);
  std::vector<OwnRules::Position> small_positions();

  // With the lock of the interpreter.
  Number number_of(nb::handle position);
  nb::object object(Number number) const { return nb::borrow(entries_[number].position); }

  const AnyRuleset& ruleset() const { return ruleset_; }
  const RulesetVersions& versions() const { return versions_; }
  const RulesetInfo& info() const { return info_; }
  AnyPosition position(Number number) {
    return Erased::erase(OwnRules{shared_from_this()}, {number, false});
  }
  bool has_picture() const { return !picture_.is_none(); }
  std::vector<std::string> picture(Number number);

 private:
  // f(), which calls Python. What it raises stops the call of the room.
  template <class F>
  decltype(auto) with_python(F&& f) {
    const nb::gil_scoped_acquire python;
    try {
      return f();
    } catch (nb::python_error& error) {
      error.restore();
    } catch (const nb::cast_error&) {
      PyErr_SetString(PyExc_TypeError, "an object of an unexpected type");
    }
    Room::stop_with_current_error();
  }

  [[noreturn]] void complain(const std::string& message) const {
    PyErr_SetString(PyExc_TypeError, (name_ + ": " + message).c_str());
    throw nb::python_error();
  }

  void list_moves(Number number, Player player, Options& out);
  Statement statement_of(nb::handle said);
  void explore(Number first, bool with_theorems);
  // The parts of the options of a position whose play must end.
  std::vector<Number> successors(Number number, bool with_theorems);

  // The members of the game. None if it has no such member.
  nb::object game_, moves_, show_, parts_, mirror_, impartial_, theorem_, parse_, picture_;
  std::string name_, title_, rules_, notation_, source_;
  RulesetInfo info_;
  std::vector<std::string_view> abilities_;
  nb::dict numbers_, shown_;
  Entries entries_;
  OwnRuleset ruleset_{*this};
  RulesetVersions versions_;
};

Book::Book(nb::object game)
    : game_(std::move(game)),
      moves_(member(game_, "moves")),
      show_(member(game_, "show")),
      parts_(member(game_, "parts")),
      mirror_(member(game_, "mirror")),
      impartial_(member(game_, "impartial")),
      theorem_(member(game_, "theorem")),
      parse_(member(game_, "parse")),
      picture_(member(game_, "picture")),
      name_(text_attribute(game_, "name", in_words(text_of_class(game_), '-', true))),
      title_(text_attribute(game_, "title", in_words(text_of_class(game_), ' ', false))),
      rules_(text_attribute(game_, "rules", text_attribute(game_, "__doc__", ""))),
      notation_(text_attribute(game_, "notation", "")),
      source_(text_attribute(game_, "source", "")),
      info_{.name = name_,
            .title = title_,
            .rules = rules_,
            .notation = notation_,
            .source = source_},
      versions_(Erased::versions_of(ruleset_)) {
  const auto expect_function = [&](const nb::object& given, const char* what) {
    if (PyCallable_Check(given.ptr()) == 0) {
      complain(fmt::format("a game has a method {}", what));
    }
  };
  expect_function(moves_, "moves(position, player)");
  expect_function(show_, "show(position)");
  if (!is_name(name_)) {
    complain(
        fmt::format("the name '{}' may have letters, digits and hyphens", name_.substr(0, 60)));
  }
  const std::pair<const nb::object*, std::string_view> optional[] = {{&parts_, "parts"},
                                                                     {&mirror_, "mirror"},
                                                                     {&impartial_, "impartial"},
                                                                     {&theorem_, "theorem"},
                                                                     {&picture_, "picture"}};
  for (const auto& [given, ability] : optional) {
    if (!given->is_none()) abilities_.push_back(ability);
  }
}

Book::~Book() {
  if (Py_IsInitialized() == 0) {
    for (nb::object* object :
         {&game_, &moves_, &show_, &parts_, &mirror_, &impartial_, &theorem_, &parse_, &picture_}) {
      object->release();
    }
    numbers_.release();
    shown_.release();
    return;
  }
  const nb::gil_scoped_acquire python;
  for (Number number = 0; number < entries_.size(); ++number) {
    const Entry& entry = entries_[number];
    delete entry.options.load();
    delete entry.parts.load();
    delete entry.text.load();
    delete entry.statement.load();
  }
  for (nb::object* object :
       {&game_, &moves_, &show_, &parts_, &mirror_, &impartial_, &theorem_, &parse_, &picture_}) {
    object->reset();
  }
  numbers_.reset();
  shown_.reset();
}

Number Book::number_of(nb::handle position) {
  const Py_hash_t hash = PyObject_Hash(position.ptr());
  if (hash == -1 && PyErr_Occurred() != nullptr) {
    PyErr_Clear();
    complain(fmt::format("positions must be hashable, and this one is a {}",
                         nb::cast<std::string>(position.type().attr("__name__"))));
  }
  if (PyObject* known = PyDict_GetItemWithError(numbers_.ptr(), position.ptr())) {
    return static_cast<Number>(PyLong_AsUnsignedLong(known));
  }
  if (PyErr_Occurred() != nullptr) throw nb::python_error();
  if (Room* room = Room::current()) room->charge(kBytesOfPosition);
  const Number number = entries_.size();
  numbers_[position] = number;
  entries_.add().position = position;  // the dictionary holds the reference
  return number;
}

void Book::list_moves(Number number, Player player, Options& out) {
  const int side = player == Player::right;
  const nb::object moves = moves_(entries_[number].position, types::player(player));
  const bool named = nb::isinstance<nb::dict>(moves);
  const nb::object each = named ? nb::object(moves.attr("items")()) : moves;
  for (nb::handle move : nb::iter(each)) {
    if (out.after[side].size() >= kMostMoves) {
      reach_limit(Limit::size, fmt::format("a position with more than {} moves", kMostMoves));
    }
    if (named) {
      std::string name = nb::cast<std::string>(nb::str(move[0]));
      if (!is_plain(name)) complain("the name of a move is one line without double quotes");
      out.names[side].push_back(std::move(name));
      out.after[side].push_back(number_of(move[1]));
    } else {
      out.after[side].push_back(number_of(move));
    }
  }
  if (!named) {
    std::ranges::sort(out.after[side]);
    const auto rest = std::ranges::unique(out.after[side]);
    out.after[side].erase(rest.begin(), rest.end());
  }
}

const Options& Book::options(Number number) {
  Entry& entry = entries_[number];
  if (const Options* known = entry.options.load(std::memory_order_acquire)) return *known;
  return with_python([&]() -> const Options& {
    auto out = std::make_unique<Options>();
    list_moves(number, Player::left, *out);
    if (impartial(number)) {
      out->after[1] = out->after[0];
      out->names[1] = out->names[0];
    } else {
      list_moves(number, Player::right, *out);
    }
    return kept<Options>(entry.options, std::move(out));
  });
}

const std::vector<Number>& Book::parts(Number number) {
  Entry& entry = entries_[number];
  if (const auto* known = entry.parts.load(std::memory_order_acquire)) return *known;
  if (parts_.is_none()) {
    return kept<std::vector<Number>>(entry.parts,
                                     std::make_unique<const std::vector<Number>>(1, number));
  }
  return with_python([&]() -> const std::vector<Number>& {
    auto out = std::make_unique<std::vector<Number>>();
    for (nb::handle part : nb::iter(parts_(entry.position))) out->push_back(number_of(part));
    return kept<std::vector<Number>>(entry.parts, std::move(out));
  });
}

const std::string& Book::text(Number number) {
  Entry& entry = entries_[number];
  if (const std::string* known = entry.text.load(std::memory_order_acquire)) return *known;
  return with_python([&]() -> const std::string& {
    const nb::object shown = show_(entry.position);
    if (!nb::isinstance<nb::str>(shown)) complain("show(position) must return a text");
    auto out = std::make_unique<std::string>(nb::cast<std::string>(shown));
    if (!is_plain(*out)) complain("show(position) must return one line without double quotes");
    shown_[shown] = number;
    return kept<std::string>(entry.text, std::move(out));
  });
}

std::vector<std::string> Book::picture(Number number) {
  return with_python([&] {
    const auto text = nb::cast<std::string>(nb::str(picture_(entries_[number].position)));
    std::vector<std::string> rows(1);
    for (const char c : text) {
      if (c == '\n') {
        rows.emplace_back();
      } else if (static_cast<unsigned char>(c) >= 0x20) {
        rows.back() += c;
      }
    }
    return rows;
  });
}

bool Book::impartial(Number number) {
  if (impartial_.is_none()) return false;
  return with_python([&] {
    if (PyCallable_Check(impartial_.ptr()) == 0) return nb::cast<bool>(nb::bool_(impartial_));
    return nb::cast<bool>(nb::bool_(impartial_(entries_[number].position)));
  });
}

OwnRules::Position Book::mirror(const OwnRules::Position& position) {
  if (impartial(position.number)) return position;
  if (mirror_.is_none()) return {position.number, !position.is_negative};
  return with_python([&]() -> OwnRules::Position {
    return {number_of(mirror_(entries_[position.number].position)), position.is_negative};
  });
}

// A number, a text, a game or an outcome, alone or with its reason.
Statement Book::statement_of(nb::handle said) {
  Statement out{.what = Dyadic(0), .theorem = "a theorem of " + title_};
  nb::object what = nb::borrow(said);
  if (nb::isinstance<nb::tuple>(said) && nb::len(said) == 2) {
    what = said[0];
    out.theorem = nb::cast<std::string>(nb::str(said[1]));
  }
  if (nb::isinstance(what, types::of("Outcome"))) {
    const auto letter = nb::cast<std::string>(what.attr("value"));
    out.what = letter == "L"   ? Outcome::left
               : letter == "R" ? Outcome::right
               : letter == "N" ? Outcome::next
                               : Outcome::previous;
  } else if (const auto number = to_number(what)) {
    out.what = *number;
  } else {
    out.what = read_game(what, this_room());
  }
  return out;
}

const Statement* Book::statement(Number number) {
  if (theorem_.is_none()) return nullptr;
  Entry& entry = entries_[number];
  const Statement* known = entry.statement.load(std::memory_order_acquire);
  if (known == nullptr) {
    known = with_python([&]() -> const Statement* {
      const nb::object said = theorem_(entry.position);
      return &kept<Statement>(
          entry.statement, said.is_none() ? std::make_unique<const Statement>()
                                          : std::make_unique<const Statement>(statement_of(said)));
    });
  }
  return known->theorem.empty() ? nullptr : known;
}

// --- the end of play ---

std::vector<Number> Book::successors(Number number, bool with_theorems) {
  std::vector<Number> out;
  if (with_theorems) {
    const Statement* known = statement(number);
    if (known != nullptr && !std::holds_alternative<Outcome>(known->what)) return out;
  }
  const Options& all = options(number);
  for (const auto& after : all.after) {
    for (const Number option : after) {
      const std::vector<Number>& its = parts(option);
      out.insert(out.end(), its.begin(), its.end());
    }
  }
  return out;
}

// Depth first, with its own stack. A position that is met again while it is open repeats.
void Book::explore(Number first, bool with_theorems) {
  struct Open {
    Number number;
    std::vector<Number> next;
  };
  std::vector<Open> stack;
  std::unordered_map<Number, bool> open;
  const auto begin = [&](Number number) {
    if (entries_[number].ends[with_theorems]) return;
    if (!open.emplace(number, true).second) {
      reach_limit(Limit::size,
                  fmt::format("{} is a loopy game (the position {} can repeat), so its moves give "
                              "no canonical form",
                              title_, text(number)));
    }
    stack.push_back({number, successors(number, with_theorems)});
  };
  begin(first);
  while (!stack.empty()) {
    CurrentBudget::look();
    std::vector<Number>& next = stack.back().next;
    if (!next.empty()) {
      const Number number = next.back();
      next.pop_back();
      begin(number);
      continue;
    }
    open.erase(stack.back().number);
    entries_[stack.back().number].ends[with_theorems] = true;
    stack.pop_back();
  }
}

void Book::expect_end(Number number, bool with_theorems) {
  for (const Number part : parts(number)) {
    if (!entries_[part].ends[with_theorems]) explore(part, with_theorems);
  }
}

// --- texts ---

// A text that was shown, a text that the game reads, or a position that is its own text.
Result<Number> Book::parse(std::string_view text) {
  return with_python([&]() -> Result<Number> {
    const nb::str given(text.data(), text.size());
    if (PyObject* known = PyDict_GetItemWithError(shown_.ptr(), given.ptr())) {
      return static_cast<Number>(PyLong_AsUnsignedLong(known));
    }
    try {
      if (!parse_.is_none()) return number_of(parse_(given));
      const nb::object shown = show_(given);
      if (shown.equal(given)) return number_of(given);
    } catch (nb::python_error& error) {
      const bool is_wrong = error.matches(PyExc_Exception) && !error.matches(PyExc_MemoryError);
      if (!is_wrong) throw;
      if (!parse_.is_none()) {
        if (!error.matches(PyExc_ValueError)) throw;
        return fail(nb::cast<std::string>(nb::str(error.value())));
      }
    }
    return fail(
        fmt::format("{} has no position with this text yet, and no method parse(text)", title_));
  });
}

std::vector<OwnRules::Position> Book::small_positions() {
  return with_python([&] {
    std::vector<OwnRules::Position> out;
    const nb::object given = member(game_, "small_positions");
    if (given.is_none()) return out;
    for (nb::handle position : nb::iter(given())) out.push_back({number_of(position), false});
    return out;
  });
}

// --- the contract ---

const AnyRuleset& OwnRules::ruleset() const { return book->ruleset(); }
const RulesetVersions& OwnRules::versions() const { return book->versions(); }
void OwnRules::expect_end(const Position& position, bool with_theorems) const {
  book->expect_end(position.number, with_theorems);
}

std::vector<OwnRules::Move> OwnRules::moves(const Position& position, Player player) const {
  const bool right = (player == Player::right) != position.is_negative;
  std::vector<Move> out;
  const std::vector<Number>& after = book->options(position.number).after[right];
  out.reserve(after.size());
  for (const Number option : after) {
    out.push_back({static_cast<std::uint32_t>(out.size()), {option, position.is_negative}});
  }
  return out;
}

std::vector<OwnRules::Position> OwnRules::parts(const Position& position) const {
  std::vector<Position> out;
  for (const Number part : book->parts(position.number)) {
    out.push_back({part, position.is_negative});
  }
  return out;
}

OwnRules::Position OwnRules::mirror(const Position& position) const {
  return book->mirror(position);
}
bool OwnRules::impartial(const Position& position) const {
  return book->impartial(position.number);
}

std::optional<Known> OwnRules::theorem(const Position& position, ValueStore& store) const {
  const Statement* statement = book->statement(position.number);
  if (statement == nullptr) return std::nullopt;
  Known out{.what = store.zero(), .theorem = statement->theorem};
  if (const auto* outcome = std::get_if<Outcome>(&statement->what)) {
    out.what = !position.is_negative        ? *outcome
               : *outcome == Outcome::left  ? Outcome::right
               : *outcome == Outcome::right ? Outcome::left
                                            : *outcome;
    return out;
  }
  Value value;
  if (const auto* number = std::get_if<Dyadic>(&statement->what)) {
    value = store.number(*number);
  } else {
    const PyGame& game = std::get<PyGame>(statement->what);
    const nb::gil_scoped_acquire python;
    value = game.room->enter([&] { return copied(game.game.store(), game.game.value(), store); });
  }
  out.what = position.is_negative ? store.negative(value) : value;
  return out;
}

Result<OwnRules::Position> OwnRules::parse(std::string_view text) const {
  SUMMAND_TRY(number, book->parse(text));
  return Position{number, false};
}
std::string OwnRules::print(const Position& position) const { return book->text(position.number); }
std::string OwnRules::print_call(const Position& position) const {
  return fmt::format("{}{}(\"{}\")", position.is_negative ? "-" : "", book->info().name,
                     print(position));
}
std::string OwnRules::print_move(const Position& position, Player player, const Move& move) const {
  const bool right = (player == Player::right) != position.is_negative;
  const std::vector<std::string>& names = book->options(position.number).names[right];
  return names.empty() ? book->text(move.after.number) : names[move.index];
}

Picture OwnRules::picture(const Position& position) const {
  const std::vector<std::string> rows = book->has_picture()
                                            ? book->picture(position.number)
                                            : std::vector{book->text(position.number)};
  Picture out{.rows = static_cast<int>(rows.size())};
  for (int row = 0; row < out.rows; ++row) {
    const std::string& text = rows[static_cast<std::size_t>(row)];
    int column = 0;
    for (std::size_t at = 0; at < text.size(); ++column) {
      const std::size_t length = std::max<std::size_t>(character_length(text, at), 1);
      out.marks.push_back({row, column, text.substr(at, length)});
      at += length;
    }
    out.columns = std::max(out.columns, column);
  }
  return out;
}

std::vector<OwnRules::Position> OwnRules::small_positions() const {
  return book->small_positions();
}

// --- for Python ---

// A position keeps its game alive.
std::shared_ptr<const AnyRuleset> ruleset_of(const AnyPosition& position) {
  return {std::make_shared<AnyPosition>(position), &position.ruleset()};
}

nb::object object_of(const AnyPosition& position) {
  if (dynamic_cast<const Book::OwnRuleset*>(&position.ruleset()) == nullptr) return nb::none();
  return Erased::rules_of(position).book->object(Erased::position_of(position).number);
}

void bind_own_games(nb::module_& module) {
  module.def("own_ruleset", [](nb::object game) {
    const auto book = std::make_shared<Book>(std::move(game));
    const std::shared_ptr<const AnyRuleset> rules(book, &book->ruleset());
    const std::shared_ptr<Room> room = this_room();
    const Result<void> added = room->enter([&] { return room->door().add_game(rules); });
    if (!added) throw Problem{.kind = ProblemKind::value, .message = added.error().message};
    Room::know(rules);
    return PyRuleset{rules, [book](nb::handle position) {
                       return PyPosition{book->position(book->number_of(position))};
                     }};
  });
}

}  // namespace summand::python
