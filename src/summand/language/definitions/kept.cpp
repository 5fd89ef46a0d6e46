#include "summand/language/definitions/kept.hpp"

#include <bit>
#include <cstring>

#include "summand/algebra/written.hpp"
#include "summand/base/attempt.hpp"
#include "summand/base/utf8.hpp"
#include "summand/value/print.hpp"
#include "summand/value/properties.hpp"

namespace summand {

namespace {

constexpr std::size_t kShort = 60;

// A number of at most seven bits is one byte.
void append_number(std::string& key, std::uint64_t n) {
  for (; n >= 0x80; n >>= 7) key += static_cast<char>(n | 0x80);
  key += static_cast<char>(n);
}

// Small numbers of either sign are short.
void append_integer(std::string& key, std::int64_t n) {
  append_number(key, static_cast<std::uint64_t>(n) << 1 ^ static_cast<std::uint64_t>(n >> 63));
}

void append_value(std::string& key, Value value) {
  key += 'v';
  append_number(key, std::bit_cast<std::uint32_t>(value));
}

void append_game(std::string& key, const SharedConstruction& game, ValueStore& store,
                 Workspace* as_written) {
  if (as_written == nullptr) {
    append_key(key, kept(game->value(), store), store);
    return;
  }
  const std::uint32_t id = as_written->written_ids().of(game);
  if (const Value value = as_written->written_ids().value(id)) {
    append_key(key, kept(value, store), store);
    return;
  }
  key += 'w';
  append_number(key, id);
}

bool append_answer(std::string& key, const Answer& answer, ValueStore& store,
                   Workspace* as_written) {
  if (const Game* game = game_of(answer)) {
    if (as_written == nullptr && !game->has_loops()) {
      return append_key(key, kept(answer, store), store);
    }
    if (as_written == nullptr && !is_loopy(*game)) {
      return append_key(key, kept(game->value(), store), store);
    }
    if (as_written != nullptr) {
      append_game(key, game->construction(), store, as_written);
      return true;
    }
    const std::string text = print_loopy(*game);
    key += 'g';
    append_number(key, text.size());
    key += text;
    return true;
  }
  if (const auto* text = answer.get<std::string>()) {
    key += 's';
    append_number(key, text->size());
    key += *text;
    return true;
  }
  if (const bool* holds = answer.get<bool>()) {
    key += *holds ? 't' : 'f';
    return true;
  }
  if (const auto* outcome = answer.get<Outcome>()) {
    key += 'o';
    key += letter(*outcome);
    return true;
  }
  const List* list = answer.get<List>();
  if (list == nullptr) return false;
  key += 'l';
  append_number(key, list->elements.size());
  for (const Answer& element : list->elements) {
    if (!append_answer(key, element, store, as_written)) return false;
  }
  return true;
}

}  // namespace

Kept kept(Value value, ValueStore& store) {
  if (const auto number = as_number(store, value); number && number->is_integer()) {
    if (const auto integer = number->to_int64()) return *integer;
  }
  return value;
}

Kept kept(SharedConstruction game, ValueStore& store) {
  if (game->kind() == Construction::Kind::value && game->has_form()) {
    return kept(game->value(), store);
  }
  if (game->has_value_at_hand()) static_cast<void>(game->value());
  return game;
}

Kept kept(Answer answer, ValueStore& store) {
  const Game* const game = game_of(answer);
  if (game != nullptr && !game->has_loops()) return kept(game->construction(), store);
  return std::make_shared<const Answer>(std::move(answer));
}

bool append_key(std::string& key, const Kept& kept, ValueStore& store, Workspace* as_written) {
  if (const auto* integer = std::get_if<std::int64_t>(&kept)) {
    key += 'i';
    append_integer(key, *integer);
    return true;
  }
  if (const Value* value = std::get_if<Value>(&kept)) {
    append_value(key, *value);
    return true;
  }
  if (const auto* game = std::get_if<SharedConstruction>(&kept)) {
    append_game(key, *game, store, as_written);
    return true;
  }
  const auto* answer = std::get_if<std::shared_ptr<const Answer>>(&kept);
  return answer != nullptr && append_answer(key, **answer, store, as_written);
}

std::string shortly(const Kept& kept, ValueStore& store) {
  if (const auto* integer = std::get_if<std::int64_t>(&kept)) return std::to_string(*integer);
  auto printed = within_limits([&]() -> Result<std::string> {
    if (const Value* value = std::get_if<Value>(&kept)) return print(store, *value, 10 * kShort);
    if (const auto* game = std::get_if<SharedConstruction>(&kept)) {
      return written(**game, 10 * kShort, Calls::named);
    }
    const auto* answer = std::get_if<std::shared_ptr<const Answer>>(&kept);
    if (answer == nullptr) return std::string();
    if (const auto* text = (*answer)->get<std::string>()) return '"' + *text + '"';
    return print(**answer);
  });
  if (!printed) return "...";
  if (printed->size() <= kShort) return *std::move(printed);
  std::size_t end = 0;
  while (end < kShort) end += std::max<std::size_t>(character_length(*printed, end), 1);
  return printed->substr(0, end) + "...";
}

}  // namespace summand
