// store: what is in a file of kept results, whether it is right, and how it is changed.
#include <array>

#include "summand/ask/store/store_answers.hpp"

namespace summand::ask {

namespace {

constexpr std::array kStoreChildren = {&kStoreInfo,   &kStoreCheck,  &kStoreVerify, &kStoreMerge,
                                       &kStoreExport, &kStoreVacuum, &kStoreRevoke};
constexpr Question kStore{
    .name = "store",
    .arguments = "info | check | verify | merge | export | vacuum | revoke ...",
    .sentence = "Look into files of kept results, check them, and merge them",
    .details =
        "Try: summand store info values.db\n"
        "See summand help guide store.",
    .options = {},
    .words = true,
    .children = kStoreChildren,
};

}  // namespace

const Question& store_question() { return kStore; }

}  // namespace summand::ask
