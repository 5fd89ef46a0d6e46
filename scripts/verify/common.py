"""What the verifiers share: checksums of files, ways to refuse, and the frame of a command line.

Nothing here or in the verifiers comes from the library: no code, no generated table, no call of the program.
"""
import argparse
import pathlib
import sys

MASK = (1 << 64) - 1


class NotSuchAFile(Exception):
    """The text is not a file of this kind, or it is damaged (exit code 1)."""


class Wrong(Exception):
    """The file is well formed, and a claim in it is false (exit code 4)."""


class TooLarge(Exception):
    """The file is well formed, but this program is too slow to check it (exit code 2)."""


def mix(state, word):
    """One step of the checksums: both halves of a product of 128 bits, joined by exclusive or."""
    product = (state ^ 0xA0761D6478BD642F) * ((word ^ 0xE7037ED1A0B428DB) & MASK)
    return (product & MASK) ^ (product >> 64)


def checksum(data, state=0):
    """The checksum of bytes, one byte after another."""
    for byte in data:
        state = mix(state, byte)
    return state


def expect(holds, claim):
    if not holds:
        raise Wrong(claim)


def expect_file(holds, reason):
    if not holds:
        raise NotSuchAFile(reason)


def whole_number(text, most=1 << 40):
    """A number as programs write it: digits without leading zeros."""
    expect_file(text.isascii() and text.isdigit() and str(int(text[:20])) == text and int(text) <= most,
                f"a number was expected, not {text[:30]!r}")
    return int(text)


class Lines:
    """The lines "name value" of a text, read one after another, without its last line."""

    def __init__(self, data, title):
        expect_file(data.startswith(title.encode() + b"\n"), f"the first line is not '{title}'")
        expect_file(data.endswith(b"\n"), "the last line is cut off")
        self.end = data.rfind(b"\n", 0, len(data) - 1) + 1  # where the last line begins
        self.last = data[self.end:]
        expect_file(data[:self.end].isascii(), "the text has characters beyond ASCII")
        self.rest = data[:self.end].decode("ascii").split("\n")[1:-1]
        self.rest.reverse()

    def value(self, name):
        expect_file(self.rest and self.rest[-1].startswith(name + " "), f"a line '{name} ...' was expected")
        return self.rest.pop()[len(name) + 1:]

    def number(self, name):
        return whole_number(self.value(name))

    def finish(self):
        expect_file(not self.rest, "there are more lines than the claims need")


def run(doc, check, arguments=()):
    """Reads the command line, checks the file with check(data, options), which returns a sentence, and exits.

    `arguments` are more options, each with the words for add_argument.
    """
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter,
                                     epilog="exit codes: 0 right, 4 wrong, 1 not such a file, 2 too large to check")
    parser.add_argument("file", metavar="FILE")
    for name, words in arguments:
        parser.add_argument(name, **words)
    options = parser.parse_args()
    try:
        print(f"{options.file}: right: {check(pathlib.Path(options.file).read_bytes(), options)}")
        return 0
    except Wrong as wrong:
        print(f"{options.file}: wrong: {wrong}")
        return 4
    except TooLarge as large:
        print(f"{options.file}: not checked: {large}", file=sys.stderr)
        return 2
    except RecursionError:
        print(f"{options.file}: not checked: it is nested too deeply", file=sys.stderr)
        return 2
    except (NotSuchAFile, OSError) as error:
        print(f"{options.file}: not such a file: {error}", file=sys.stderr)
        return 1
