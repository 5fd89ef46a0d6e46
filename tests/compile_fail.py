#!/usr/bin/env python3
"""Checks that a source does not compile, and that the compiler prints our sentence about it.

    compile_fail.py SOURCE -- COMPILER ARGUMENTS…

The first line of SOURCE is `// error: SENTENCE`. SOURCE must compile. With -DWRONG it must not compile, and the output
of the compiler must contain SENTENCE. So the compiler refuses only the part under `#ifdef WRONG`.
"""
import subprocess
import sys


def compile_with(command):
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return run.returncode == 0, run.stdout


def main():
    source, compiler = sys.argv[1], sys.argv[3:]
    with open(source, encoding="utf-8") as file:
        first = file.readline().rstrip("\n")
    if not first.startswith("// error: "):
        sys.exit(f"{source}: the first line is not `// error: SENTENCE`")
    sentence = first.removeprefix("// error: ")

    good, output = compile_with(compiler + [source])
    if not good:
        sys.exit(f"{source} does not compile even without -DWRONG:\n{output}")
    good, output = compile_with(compiler + ["-DWRONG", source])
    if good:
        sys.exit(f"{source} compiles with -DWRONG, expected the error: {sentence}")
    if sentence not in output:
        sys.exit(f"{source} is refused, but not with the words: {sentence}\n{output}")


main()
