#include "bindings/python/src/own_game.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <fmt/core.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>
#include <unordered_set>
#include <utility>
#include <variant>

#include "bindings/python/src/game.hpp"
#include "bindings/python/src/numbers.hpp"
#include "bindings/python/src/object_bytes.hpp"
#include "bindings/python/src/own_book.hpp"
#include "bindings/python/src/own_play.hpp"
#include "bindings/python/src/own_positions.hpp"
#include "bindings/python/src/position.hpp"
#include "bindings/python/src/types.hpp"
#include "summand/algebra/parcel.hpp"
#include "summand/ask/load_game.hpp"
#include "summand/base/current_budget.hpp"
#include "summand/base/foreign_text.hpp"
#include "summand/base/text_digest.hpp"
#include "summand/base/utf8.hpp"
#include "summand/language/syntax/parser.hpp"
#include "summand/ruleset/erase.hpp"

// How a search treats the parts of games in Python. Each list of moves is a call of Python, so a
// search lists moves only where it plays them, and not to judge a position.
namespace summand {

using OwnParts = RulesetParts<python::OwnRules>;

template <>
std::int32_t OwnParts::merit(const Position& after, Player player) {
  if (!rules_.rules.is_listed(after)) return 0;
  const auto mine = static_cast<std::int64_t>(moves_of(after, player));
  if (is_impartial(rules_, after)) return clamped_merit(-mine);
  return clamped_merit(mine - static_cast<std::int64_t>(moves_of(after, opponent(player))));
}

// Small positions are known without a list of moves. The others have more moves than those.
template <>
Value OwnParts::easy_value(const Position& position, std::uint64_t& moves) {
  auto& evaluator = evaluators_->of(rules_);
  if (evaluators_->by() == By::anything) {
    const std::optional<Known> known = evaluator.theorem(position);
    if (const Value* value = known ? std::get_if<Value>(&known->what) : nullptr) return *value;
  }
  moves = rules_.rules.is_listed(position) ? moves_of(position) : easy_.moves + 1;
  return rules_.rules.is_small(position, easy_.moves) ? evaluator(position) : Value();
}

template <>
OwnParts::Position OwnParts::representative_of(const Position& part) const {
  const bool is_impartial = rules_.kind == VersionKind::impartial;
  return is_impartial ? part : rules_.rules.quick_representative(part);
}

}  // namespace summand

namespace summand::python {

using namespace nb::literals;

namespace {

using Number = OwnNumber;

constexpr std::size_t kMostListed = std::size_t{1} << 24;  // moves, parts and small positions
constexpr std::uint32_t kLargestMeasure = 1'000'000'000;
constexpr std::size_t kLargePosition = 10'000;          // bytes
constexpr std::size_t kMostBytesOfMoves = 500'000'000;  // of the positions after them

constexpr std::size_t kStepsBetweenLooks = 1024;  // of a walk without Python, at the clock

// Keeps the first of several equal results, and returns it.
template <class T>
const T& kept(std::atomic<const T*>& place, std::unique_ptr<const T> made) {
  const T* known = nullptr;
  if (place.compare_exchange_strong(known, made.get())) return *made.release();
  return *known;
}

void list_each_once(std::vector<Number>& after) {
  std::ranges::sort(after);
  const auto rest = std::ranges::unique(after);
  after.erase(rest.begin(), rest.end());
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

// The name in stores: with a digest of the version and, if Python knows it, of the text of the
// class. Empty if there is no version: nobody promises then that the rules stay the same.
std::string kept_name_of(nb::handle game, const std::string& name) {
  const std::string version = text_attribute(game, "version", "");
  if (version.empty()) return {};
  std::string text = version + '\n';
  try {
    text += nb::cast<std::string>(nb::module_::import_("inspect").attr("getsource")(game.type()));
  } catch (const nb::python_error&) {
    // Made by exec(), for example.
  }
  return fmt::format("{}#{}", name, text_digest(text));
}

nb::object member(nb::handle game, const char* name) {
  return nb::hasattr(game, name) ? nb::object(game.attr(name)) : nb::none();
}

// Underscores would be hyphens in the names of functions of Python.
bool is_name(std::string_view text) { return can_be_name(text) && !text.contains('_'); }

// Texts of positions stand in quotes on one line.
bool is_plain(std::string_view text) {
  return std::ranges::none_of(
      text, [](char c) { return c == '"' || static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

}  // namespace

// --- the ruleset of a game ---

Book::Book(nb::object game)
    : game_(std::move(game)),
      moves_(member(game_, "moves")),
      options_(member(game_, "options")),
      show_(member(game_, "show")),
      parts_(member(game_, "parts")),
      mirror_(member(game_, "mirror")),
      canonical_(member(game_, "canonical")),
      impartial_(member(game_, "impartial")),
      theorem_(member(game_, "theorem")),
      measure_(member(game_, "measure")),
      parse_(member(game_, "parse")),
      picture_(member(game_, "picture")),
      name_(text_attribute(game_, "name", in_words(text_of_class(game_), '-', true))),
      title_(text_attribute(game_, "title", in_words(text_of_class(game_), ' ', false))),
      rules_(text_attribute(game_, "rules", text_attribute(game_, "__doc__", ""))),
      notation_(text_attribute(game_, "notation", "")),
      source_(text_attribute(game_, "source", "")),
      kept_name_(kept_name_of(game_, name_)),
      info_{.name = name_,
            .title = title_,
            .rules = rules_,
            .notation = notation_,
            .source = source_},
      versions_(Book::Erased::versions_of(ruleset_)) {
  const auto expect_function = [&](const nb::object& given, const char* what) {
    if (PyCallable_Check(given.ptr()) == 0) {
      complain(fmt::format("a game has a method {}", what));
    }
  };
  if (options_.is_none()) {
    expect_function(moves_, "moves(position, player)");
  } else {
    expect_function(options_, "options(position)");
  }
  expect_function(show_, "show(position)");
  if (!is_name(name_)) {
    complain(
        fmt::format("the name '{}' is not one that expressions read: letters, digits and hyphens "
                    "between letters, after a letter",
                    printable(name_, 60)));
  }
  if (!impartial_.is_none() && PyCallable_Check(impartial_.ptr()) == 0) {
    is_impartial_ = nb::cast<bool>(nb::bool_(impartial_));
    impartial_ = nb::none();
  }
  const std::pair<const nb::object*, std::string_view> optional[] = {
      {&parts_, "parts"},
      {&mirror_, "mirror"},
      {&canonical_, "representative"},
      {&theorem_, "theorem"},
      {&picture_, "picture"}};
  for (const auto& [given, ability] : optional) {
    if (!given->is_none()) abilities_.push_back(ability);
  }
  if (is_impartial_ || !impartial_.is_none()) abilities_.push_back("impartial");
}

Book::~Book() {
  if (Py_IsInitialized() == 0) {
    for (nb::object* object : members()) object->release();
    shown_.release();
    entries_.drop(true);
    return;
  }
  const nb::gil_scoped_acquire python;
  entries_.drop(false);
  for (nb::object* object : members()) object->reset();
  shown_.reset();
}

Number Book::number_of(nb::handle position) {
  const Py_hash_t hash = PyObject_Hash(position.ptr());
  if (hash == -1) {
    if (PyErr_ExceptionMatches(PyExc_TypeError) == 0) throw nb::python_error();
    PyErr_Clear();
    complain(fmt::format("positions must be hashable, and this one is a {}",
                         nb::cast<std::string>(position.type().attr("__name__"))));
  }
  try {
    return entries_.number_of(position, hash);
  } catch (LimitReached& reached) {
    const std::size_t bytes = bytes_of(position);
    if (reached.limit != Limit::memory || bytes < kLargePosition) throw;
    const std::string its =
        fmt::format(" by positions of {} with {} kB each", title_, bytes / 1000);
    reached.message += its;
    reached.after += its;
    throw;
  }
}

// --- moves ---

void Book::expect_few(std::size_t moves) {
  if (moves < kMostListed) return;
  reach_limit(Limit::size, fmt::format("a position with more than {} moves", kMostListed));
}

std::unique_ptr<OwnMoves> Book::list_moves(nb::handle moves) {
  auto out = std::make_unique<OwnMoves>();
  const bool named = nb::isinstance<nb::dict>(moves);
  const nb::object each = named ? nb::object(moves.attr("items")()) : nb::borrow(moves);
  const std::size_t bytes_before = entries_.bytes();
  for (nb::handle move : nb::iter(each)) {
    if (entries_.bytes() - bytes_before > kMostBytesOfMoves) {
      reach_limit(Limit::size, fmt::format("a position of {} whose moves leave positions of more "
                                           "than {} MB together",
                                           title_, kMostBytesOfMoves / 1'000'000));
    }
    expect_few(out->after.size());
    if (named) {
      std::string name = nb::cast<std::string>(nb::str(move[0]));
      if (!is_plain(name)) complain("the name of a move is one line without double quotes");
      out->names.push_back(std::move(name));
      out->after.push_back(number_of(move[1]));
    } else {
      out->after.push_back(number_of(move));
    }
  }
  if (Conversation* conversation = Conversation::current())
    conversation->charge(out->after.size() * sizeof(Number));
  if (named) {
    expect_different(out->names);
  } else {
    list_each_once(out->after);
  }
  out->after.shrink_to_fit();
  return out;
}

// Names are typed without blanks.
void Book::expect_different(const std::vector<std::string>& names) const {
  std::unordered_set<std::string> seen;
  for (std::string name : names) {
    std::erase(name, ' ');
    if (!seen.insert(name).second) {
      complain(fmt::format("two moves have the name '{}' without blanks", printable(name, 60)));
    }
  }
}

void Book::list_both(Number number) {
  OwnEntry& entry = entries_[number];
  const nb::object both = options_(entry.position);
  if (!nb::isinstance<nb::tuple>(both) || nb::len(both) != 2) {
    complain("options(position) must return a tuple (moves of Left, moves of Right)");
  }
  for (const int side : {0, 1}) kept<OwnMoves>(entry.moves[side], list_moves(both[side]));
}

// The moves of Right in an impartial position are those of Left.
const OwnMoves& Book::moves(Number number, Player player) {
  const int side = is_right(player) && !impartial(number);
  const std::atomic<const OwnMoves*>& moves = entries_[number].moves[side];
  if (const OwnMoves* known = moves.load(std::memory_order_acquire)) return *known;
  return with_python([&]() -> const OwnMoves& {
    OwnEntry& entry = entries_[number];
    if (options_.is_none()) {
      const nb::object its =
          moves_(entry.position, types::player(side ? Player::right : Player::left));
      return kept<OwnMoves>(entry.moves[side], list_moves(its));
    }
    list_both(number);
    return *entry.moves[side].load();
  });
}

Book::Begun Book::begin_moves(Number number, Player player) {
  const int side = is_right(player) && !impartial(number);
  if (!options_.is_none() || entries_[number].moves[side] != nullptr) {
    return {&moves(number, player), nullptr};
  }
  return with_python([&]() -> Begun {
    OwnEntry& entry = entries_[number];
    const nb::object its =
        moves_(entry.position, types::player(side ? Player::right : Player::left));
    if (nb::isinstance<nb::dict>(its)) {
      return {&kept<OwnMoves>(entry.moves[side], list_moves(its)), nullptr};
    }
    PyObject* each = PyObject_GetIter(its.ptr());
    if (each == nullptr) throw nb::python_error();
    return {nullptr, each};
  });
}

Number Book::next_move(nb::handle each) {
  return with_python([&] {
    const auto move = nb::steal(PyIter_Next(each.ptr()));
    if (move.is_valid()) return number_of(move);
    if (PyErr_Occurred() != nullptr) throw nb::python_error();
    return kNoNumber;
  });
}

void Book::keep_moves(Number number, Player player, std::span<const Number> after) {
  const int side = is_right(player) && !impartial(number);
  if (Conversation* conversation = Conversation::current())
    conversation->charge(after.size_bytes());
  auto out = std::make_unique<OwnMoves>();
  out->after.assign(after.begin(), after.end());
  list_each_once(out->after);
  kept<OwnMoves>(entries_[number].moves[side], std::move(out));
}

bool Book::is_listed(Number number) const {
  const OwnEntry& entry = entries_[number];
  const bool same = is_impartial_ || entry.impartial == 1;
  return entry.moves[0] != nullptr && (same || entry.moves[1] != nullptr);
}

// A game in parts is worth the values of its small parts. Otherwise Python is not asked for moves
// that the search may never need.
bool Book::is_small(Number number, std::uint64_t most) {
  if (!measure_.is_none()) return measure(number) <= most / 2;
  if (parts_.is_none() && !is_listed(number)) return false;
  return moves(number, Player::left).after.size() + moves(number, Player::right).after.size() <=
         most;
}

std::uint32_t Book::measure(Number number) {
  OwnEntry& entry = entries_[number];
  if (const std::uint32_t known = entry.measure.load(std::memory_order_relaxed)) return known - 1;
  return with_python([&] {
    const nb::object said = measure_(entry.position);
    const auto whole = to_integer(said);
    if (!whole || whole->sign() < 0) {
      complain("measure(position) must return an int that is 0 or more");
    }
    const auto small = whole->to_int64();
    const auto out = static_cast<std::uint32_t>(
        std::min<std::int64_t>(small.value_or(kLargestMeasure), kLargestMeasure));
    entry.measure.store(out + 1, std::memory_order_relaxed);
    return out;
  });
}

std::span<const Number> Book::parts(const Number& number) {
  if (parts_.is_none()) return {&number, 1};
  OwnEntry& entry = entries_[number];
  if (const auto* known = entry.parts.load(std::memory_order_acquire)) return *known;
  return with_python([&]() -> std::span<const Number> {
    auto out = std::make_unique<std::vector<Number>>();
    for (nb::handle part : nb::iter(parts_(entry.position))) {
      if (out->size() >= kMostListed) {
        reach_limit(Limit::size, fmt::format("a position with more than {} parts", kMostListed));
      }
      out->push_back(number_of(part));
    }
    return kept<std::vector<Number>>(entry.parts, std::move(out));
  });
}

// --- texts and statements ---

const std::string& Book::text(Number number) {
  OwnEntry& entry = entries_[number];
  if (const std::string* known = entry.text.load(std::memory_order_acquire)) return *known;
  return with_python([&]() -> const std::string& {
    const nb::object shown = show_(entry.position);
    if (!nb::isinstance<nb::str>(shown)) complain("show(position) must return a text");
    auto out = std::make_unique<std::string>(nb::cast<std::string>(shown));
    if (!is_plain(*out)) complain("show(position) must return one line without double quotes");
    if (Conversation* conversation = Conversation::current()) conversation->charge(2 * out->size());
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
  if (impartial_.is_none()) return is_impartial_;
  OwnEntry& entry = entries_[number];
  if (const std::int8_t known = entry.impartial.load(std::memory_order_relaxed); known >= 0) {
    return known == 1;
  }
  return with_python([&] {
    const bool out = nb::cast<bool>(nb::bool_(impartial_(entry.position)));
    entry.impartial.store(out, std::memory_order_relaxed);
    return out;
  });
}

Number Book::mirror_number(Number number) {
  OwnEntry& entry = entries_[number];
  if (const Number known = entry.mirror.load(std::memory_order_relaxed); known != kNoNumber) {
    return known;
  }
  return with_python([&] {
    const Number out = number_of(mirror_(entry.position));
    entry.mirror.store(out, std::memory_order_relaxed);
    return out;
  });
}

OwnRules::Position Book::mirror(const OwnRules::Position& position) {
  if (impartial(position.number)) return position;
  if (mirror_.is_none()) return {position.number, !position.is_negative};
  return {mirror_number(position.number), position.is_negative};
}

Number Book::canonical(Number number) {
  if (canonical_.is_none()) return number;
  OwnEntry& entry = entries_[number];
  if (const Number known = entry.canonical.load(std::memory_order_relaxed); known != kNoNumber) {
    return known;
  }
  return with_python([&] {
    const Number out = number_of(canonical_(entry.position));
    entry.canonical.store(out, std::memory_order_relaxed);
    return out;
  });
}

// Of a position and its mirrored one, the one that was met first. A call of options(position) gives
// the moves of both players at once, so a game with options(position) lists both positions.
OwnRules::Position Book::representative(const OwnRules::Position& position) {
  const Number its = canonical(position.number);
  if (mirror_.is_none() || !options_.is_none() || is_listed(its) || impartial(its)) {
    return {its, position.is_negative};
  }
  const Number mirrored = canonical(mirror_number(its));
  if (canonical_.is_none()) entries_[mirrored].mirror.store(its, std::memory_order_relaxed);
  if (mirrored < its) return {mirrored, !position.is_negative};
  return {its, position.is_negative};
}

// A number, a text, a game or an outcome, alone or with its reason.
OwnStatement Book::statement_of(nb::handle said) {
  OwnStatement out{.what = Dyadic(0), .theorem = "a theorem of " + title_};
  nb::object what = nb::borrow(said);
  if (nb::isinstance<nb::tuple>(said) && nb::len(said) == 2) {
    what = said[0];
    if (auto reason = nb::cast<std::string>(nb::str(said[1])); !reason.empty()) {
      out.theorem = std::move(reason);
    }
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
    const PyGame game = read_game(what, this_conversation());
    out.what = game.conversation->enter(
        [&] { return Parcel::pack(Game(game.game.shared_workspace(), game.game.value())); });
  }
  return out;
}

const OwnStatement* Book::statement(Number number) {
  if (theorem_.is_none()) return nullptr;
  OwnEntry& entry = entries_[number];
  const OwnStatement* known = entry.statement.load(std::memory_order_acquire);
  if (known == nullptr) {
    known = with_python([&]() -> const OwnStatement* {
      const nb::object said = theorem_(entry.position);
      return &kept<OwnStatement>(entry.statement,
                                 said.is_none()
                                     ? std::make_unique<const OwnStatement>()
                                     : std::make_unique<const OwnStatement>(statement_of(said)));
    });
  }
  return known->theorem.empty() ? nullptr : known;
}

// --- the end of play ---

void Book::refuse_loop(Number number) {
  reach_limit(Limit::size,
              fmt::format("{} is a loopy game (the position {} can repeat), so its moves give "
                          "no canonical form",
                          title_, text(number)));
}

// Depth first from some positions, with its own stack. `after` gives the positions that follow one,
// and `visit` is called for each position after all that follow it. A position that is met again
// while it is open repeats.
template <class After, class Visit>
void Book::follow(std::span<const Number> first, const After& after, const Visit& visit) {
  enum class State : std::uint8_t { none, open, done };
  struct Open {
    Number number;
    std::vector<Number> next;
  };
  std::vector<Open> stack;
  std::vector<State> states;
  std::size_t steps = 0;
  const auto begin = [&](Number number) {
    if (number >= states.size()) states.resize(std::max<std::size_t>(entries_.size(), number + 1));
    if (states[number] == State::open) refuse_loop(number);
    if (states[number] == State::done) return;
    states[number] = State::open;
    stack.push_back({number, after(number)});
  };
  for (const Number number : first) {
    begin(number);
    while (!stack.empty()) {
      if (++steps % kStepsBetweenLooks == 0) CurrentBudget::look();  // it reads the clock
      std::vector<Number>& next = stack.back().next;
      if (!next.empty()) {
        const Number following = next.back();
        next.pop_back();
        begin(following);
        continue;
      }
      states[stack.back().number] = State::done;
      visit(stack.back().number);
      stack.pop_back();
    }
  }
}

// With theorems, play ends where one gives a value, and only the evaluation itself knows which
// positions it needs. So nothing is explored before it: moves_in_play() finds its loops.
void Book::expect_end(Number number, bool with_theorems) {
  Conversation::play_must_end() = true;
  if (with_theorems) return;
  const auto all_after = [&](Number from) {
    std::vector<Number> out;
    if (entries_[from].ends) return out;
    for (const Player player : {Player::left, Player::right}) {
      for (const Number& option : moves(from, player).after) {
        out.insert(out.end(), parts(option).begin(), parts(option).end());
      }
    }
    return out;
  };
  follow(parts(number), all_after, [&](Number done) { entries_[done].ends = true; });
}

// An evaluation that goes round in a loop uses the moves of the same positions again and again.
void Book::watch(Number number) {
  entries_[number].asked.store(round_.load(std::memory_order_relaxed), std::memory_order_relaxed);
  if (used_.fetch_add(1, std::memory_order_relaxed) < next_look_.load(std::memory_order_relaxed)) {
    return;
  }
  look_for_loops();
  const std::uint64_t used = used_;  // so the looks take no longer than the work between them
  next_look_ = used + std::max(kUsesBetweenLooks, 16 * std::uint64_t{entries_.size()});
  ++round_;
}

// Among the positions whose moves were used in this round. Python is not asked.
void Book::look_for_loops() {
  const std::uint32_t round = round_;
  const auto is_used = [&](Number number) {
    const OwnStatement* its = entries_[number].statement;
    const bool has_value =
        its != nullptr && !its->theorem.empty() && !std::holds_alternative<Outcome>(its->what);
    return entries_[number].asked == round && !has_value;
  };
  const auto used_after = [&](Number from) {
    std::vector<Number> out;
    const auto add = [&](Number part) {
      const OwnEntry& its = entries_[part];
      for (const Number one : {part, its.canonical.load(), its.mirror.load()}) {
        if (one != kNoNumber && is_used(one)) out.push_back(one);
      }
    };
    for (const auto& moves : entries_[from].moves) {
      const OwnMoves* its = moves;
      if (its == nullptr) continue;
      for (const Number& option : its->after) {
        const std::vector<Number>* its_parts = entries_[option].parts;
        if (its_parts == nullptr) {
          add(option);
        } else {
          for (const Number part : *its_parts) add(part);
        }
      }
    }
    return out;
  };
  std::vector<Number> first;
  for (Number number = 0; number < entries_.size(); ++number) {
    if (is_used(number)) first.push_back(number);
  }
  follow(first, used_after, [](Number) {});
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
    for (nb::handle position : nb::iter(given())) {
      if (out.size() >= kMostListed) {
        reach_limit(Limit::size, fmt::format("more than {} small positions", kMostListed));
      }
      out.push_back({number_of(position), false});
    }
    return out;
  });
}

// --- the contract ---

const AnyRuleset& OwnRules::ruleset() const { return book->ruleset(); }
const RulesetVersions& OwnRules::versions() const { return book->versions(); }
void OwnRules::expect_end(const Position& position, bool with_theorems) const {
  book->expect_end(position.number, with_theorems);
}

const OwnMoves& OwnRules::its_moves(const Position& position, Player player) const {
  return book->moves_in_play(position.number, position.is_negative ? opponent(player) : player);
}
std::uint64_t OwnRules::move_count(const Position& position, Player player) const {
  return its_moves(position, player).after.size();
}

std::span<const OwnNumber> OwnRules::its_parts(const Position& position) const {
  return book->parts(position.number);
}

bool OwnRules::is_listed(const Position& position) const {
  return book->is_listed(position.number);
}
bool OwnRules::is_small(const Position& position, std::uint64_t most) const {
  return book->is_small(position.number, most);
}

OwnRules::Position OwnRules::representative(const Position& position) const {
  return book->representative(position);
}
OwnRules::Position OwnRules::quick_representative(const Position& position) const {
  return {book->canonical(position.number), position.is_negative};
}
OwnRules::Position OwnRules::mirror(const Position& position) const {
  return book->mirror(position);
}
bool OwnRules::impartial(const Position& position) const {
  return book->impartial(position.number);
}

std::optional<Known> OwnRules::theorem(const Position& position, ValueStore& store) const {
  const OwnStatement* statement = book->statement(position.number);
  if (statement == nullptr) return std::nullopt;
  Known out{.what = store.zero(), .theorem = statement->theorem};
  if (const auto* outcome = std::get_if<Outcome>(&statement->what)) {
    out.what = position.is_negative ? negative(*outcome) : *outcome;
    return out;
  }
  Value value;
  if (const auto* number = std::get_if<Dyadic>(&statement->what)) {
    value = store.number(*number);
  } else {
    value = std::get<Parcel>(statement->what).unpack_value(store);
  }
  out.what = position.is_negative ? store.negative(value) : value;
  return out;
}

OwnSearch OwnRules::own_search(const Position& position, ValueStore& store) const {
  const auto outcome = [book = book, position, &store] {
    const Outcome out = outcome_by_play(*book, store, position.number);
    return position.is_negative ? negative(out) : out;
  };
  return {outcome, book->has_parts()};
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
std::string OwnRules::kept_game() const { return book->kept_name(); }
std::string OwnRules::print_move(const Position& position, Player player, const Move& move) const {
  const std::vector<std::string>& names = its_moves(position, player).names;
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
  return Book::Erased::rules_of(position).book->object(Book::Erased::position_of(position).number);
}

namespace {

using namespace nb::literals;

PyRuleset ruleset_in_python(const std::shared_ptr<Book>& book) {
  return {{book, &book->ruleset()}, [book](nb::handle position) {
            return PyPosition{book->position(book->number_of(position))};
          }};
}

}  // namespace

void bind_own_games(nb::module_& module) {
  module.def("own_ruleset", [](nb::object game) {
    const auto book = std::make_shared<Book>(std::move(game));
    const std::shared_ptr<const AnyRuleset> rules(book, &book->ruleset());
    const std::shared_ptr<Conversation> conversation = this_conversation();
    const Result<void> added =
        conversation->enter([&] { return conversation->door().add_game(rules); });
    if (!added) throw Problem{.kind = ProblemKind::value, .message = added.error().message};
    Conversation::know(rules);
    return ruleset_in_python(book);
  });
  module.def(
      "rules_in_text",
      [](const std::string& text) {
        const std::shared_ptr<Conversation> conversation = this_conversation();
        const ask::LoadedGame loaded = conversation->attempt(text, [&] {
          return ask::load_game(text, conversation->session().games(), [&](const auto& game) {
            return conversation->door().add_game(game);
          });
        });
        Conversation::know(loaded.game);
        return PyRuleset{loaded.game};
      },
      "text"_a);
  module.def("own_games", [] {
    std::vector<PyRuleset> out;
    for (const auto& rules : Conversation::known()) {
      const auto* own = dynamic_cast<const Book::OwnRuleset*>(rules.get());
      out.push_back(own != nullptr ? ruleset_in_python(own->book()) : PyRuleset{rules});
    }
    return out;
  });
}

}  // namespace summand::python
