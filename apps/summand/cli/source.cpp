#include "apps/summand/cli/source.hpp"

#include "summand/base/foreign_text.hpp"
#include "summand/text/caret.hpp"

namespace summand::program {

std::string Source::located(const Error& error) const {
  const std::string place = message_with_caret(text, error, line);
  return is_script() ? printable(script) + ":" + place : place;
}

}  // namespace summand::program
