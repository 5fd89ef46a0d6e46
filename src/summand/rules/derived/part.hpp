// Writes a block of a position as a position of its own.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "summand/rules/derived/blocks.hpp"
#include "summand/rules/derived/ground_rules.hpp"
#include "summand/rules/derived/reach.hpp"
#include "summand/rules/letter_board.hpp"
#include "summand/rules/player_rules.hpp"
#include "summand/rules/text/game_text.hpp"

namespace summand {

// A position and what can happen in it.
struct BoardAnalysis {
  LetterBoard board;
  std::shared_ptr<const GroundRules> rules;
  Reach reach;
  std::vector<Rewrite> effects;
};

// nullopt if the board has too many ground rewrites.
std::optional<BoardAnalysis> analysis_of(const GroundRulesMemo& rules, BoardKind kind,
                                         const LetterBoard& board);

// The letters to write on cells that do not belong to a part, the best one first: nobody's letters
// that no rule changes, then holes, then nobody's other letters.
std::vector<Letter> fill_letters(const GameText& game, std::span<const PlayerRule> rules);

// A board that has the same moves as the block, now and later. It is cut to the box around the
// block, unless it is a ring. nullopt if none of the ways to write one passes the check.
std::optional<LetterBoard> written_part(const BoardAnalysis& whole, const Block& block,
                                        const GroundRulesMemo& rules, BoardKind kind,
                                        std::span<const Letter> fills);

}  // namespace summand
