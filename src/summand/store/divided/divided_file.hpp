// What a file of a divided table says about itself.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "summand/base/result.hpp"
#include "summand/store/divided/layer_files.hpp"

namespace summand {

struct DividedFile {
  std::uint64_t version = 0;
  std::string table = {};  // in words. The text comes from the file.
  LayerFiles::Layer layer = {};
  unsigned ranks = 0;                 // that wrote the layer
  std::optional<unsigned> rank = {};  // that wrote this part. A seal has none.
  std::uint64_t digest = 0;           // of a seal
  std::optional<bool> is_right = {};  // by all checksums. nullopt for another version.
};

// nullopt if the file is of another kind. Reads a part block by block, with at most 16 MB.
Result<std::optional<DividedFile>> divided_file(const std::string& path);

}  // namespace summand
