// Result<T>: a value, or an Error that says what is wrong in the input, and where.
#pragma once

#include <cstddef>
#include <expected>
#include <optional>
#include <string>
#include <utility>

namespace summand {

// A known word that may have been meant, and the place of the wrong word, which has that many
// bytes.
struct Suggestion {
  std::string word;
  std::size_t length = 0;

  friend bool operator==(const Suggestion&, const Suggestion&) = default;
};

// An error in a text, a file or a request. The message is one sentence without a full stop.
// `offset` counts bytes from the start of the given text.
struct Error {
  std::string message;
  std::size_t offset = 0;
  std::optional<Suggestion> suggestion = {};  // its wrong word begins at the offset

  friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string message, std::size_t offset = 0) {
  return std::unexpected(Error{std::move(message), offset});
}

// The error for an unknown word, with the known word that may have been meant.
inline std::unexpected<Error> fail_near(std::string message, std::size_t offset,
                                        Suggestion suggestion) {
  return std::unexpected(Error{std::move(message), offset, std::move(suggestion)});
}

// The same error, for a longer text. The failing text begins at `by` in it.
inline std::unexpected<Error> shifted(Error error, std::size_t by) {
  error.offset += by;
  return std::unexpected(std::move(error));
}

}  // namespace summand

// SUMMAND_TRY(name, expression): binds `name` to the value of a Result, or returns its error.
#define SUMMAND_TRY(name, ...) \
  SUMMAND_TRY_AS_(name, SUMMAND_JOIN_(result_of_line_, __LINE__), __VA_ARGS__)
#define SUMMAND_TRY_AS_(name, result, ...)                        \
  auto result = (__VA_ARGS__);                                    \
  if (!result) return std::unexpected(std::move(result).error()); \
  auto name = *std::move(result)
#define SUMMAND_JOIN_(a, b) SUMMAND_JOIN_AGAIN_(a, b)
#define SUMMAND_JOIN_AGAIN_(a, b) a##b
