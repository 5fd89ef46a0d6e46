#include "summand/algebra/written_moves.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

#include "summand/base/hash.hpp"

namespace summand {

WrittenMoves::WrittenMoves(std::shared_ptr<Workspace> workspace)
    : shared_workspace_(std::move(workspace)),
      workspace_(*shared_workspace_),
      charge_(workspace_.budget()) {}

std::uint64_t WrittenMoves::SumHash::operator()(const Sum& sum) const {
  std::uint64_t hash = sum.size();
  for (const PartId part : sum) hash = hash_combine(hash, part);
  return hash;
}

// --- sums of parts ---

// From the bottom up.
WrittenMoves::Sum WrittenMoves::sum_of(const Game& game) {
  Sums sums;
  const auto of = [&](const SharedConstruction& g) -> const Sum& { return sums.at(&*g); };
  for (const SharedConstruction& g : Construction::below(game.construction())) {
    workspace_.budget().ask();
    Sum found;
    switch (g->kind()) {
      case Construction::Kind::value:
        if (!g->has_form()) reach_limit(Limit::size, std::string(kFormIsLost));
        if (g->value() != workspace_.store.zero()) found = {part(g->value())};
        break;
      case Construction::Kind::position:
        found = {part(g->position())};
        break;
      case Construction::Kind::braces:
        found = braces(g, sums);
        break;
      case Construction::Kind::negative:
        found = negative(of(g->first()));
        break;
      case Construction::Kind::sum:
        found = joined(of(g->first()), of(g->second()));
        break;
      case Construction::Kind::copies:
        found = times(g->count(), of(g->first()));
        break;
      case Construction::Kind::ordinal_sum:
        found = ordinal(of(g->first()), of(g->second()));
        break;
    }
    charge_.add(kMapEntry<const Construction*, Sum> + found.size() * sizeof(PartId));
    sums.emplace(&*g, std::move(found));
  }
  return of(game.construction());
}

WrittenMoves::Sum WrittenMoves::negative(const Sum& sum) {
  Sum out;
  for (const PartId part : sum) out.push_back(part ^ 1);
  std::ranges::sort(out);
  return out;
}

void WrittenMoves::check_size(const Dyadic& parts) {
  if (parts > Dyadic(static_cast<std::int64_t>(kMostParts))) {
    reach_limit(Limit::size, fmt::format("play of a sum of more than {} games", kMostParts));
  }
}

WrittenMoves::Sum WrittenMoves::joined(Sum g, const Sum& h) {
  check_size(Dyadic(static_cast<std::int64_t>(g.size() + h.size())));
  g.insert(g.end(), h.begin(), h.end());
  std::ranges::sort(g);
  return g;
}

WrittenMoves::Sum WrittenMoves::times(const Dyadic& count, const Sum& sum) {
  Sum out;
  if (sum.empty()) return out;
  check_size(count.abs() * Dyadic(static_cast<std::int64_t>(sum.size())));
  const auto copies = static_cast<std::size_t>(*count.abs().to_int64());
  for (const PartId part : count.sign() < 0 ? negative(sum) : sum) {
    out.insert(out.end(), copies, part);
  }
  return out;
}

Game WrittenMoves::written(const Sum& sum) {
  if (sum.empty()) return Game(shared_workspace_, workspace_.store.zero());
  const auto game_of = [&](PartId part) {
    const Game& game = parts_[part / 2].game;
    return part % 2 == 0 ? game : -game;
  };
  Game out = game_of(sum[0]);
  for (std::size_t i = 1; i < sum.size(); ++i) out = std::move(out) + game_of(sum[i]);
  return out;
}

// --- parts ---

WrittenMoves::PartId WrittenMoves::part(Value value) {
  if (const auto at = values_.find(value); at != values_.end()) return at->second;
  charge_.add(sizeof(Part) + kMapEntry<Value, PartId>);
  const auto id = static_cast<PartId>(2 * parts_.size());
  parts_.push_back({Game(shared_workspace_, value)});
  values_.emplace(value, id);
  const Value negative = workspace_.store.negative(value);
  if (negative != value) values_.emplace(negative, id + 1);
  return id;
}

WrittenMoves::PartId WrittenMoves::part(const std::string& name, Part part) {
  const auto [at, is_new] = names_.emplace(name, static_cast<PartId>(2 * parts_.size()));
  if (!is_new) return at->second;
  charge_.add(sizeof(Part) + name.size() + kMapEntry<std::string, PartId>);
  parts_.push_back(std::move(part));
  return at->second;
}

WrittenMoves::PartId WrittenMoves::part(const AnyPosition& position) {
  if (position.loopy()) {
    reach_limit(Limit::size,
                fmt::format("{} is a loopy game (a position can repeat), so play has no "
                            "length",
                            position.ruleset().info().title));
  }
  const std::string name = position.print_call();
  if (const auto at = names_.find(name); at != names_.end()) return at->second;
  return part(name, {Game(shared_workspace_, position)});
}

std::string WrittenMoves::name_of(const std::vector<Sum>& sums) const {
  std::string out;
  for (const Sum& sum : sums) out += fmt::format("{},", fmt::join(sum, "+"));
  return out;
}

// Braces with the same options, in any order, are one part.
WrittenMoves::Sum WrittenMoves::braces(const SharedConstruction& g, const Sums& sums) {
  Part out{Game(shared_workspace_, g)};
  const auto fill = [&](std::span<const SharedConstruction> from, std::vector<Sum>& options) {
    for (const SharedConstruction& option : from) options.push_back(sums.at(&*option));
    std::ranges::sort(options);
    options.erase(std::unique(options.begin(), options.end()), options.end());
  };
  fill(g->left(), out.left);
  fill(g->right(), out.right);
  if (out.left.empty() && out.right.empty()) return {};
  out.has_options = true;
  charge_options(out);
  const std::string name = "{" + name_of(out.left) + "|" + name_of(out.right) + "}";
  return {part(name, std::move(out))};
}

WrittenMoves::Sum WrittenMoves::ordinal(const Sum& base, const Sum& top) {
  if (base.empty()) return top;
  if (top.empty()) return base;
  const std::string name = name_of({base}) + ":" + name_of({top});
  return {part(name, {written(base).ordinal_sum(written(top)), std::pair(base, top)})};
}

// --- moves ---

std::vector<WrittenMoves::Sum> WrittenMoves::options(PartId part, Player player) {
  if (!parts_[part / 2].has_options) list_options(part / 2);
  if (part % 2 == 0) {
    return player == Player::left ? parts_[part / 2].left : parts_[part / 2].right;
  }
  std::vector<Sum> out;
  for (const Sum& option : options(part ^ 1, opponent(player))) out.push_back(negative(option));
  return out;
}

// The sums after the moves in one of its parts, each once.
std::vector<WrittenMoves::Sum> WrittenMoves::options(const Sum& sum, Player player) {
  std::vector<Sum> out;
  for (std::size_t i = 0; i < sum.size(); ++i) {
    if (i > 0 && sum[i] == sum[i - 1]) continue;
    Sum rest = sum;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    for (const Sum& option : options(sum[i], player)) {
      workspace_.budget().ask();
      out.push_back(joined(option, rest));
    }
  }
  std::ranges::sort(out);
  out.erase(std::unique(out.begin(), out.end()), out.end());
  return out;
}

void WrittenMoves::list_options(std::uint32_t number) {
  const Part its = parts_[number];
  if (its.ordinal && ++nested_ > kMostNested) {
    reach_limit(Limit::size, fmt::format("play of more than {} nested ordinal sums", kMostNested));
  }
  std::vector<Sum> found[2];
  for (const Player player : {Player::left, Player::right}) {
    std::vector<Sum>& out = found[player == Player::right];
    const AnyPosition* position = its.game.position();
    const std::uint64_t count = its.ordinal ? 0
                                : position
                                    ? position->move_count(player)
                                    : workspace_.store.option_count(its.game.value(), player);
    if (count > kMostParts) {
      reach_limit(Limit::size, fmt::format("play of a game with more than {} moves", kMostParts));
    }
    if (its.ordinal) {
      const auto& [base, top] = *its.ordinal;
      for (const Sum& option : options(base, player)) out.push_back(option);
      for (const Sum& option : options(top, player)) out.push_back(ordinal(base, option));
    } else if (position != nullptr) {
      for (const AnyMove& move : position->moves(player)) {
        workspace_.budget().ask();
        out.push_back({part(move.after)});
      }
    } else {
      for (const Value option : workspace_.store.options(its.game.value(), player)) {
        out.push_back(option == workspace_.store.zero() ? Sum{} : Sum{part(option)});
      }
    }
    std::ranges::sort(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
  }
  if (its.ordinal) --nested_;
  Part& part = parts_[number];
  part.left = std::move(found[0]);
  part.right = std::move(found[1]);
  part.has_options = true;
  charge_options(part);
}

void WrittenMoves::charge_options(const Part& part) {
  std::size_t bytes = 0;
  for (const auto* options : {&part.left, &part.right}) {
    for (const Sum& option : *options) bytes += sizeof(Sum) + option.size() * sizeof(PartId);
  }
  charge_.add(bytes);
}

}  // namespace summand
