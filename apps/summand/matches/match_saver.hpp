// MatchSaver: puts the record of a match into a file, and asks before it overwrites one.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace summand::program {

class MatchSaver {
 public:
  // What to tell whoever asked to save: that it is done, why not, or a question that the next line
  // answers.
  std::string save(std::string_view file, const std::string& record);

  // To be called with every line that is typed. What to say if it answers the question with yes or
  // no; nothing for any other line, which the caller obeys. `record` is asked for after yes.
  std::optional<std::string> answered(std::string_view line,
                                      const std::function<std::string()>& record);

 private:
  std::string asked_;  // the file that the question was about; empty where there is none
};

}  // namespace summand::program
