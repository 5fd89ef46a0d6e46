// The functions of store/kept_file.hpp where there are no files, as in a browser.
#include <fmt/core.h>

#include "summand/base/foreign_text.hpp"
#include "summand/store/kept_file.hpp"

namespace summand {

class KeptFile::File {};

KeptFile::KeptFile(std::unique_ptr<File> file) : file_(std::move(file)) {}
KeptFile::~KeptFile() = default;

Result<std::unique_ptr<KeptFile>> KeptFile::open(const std::string& path, Access, std::size_t,
                                                 std::string) {
  return fail(fmt::format("cannot open {}: there are no files here", printable(path)));
}

std::optional<std::string> KeptFile::find(const KeptKey&) { return std::nullopt; }
void KeptFile::keep(const KeptKey&, std::string_view, FoundBy) {}
Result<void> KeptFile::flush() { return {}; }
KeptFile::Use KeptFile::use() const { return {}; }
std::vector<std::string> KeptFile::problems() const { return {}; }

}  // namespace summand
