// MatchSaver: puts the record of a match into a file, and asks before it overwrites one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace summand::program {

class MatchSaver {
 public:
  // Saves to a file. Returns a message: that it is done, why it failed, or a question that the next
  // line answers.
  std::string save(std::string_view file, const std::string& record);

  // Call this with every line that is typed. Returns a message if the line answers the question
  // with yes or no; nothing for any other line, which the caller handles. Yes calls `record`.
  std::optional<std::string> answered(std::string_view line,
                                      const std::function<std::string()>& record);

 private:
  std::string asked_;  // the file of the question; empty if there is no question
};

}  // namespace summand::program
