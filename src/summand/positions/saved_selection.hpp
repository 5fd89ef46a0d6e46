// Searches over positions in files, so that a long one can be continued.
//
// A file has lines of text: its kind, the question, what the rules of the game are known by, which
// positions were judged, the hits, and a checksum of everything before. It depends only on which
// positions were judged: not on the runs, shards and threads that judged them.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/base/attempt.hpp"
#include "summand/base/text_sink.hpp"
#include "summand/jobs/joined_files.hpp"
#include "summand/jobs/saved_file.hpp"
#include "summand/positions/found_positions.hpp"
#include "summand/positions/judged_parts.hpp"
#include "summand/positions/position_question.hpp"
#include "summand/ruleset/any.hpp"

namespace summand {

inline constexpr SavedFormat kSelectionFormat{
    .what = "a saved search", .title = "summand search ", .version = 3, .oldest = 2};

// What a search is about. Only a search about the same can continue it.
struct SelectionSubject {
  std::string expression;
  std::string options;                // those that the answer depends on, except --first
  std::string rules;                  // differs if a game has other moves
  std::optional<std::uint64_t> best;  // of --best

  friend bool operator==(const SelectionSubject&, const SelectionSubject&) = default;
};

// The rules are known by the moves from the small positions of the game. `options` are those that
// the answer depends on. Throws LimitReached.
SelectionSubject selection_subject(std::string expression, std::string options,
                                   const PositionQuestion& wanted, const AnyRuleset& game,
                                   Budget budget);

// How far a search was.
struct SelectionState {
  JudgedParts judged{};
  std::optional<std::uint64_t> all{};  // how many positions there are, if the end was reached
  std::uint64_t found = 0;             // hits, also those that were not kept

  // Whether every position was judged.
  bool is_done() const { return all && judged.whole() == *all; }
};

struct SavedSelection {
  SelectionSubject question;
  SelectionState state;
  std::vector<FoundPosition> kept;
};

// Writes the content that save_selection() saves.
void write_saved(const SelectionSubject& question, const SelectionState& state,
                 std::span<const FoundPosition* const> kept, TextSink& out);
// Writes a file in one step (see write_file).
Result<void> save_selection(const std::string& path, const SelectionSubject& question,
                            const SelectionState& state,
                            std::span<const FoundPosition* const> kept);

// Fails if the text is not that of a saved search or was changed. Throws nothing.
Attempt<SavedSelection> parse_selection(std::string_view text, const Budget& budget);
// The same for a file. Errors name the file, and have no place in a text.
Attempt<SavedSelection> load_selection(const std::string& path, const Budget& budget);

// Fails if a search about `wanted` cannot continue the one about `known`.
Result<void> check_same_selection(const SelectionSubject& known, const SelectionSubject& wanted);

// What saved searches have together (see join_files). Throws nothing.
Attempt<JoinedFiles> join_selections(std::span<const std::string> paths, const Budget& budget);

}  // namespace summand
