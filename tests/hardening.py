#!/usr/bin/env python3
"""Checks that a program has all protections of cmake/SummandHardening.cmake.

    hardening.py PROGRAM

Reads the program with readelf (binutils). Prints the missing protections. The exit code is 1 if one is missing. A static
program contains the C library, which has the last three protections anyway, so they are not looked for there.
"""
import pathlib
import re
import subprocess
import sys

ENDBR64 = b"\xf3\x0f\x1e\xfa"  # the instruction at allowed targets of indirect jumps (-fcf-protection)
FEWEST_TARGETS = 300


def readelf(option, program):
    return subprocess.run(["readelf", "--wide", option, program], capture_output=True, text=True, check=True).stdout


def missing(program):
    header, segments = readelf("--file-header", program), readelf("--segments", program)
    dynamic, symbols = readelf("--dynamic", program), readelf("--dyn-syms", program)
    static = "INTERP" not in segments
    if not re.search(r"Type:\s+DYN", header) or (static and not re.search(r"FLAGS_1.*\bPIE\b", dynamic)):
        yield "a position-independent executable (-pie)"
    if "GNU_RELRO" not in segments:
        yield "tables of the linker that are read-only (-z relro)"
    if not re.search(r"FLAGS.*(NOW|BIND_NOW)", dynamic):
        yield "all of its symbols bound at the start (-z now)"
    stack = re.search(r"GNU_STACK.*", segments)
    if stack is None or re.search(r"\bRWE\b", stack.group()):
        yield "a stack that is not executable (-z noexecstack)"
    if static:
        return
    if "__stack_chk_fail" not in symbols:
        yield "checked stack frames (-fstack-protector-strong)"
    if not re.search(r"\b__(?!stack)\w+_chk\b", symbols):
        yield "checked calls of the C library (_FORTIFY_SOURCE)"
    if "X86-64" in header and pathlib.Path(program).read_bytes().count(ENDBR64) < FEWEST_TARGETS:
        yield "marked targets of jumps (-fcf-protection)"


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = list(missing(sys.argv[1]))
    for what in found:
        print(f"{sys.argv[1]} has not: {what}")
    print(f"{len(found)} missing")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
