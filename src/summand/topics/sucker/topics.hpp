// The parts of the question "sucker", and what their answers share.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "summand/ask/asking.hpp"
#include "summand/studies/sucker/players.hpp"
#include "summand/studies/sucker/referee.hpp"

namespace summand::sucker {

extern const ask::Question kSuckerNew, kSuckerShow, kSuckerAnalyze, kSuckerEndgame, kSuckerVerify,
    kSuckerTables, kSuckerExplore;

// The response with that data. An error is about the text of the question.
template <class Data>
Attempt<ask::Response> respond_to(Result<Data> data) {
  if (!data) return failure(std::move(data).error());
  return ask::respond(*std::move(data));
}

// "37.65 %" for two whole numbers.
std::string share(std::uint64_t part, std::uint64_t all);

// --- JSON ---

inline std::string json_text(const Action& action) { return print(action); }

void describe(Members<State>& its);  // parse_state_json reads it
// The members "state" and "text". `kState` gets the state, as a member of T or a function.
template <auto kState, class T>
void tell_state(Members<T>& its) {
  its("state", "The state.", [](const T& it) -> auto& { return std::invoke(kState, it); });
  its("text", "The same in one line.", [](const T& it) { return print(std::invoke(kState, it)); });
}

// The name of a player, or nothing.
inline std::optional<std::string_view> name_of(const std::optional<Player>& player) {
  return player.transform([](Player its) { return name_of(its); });
}

}  // namespace summand::sucker
