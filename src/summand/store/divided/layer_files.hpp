// LayerFiles: the layers of a divided table as files in a folder that all ranks share.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "summand/base/result.hpp"
#include "summand/store/divided/shards.hpp"

namespace summand {

// Each rank writes one file for each layer: its blocks (see Shards), each with a checksum. When all
// of them are on disk, one rank writes a short text, the seal of the layer. A layer counts only
// with its seal. So a run that is killed at any moment leaves whole layers. The blocks do not
// depend on the number of ranks, so that a run with any number of ranks can read the files.
class LayerFiles {
 public:
  struct Layer {
    unsigned number = 0;
    std::uint64_t count = 0;  // things
    std::uint64_t width = 1;  // bytes of each thing
  };
  // What a seal says.
  struct Seal {
    unsigned ranks = 0;  // that wrote the layer
    std::uint64_t digest = 0;
  };

  // `name` is the beginning of all file names, and `table` says in words what the values are. A
  // file of another table is refused.
  LayerFiles(std::string folder, std::string name, std::string table);

  // Makes the folder, if it does not exist.
  Result<void> make_folder() const;

  // Writes the file of a rank, in one step (see base/file.hpp). `values` are the things that the
  // rank keeps.
  Result<void> save(const Layer& layer, const Shards& shards, unsigned rank,
                    std::span<const std::uint8_t> values) const;
  // Writes the seal. Assumes that all ranks have saved. Removes files of the layer that another
  // number of ranks wrote.
  Result<void> seal(const Layer& layer, const Seal& seal) const;

  // nullopt if there is no seal. Fails if the seal is damaged or is of another table.
  Result<std::optional<Seal>> find_seal(const Layer& layer) const;

  // Reads the blocks that the rank keeps, in the files of all ranks that wrote the layer. Fails at
  // the first block whose checksum is wrong, and names the file. Assumes that `values` has the size
  // of what the rank keeps.
  Result<void> load(const Layer& layer, const Seal& seal, const Shards& shards, unsigned rank,
                    std::span<std::uint8_t> values) const;
  // The same check, with room for one block only.
  Result<void> check(const Layer& layer, const Seal& seal, const Shards& shards,
                     unsigned rank) const;

 private:
  std::string seal_path(const Layer& layer) const;
  std::string path(const Layer& layer, unsigned rank, unsigned ranks) const;
  void remove_others(const Layer& layer, unsigned ranks) const;
  Result<void> read_blocks(
      const Layer& layer, const Seal& seal, const Shards& shards, unsigned rank,
      const std::function<std::span<std::uint8_t>(std::uint64_t block)>& room) const;

  std::string folder_, name_, table_;
};

}  // namespace summand
