#include "summand/dist/take_over.hpp"

#include <charconv>
#include <fmt/core.h>

#include "summand/base/record_lines.hpp"

namespace summand::dist {

namespace {

// The seals of the first layers, a line for each, and perhaps why the next one is refused.
std::string find_seals(const LayerFiles& files, std::span<const LayerFiles::Layer> all) {
  std::string out;
  for (const LayerFiles::Layer& layer : all) {
    const auto seal = files.find_seal(layer);
    if (!seal) return out + "refused " + seal.error().message + "\n";
    if (!*seal) break;
    out += fmt::format("{} {}\n", (*seal)->ranks, (*seal)->digest);
  }
  return out;
}

}  // namespace

TakenOver take_over(Ranks& ranks, const LayerFiles& files, std::span<const LayerFiles::Layer> all,
                    const std::function<void(const LayerDone&)>& report) {
  const auto layers = static_cast<unsigned>(all.size());
  const std::string found = ranks.text_of(0, ranks.is_first() ? find_seals(files, all) : "");
  TakenOver out;
  std::string refused;
  for (const RecordLine& line : lines_of(found)) {
    if (const auto why = after_word(line.text, "refused")) {
      refused = *why;
      break;
    }
    LayerFiles::Seal seal;
    const char* end = line.text.data() + line.text.size();
    const auto ranks_end = std::from_chars(line.text.data(), end, seal.ranks).ptr;
    std::from_chars(ranks_end + 1, end, seal.digest);
    const LayerFiles::Layer& layer = all[out.seals.size()];
    const auto checked = files.check(layer, seal, Shards(layer.count, ranks.size()), ranks.rank());
    const std::uint64_t bad = ranks.most(checked ? 0 : ranks.size() - ranks.rank());
    if (bad != 0) {
      const auto who = static_cast<unsigned>(ranks.size() - bad);
      refused = ranks.text_of(who, checked ? "" : checked.error().message);
      break;
    }
    out.seals.push_back(seal);
    out.digests.push_back(seal.digest);
    if (report) {
      report({.layer = layer.number, .layers = layers, .count = layer.count, .taken_over = true});
    }
  }
  if (!refused.empty() && report) {
    const LayerFiles::Layer& layer = all[out.seals.size()];
    report({.layer = layer.number, .layers = layers, .count = layer.count, .refused = refused});
  }
  return out;
}

}  // namespace summand::dist
