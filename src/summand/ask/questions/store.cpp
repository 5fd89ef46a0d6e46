// store: what is in a file of kept results, whether it is right, and how it is changed.
#include <array>

#include "summand/ask/store/store_answers.hpp"

namespace summand::ask {

namespace {

constexpr Question kStoreInfo{
    .name = "store info",
    .arguments = "FILE",
    .sentence = "Say what a saved file is and what it contains",
    .details =
        "The file may be a store or any other file that this program saves: a table, a "
        "search, a nim-sequence, a certificate, a strategy, a match or a session. If its "
        "checksum is wrong, the exit code is 4.",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_info,
};

constexpr Question kStoreCheck{
    .name = "store check",
    .arguments = "FILE",
    .sentence = "Check the structure of a store and each of its rows",
    .details =
        "Each row must have the right checksum and an answer that can be read. If something "
        "is wrong, the exit code is 4. The program uses no row with a wrong checksum.",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_check,
};

constexpr std::array kStoreVerifyOptions = {
    Option{"seed", "N", "Choose other rows (default: 1)"},
};
constexpr Question kStoreVerify{
    .name = "store verify",
    .arguments = "FILE N",
    .sentence = "Find N random rows of a store again, in a second way",
    .details =
        "The second way uses no store. What was found with theorems is found again by moves alone, "
        "and what was found by moves alone is found again with theorems. Nimbers and outcomes are "
        "found from values. If an answer differs, the exit code is 4. Without --time a row takes "
        "at most 5 s. With --time the rows share the time.",
    .options = kStoreVerifyOptions,
    .least = 2,
    .most = 2,
    .words = true,
    .check = check_store_verify,
    .answer = store_verify,
};

constexpr Question kStoreMerge{
    .name = "store merge",
    .arguments = "INTO FROM...",
    .sentence = "Add the rows of stores to another store",
    .details =
        "If two stores have different answers for one position, the message names it, and "
        "nothing is changed. Rows with a wrong checksum are left out.",
    .options = {},
    .least = 2,
    .words = true,
    .answer = store_merge,
};

constexpr std::array kStoreExportOptions = {
    Option{"game", "NAME", "Only the rows of this game, or sums for the sums of positions"},
    Option{"csv", "", "CSV instead of a line of JSON for each row"},
};
constexpr Question kStoreExport{
    .name = "store export",
    .arguments = "FILE",
    .sentence = "Print the rows of a store in plain notation",
    .details = "",
    .options = kStoreExportOptions,
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_export,
};

constexpr Question kStoreVacuum{
    .name = "store vacuum",
    .arguments = "FILE",
    .sentence = "Make a store as small as possible",
    .details = "",
    .options = {},
    .least = 1,
    .most = 1,
    .words = true,
    .answer = store_vacuum,
};

constexpr std::array kStoreRevokeOptions = {
    Option{"game", "NAME", "The rows of this game, or sums for the sums of positions"},
    Option{"library", "VERSION", "The rows that this version of the library has found"},
    Option{"found-by", "WAY", "The rows found in this way: search or theorems"},
};
constexpr Question kStoreRevoke{
    .name = "store revoke",
    .arguments = "FILE",
    .sentence = "Remove rows from a store, by game, version and way",
    .details =
        "Give at least one option. A row is removed if it meets all options that are given. For a "
        "faulty theorem give its game, the version of the library, and --found-by theorems.",
    .options = kStoreRevokeOptions,
    .least = 1,
    .most = 1,
    .words = true,
    .check = check_store_revoke,
    .answer = store_revoke,
};

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
