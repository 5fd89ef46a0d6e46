// Attempt<T>: a value, or the reason why there is none: wrong input, or a limit that was reached.
//
// In the headers of language/, verdict/, analysis/ and play/, a function that returns an Attempt
// throws nothing. Elsewhere a comment says so, or the function may throw LimitReached.
#pragma once

#include <expected>
#include <new>
#include <optional>
#include <string>
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
  Hint hint = Hint::none;         // of LimitReached
  std::string before{}, after{};  // likewise

  // Adds text at both ends of the message. What a limit says of itself stays known.
  void surround(const std::string& at_begin, const std::string& at_end) {
    before.insert(0, at_begin);
    after += at_end;
    error.message = at_begin + error.message + at_end;
  }
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
  return std::unexpected(Failure{.error = {std::move(reached.message)},
                                 .limit = reached.limit,
                                 .hint = reached.hint,
                                 .before = std::move(reached.before),
                                 .after = std::move(reached.after)});
}

// Throws LimitReached with the message of the failure. Assumes that it is a limit.
[[noreturn]] inline void reach_limit_again(Failure failure) {
  reach_limit({.limit = *failure.limit,
               .message = std::move(failure.error.message),
               .hint = failure.hint,
               .before = std::move(failure.before),
               .after = std::move(failure.after)});
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
