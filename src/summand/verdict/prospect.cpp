#include "summand/verdict/prospect.hpp"

namespace summand {

std::string_view name_of(Means means) {
  switch (means) {
    case Means::theorem:
      return "a theorem";
    case Means::values:
      return "the values of the games";
    case Means::search:
      return "search";
    case Means::retrograde:
      return "retrograde analysis";
  }
  return {};
}

std::string_view key_of(Means means) {
  switch (means) {
    case Means::theorem:
      return "theorem";
    case Means::values:
      return "values";
    case Means::search:
      return "search";
    case Means::retrograde:
      return "retrograde";
  }
  return {};
}

}  // namespace summand
