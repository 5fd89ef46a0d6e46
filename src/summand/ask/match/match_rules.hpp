// The rules of the games in a match, as data, in JSON and in words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "summand/draw/page.hpp"
#include "summand/play/sum_match.hpp"
#include "summand/text/description.hpp"

namespace summand::ask {

struct MatchRules {
  struct OfGame {
    const AnyRuleset* game;
    std::vector<std::size_t> terms;  // that are played by these rules, from 0
  };
  std::vector<OfGame> games;               // each once, in the order of the sum
  std::vector<std::size_t> without_board;  // terms that are given by their options
};
MatchRules rules_in(const SumMatch& match);
std::string text(const MatchRules& data, const Page& page);

// The answer of a conversation.
struct RulesOfMatch {
  std::uint64_t number;  // of the match
  MatchRules rules;
};
void describe(Members<RulesOfMatch>& its);
std::string text(const RulesOfMatch& data, const Page& page);

}  // namespace summand::ask
