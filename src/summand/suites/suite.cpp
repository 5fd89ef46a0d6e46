#include "summand/suites/suite.hpp"

namespace summand {

std::string SuiteSum::expression() const {
  std::string out;
  for (const SuiteGame& game : games) {
    if (!out.empty()) out += " + ";
    out += game.expression;
  }
  return out.empty() ? "0" : out;
}

}  // namespace summand
