// Kept: an argument or a result of a definition.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <variant>

#include "summand/language/answer.hpp"

namespace summand {

// Integers below 2^63 are always the second kind, and other values with a name the third one. Games
// without loops that are written in another way keep their form. All other answers, such as loopy
// games, texts and lists, are shared. The first kind is nothing.
using Kept = std::variant<std::monostate, std::int64_t, Value, SharedConstruction,
                          std::shared_ptr<const Answer>>;

// The kept answer. Computes the value of a sum of known values, so it may throw LimitReached.
Kept kept(Answer answer, ValueStore& store);
Kept kept(SharedConstruction game, ValueStore& store);
Kept kept(Value value, ValueStore& store);

// Adds to the key what tells these arguments from all others: equal keys are the same arguments.
// Lists are compared element by element. Games are compared by their values, or as they are written
// in the workspace, if it is given. Returns false for answers that cannot be arguments, such as
// thermographs.
bool append_key(std::string& key, const Kept& kept, ValueStore& store,
                Workspace* as_written = nullptr);

// As text for a message, at most about 60 characters. Throws nothing.
std::string shortly(const Kept& kept, ValueStore& store);

}  // namespace summand
