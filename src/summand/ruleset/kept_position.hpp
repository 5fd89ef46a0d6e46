// How positions are named in files of results.
#pragma once

#include <string>

#include "summand/ruleset/version.hpp"

namespace summand {

// Rules that are made at run time say under which name their results are kept: the name of the
// game, #, and a digest of the rules. Empty: they are not kept.
template <class R>
concept NamesKeptGame = requires(const R rules) {
  { rules.kept_game() } -> std::same_as<std::string>;
};

// The name of the game of these rules, for KeptKey. Empty if their results must not be kept,
// because the rules cannot be told apart from others of the same name.
template <Ruleset R>
std::string kept_game(const R& rules) {
  if constexpr (NamesKeptGame<R>) {
    return rules.kept_game();
  } else if constexpr (requires { rules.ruleset(); }) {
    return {};
  } else {
    return std::string(R::info.name);
  }
}
template <Ruleset R>
std::string kept_game(const Version<R>& version) {
  return kept_game(version.rules);
}

// The position as a call with the parameters of its rules, for KeptKey.
template <Ruleset R>
std::string kept_call(const Version<R>& version, const typename R::Position& position) {
  std::string call = print_call(version.rules, position);
  switch (version.kind) {
    case VersionKind::itself:
      return call;
    case VersionKind::negative:
      return "-" + call;
    case VersionKind::impartial:
      return "impartial(" + call + ")";
  }
  SUMMAND_CHECK(false);
}
template <Ruleset R>
std::string kept_call(const R& rules, const typename R::Position& position) {
  return print_call(rules, position);
}

}  // namespace summand
