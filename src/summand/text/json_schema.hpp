// JSON schemas of descriptions (description.hpp), in the draft 2020-12.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "summand/text/description.hpp"
#include "summand/text/json_writer.hpp"

namespace summand {

// An object that is described by any one of the descriptions, each with the members of `common`.
struct DescribedAnswer {
  std::string name;          // of the definition
  std::string_view command;  // the value of the member "command"
  std::string_view sentence;
  std::span<const Description::Part> any;
};

// Writes the members of an open object: a schema of these answers. Each answer and each description
// with a name is a definition. Answers of one command with the same `any` refer to the first.
// Objects have no other members, unless their description is open.
void write_schema(JsonWriter& json, const std::vector<DescribedAnswer>& answers,
                  const Description& common);

}  // namespace summand
