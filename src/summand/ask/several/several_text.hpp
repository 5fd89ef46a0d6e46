// Answers to questions about a match of several players: as data, in JSON and in words.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "summand/ask/several/open_several.hpp"
#include "summand/draw/page.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

struct SeveralState {
  struct Player {
    std::string name, seat;  // as --seats writes it: "person", "max-n"
  };
  struct Made {
    std::string player, action;
    std::vector<std::string> news;  // sentences about its consequences
  };
  struct Deal {
    std::size_t after;  // the number of actions before it
    std::string text;
  };

  std::string game, title, text;
  std::vector<Player> players;
  std::optional<std::string> to_move, winner;  // neither in a draw
  std::vector<std::string> places;             // the winner first; empty before the end
  std::string picture;                         // lines
  std::vector<Made> actions_made;
  std::vector<Deal> deals;
};
SeveralState state_of(const SeveralMatch& match);

// The rounds of Babylon.
struct BoxState {
  struct Player {
    std::string name;
    unsigned wins;
  };
  std::string start;  // the stacks on the table before each round
  std::vector<Player> players;
  unsigned rounds;                             // how many are over
  std::optional<std::string> chooser, winner;  // who is to choose his place
};
BoxState state_of(const babylon::Box& box);

// An action that no person chose.
struct UnaskedText {
  SeveralState::Made made;
  std::optional<ProgramChoice> choice{};  // nothing if it was the only action of a person
};
UnaskedText text_of(const OpenSeveral& match, UnaskedAction done);

// A match after a question.
struct SeveralAnswer {
  std::uint64_t number;
  std::optional<BoxState> box;        // nothing for a single match
  std::optional<SeveralState> state;  // nothing before the first round
  std::string player{};               // who made the choice
  std::optional<ProgramChoice> choice{};
  std::optional<std::vector<UnaskedText>> made{};  // made by the question
};
SeveralAnswer answer_about(std::uint64_t number, const OpenSeveral& match);
void write_json(JsonWriter& json, const SeveralAnswer& data);
std::string text(const SeveralAnswer& data, const Page& page);

// The actions that people may choose.
struct SeveralActions {
  struct Listed {
    std::string player, action;
  };
  std::uint64_t number;
  std::vector<Listed> actions;
};
SeveralActions actions_of(std::uint64_t number, const OpenSeveral& match);
void write_json(JsonWriter& json, const SeveralActions& data);
std::string text(const SeveralActions& data, const Page& page);

// An action with its reason, as a line.
std::string line_of(const Advised<SeveralAction>& advised);

struct SeveralHint {
  std::uint64_t number;
  std::string player{};
  std::optional<Advised<SeveralAction>> advised{};  // nothing if the match is over
};
void write_json(JsonWriter& json, const SeveralHint& data);
std::string text(const SeveralHint& data, const Page& page);

// The last choice of a program, and what is known of the state.
struct SeveralReasons {
  std::uint64_t number;
  std::string player{};
  std::optional<ProgramChoice> choice{};  // nothing before the first one
  std::vector<std::string> known{};
};
void write_json(JsonWriter& json, const SeveralReasons& data);
std::string text(const SeveralReasons& data, const Page& page);
// Returns the text of SeveralReasons.
std::string lines_of_reasons(const ProgramChoice* choice, const std::vector<std::string>& known);

}  // namespace summand::ask
