// Any text. If it parses as a record, a state, an action or seats of several seats, it must not
// change by printing and parsing.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "summand/base/check.hpp"
#include "summand/play/seats.hpp"
#include "summand/studies/babylon/rounds.hpp"
#include "summand/studies/babylon/seats_record.hpp"
#include "summand/studies/dots/record.hpp"
#include "summand/studies/sucker/picture.hpp"
#include "summand/studies/sucker/record.hpp"

namespace {

using namespace summand;

template <class Parse>
void is_printed_and_read(std::string_view text, Parse&& parse) {
  const auto found = parse(text);
  if (!found) {
    SUMMAND_CHECK(found.error().offset <= text.size());
    return;
  }
  const std::string printed = print(*found);
  const auto again = parse(printed);
  SUMMAND_CHECK(again && print(*again) == printed);
}

}  // namespace

extern "C" int summand_fuzz_several(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  is_printed_and_read(text, sucker::parse_record);
  is_printed_and_read(text, sucker::parse_state);
  is_printed_and_read(text, sucker::parse_action);
  is_printed_and_read(text, sucker::parse_house_rules);
  is_printed_and_read(text, babylon::parse_match);
  is_printed_and_read(text, babylon::parse_rounds);
  is_printed_and_read(text, dots::parse_match);
  is_printed_and_read(text, dots::parse_position);
  const auto json = sucker::parse_state_json(text);
  if (json) SUMMAND_CHECK(sucker::parse_state_json(sucker::print_json(*json)) == *json);
  const auto answer = sucker::parse_answer_json(text);
  SUMMAND_CHECK(answer || answer.error().offset <= size);
  SUMMAND_CHECK(!json || (answer && answer->state == *json));
  if (const auto picture = sucker::parse_picture(text)) {
    const sucker::Referee referee;
    const sucker::State state = referee.begun(*picture);
    const std::string printed =
        table_of(state, sucker::History::shown) + decision_of(referee, state) + "\n";
    SUMMAND_CHECK(sucker::parse_picture(printed) == state);
  } else {
    SUMMAND_CHECK(picture.error().offset <= size);
  }
  const auto seats = parse_seats(text, 8);
  SUMMAND_CHECK(seats ? seats->size() <= 8 : seats.error().offset <= size);
  return 0;
}
