// SuiteAsker: asks the questions of a suite, each within its limits.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "summand/ask/asking.hpp"
#include "summand/ask/suite/suite_answer.hpp"
#include "summand/base/attempt.hpp"
#include "summand/suites/suite.hpp"
#include "summand/theory/thermograph.hpp"

namespace summand::ask {

class SuiteAsker {
 public:
  explicit SuiteAsker(const Asking& asking) : asking_(asking) {}

  // The result of a question, without its place.
  struct Found {
    CaseResult result = CaseResult::unreadable;
    std::string found = {}, reason = {};
    double seconds = 0;
  };
  // One for each question of the sum. Who wins is found once for both players, the nimber and the
  // thermograph once. Each may take the time of the request. Fails only if somebody interrupts.
  // Throws nothing.
  Attempt<std::vector<Found>> ask(const SuiteSum& sum);

 private:
  // What is known about a sum: an answer, a limit, or why there is none.
  template <class T>
  struct Known {
    std::optional<T> answer = {};
    CaseResult otherwise = CaseResult::unknown;
    std::string reason = {};
    double seconds = 0;
  };

  Attempt<Session*> session();
  Attempt<Answer> game_of(const SuiteSum& sum);
  Attempt<Outcome> outcome_of(const SuiteSum& sum);
  Attempt<std::uint64_t> nimber_of(const SuiteSum& sum);
  Attempt<Thermograph> thermograph_of(const SuiteSum& sum);
  template <class T, class Find>
  Attempt<Known<T>> find(Find&& find);

  const Asking& asking_;
  std::unique_ptr<Session> session_;  // its values are dropped when they take much memory
  std::set<std::string> rules_;       // of games that it knows
};

}  // namespace summand::ask
