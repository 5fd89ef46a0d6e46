#!/usr/bin/env python3
"""Tests of the tests. Each tool that checks the tree must find the faults that it looks for."""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
import attack  # noqa: E402: imported after bytecode files are switched off
import bad_input  # noqa: E402
import packages  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parent.parent


def run(*command, **more):
    return subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False, **more)


class InAFolder(unittest.TestCase):
    def setUp(self):
        self.temporary = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.temporary.name)

    def tearDown(self):
        self.temporary.cleanup()

    def write(self, name, text):
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path


class Layers(InAFolder):
    def setUp(self):
        super().setUp()
        (self.folder / "scripts").mkdir()
        shutil.copy(ROOT / "scripts/layers", self.folder / "scripts/layers")
        self.write("src/summand/CMakeLists.txt", "summand_layer(base)\nsummand_layer(value DEPENDS base)\n"
                   "summand_layer(games DEPENDS value)\nsummand_layer(number DEPENDS base)\n"
                   "summand_layer(language DEPENDS value)\nsummand_layer(ask DEPENDS value)\n")

    def complaint(self):
        ran = run(self.folder / "scripts/layers")
        self.assertEqual(ran.returncode == 0, not ran.stdout)
        return ran.stdout

    def test_arrows_down_are_allowed_however_long(self):
        self.write("src/summand/games/nim.hpp", '#include "summand/base/hash.hpp"\n')
        self.assertEqual(self.complaint(), "")

    def test_arrows_up_are_not(self):
        self.write("src/summand/base/hash.hpp", '\n#include "summand/value/store.hpp"\n')
        self.assertIn("base/hash.hpp:2: base may not include value", self.complaint())

    def test_nor_arrows_between_neighbours(self):
        self.write("src/summand/number/dyadic.cpp", '#include "summand/draw/picture.hpp"\n')
        self.assertIn("number may not include draw", self.complaint())

    def test_arrows_that_nothing_uses_are_faults(self):
        self.write("src/summand/base/hash.hpp", "")
        self.write("src/summand/number/dyadic.cpp", "")
        self.assertIn("no include uses the arrow from number to base", self.complaint())
        self.write("src/summand/number/dyadic.cpp", '#include "summand/base/hash.hpp"\n')
        self.assertEqual(self.complaint(), "")

    def test_tests_may_include_what_is_above(self):
        self.write("src/summand/base/hash_test.cpp", '#include "summand/value/store.hpp"\n')
        self.assertEqual(self.complaint(), "")

    def test_a_game_is_named_by_its_own_files_only(self):
        self.write("src/summand/games/nim.cpp", '#include "summand/games/nim.hpp"\n')
        self.write("src/summand/ask/questions/nim.cpp", '#include "summand/games/nim.hpp"\n')
        self.assertEqual(self.complaint(), "")
        self.write("apps/summand/cli/run.cpp", '#include "summand/games/nim.hpp"\n')
        self.assertIn("the game nim is not named here", self.complaint())

    def test_headers_with_another_library_stay_in_their_layer(self):
        self.write("src/summand/number/big.hpp", "#include <boost/multiprecision/cpp_int.hpp>\n")
        self.write("src/summand/number/sums.hpp", '#include "summand/number/big.hpp"\n')
        self.write("src/summand/number/dyadic.cpp", '#include "summand/number/sums.hpp"\n')
        self.assertEqual(self.complaint(), "")
        self.write("src/summand/value/store.cpp", '#include "summand/number/sums.hpp"\n')
        self.assertIn("private to number", self.complaint())

    def test_only_one_layer_includes_engines(self):
        self.write("src/summand/search/sum_search.hpp", "")
        self.write("src/summand/verdict/engine.cpp", '#include "summand/search/sum_search.hpp"\n')
        self.write("src/summand/analysis/report_test.cpp", '#include "summand/search/sum_search.hpp"\n')
        self.assertNotIn("is an engine", self.complaint())
        self.write("src/summand/analysis/report.cpp", '#include "summand/search/sum_search.hpp"\n')
        self.assertIn("report.cpp:1: summand/search/sum_search.hpp is an engine: ask verdict", self.complaint())

    def test_cmake_has_the_same_arrows(self):
        self.write("src/summand/CMakeLists.txt", "summand_layer(base DEPENDS value)\n")
        self.assertIn("base may not depend on value", self.complaint())


class Pages(InAFolder):
    def setUp(self):
        super().setUp()
        self.write("src/summand/base/hash.hpp", "")
        self.write("src/summand/ruleset/abilities.hpp",
                   "SUMMAND_HAS_MEMBER_NAMED(moves);\nSUMMAND_HAS_MEMBER_NAMED(mirror);\n")
        self.write("src/summand/ruleset/ruleset.hpp", "concept Loopy = requires { requires R::loopy; };\n")
        self.write("apps/summand/cli/main.cpp", "")
        self.write("README.md", "scripts/run scripts/check\n\n```console\n$ summand\n```\n")
        self.write("CMakeLists.txt", "project(summand VERSION 0.1.0 LANGUAGES CXX)\n")
        self.write("CITATION.cff", "version: 0.1.0\n")
        self.write("CHANGELOG.md", "# Changelog\n\n## [0.1.0] - 2026-01-31\n")
        self.write("CONTRIBUTING.md", "## The map\n\n| folder |\n|---|\n| `src/summand/base/` |\n"
                   "| `src/summand/ruleset/` |\n| `apps/summand/cli/` |\n\n## Next\n")
        self.write("docs/guide/adding-a-game.md", "## Abilities\n\n`bool loopy`\n\n| member |\n|---|\n"
                   "| `mirror(position)` |\n")
        self.write("docs/index.md", "[A game](guide/adding-a-game.md)\n")
        self.write("docs/decisions/index.md", "[Stops](stops.md)\n")
        self.write("docs/decisions/stops.md", "## How it is\n\n`base/hash.hpp`, [here](#how-it-is)\n")
        self.write("mkdocs.yml", "index.md guide/adding-a-game.md decisions/index.md decisions/stops.md\n")

    def complaint(self):
        ran = run(sys.executable, ROOT / "tests/pages.py", self.folder)
        return "" if ran.returncode == 0 else ran.stdout

    def test_pages_that_fit_the_tree_pass(self):
        self.assertEqual(self.complaint(), "")

    def test_every_folder_has_a_row_in_the_map(self):
        self.write("src/summand/number/dyadic.hpp", "")
        self.write("apps/summand/terminal/page.hpp", "")
        self.assertIn("no row for src/summand/number/", self.complaint())
        self.assertIn("no row for apps/summand/terminal/", self.complaint())

    def test_every_row_of_the_map_has_a_folder(self):
        (self.folder / "src/summand/base/hash.hpp").unlink()
        (self.folder / "src/summand/base").rmdir()
        self.assertIn("src/summand/base/, which is not a folder", self.complaint())

    def test_the_table_of_abilities_is_that_of_the_contract(self):
        self.write("src/summand/ruleset/abilities.hpp", "SUMMAND_HAS_MEMBER_NAMED(key);\n")
        self.assertIn("has no key", self.complaint())
        self.assertIn("mirror is no ability", self.complaint())

    def test_flags_are_explained(self):
        self.write("src/summand/ruleset/ruleset.hpp", "requires { requires R::splits; };\n")
        self.assertIn("the flag splits is not explained", self.complaint())

    def test_links_and_names_of_files_count(self):
        self.write("docs/decisions/stops.md", "[a](away.md), [b](index.md#nowhere), `base/gone.hpp`\n")
        for word in ("there is no away.md", "index.md#nowhere is not a heading", "there is no file base/gone.hpp"):
            self.assertIn(word, self.complaint())

    def test_decisions_name_what_exists(self):
        self.write("src/summand/base/hash.hpp", "std::uint64_t mixed(T t);  // unlike stirred\n")
        self.write("bench/sums.cpp", "")
        good = "`mixed(a, b)`, `hash.hpp`, `base/`, `src/summand/base/`, `bench_sums`, `0 : 1`, `--first`\n"
        self.write("docs/decisions/stops.md", good)
        self.assertEqual(self.complaint(), "")
        bad = ("stirred", "mixed::twice(a)", "hush.hpp", "basis/", "bench_heaps", "Mixed<T>")
        for name in bad:
            with self.subTest(name):
                self.write("docs/decisions/stops.md", f"`{name}`\n")
                self.assertIn(f"docs/decisions/stops.md: there is no {name}", self.complaint())

    def test_lists_of_pages_are_complete(self):
        self.write("docs/decisions/walls.md", "")
        self.assertIn("index.md: walls.md is missing", self.complaint())
        self.assertIn("mkdocs.yml: decisions/walls.md is missing", self.complaint())

    def test_the_first_page_comes_to_the_point(self):
        self.write("README.md", "\n" * 10 + "scripts/run scripts/check\n\n```console\n" + "$ summand\n" * 11 + "```\n")
        for word in ("scripts/run is not", "scripts/check is not", "more than ten lines"):
            self.assertIn(word, self.complaint())

    def test_versions_agree(self):
        self.write("CMakeLists.txt", "project(summand VERSION 0.2.0 LANGUAGES CXX)\n")
        self.assertIn("CITATION.cff: the version is not 0.2.0", self.complaint())
        self.assertIn("CHANGELOG.md: the newest version with a day is not 0.2.0", self.complaint())
        self.write("CHANGELOG.md", "## [0.2.0]\n\n## [0.1.0] - 2026-01-31\n")
        self.assertIn("CHANGELOG.md: the newest version", self.complaint())

    def test_packages_have_the_version_too(self):
        self.write("pyproject.toml", '[project]\ndynamic = ["version"]\n')
        self.write("docs/decisions/stops.md", "find_package(summand 0.1 REQUIRED)\n")
        self.assertEqual(self.complaint(), "")
        self.write("pyproject.toml", '[project]\nversion = "0.1.1"\n')
        self.assertIn("pyproject.toml: the version is 0.1.1", self.complaint())
        self.write("docs/decisions/stops.md", "find_package(summand 0.2 REQUIRED)\n")
        self.assertIn("stops.md: find_package asks for version 0.2", self.complaint())
        for name in ("libsummand-dev_0.2.0_amd64.deb", "summand-0.2.0-linux-x86_64",
                     "summand_cgt-0.2.0-*.whl", "summand 0.2.0 (commit 1234567)"):
            self.write("docs/decisions/stops.md", f"`{name}`\n")
            self.assertIn("stops.md: version 0.2.0 is named", self.complaint())


class Build(InAFolder):
    """cmake/write_build.cmake finds the commit of a tree."""

    GIT = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull, "PATH": os.environ["PATH"]}

    def setUp(self):
        super().setUp()
        self.source = self.folder / "source"
        self.output = self.folder / "build.cpp"
        self.template = self.write("build.cpp.in", "@commit@ @changed@ @kind@\n")
        self.write("source/packaging/commit", "$Format:%H$\n")

    def written(self):
        ran = run("cmake", "-D", f"SOURCE={self.source}", "-D", "KIND=static Release", "-D",
                  f"TEMPLATE={self.template}", "-D", f"OUTPUT={self.output}", "-P", ROOT / "cmake/write_build.cmake",
                  env=self.GIT)
        self.assertEqual(ran.returncode, 0, ran.stdout)
        return self.output.read_text(encoding="utf-8")

    def git(self, *words):
        ran = run("git", "-C", self.source, "-c", "user.name=A", "-c", "user.email=a@example.org", *words, env=self.GIT)
        self.assertEqual(ran.returncode, 0, ran.stdout)
        return ran.stdout.strip()

    def commit(self):
        self.git("init", "-q")
        self.git("add", ".")
        self.git("commit", "-q", "-m", "All")
        return self.git("rev-parse", "HEAD")

    def test_a_tree_without_a_commit_has_none(self):
        self.assertEqual(self.written(), " false static release\n")
        self.git("init", "-q")
        self.assertEqual(self.written(), " false static release\n")

    def test_the_commit_is_that_of_the_repository(self):
        commit = self.commit()
        self.assertEqual(self.written(), f"{commit} false static release\n")

    def test_changes_and_new_files_count(self):
        commit = self.commit()
        new = self.write("source/new.cpp", "")
        self.assertEqual(self.written(), f"{commit} true static release\n")
        new.unlink()
        self.assertEqual(self.written(), f"{commit} false static release\n")
        self.write("source/packaging/commit", "$Format:%H$\n\n")
        self.assertEqual(self.written(), f"{commit} true static release\n")

    def test_a_copy_inside_another_repository_has_no_commit(self):
        self.commit()
        self.source = self.source / "copy"
        self.write("source/copy/packaging/commit", "$Format:%H$\n")
        self.assertEqual(self.written(), " false static release\n")

    def test_an_archive_carries_its_commit(self):
        self.write("source/packaging/commit", "0123456789abcdef\n")
        self.assertEqual(self.written(), "0123456789abcdef false static release\n")

    def test_git_archive_writes_the_commit(self):
        shutil.copy(ROOT / ".gitattributes", self.source)
        commit = self.commit()
        self.assertIn(commit, run("git", "-C", self.source, "archive", "HEAD", "packaging/commit", env=self.GIT).stdout)

    def test_the_file_is_written_only_if_it_changes(self):
        self.written()
        before = self.output.stat().st_mtime_ns
        self.written()
        self.assertEqual(self.output.stat().st_mtime_ns, before)


class Transcripts(InAFolder):
    PROGRAM = '#!/bin/sh\necho "$1"\necho "took 0.0$$ s"\nexit $2\n'

    def setUp(self):
        super().setUp()
        self.program = self.write("program", self.PROGRAM)
        self.program.chmod(0o755)

    def replay(self, text, *more):
        self.transcript = self.write("transcript.txt", text)
        return run(sys.executable, ROOT / "tests/transcripts.py", self.program, self.transcript, *more)

    def test_times_do_not_count(self):
        ran = self.replay("$ summand one 0\none\ntook 1.5 s\n")
        self.assertEqual(ran.returncode, 0, ran.stdout)

    def test_output_counts(self):
        self.assertEqual(self.replay("$ summand one 0\ntwo\ntook 1 s\n").returncode, 1)
        self.assertEqual(self.replay("$ summand one 0\none\n").returncode, 1)

    def test_exit_codes_count(self):
        self.assertEqual(self.replay("$ summand one 3\none\ntook 1 s\n").returncode, 1)
        self.assertEqual(self.replay("$ summand one 0\none\ntook 1 s\n[exit 3]\n").returncode, 1)
        self.assertEqual(self.replay("$ summand one 3\none\ntook 1 s\n[exit 3]\n").returncode, 0)

    def test_a_file_without_a_command_is_a_fault(self):
        self.assertNotEqual(self.replay("nothing\n").returncode, 0)

    def test_what_is_approved_passes(self):
        text = "Title\n\n$ summand one 2\n\n$ cat <<'END' | tail -n 1\n> a\n> b\n> END\n"
        self.assertEqual(self.replay(text, "--approve").returncode, 0)
        approved = self.transcript.read_text(encoding="utf-8")
        self.assertEqual(approved, "Title\n\n$ summand one 2\none\ntook T s\n[exit 2]\n\n"
                         "$ cat <<'END' | tail -n 1\n> a\n> b\n> END\nb\n")
        self.assertEqual(self.replay(approved).returncode, 0)


class CompileFail(InAFolder):
    """Uses a compiler that refuses sources with the word `refuse` and -DWRONG, and sources with the word `broken`."""

    COMPILER = '#!/bin/sh\nfor last; do :; done\ncase "$*" in *-DWRONG*) grep refuse "$last" && exit 1;; esac\n' \
               'grep broken "$last" && exit 1\nexit 0\n'

    def judge(self, text):
        compiler = self.write("compiler", self.COMPILER)
        compiler.chmod(0o755)
        source = self.write("source.cpp", text)
        return run(sys.executable, ROOT / "tests/compile_fail.py", source, "--", compiler)

    def test_a_refusal_with_the_sentence_passes(self):
        self.assertEqual(self.judge("// error: our words\nrefuse: our words\n").returncode, 0)

    def test_other_words_do_not(self):
        self.assertIn("not with the words", self.judge("// error: our words\nrefuse: other words\n").stdout)

    def test_nor_what_compiles(self):
        self.assertIn("compiles with", self.judge("// error: our words\n").stdout)

    def test_nor_what_never_compiles(self):
        self.assertIn("even without", self.judge("// error: our words\nbroken\n").stdout)


class BadInput(InAFolder):
    """The checks of a row find the faults of bad programs and none in a good program."""

    def faults(self, script, **row):
        program = self.write("program", "#!/bin/sh\n" + script)
        program.chmod(0o755)
        wanted = bad_input.Row("a row", ["eval", "1+"], "sentence", **row)
        return " ".join(bad_input.check(program, wanted, self.folder, measure=True)[0])

    GOOD = "echo 'error at 1:3: a sentence' >&2\necho '  1+' >&2\necho '    ^' >&2\n"

    def test_a_good_message_passes(self):
        self.assertEqual(self.faults(self.GOOD + "exit 1"), "")

    def test_exit_codes_count(self):
        self.assertIn("exit code 0", self.faults(self.GOOD))
        self.assertIn("exit code -11", self.faults(self.GOOD + "kill -SEGV $$"))

    def test_control_characters_count(self):
        for shown in ("\\033[31m", "\\302\\205", "\\342\\200\\256"):
            self.assertIn("control", self.faults(f"printf '{shown}' >&2\n" + self.GOOD + "exit 1"))

    def test_place_caret_and_words_count(self):
        faults = self.faults("echo wrong >&2; exit 1")
        for word in ("sentence", "column", "caret"):
            self.assertIn(word, faults)

    def test_stdout_is_for_results(self):
        self.assertIn("stdout", self.faults("echo x\n" + self.GOOD + "exit 1"))

    def test_time_counts(self):
        busy = "i=0; while [ $i -lt 60000 ]; do i=$((i+1)); done\n"
        self.assertIn("CPU s", self.faults(busy + self.GOOD + "exit 1", cpu=0.001))
        self.assertIn("0.1", self.faults("sleep 0.2\n" + self.GOOD + "exit 1", wall=0.1))

    def test_memory_counts(self):
        large = "x=$(head -c 30000000 /dev/zero | tr '\\0' x)\n"
        self.assertIn("MB", self.faults(large + self.GOOD + "exit 1", cpu=10, megabytes=25))


class Attack(unittest.TestCase):
    """The checks of a finished run."""

    def faults(self, code=1, stdout=b"", stderr=b"wrong\n", arguments=("eval", "1+")):
        done = subprocess.CompletedProcess(arguments, code, stdout, stderr)
        return " ".join(attack.faults_of(arguments, b"", "plain", done))

    def test_what_is_right_passes(self):
        self.assertEqual(self.faults(), "")
        self.assertEqual(self.faults(0, "½\n".encode(), b""), "")
        self.assertEqual(self.faults(0, b'{"a": 1}', b"", ("eval", "--json", "1")), "")

    def test_exit_codes_and_signals_count(self):
        for code in (3, -11, 99):
            self.assertIn("exit code", self.faults(code))

    def test_what_is_printed_counts(self):
        self.assertIn("control", self.faults(stderr=b"wrong \x1b[31m"))
        self.assertIn("control", self.faults(stdout="\u202e".encode()))
        self.assertIn("UTF-8", self.faults(stderr=b"wrong \xe2\x80"))
        self.assertIn("internals", self.faults(stderr=b"terminate called after std::length_error"))
        self.assertIn("bytes", self.faults(stderr=b"x" * 10_000))
        self.assertIn("nothing", self.faults(stderr=b""))
        self.assertIn("JSON", self.faults(0, b"{", b"", ("eval", "--json", "1")))


class Hardening(InAFolder):
    def test_a_program_without_any_is_found_out(self):
        source = self.write("main.c", "int main(void) { return 0; }\n")
        flags = ["-no-pie", "-Wl,-z,norelro,-z,lazy,-z,execstack", "-fno-stack-protector", "-fcf-protection=none"]
        run("cc", *flags, "-o", self.folder / "program", source)
        said = run(sys.executable, ROOT / "tests/hardening.py", self.folder / "program").stdout
        for word in ("-pie", "relro", "-z now", "noexecstack", "stack-protector", "FORTIFY", "cf-protection"):
            self.assertIn(word, said)

    def test_a_static_program_needs_random_addresses_too(self):
        source = self.write("main.c", "int main(void) { return 0; }\n")
        wanted = ["-static-pie", "-fPIE", "-Wl,-z,relro,-z,now,-z,noexecstack"]
        for flags, fault in ((wanted, "0 missing"), (["-static", "-no-pie"], "-pie")):
            run("cc", *flags, "-o", self.folder / "program", source)
            self.assertIn(fault, run(sys.executable, ROOT / "tests/hardening.py", self.folder / "program").stdout)


class Packages(InAFolder):
    """What the test of the packages does itself."""

    def carry_out(self, text):
        self.write("context/bin/program", "")
        self.write("context/texts/one", "")
        containerfile = self.write("context/Containerfile", "# an image\n" + text)
        return packages.carry_out(containerfile, self.folder / "context", self.folder / "image")

    def test_the_steps_of_a_containerfile_are_done(self):
        did = self.carry_out('FROM scratch\nCOPY bin/program /usr/bin/program\nCOPY bin/program /top/\n'
                             'COPY texts /texts\nENV A=b\nWORKDIR /work\nENTRYPOINT ["/usr/bin/program"]\n')
        self.assertEqual(did, (["/usr/bin/program"], {"A": "b"}))
        for name in ("usr/bin/program", "top/program", "texts/one", "work"):
            self.assertTrue((self.folder / "image" / name).exists(), name)

    def test_steps_that_need_a_network_or_a_shell_are_refused(self):
        for text in ("FROM debian:12\n", "FROM scratch\nRUN apt-get update\n"):
            with self.assertRaises(packages.Wrong):
                self.carry_out(text)
            shutil.rmtree(self.folder / "image")

    def test_the_dialogue_on_a_terminal_is_read(self):
        program = self.write("program", '#!/bin/sh\nread line\necho "$TERM: $line"\n')
        program.chmod(0o755)
        self.assertIn("xterm: one", packages.dialogue(program, {}, "one\r"))

    def test_another_version_is_found_out(self):
        program = self.write("program", "#!/bin/sh\necho 'summand 0.1.0 (unknown commit, release build)'\n")
        program.chmod(0o755)
        with self.assertRaises(packages.Wrong):
            packages.check_program(program, "0.2.0", "release")


class Steps(InAFolder):
    """A stopped run of scripts/check goes on: scripts/steps.sh in a repository of its own."""

    SCRIPT = """set -euo pipefail
logs=build/check go_on=$1
source steps.sh
one() { echo one >>build/ran; echo '100% tests passed, 0 tests failed out of 5'; }
two() { echo two >>build/ran; cat told; echo; echo '3 passed in 0.1s'; [[ $(<told) != fail* ]]; }
begin_steps
step 'build of something' true
step 'first tests' one
step 'second tests' two
end_steps
"""

    def setUp(self):
        super().setUp()
        shutil.copy(ROOT / "scripts/steps.sh", self.folder / "steps.sh")
        self.write("check", self.SCRIPT)
        self.write(".gitignore", "build\n")
        self.write("told", "fail")
        self.write("source", "1")
        self.write("build/ran", "")
        for arguments in (["init", "-q"], ["add", "--all"]):
            self.assertEqual(run("git", *arguments, cwd=self.folder).returncode, 0)

    def check(self, go_on):
        before = (self.folder / "build/ran").read_text()
        ran = run("bash", "check", "yes" if go_on else "no", cwd=self.folder)
        return ran, (self.folder / "build/ran").read_text()[len(before):].split()

    def test_what_passed_on_the_same_tree_is_counted_again_but_does_not_run_again(self):
        ran, steps = self.check(go_on=False)
        self.assertEqual((ran.returncode, steps), (1, ["one", "two"]))
        self.assertTrue(ran.stdout.endswith("\n8 passed, 1 failed\n"), ran.stdout)
        (self.folder / "told").write_text("fail again")
        ran, steps = self.check(go_on=True)  # another tree
        self.assertEqual(steps, ["one", "two"])
        ran, steps = self.check(go_on=True)
        self.assertEqual(steps, ["two"])
        self.assertRegex(ran.stdout, "first tests +passed before on this tree\n")
        self.assertNotRegex(ran.stdout, "build of something +passed before")
        self.assertTrue(ran.stdout.endswith("\n8 passed, 1 failed\n"), ran.stdout)

    def test_a_run_that_passed_is_only_counted(self):
        (self.folder / "told").write_text("well")
        self.assertEqual(self.check(go_on=False)[1], ["one", "two"])
        ran, steps = self.check(go_on=True)
        self.assertEqual((ran.returncode, steps), (0, []))
        self.assertTrue(ran.stdout.endswith("\n8 passed, 0 failed\n"), ran.stdout)
        self.assertEqual(self.check(go_on=False)[1], ["one", "two"])

    def test_every_changed_file_begins_afresh(self):
        (self.folder / "told").write_text("well")
        self.check(go_on=False)
        for change in (lambda: self.write("source", "2"), lambda: self.write("new", ""),
                       lambda: (self.folder / "new").unlink(), lambda: self.write("check", self.SCRIPT + "\n")):
            change()
            ran, steps = self.check(go_on=True)
            self.assertEqual((ran.returncode, steps), (0, ["one", "two"]), ran.stdout)
        self.write("build/other", "")  # what git ignores does not count
        self.assertEqual(self.check(go_on=True)[1], [])

    def test_a_tree_that_changes_during_a_step_was_not_tested(self):
        (self.folder / "told").write_text("well")
        self.write("check", self.SCRIPT.replace("one >>build/ran", "one | tee -a build/ran >>source"))
        self.check(go_on=False)
        self.assertEqual(self.check(go_on=True)[1], ["one", "two"])


if __name__ == "__main__":
    unittest.main()
