// Kept: an argument or a result of a definition.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "summand/language/answer.hpp"

namespace summand {

// Integers below 2^63 are always the second kind, and other short games the third one, by their
// values. All other answers, such as loopy games, texts and lists, are shared. The first kind is
// nothing.
using Kept = std::variant<std::monostate, std::int64_t, Value, std::shared_ptr<const Answer>>;

// The kept answer. Computes the value of a game, so it may throw LimitReached.
Kept kept(Answer answer, ValueStore& store);
Kept kept(Value value, ValueStore& store);

// Adds to the key what tells these arguments from all others: equal keys are equal arguments.
// Lists are compared element by element, games by their values. Returns false for answers that
// cannot be arguments, such as thermographs.
bool append_key(std::string& key, const Kept& kept, ValueStore& store);

// As text for a message, at most about 60 characters. Throws nothing.
std::string shortly(const Kept& kept, ValueStore& store);

}  // namespace summand
