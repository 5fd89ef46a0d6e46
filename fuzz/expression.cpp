// Any text as an expression, evaluated with little memory and few questions. The printed result
// must be read as the same value.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "summand/language/session.hpp"
#include "summand/language/syntax/former_signs.hpp"
#include "summand/text/caret.hpp"
#include "summand/value/print.hpp"

namespace {

using namespace summand;

constexpr std::size_t kMemory = 200'000'000;
constexpr std::uint64_t kQuestions = 2'000;  // some of them take milliseconds
constexpr std::size_t kMostText = 20'000;

void require(bool holds) {
  if (!holds) std::abort();
}

// A limit may end every evaluation, with a sentence that names it.
bool is_limit(const Attempt<Answer>& answer) {
  if (answer || !answer.error().limit) return false;
  require(!answer.error().error.message.empty());
  return true;
}

// The texts of the value and the text of the game as it was written must all be read as the same
// value.
void check(Session& session, const Game& game) {
  const Value value = game.value();
  for (const std::string& text :
       {print(session.store(), value, kMostText), print_braces(session.store(), value, kMostText),
        game.print(kMostText)}) {
    const auto read = session.evaluate(text);
    if (is_limit(read)) return;
    require(read.has_value());
    require(read->get<Game>() != nullptr && read->get<Game>()->value() == value);
  }
}

}  // namespace

extern "C" int summand_fuzz_expression(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    require(with_brackets_of_signs(text).size() >= size);
    Session session(Budget({.memory = kMemory, .questions = kQuestions}));
    const auto answer = session.evaluate(text);
    if (is_limit(answer)) return 0;
    if (!answer) {
      const Error& error = answer.error().error;
      require(error.offset <= size && !error.message.empty());
      require(!message_with_caret(text, error).empty());
    } else if (const Game* game = answer->get<Game>()) {
      check(session, *game);
    }
  } catch (const LimitReached& reached) {
    require(!reached.message.empty());
  }
  return 0;
}
