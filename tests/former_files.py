#!/usr/bin/env python3
"""Files in the formats of version 0.2.0 are still read: one of each kind that the program saves.

    former_files.py PROGRAM FOLDER

FOLDER has the files (tests/data/files). Records of matches are in tests/data/records, and their own test reads them.
`store check` must call each file whole, and a question that goes on from it, or checks it, must answer what it answers
without the file.
"""
import pathlib
import shutil
import subprocess
import sys
import tempfile

# The file, what `store info` calls it, the question about it, and a part of its answer.
FILES = (
    ("table", "a table of values of version 1", ["table", "nim(r,c)", "--rows", "1..2", "--cols", "1..3", "--resume"],
     "r\\c  1   2   3\n1    0   *3  *2\n2    *3  0   *\n"),
    ("search", "a search for positions of version 2", ["search", "clobber(2x3)", "--where", "is_number(G)", "--resume"],
     '11 of 30 positions that can be reached from clobber("xox|oxo")'),
    ("sequence", "a nim-sequence of version 1", ["heaps", "kayles", "--to", "300", "--resume"],
     "300 values from sequence, 300 checked by the definition"),
    ("period", "a certificate of a period of version 1", ["heaps", "verify"],
     "period: 0.77 has the period 12 from 71 on: this is proved"),
    ("quotient", "a certificate of a misere quotient of version 1", ["heaps", "verify"],
     "quotient: 0.15 has a misère quotient of order 42 for all heaps: this is proved"),
    ("survey", "a survey of octal games of version 1", ["heaps", "--all", "1", "--to", "3000", "--resume"],
     "5 agree, 0 differ, 0 not reached"),
    ("babylon", "a table of Babylon of version 1", ["babylon", "table", "--chips", "8", "--resume"],
     "8 chips, at most 8 colours: 223 positions; values from babylon, 223 checked"),
    ("sucker", "a table of So Long Sucker endgames of version 2", ["sucker", "tables", "--load"],
     "table from sucker, 1182 states checked"),
    ("strategy", "a winning strategy of version 1", ["strategy", "verify"],
     "If Left starts, Left wins every line: 8 sums met, 4 replies, 5 moves in the longest line."),
    ("session", "a session of version 1", ["run"], "{2|-1/2}\nh(n) is defined\n"),
    ("store.db", "a store of version 1, with 2 rows", ["eval", "domineering(4x5)", "--store"], "1\n"),
)


def faults(program, folder):
    def answer(arguments):
        return subprocess.run([program, *arguments], cwd=folder, capture_output=True, text=True)

    for file, kind, question, part in FILES:
        # An option stands before the file, so the file is the last argument in every question.
        for arguments, wanted in ((["store", "info", file], kind), (["store", "check", file], file), ([*question, file], part)):
            done = answer(arguments)
            if done.returncode != 0 or wanted not in done.stdout + done.stderr:
                yield f"summand {' '.join(arguments)}: exit code {done.returncode}\n{done.stdout}{done.stderr}"


def main():
    program, files = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    with tempfile.TemporaryDirectory() as folder:
        for file in files.iterdir():
            shutil.copy(file, folder)
        wrong = list(faults(program, folder))
    print("\n".join(wrong) or f"{len(FILES)} files are read")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
