// Rows of a store for people and for other programs.
#pragma once

#include <string>
#include <string_view>

#include "summand/base/result.hpp"
#include "summand/store/store_format.hpp"
#include "summand/value/store.hpp"

namespace summand::ask {

// The answer in plain notation: a value, *3, or who wins. An error says what is wrong with it:
// bytes of no value, no number. Throws LimitReached.
Result<std::string> plain_answer(ValueStore& store, const StoreRow& row);

// Whether the answer can be read, without its text. The same errors. Throws LimitReached.
Result<void> expect_answer(ValueStore& store, const StoreRow& row);

// The position as an expression. A sum is written with + between its terms.
std::string expression_of(const StoreRow& row);

// "nim", or "sums" for the sums of positions.
std::string_view name_of_game(std::string_view game);

// "1 row", "2 rows".
std::string counted_rows(std::uint64_t rows);

}  // namespace summand::ask
