// Attempt<T>: a value, or the reason why there is none: wrong input, or a limit that was reached.
//
// A function of the layers from language/ up that returns an Attempt throws nothing. All others may
// throw LimitReached, as those that return a Result.
#pragma once

#include <expected>
#include <new>
#include <optional>
#include <type_traits>
#include <utility>

#include "summand/base/budget.hpp"
#include "summand/base/result.hpp"

namespace summand {

// An error in the expression has the offset of its place. A limit and an error of a file have no
// offset.
struct Failure {
  Error error;
  std::optional<Limit> limit = std::nullopt;
  bool is_in_text = true;
};

template <class T>
using Attempt = std::expected<T, Failure>;

inline std::unexpected<Failure> failure(Error error) {
  return std::unexpected(Failure{std::move(error)});
}

// An error of a file or the like, not of the expression.
inline std::unexpected<Failure> failure_elsewhere(Error error) {
  return std::unexpected(Failure{std::move(error), std::nullopt, false});
}

inline std::unexpected<Failure> failure(LimitReached reached) {
  return std::unexpected(Failure{{std::move(reached.message)}, reached.limit});
}

// Returns f(), an Attempt or a Result. A limit that f reaches is a failure, and so is the end of
// the machine's memory. The data that f worked on stays valid.
template <class F>
auto within_limits(F&& f) -> Attempt<typename std::invoke_result_t<F>::value_type> {
#if defined(__cpp_exceptions)
  try {
#endif
    auto result = std::forward<F>(f)();
    if constexpr (std::is_same_v<typename decltype(result)::error_type, Failure>) {
      return result;
    } else {
      if (!result) return failure(std::move(result).error());
      if constexpr (std::is_void_v<typename decltype(result)::value_type>) {
        return {};
      } else {
        return *std::move(result);
      }
    }
#if defined(__cpp_exceptions)
  } catch (LimitReached& reached) {
    return failure(std::move(reached));
  } catch (const std::bad_alloc&) {
    return failure(LimitReached{Limit::memory, "the machine has no memory left"});
  }
#endif
}

}  // namespace summand
