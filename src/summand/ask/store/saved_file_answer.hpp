// What `store info` and `store check` say about saved files that are no stores.
#pragma once

#include "summand/ask/asking.hpp"
#include "summand/ask/store/file_kind.hpp"
#include "summand/base/attempt.hpp"

namespace summand::ask {

struct SavedFileAnswer {
  std::string path;
  std::uint64_t bytes = 0;
  SavedFile file;
};
std::string text(const SavedFileAnswer& data, const Page& page);
void describe(Members<SavedFileAnswer>& its);

// Kind, version, content and checksum of the file that the question names. A wrong checksum is a
// failed verification. Reads the whole file. Throws LimitReached.
Attempt<Response> answer_about_saved_file(Asking& asking);

}  // namespace summand::ask
