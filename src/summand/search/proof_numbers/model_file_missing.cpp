// Where there are no files, there are no models in files.
#include "summand/search/proof_numbers/model_file.hpp"

namespace summand {

Result<LearnedModel> read_model(std::string_view) { return fail("there are no files here"); }

}  // namespace summand
