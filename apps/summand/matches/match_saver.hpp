// MatchSaver: writes the record of a match into a file, and asks before it overwrites one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace summand::program {

class MatchSaver {
 public:
  // Saves to a file. Returns a message: that it is done, why it failed, or a question that the next
  // line should answer.
  std::string save(std::string_view file, const std::string& record);

  // Must be called with every line that a person types. If there is a question and the line is yes
  // or no, returns a message. Otherwise returns nullopt, and the caller should handle the line. Yes
  // calls `record`.
  std::optional<std::string> answered(std::string_view line,
                                      const std::function<std::string()>& record);

 private:
  std::string asked_;  // the file of the question; empty if there is none
};

}  // namespace summand::program
