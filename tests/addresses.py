#!/usr/bin/env python3
"""Checks that every command works if the address space of the process is limited, as by `ulimit -v`.

    addresses.py PROGRAM [--all] [--only WORD]

Shared servers set such limits. They count addresses, whether there is memory at them or not. Each run must give the
answer that it gives without a limit. The quick part has 1 GB for each command. --all has 1, 2 and 8 GB, larger work,
more threads than processors, and a --memory that is larger than the limit.
"""
import argparse
import dataclasses
import pathlib
import re
import resource
import subprocess
import sys
import tempfile

GIGABYTE = 10**9
GIVE_UP = 600  # seconds
# What differs between two runs: times, sizes, and how far a search with several threads went.
VARIES = re.compile(r'\b\d[\d.,]*( ?(ms|s|min|MB|GB|nodes|positions|questions)\b)|"(seconds|nodes)": *[\d.]+')


@dataclasses.dataclass
class Work:
    """A run. FILE in its arguments is a file in a folder of its own, which begins empty."""

    arguments: list
    stdin: str = ""
    says: str = ""  # in the answer, if runs differ in other things; otherwise all of it is compared
    codes: tuple = (0,)

    @property
    def name(self):
        return " ".join(self.arguments)


ASKED = ('{"jsonrpc":"2.0","id":1,"method":"eval","params":{"text":"outcome(clobber(3x5))"}}\n'
         '{"jsonrpc":"2.0","id":2,"method":"analyze","params":{"text":"domineering(4x4)"}}\n')

# What several threads search for is the same; the number of sums and the move that is named are not.
NEXT_WINS = "If Left starts,   Left wins.\nIf Right starts,  Right wins.\n"

# Work for each command.
QUICK = [
    Work(["eval", "outcome(clobber(4x5))"]),
    Work(["eval", "-"], stdin="domineering(4x5)\noctal(kayles, 100000)\nthermograph(snort(2x3))\n"),
    Work(["analyze", "domineering(4x4) + clobber(3x4) + nim(3,5)"]),
    Work(["solve", "cram(4x5)"]),
    Work(["solve", "--threads", "2", "domineering(5x6)"]),
    Work(["nimber", "cram(4x4)"]),
    Work(["moves", "domineering(3x4)"]),
    Work(["search", "domineering", "--size", "3x3"]),
    Work(["search", "domineering(3x4)", "--where", "G > 0"]),
    Work(["explore", "domineering(3x3)"]),
    Work(["draw", "domineering(3x3)"]),
    Work(["table", "domineering", "--rows", "1..4", "--cols", "1..4"]),
    Work(["strategy", "clobber(2x4)", "-o", "FILE"], says=""),
    Work(["train", "clobber", "--positions", "64"]),
    Work(["heaps", "0.6", "--to", "20000"]),
    Work(["heaps", "dawsons-kayles", "--to", "1000000", "--structure"]),
    Work(["heaps", "kayles", "--misere", "--quotient"]),
    Work(["heaps", "--all", "1"]),
    Work(["nim", "analyze", "3,5,7"]),
    Work(["babylon", "table", "--chips", "8"]),
    Work(["sucker", "tables", "--chips", "6"]),
    Work(["dots", "2x2"]),
    Work(["eval", "--store", "FILE", "outcome(clobber(3x4))"], says="P"),
    Work(["rules", "clobber-king", "--check", "--cells", "5"]),
    Work(["games"]),
    Work(["play", "domineering(4x4)"], stdin="hint\nanalyze\na1-a2\nquit\n", says="Left"),
    Work(["serve"], stdin=ASKED, says='"id": 2'),
    Work([], stdin="g = domineering(4x4)\nanalyze g\nquit\n", says="worth tiny(2)"),
]

HEAVY = QUICK + [
    Work(["eval", "outcome(clobber(3x7))"]),
    Work(["solve", "--threads", "8", "domineering(7x7)"], says=NEXT_WINS),
    Work(["solve", "--threads", "64", "clobber(4x5)"], says=NEXT_WINS),
    Work(["solve", "--memory", "100G", "clobber(4x5)"]),
    Work(["nimber", "cram(5x6)", "--threads", "8"]),
    Work(["search", "domineering", "--size", "4x4", "--threads", "8"]),
    Work(["table", "domineering", "--rows", "1..6", "--cols", "1..6", "--threads", "8"]),
    Work(["analyze", "domineering(5x5)"]),
    Work(["heaps", "0.16", "--to", "1000000", "--period"]),
    Work(["heaps", "kayles", "--values", "--to", "10^7"], says="4 1 2"),
    Work(["heaps", "compendium"]),
    Work(["babylon", "table", "--chips", "20"]),
    Work(["babylon", "verify", "--chips", "16"]),
    Work(["sucker", "tables", "--chips", "12"]),
    Work(["sucker", "verify", "--chips", "12"]),
    Work(["dots", "3x3"], codes=(0, 2), says=""),
]


def run(program, work, limit, folder):
    """The exit code and the answer under a limit of the address space in GB, or without one (None)."""
    def bound():
        if limit is not None:
            bytes_of_limit = int(limit * GIGABYTE)
            resource.setrlimit(resource.RLIMIT_AS, (bytes_of_limit, bytes_of_limit))

    with tempfile.TemporaryDirectory(dir=folder) as own:
        arguments = [word.replace("FILE", str(pathlib.Path(own) / "file")) for word in work.arguments]
        ran = subprocess.run([program, *arguments], input=work.stdin, capture_output=True, text=True, cwd=own,
                             timeout=GIVE_UP, preexec_fn=bound, check=False)
        return ran.returncode, ran.stdout.replace(own, "FOLDER"), ran.stderr


def fault_of(program, work, limit, folder):
    """A sentence, or nothing."""
    code, answer, errors = run(program, work, limit, folder)
    if code not in work.codes:
        return f"exit code {code}: {errors[-300:].strip()}"
    if work.says:
        return None if work.says in answer else f"does not say {work.says!r}: {answer[-300:]!r}"
    _, expected, _ = run(program, work, None, folder)
    answer, expected = (VARIES.sub("", text) for text in (answer, expected))
    return None if 0 not in work.codes or len(work.codes) > 1 or answer == expected else "another answer than without"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=pathlib.Path)
    parser.add_argument("--all", action="store_true", help="larger work, and limits of 1, 2 and 8 GB")
    parser.add_argument("--only", default="", metavar="WORD", help="only runs whose arguments have this")
    options = parser.parse_args()
    program = options.program.resolve(strict=True)
    tried = failed = 0
    with tempfile.TemporaryDirectory(prefix="summand-addresses-") as folder:
        for work in HEAVY if options.all else QUICK:
            if options.only not in work.name:
                continue
            for limit in (1, 2, 8) if options.all else (1,):
                tried += 1
                fault = fault_of(program, work, limit, folder)
                if fault:
                    failed += 1
                    print(f"{work.name} ({limit} GB): {fault}", flush=True)
    print(f"{tried} runs, {failed} wrong in a limited address space")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
