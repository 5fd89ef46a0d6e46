// Book: a game that is written in Python, and what Python has said about its positions.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <nanobind/nanobind.h>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bindings/python/src/conversation.hpp"
#include "bindings/python/src/numbers.hpp"
#include "bindings/python/src/own_game.hpp"
#include "bindings/python/src/own_positions.hpp"
#include "bindings/python/src/problem.hpp"
#include "summand/ruleset/erase.hpp"

namespace summand::python {

// A game, with its positions by number.
class Book : public std::enable_shared_from_this<Book> {
 public:
  using Number = OwnNumber;
  using Erased = ErasedRuleset<OwnRules>;

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

    std::shared_ptr<Book> book() const { return book_.shared_from_this(); }

   private:
    Book& book_;
  };

  explicit Book(nb::object game);
  Book(const Book&) = delete;
  Book& operator=(const Book&) = delete;
  ~Book();

  // All of these may be called without the lock of the interpreter. They throw LimitReached if
  // Python raises an exception, which is then raised by the call of the conversation.
  const OwnMoves& moves(Number number, Player player);
  // The same for an evaluation or a search. Throws LimitReached if it goes round in a loop.
  const OwnMoves& moves_in_play(Number number, Player player) {
    if (Conversation::play_must_end()) watch(number);
    return moves(number, player);
  }
  // The moves of a player, which are asked for one by one unless they are known. The caller frees
  // the iterator. With the lock of the interpreter.
  struct Begun {
    const OwnMoves* moves;
    PyObject* each;  // null: the moves are known
  };
  Begun begin_moves(Number number, Player player);
  Number next_move(nb::handle each);  // kNoNumber: there are no more
  void keep_moves(Number number, Player player, std::span<const Number> after);
  static void expect_few(std::size_t moves);  // Throws LimitReached.

  bool has_parts() const { return !parts_.is_none(); }
  std::span<const Number> parts(const Number& number);
  const std::string& text(Number number);
  const OwnStatement* statement(Number number);
  bool impartial(Number number);
  bool is_listed(Number number) const;
  bool is_small(Number number, std::uint64_t most);
  Number canonical(Number number);
  OwnRules::Position representative(const OwnRules::Position& position);
  OwnRules::Position mirror(const OwnRules::Position& position);
  void expect_end(Number number, bool with_theorems);
  Result<Number> parse(std::string_view text);
  std::vector<OwnRules::Position> small_positions();

  // With the lock of the interpreter.
  Number number_of(nb::handle position);
  nb::object object(Number number) const { return entries_[number].position; }

  const AnyRuleset& ruleset() const { return ruleset_; }
  const RulesetVersions& versions() const { return versions_; }
  const RulesetInfo& info() const { return info_; }
  const std::string& kept_name() const { return kept_name_; }
  AnyPosition position(Number number) {
    return Erased::erase(OwnRules{shared_from_this()}, {number, false});
  }
  bool has_picture() const { return !picture_.is_none(); }
  std::vector<std::string> picture(Number number);
  // What is known of who wins a position. It is added to, and never changes.
  std::atomic<std::uint8_t>& winners(Number number) { return entries_[number].winners; }
  [[noreturn]] void refuse_loop(Number number);

 private:
  // Moves are used so often between two looks for loops, at least.
  static constexpr std::uint64_t kUsesBetweenLooks = 4096;

  // f(), which calls Python. What it raises stops the call of the conversation.
  template <class F>
  decltype(auto) with_python(F&& f) {
    const nb::gil_scoped_acquire python;
    try {
      return f();
    } catch (nb::python_error& error) {
      error.restore();
    } catch (const nb::cast_error&) {
      PyErr_SetString(PyExc_TypeError, "an object of an unexpected type");
    } catch (const Problem& problem) {
      set_error(problem);
    }
    Conversation::stop_with_current_error();
  }

  [[noreturn]] void complain(const std::string& message) const {
    PyErr_SetString(PyExc_TypeError, (name_ + ": " + message).c_str());
    throw nb::python_error();
  }

  static bool is_right(Player player) { return player == Player::right; }
  std::unique_ptr<OwnMoves> list_moves(nb::handle moves);
  void expect_different(const std::vector<std::string>& names) const;
  void list_both(Number number);
  Number mirror_number(Number number);
  std::uint32_t measure(Number number);
  OwnStatement statement_of(nb::handle said);
  void watch(Number number);
  void look_for_loops();
  template <class After, class Visit>
  void follow(std::span<const Number> first, const After& after, const Visit& visit);

  // The members of the game. None if it has no such member.
  nb::object game_, moves_, options_, show_, parts_, mirror_, canonical_, impartial_, theorem_,
      measure_, parse_, picture_;
  bool is_impartial_ = false;  // all positions are
  std::string name_, title_, rules_, notation_, source_, kept_name_;
  RulesetInfo info_;
  std::vector<std::string_view> abilities_;
  std::array<nb::object*, 12> members() {
    return {&game_,      &moves_,     &options_, &show_,    &parts_, &mirror_,
            &canonical_, &impartial_, &theorem_, &measure_, &parse_, &picture_};
  }
  nb::dict shown_;
  OwnPositions entries_;
  std::atomic<std::uint64_t> used_ = 0;
  std::atomic<std::uint64_t> next_look_ = kUsesBetweenLooks;
  std::atomic<std::uint32_t> round_ = 1;
  OwnRuleset ruleset_{*this};
  RulesetVersions versions_;
};

}  // namespace summand::python
