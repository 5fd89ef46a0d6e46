// SharedNimbers: what several searches for nimbers share.
#pragma once

#include "summand/base/budget.hpp"
#include "summand/search/known_nimbers.hpp"
#include "summand/search/searched_now.hpp"

namespace summand {

// What is known about parts, and the questions that are searched now. The tables of parts of these
// searches share records.
class SharedNimbers {
 public:
  explicit SharedNimbers(const Budget& budget) : known_(budget) {}

  KnownNimbers& known() { return known_; }
  SearchedNow& searched() { return searched_; }

 private:
  KnownNimbers known_;
  SearchedNow searched_;
};

}  // namespace summand
