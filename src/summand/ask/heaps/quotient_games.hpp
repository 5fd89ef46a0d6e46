// The misère quotients of all octal games with few digits, compared with what is published.
#pragma once

#include "summand/ask/asking.hpp"
#include "summand/base/result.hpp"
#include "summand/draw/page.hpp"
#include "summand/misere/quotient_table.hpp"
#include "summand/text/json_writer.hpp"

namespace summand::ask {

extern const Question kHeapsQuotients;

}  // namespace summand::ask
