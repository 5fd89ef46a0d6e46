// Evaluation of one statement in a session.
#pragma once

#include <compare>
#include <list>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "summand/base/charged_vector.hpp"
#include "summand/language/definitions/definitions.hpp"
#include "summand/language/functions/function.hpp"
#include "summand/language/session.hpp"
#include "summand/language/syntax/syntax_tree.hpp"
#include "summand/loopy/loopy_graph.hpp"

namespace summand {

// An option of braces: a name that stands for a value, or a game as it is written.
using Option = std::variant<Value, SharedConstruction>;

// Options in their order. In definitions the values are known, and the games are forgotten if one
// of them has no form.
struct Options {
  std::vector<Option> games;
  std::vector<Value> values;
  bool have_forms = true;
  bool have_loops = false;  // then the values are not known
};

// A node of a loopy game whose braces are still open: a label, or braces with a label in them.
struct OpenNode {
  LoopyGraph::Node node;
};

// Whether the player who moves first wins a call of which no more is asked.
struct Won {
  bool it;
};

// Whether the order is one that the comparison means.
bool holds_for(Comparison comparison, std::partial_ordering order);

// How a cell was written, to find arithmetic that is read as a game. 2*3 is `arithmetic`; a number
// is `wanted` if it comes from a name of the expression or from a function that gives numbers, and
// `mixed` is the sum of both.
enum class Spelling : std::uint8_t { other, number, wanted, arithmetic, mixed };

// An entry of the stack: an answer, or an argument that only a call accepts. Inside definitions
// integers, names of values and games are kept without the rest of an answer. An integer that is
// the result of a call is kept as the name of a value, because it is a game.
struct Cell {
  std::variant<Answer, std::shared_ptr<const Answer>, std::int64_t, Value, SharedConstruction, Word,
               std::string, Dimensions, Options, OpenNode, Won>
      what;
  std::uint32_t offset;  // where it begins in the text
  Spelling spelling = Spelling::other;
  std::shared_ptr<const Claim> claim = {};  // for a comparison, for why(G == H)

  template <class T>
  const T* get() const {
    return std::get_if<T>(&what);
  }
  // The answer, if it is kept as one.
  const Answer* answer() const {
    if (const auto* shared = get<std::shared_ptr<const Answer>>()) return shared->get();
    return get<Answer>();
  }
  const std::string* text() const;  // in quotes, or an answer
  const List* list() const { return answer() != nullptr ? answer()->get<List>() : nullptr; }
};

// The list of nodes of a syntax tree is a program for a machine with stacks: cells, names with
// values, open comprehensions and loops, and open calls of definitions. So nothing is recursive,
// and only memory and kMostOpenCalls limit the depth.
class Evaluation {
 public:
  static constexpr std::size_t kMostOpenCalls = 10'000'000;
  static constexpr std::size_t kMostElements = 100'000;    // of lists that are kept
  static constexpr std::size_t kMostOptions = 10'000'000;  // of one comprehension in braces
  static constexpr std::size_t kMostLetters = 1'000'000;   // of a text
  // While all games of the session take more than this, those that definitions make have no form.
  static constexpr std::size_t kMostBytesOfForms = std::size_t{1} << 28;

  // The statement begins at `begin` of the text with that number.
  Evaluation(const Session& session, const SyntaxTree& tree, std::size_t text, std::size_t begin);
  Evaluation(const Evaluation&) = delete;
  Evaluation& operator=(const Evaluation&) = delete;
  ~Evaluation();  // gives up the open calls

  // Gives a name to an answer, for the statement itself. To be called before run().
  void bind(std::string_view name, Answer answer) {
    bindings_.push_back({name, std::make_shared<const Answer>(std::move(answer))});
  }
  // The offset of an error is a place in the text. Throws LimitReached.
  Result<Answer> run();
  // The result of a definition for these arguments, in place of that of a statement. The offset of
  // an error is the number of the argument, from 1, or 0 for the call itself.
  Result<Answer> call_definition(Definition& of, std::vector<Answer> arguments);

  // Sentences on texts such as 2*3 > 1, which was answered as a question about a game.
  const std::vector<std::string>& notes() const { return notes_; }

  // After a limit: how deep the calls are, with the first and the last ones. Empty if they are not
  // deep.
  std::string deep_calls() const;

 private:
  struct Binding {
    std::string_view name;
    Kept value;
    bool counts = false;  // it is a number, and arithmetic with it is that of numbers
  };
  struct Frame {  // an open call
    Definition* of;
    CallMemory::Call* call;   // null if only the winner is asked
    std::size_t bindings;     // the first one is the first argument
    std::uint32_t return_to;  // a node of the caller
    std::uint32_t offset;     // of the call in the text of the caller
    bool in_braces = false;   // of the caller, which have labels

    // If only the winner is asked. The sizes of the stacks are those at its beginning.
    WinnerMemory::Call* winner = nullptr;
    Starter starter = Starter::either;
    bool is_impartial = false;  // known from its braces
    std::uint32_t cells = 0, comprehensions = 0, loops = 0;

    const std::string& key() const { return call != nullptr ? call->first : winner->first; }
    void give_up() const;
  };
  // What a statement asks of the winner of a call: outcome(f(x)), or f(x) > 0 and its like.
  struct WinnerQuestion {
    std::size_t frame = 0;                      // its place in frames_
    std::uint32_t next = 0;                     // the node behind the question
    std::uint32_t offset = 0;                   // of the answer
    std::optional<Comparison> comparison = {};  // none for an outcome
    std::optional<bool> left = {}, right = {};  // whether this player wins by starting

    std::optional<Answer> answer() const;
    Starter starter() const;  // of the next search
    void recall(WinnerMemory::Call& call);
  };
  struct Label {
    std::string_view name;
    LoopyGraph::Node node;
  };
  struct OpenBraces {
    explicit OpenBraces(const Budget& budget) : nodes(budget) {}

    LoopyBuilder nodes;
    std::vector<Label> labels;  // the innermost last
  };
  struct Comprehension {
    std::uint32_t node;  // that opens it
    bool is_list;
    std::size_t loops;  // outside of it
    List list;
    Options options;
    const Function* folds = nullptr;  // the call around a list that is no longer needed behind it
    std::int64_t counted = 0;         // elements that `len` has passed over
  };
  struct Loop {                  // of a clause, with one binding
    std::uint32_t inside;        // the node after the clause
    Dyadic next, last;           // of a range
    std::vector<Kept> elements;  // otherwise
    std::size_t at = 0;
    bool counts = false;  // all elements are numbers
  };

  // --- evaluation.cpp: nodes ---
  Result<void> work();
  Result<void> step(const SyntaxNode& node);
  Result<void> name(const SyntaxNode& node);
  Result<void> literal(const SyntaxNode& node);
  Result<void> prefix(const SyntaxNode& node);
  Result<void> prefix_now(const SyntaxNode& node);
  Result<void> list(const SyntaxNode& node);
  Error located(Error error) const;

  // --- arithmetic.cpp ---
  std::optional<std::string> arithmetic_behind(std::uint32_t offset) const;
  Error with_arithmetic(Error error) const;
  bool is_plain_number(const Answer& answer) const;
  std::optional<Dyadic> number_of_arithmetic(const Cell& cell) const;
  bool sum_of_numbers(const SyntaxNode& node);
  void push_number(const Dyadic& number, std::size_t cells);
  Spelling spelling_of_sum(Spelling first, Spelling second) const;
  Result<void> check_arithmetic(std::span<const Cell> cells, bool is_equality);

  // --- braces.cpp ---
  Result<void> braces(const SyntaxNode& node);
  Result<void> impartial(const SyntaxNode& node);
  Result<void> plus_minus(const SyntaxNode& node);
  Result<Option> option(Cell cell) const;
  Result<void> add_option(Cell cell, Options& out) const;
  // Those of comprehensions are many in one cell. The values are found if they are needed.
  Result<Options> options(std::span<Cell> cells, bool with_values) const;
  Game as_game(const Option& option) const;
  std::vector<Game> as_games(const Options& options) const;
  SharedConstruction construction_of(const Option& option) const;
  void push_braces(const Options& left, const Options* right, Value known, std::uint32_t offset);
  bool has_room_for_forms() const;
  // A game that an operator or a function has made. In definitions, sums of numbers are numbers.
  void push_game(Game game, std::uint32_t offset);

  // --- loopy_braces.cpp ---
  bool has_labels() const { return !open_.empty() && !open_.back().labels.empty(); }
  OpenBraces& open_braces();
  Result<void> label(const SyntaxNode& node);
  Result<void> labelled(const SyntaxNode& node);
  static bool have_loops(std::span<const Cell> cells);
  Result<bool> braces_with_labels(const SyntaxNode& node);
  bool push_label(const SyntaxNode& node);
  bool push_loopy_name(const SyntaxNode& node);
  bool is_pass(const Cell& cell) const;
  Result<void> add_options(LoopyGraph::Node node, Player player, std::span<Cell> cells);
  Result<void> take_options(LoopyGraph::Node made, const SyntaxNode& node);
  void push_node(LoopyGraph::Node made, std::uint32_t offset);
  std::unexpected<Error> label_elsewhere(const Cell& cell) const;

  // --- loopy_operators.cpp ---
  Result<Sides> sides(Cell cell) const;
  void push(const Sides& sides, std::uint32_t offset);
  Result<void> join_sides();
  Result<bool> binary_of_sides(const SyntaxNode& node);
  Result<bool> copies_of_sides(const SyntaxNode& node);
  Result<bool> braces_of_sides(const SyntaxNode& node);
  bool negative_of_sides(const SyntaxNode& node);
  Result<std::optional<std::partial_ordering>> order_of_sides();

  // --- operators.cpp ---
  Result<void> binary(const SyntaxNode& node);
  Result<void> binary_now(const SyntaxNode& node);
  bool binary_of_values(const SyntaxNode& node);
  std::optional<Value> known_value(const Cell& cell) const;
  bool has_form(const Cell& cell) const;
  Result<void> binary_of_integers(const SyntaxNode& node);
  Result<void> comparison(const SyntaxNode& node);
  bool comparison_of_integers(const SyntaxNode& node);

  // --- branches.cpp ---
  Result<bool> truth(Cell cell, std::string_view where) const;
  Result<void> branch(const SyntaxNode& node);
  Result<void> negation(const SyntaxNode& node);
  Result<void> let_open(const SyntaxNode& node);

  // --- sequences.cpp ---
  Result<void> index(const SyntaxNode& node);
  Result<bool> join();
  Result<bool> compare_others(const SyntaxNode& node);

  // --- calls.cpp ---
  Result<void> call(const SyntaxNode& node);
  bool call_of_integers(const Function& function, const SyntaxNode& node);
  Result<Answer> call_function(const Function& function, const SyntaxNode& node,
                               std::span<Cell> cells);
  // The arguments of the cells follow those that are given.
  Result<Answer> call_game(const AnyRuleset& game, const SyntaxNode& node, Arguments arguments,
                           std::span<Cell> cells);
  Result<Argument> game_argument(const Cell& cell);
  Result<std::int64_t> integer_of(const Answer& answer, std::uint32_t offset) const;
  std::unexpected<Error> unknown_name(const Cell& cell, std::string_view name) const;
  std::string example_call(std::string_view name) const;
  bool stands_in_game(const Cell& cell) const;
  std::unexpected<Error> unknown_call(const SyntaxNode& node) const;
  std::optional<std::string_view> nearest(std::string_view name, bool callable) const;

  // --- winner_of_calls.cpp ---
  std::optional<WinnerQuestion> question_behind() const;
  Result<bool> ask_winner(Definition& of, const SyntaxNode& node);
  Result<void> search(Definition& of, const SyntaxNode& node, Starter starter,
                      WinnerQuestion* question);
  Result<bool> winner_step();
  Result<bool> weigh(const Cell& cell, std::uint32_t braces);
  std::optional<bool> wins_by(const Cell& option, std::uint32_t braces) const;
  void know_winner(bool wins, std::uint32_t braces);
  void clear_stacks(const Frame& frame);
  void ask_value_instead();
  void become_value_frame();
  bool is_asked(std::size_t frame) const;
  void leave_winner();

  // --- defined_calls.cpp ---
  Result<void> enter(Definition& of, const SyntaxNode& node);
  Result<std::vector<Kept>> arguments_of(const Definition& of, const SyntaxNode& node,
                                         std::string& key);
  void keep_open(const Frame& frame);
  void begin(const Frame& frame, std::vector<Kept> arguments);
  Result<void> leave();
  void go_back(const Frame& frame);
  Result<Kept> kept_argument(Cell cell) const;
  void push_result(const Kept& result, std::uint32_t offset);
  void name_by_call(const Kept& result, const Frame& frame) const;
  std::string shown(const Frame& frame) const;
  std::unexpected<Error> cycle(const Definition& of, std::string_view key,
                               const SyntaxNode& node) const;

  // --- comprehension.cpp ---
  void open(const SyntaxNode& node);
  const Function* function_around(const Comprehension& whole) const;
  Result<void> fold(Comprehension& whole);
  Result<void> element();
  Result<void> clause(const SyntaxNode& node);
  Result<void> range(const Clause& clause);
  Result<void> loop_over(const Clause& clause);
  Result<void> begin_loop(const Clause& clause, Loop loop);
  Result<void> advance();
  std::optional<Kept> next_of(Loop& loop);

  // The contents of a cell, or an error if it has another kind.
  Result<Answer> answer(Cell cell) const;
  Result<Game> game(Cell cell) const;
  Result<Value> value(Cell cell) const;
  Result<Dyadic> integer(Cell cell, std::string_view whose) const;
  // For an argument, a result or a name in a definition.
  Result<Kept> kept_value(Cell cell) const;
  std::optional<std::int64_t> as_integer(const Cell& cell) const;

  bool in_definition() const { return !frames_.empty(); }
  // The first binding that the text in work can see.
  std::size_t first_binding() const { return in_definition() ? frames_.back().bindings : 0; }
  Cell pop();
  void drop(std::size_t count) { cells_.truncate(cells_.size() - count); }
  std::span<Cell> last_cells(std::size_t count) {
    return count == 0 ? std::span<Cell>() : std::span(&cells_[cells_.size() - count], count);
  }
  void push(Answer answer, std::uint32_t offset) { cells_.push_back({std::move(answer), offset}); }
  void push(Value value, std::uint32_t offset) { cells_.push_back({value, offset}); }
  void push(const Kept& kept, std::uint32_t offset);
  // The last two cells, if both are integers in a definition, which needs no games for them.
  std::optional<std::pair<std::int64_t, std::int64_t>> integers_of_definition() {
    if (!in_definition()) return std::nullopt;
    const auto* first = last_cells(2)[0].get<std::int64_t>();
    const auto* second = cells_.back().get<std::int64_t>();
    if (first == nullptr || second == nullptr) return std::nullopt;
    return std::pair(*first, *second);
  }
  void mark(Spelling spelling) { cells_.back().spelling = spelling; }
  // Fails if lists are nested too deep, by way of names.
  Result<void> push_list(List list, std::uint32_t offset);
  ValueStore& store() const { return session_.store(); }

  const Session& session_;
  const SyntaxTree& statement_;
  const std::size_t text_, begin_;
  const SyntaxTree* tree_;            // in work: the statement or a definition
  std::uint32_t at_ = 0;              // the next node
  const OptionPlan* plan_ = nullptr;  // of the tree, if only the winner of the call is asked
  ChargedVector<Cell> cells_;
  ChargedVector<Binding> bindings_;  // the innermost last
  ChargedVector<Frame> frames_;
  std::list<OpenBraces> open_;  // braces with labels: in callers, and last in the text in work
  std::vector<Comprehension> comprehensions_;
  std::vector<Loop> loops_;
  std::vector<WinnerQuestion> questions_;  // the innermost last
  std::vector<std::string> notes_;
  std::size_t elements_ = 0;  // made by the lists of the statement itself so far
};

}  // namespace summand
