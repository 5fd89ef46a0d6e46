#!/usr/bin/env python3
"""Plays matches on a terminal, and checks the pages that a person would see.

    terminal.py PROGRAM [TEST…]

The program runs on a pseudo-terminal. A model of a screen reads its output. The model knows the escapes that the
program may use (clear, home, colours). Any other escape is a fault, and so is a line that is too wide for the screen.
The tests type a line at each prompt and check the next page.
"""
import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest

PROMPT = b"\r\n> "
GIVE_UP = 30  # seconds for an answer, on a busy machine
ESCAPE = re.compile(r"\x1b\[([0-9;]*)([A-Za-z])")

program = None  # the path of the program, from the command line


class Screen:
    """Rows of characters, as a terminal would show them. `colours` counts the escapes for colours."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.cleared = self.colours = self.scrolled = 0
        self.faults = []
        self.clear()

    def clear(self):
        self.lines = [""]

    def feed(self, text):
        at = 0
        while at < len(text):
            escape = ESCAPE.match(text, at)
            if escape:
                self.obey(escape)
                at = escape.end()
            else:
                self.put(text[at])
                at += 1

    def obey(self, escape):
        if escape[0] == "\x1b[2J":
            self.clear()
            self.cleared += 1
        elif escape[2] == "m":
            self.colours += 1
        elif escape[0] != "\x1b[H" or self.lines != [""]:
            self.faults.append(f"escape {escape[0]!r}")

    def put(self, character):
        if character == "\n":
            self.lines.append("")
            if len(self.lines) > self.rows:
                self.lines.pop(0)
                self.scrolled += 1
        elif character == "\x1b" or (character < " " and character != "\r"):
            self.faults.append(f"character {character!r}")
        elif character != "\r":
            self.lines[-1] += character
            if len(self.lines[-1]) == self.columns + 1:
                self.faults.append(f"too wide: {self.lines[-1]}")


class Match:
    """One run of `summand play`, or of another command. At the end of its context the process is ended."""

    def __init__(self, *arguments, rows=24, columns=80, folder=None, command=("play",), **environment):
        self.screen = Screen(rows, columns)
        self.raw = b""
        self.code = None
        kept = {name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")}
        environment = {"TERM": "xterm", "LC_ALL": "C.UTF-8", **kept, **environment}
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            if folder:
                os.chdir(folder)
            os.execve(program, ["summand", *command, *arguments], environment)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.code is None:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.terminal)

    def read(self):
        """Reads until the program shows the prompt or ends. Returns the lines of the screen."""
        new = b""
        deadline = time.monotonic() + GIVE_UP
        while not new.endswith(PROMPT):
            if not select.select([self.terminal], [], [], max(deadline - time.monotonic(), 0))[0]:
                raise AssertionError(f"no answer within {GIVE_UP} s after {new[-300:]!r}")
            try:
                some = os.read(self.terminal, 1 << 16)
            except OSError:  # EIO: the program has left
                some = b""
            if not some:
                self.code = os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
                break
            new += some
        self.raw += new
        self.screen.feed(new.decode("utf-8"))
        if self.screen.faults:
            raise AssertionError(self.screen.faults)
        return self.screen.lines

    def type(self, line):
        os.write(self.terminal, line.encode() + b"\n")
        return self.read()

    def type_for_editor(self, line):
        """Types a line with keys of the line editor, such as Tab. The editor prints its prompt before it takes the
        terminal over, and until then the terminal itself would show the keys."""
        deadline = time.monotonic() + GIVE_UP
        while termios.tcgetattr(self.terminal)[3] & termios.ECHO:
            if time.monotonic() > deadline:
                raise AssertionError(f"no line editor within {GIVE_UP} s")
            time.sleep(0.01)
        return self.type(line)

    def press(self, key):
        """Waits until the program waits for keys. Then presses a key that needs no Enter, such as Ctrl-C."""
        deadline = time.monotonic() + GIVE_UP
        stat = pathlib.Path(f"/proc/{self.process}/stat")
        while stat.read_text().rpartition(")")[2].split()[0] != "S" and time.monotonic() < deadline:
            time.sleep(0.01)
        os.write(self.terminal, key)
        return self.read()

    def play_on(self, line="1", most=60):
        """Types the same line until the match is over. Returns the last page."""
        page = self.screen.lines
        while self.code is None and " wins." not in text(page) and most > 0:
            page = self.type(line)
            most -= 1
        return page


def text(page):
    return "\n".join(page)


class Terminal(unittest.TestCase):
    def page_is_whole(self, match, heading):
        """Checks that the page begins with the game at the top of the screen, and ends with the prompt."""
        self.assertEqual(match.screen.lines[0], heading)
        self.assertEqual(match.screen.lines[-1], "> ")
        self.assertLessEqual(len(match.screen.lines), match.screen.rows)

    def over(self, match, page, winner="(Left|Right)"):
        self.assertRegex(text(page), rf"(?m)^{winner} wins\.$")
        match.type("")
        self.assertEqual(match.code, 0)

    def test_domineering_by_pointing(self):
        with Match("domineering(4x4)") as match:
            page = match.read()
            self.page_is_whole(match, "domineering(4x4)")
            self.assertIn("       a b c d", page)
            self.assertIn("     1 · · · ·", page)
            self.assertIn("       1 2 3 4", page)
            self.assertIn("No moves yet.", page)
            self.assertIn("Left is to move.", page)
            # Two moves touch this cell. They are listed, and the board is still shown.
            page = match.type("2 1")
            self.assertIn("2 moves touch it. Choose one by its number:", page)
            self.assertIn("   1  a1-a2", text(page))
            self.assertIn("     2 · · · ·", page)
            # Only one move touches the corner. It is made, and the computer answers.
            page = match.type("1 1")
            self.assertIn("     1 ╻ ", text(page))
            self.assertIn("     2 ╹ ", text(page))
            self.assertTrue(any(line.startswith("Left a1-a2, Right ") for line in page), page)
            self.assertIn("no move of Left touches row 1, column 1", text(match.type("1 1")))
            self.assertIn("there is no such cell: the board has 4 rows and 4 columns", text(match.type("5 1")))
            self.assertIn("no such move: zz", text(match.type("zz")))
            self.page_is_whole(match, "domineering(4x4)")
            page = match.type("undo")
            self.assertIn("No moves yet.", page)
            page = match.type("redo")
            self.assertTrue(any(line.startswith("Left a1-a2, Right ") for line in page), page)
            self.assertIn("b3-b4 is the hardest to answer.", text(match.type("hint")))
            self.assertEqual(match.screen.scrolled, 0)
            self.over(match, match.play_on())

    def test_hackenbush_has_colours_where_they_are_wanted(self):
        for wanted, environment in [(True, {}), (False, {"NO_COLOR": "1"})]:
            with self.subTest(environment), Match('hackenbush("LRRLG")', "--you", "both", **environment) as match:
                match.read()
                self.assertEqual(match.screen.colours > 0, wanted)
                self.assertIn("the computer has not moved yet", text(match.type("why")))
                page = match.play_on(most=20)
                self.assertEqual(match.screen.colours > 0, wanted)
                self.assertGreater(match.screen.cleared, 1)
                self.over(match, page)

    def test_nim_is_saved_and_shown_again(self):
        with tempfile.TemporaryDirectory(prefix="summand-terminal-") as folder:
            with Match("nim(3,5,7)", folder=folder) as match:
                match.read()
                page = match.type("analyze")
                self.assertIn("If Left is to move, Left wins", text(page))
                self.assertIn("The game is worth *.", page)
                page = match.type("3->2")
                self.assertIn("Left 3->2, Right ", text(page))
                self.assertIn("Saved in match.", text(match.type("save match")))
                self.assertIn("match exists. Type yes to overwrite it.", text(match.type("save match")))
                # Any line except yes and no has its usual meaning.
                self.assertIn("The computer's level is", text(match.type("level")))
                self.assertIn("no such move: yes", text(match.type("yes")))
                match.type("save match")
                self.assertIn("Saved in match.", text(match.type("yes")))
                page = match.type("resign")
                self.over(match, page, "Right")
            with Match("--load", "match", "--replay", folder=folder) as match:
                page = match.read()
                self.assertIn("After 0 of 2 moves. Enter shows the next move, quit leaves.", page)
                page = match.type("")
                self.assertIn("Left plays 3->2", page)
                self.assertIn("After 1 of 2 moves. Enter shows the next move, quit leaves.", page)
                page = match.type("")
                self.assertEqual(match.code, 0)
                self.assertIn("After 2 of 2 moves.", page)
            with Match("--load", "match", folder=folder) as match:
                match.read()
                self.over(match, match.play_on())

    def test_toads_and_frogs_in_ascii(self):
        for locale in [{"LC_ALL": "C"}, {"LC_ALL": "", "LANG": "POSIX"}]:
            with self.subTest(locale), Match('toads-and-frogs("TT.FF")', "--level", "child", **locale) as match:
                page = match.read()
                self.assertIn("     1 2 3 4 5", page)
                self.assertIn("     T T . F F", page)
                page = match.type("1 2")
                self.assertTrue(any(line.startswith("Left 2-3, Right ") for line in page), page)
                self.over(match, match.play_on())
                self.assertLess(max(match.raw), 128)

    def test_a_sum_with_a_number(self):
        expression = 'domineering(3x2) + clobber("xo|ox") + 1/2'
        with Match(expression) as match:
            page = match.read()
            self.assertIn("3. 1/2", page)
            self.assertIn("there are several boards; say which one: 1: ROW COLUMN", text(match.type("1 1")))
            self.assertIn("there is no game 4; there are 3", text(match.type("4: 1 1")))
            page = match.type("1: 1 1")
            self.assertTrue(any(line.startswith("Left 1: a1-a2, Right ") for line in page), page)
            match.type("why")
            self.page_is_whole(match, expression)
            self.over(match, match.play_on())

    def test_a_match_that_is_over_is_taken_back(self):
        with tempfile.TemporaryDirectory(prefix="summand-terminal-") as folder:
            with Match("nim(1,2)", folder=folder) as match:
                match.read()
                self.assertIn("Right wins.", text(match.type("resign")))
                self.assertIn("the match is over; undo takes moves back", text(match.type("2->1")))
                self.assertIn("Saved in end.", text(match.type("save end")))
                self.assertIn("Left is to move.", text(match.type("undo")))
                page = match.type("2->1")
                self.over(match, match.play_on() if " wins." not in text(page) else page, "Left")

    def test_levels_rules_and_a_new_match(self):
        with Match("nim(3,5)", "--level", "easy") as match:
            match.read()
            self.assertIn("The computer's level is easy (30 slips in 100 moves).", text(match.type("level")))
            self.assertIn("The computer's level is 7 slips in 100 moves.", text(match.type("level 7")))
            self.assertIn("expected a level (perfect, strong, fair, easy, child, or the", text(match.type("level hard")))
            page = match.type("rules")
            self.assertIn("A player takes any number of counters", text(page))
            self.page_is_whole(match, "nim(3,5)")
            match.type("3->1")
            page = match.type("new")
            self.assertIn("No moves yet.", page)
            self.assertIn("     ●●● 3", page)
            page = match.type("new snort(2x3) + *")
            self.page_is_whole(match, "snort(2x3) + *")
            self.assertIn("only games are played, but this is a truth value", text(match.type("new 1 < 2")))
            self.assertIn("unknown game or function 'nimm'", text(match.type("new nimm(3)")))
            self.page_is_whole(match, "snort(2x3) + *")

    def test_a_table_of_several_players_is_a_page(self):
        with Match("sucker", "--players", "3", "--chips", "2", "--seats", "person,greedy,greedy") as match:
            page = match.read()
            self.assertIn("  1  blue: next red", page)
            self.assertEqual(match.screen.scrolled, 0)
            page = match.type("next red")
            self.assertIn("blue is to play a chip", page)
            self.assertTrue(any("blue: next red" in line for line in page))
            page = match.type("help")
            self.assertTrue(any("see more" in line for line in page))
            self.assertTrue(any("leave the table" in line for line in match.type("more")))
            self.assertIn("  1  blue: next red", match.type("undo"))
            self.assertTrue(any("no pile" in line for line in match.type("place b on gggg") + match.type("next red")
                                + match.type("place b on gggg")))
            self.assertEqual(match.screen.faults, [])
            match.type("quit")

    def test_pieces_of_snort_and_col(self):
        for game, rows in [("snort(2x3)", ["     1 B───b───○", "     2 b───○───○"]),
                           ("col(2x3)", ["     1 B───r───○", "     2 r───○───○"])]:
            with self.subTest(game), Match(game, "--you", "both", NO_COLOR="1") as match:
                match.read()
                page = match.type("a1")
                for row in rows:
                    self.assertIn(row, page)

    def test_what_is_typed_cannot_reach_the_terminal(self):
        # ESC, a C1 control character, and a character that changes the direction of writing.
        with Match("nim(3,5)") as match:
            match.read()
            page = match.type("\x1b[2J\u009b31m\u202e")
            self.assertIn(r"no such move: \x1b[2J\u009b31m\u202e", text(page))
        with Match("nim(3,5)", columns=4000) as match:
            match.read()
            self.assertIn("cannot write " + "x" * 100, text(match.type("save " + "x" * 300)))
            self.assertLess(len(text(match.type("z" * 3000))), 400)
            self.page_is_whole(match, "nim(3,5)")

    def test_ends_of_input(self):
        for key, code in [(b"\x04", 0), (b"\x03", 2)]:
            with self.subTest(key), Match("nim(3,5)") as match:
                match.read()
                match.press(key)
                self.assertEqual(match.code, code)
        with Match("nim(3,5)") as match:
            match.read()
            match.type("quit")
            self.assertEqual(match.code, 0)

    def test_a_terminal_that_can_nothing(self):
        with Match("clobber(3x4)", TERM="dumb") as match:
            match.read()
            self.assertIn("no such move: 9 9 9", text(match.type("9 9 9")))
            self.over(match, match.play_on())
            self.assertNotIn(b"\x1b", match.raw)

    def test_the_dialogue_goes_on_reading_while_a_bracket_is_open(self):
        with tempfile.TemporaryDirectory() as folder, Match(command=(), HOME=folder, TERM="dumb") as dialogue:
            dialogue.read()
            os.write(dialogue.terminal, b"f(n) = {f(k)  # with a comment: (\n for k in 0..n-1\n")
            self.assertIn("f(n) is defined", text(dialogue.type("|}")))
            self.assertIn("3", dialogue.type("f(3)")[-2])
            os.write(dialogue.terminal, b"{1|\n")
            self.assertIn("is not closed", text(dialogue.type("")))

    def test_long_help_is_shown_by_a_pager(self):
        def shown(*words, **environment):
            with Match(*words, command=("help",), PATH=os.environ["PATH"], **environment) as program:
                program.read()
                self.assertEqual(program.code, 0)
                return program.raw.decode()

        whole = shown("functions", PAGER="cat")
        self.assertGreater(whole.count("\n"), 100)
        marked = shown("functions", PAGER="sed 's/^  /@ /'")
        self.assertEqual(marked.count("\n@ "), whole.count("\n  "))
        self.assertEqual(shown("functions", PAGER="head -n 1"), whole[: whole.index("\n") + 1])
        self.assertTrue(shown("functions", PAGER="no-such-pager").endswith(whole))
        self.assertEqual(shown("functions", PAGER="exit 3", TERM="dumb"), whole)
        self.assertIn("Right stop", shown("stops", PAGER="exit 3"))

    def test_names_are_completed_after_they_were_cleared(self):
        with tempfile.TemporaryDirectory() as folder, Match(command=(), HOME=folder, TERM="dumb") as dialogue:
            put = dialogue.screen.put
            dialogue.screen.put = lambda character: character == "\x07" or put(character)  # the line editor may ring
            dialogue.read()
            dialogue.type("banana = 5")
            self.assertIn("5", dialogue.type_for_editor("bana\t"))
            dialogue.type("clear")
            self.assertIn("unknown name 'bana'", text(dialogue.type_for_editor("bana\t")))

    def test_large_boards_are_cut_and_coordinates_stay(self):
        for rows, columns in [(24, 80), (12, 40)]:
            with self.subTest(columns), Match("domineering(50x60)", rows=rows, columns=columns) as match:
                page = match.read()
                self.page_is_whole(match, "domineering(50x60)")
                self.assertRegex(text(page), r"\(\d+ more lines: type board\)")
                self.assertIn("      1 ·", text(page))
                page = match.type("board")
                self.assertRegex(text(page), r"\(lines 1 to \d+ of \d+: see more\)")
                # `more` leads to the last row of the last columns, and then back to the first page.
                first, seen = text(page), set(page)
                for _ in range(60):
                    page = match.type("more")
                    seen |= set(page)
                    self.page_is_whole(match, "domineering(50x60)")
                    if "(that is all)" in page:
                        break
                self.assertTrue(any(line.endswith(" to bh") for line in seen), seen)
                self.assertTrue(any(line.startswith("     50 · ") for line in seen))
                self.assertEqual(text(match.type("more")), first)
                self.assertEqual(match.screen.scrolled, 0)

    def test_a_long_list_of_moves_has_pages(self):
        with Match("domineering(8x8)") as match:
            match.read()
            page = match.type("moves")
            self.page_is_whole(match, "domineering(8x8)")
            self.assertIn("       a b c d e f g h", page)
            seen = set(re.findall(r"[a-h]\d-[a-h]\d", text(page)))
            for _ in range(20):
                seen |= set(re.findall(r"[a-h]\d-[a-h]\d", text(match.type("more"))))
                if "(that is all)" in match.screen.lines:
                    break
            self.assertEqual(len(seen), 56)
            self.assertEqual(match.screen.scrolled, 0)


class ProgressLine(unittest.TestCase):
    """The progress that a long command shows on stderr."""

    def errors_of(self, *arguments, at_terminal=True):
        ours, theirs = pty.openpty() if at_terminal else os.pipe()
        child = subprocess.Popen([program, *arguments], stdout=subprocess.DEVNULL, stderr=theirs)
        os.close(theirs)
        read = b""
        while True:
            try:
                block = os.read(ours, 1 << 16)
            except OSError:  # the other end is closed
                break
            if not block:
                break
            read += block
        os.close(ours)
        child.wait()
        return read.decode()

    def test_an_expression_is_named_with_its_time_and_how_to_stop_it(self):
        shown = self.errors_of("eval", "domineering(8x8)", "--time", "1s")
        self.assertRegex(shown, r"\r\x1b\[Kdomineering\(8x8\): [0-9.]+( [kM])? values, [01] s \(Ctrl-C stops\)")
        self.assertTrue(shown.endswith("\r\x1b[Kthe time limit of 1 s is reached\r\n"), shown)

    def test_what_takes_long_says_within_ten_seconds_what_it_is_and_how_to_stop_it(self):
        for expression in ["right_stop(domineering(2x22))", "toads-and-frogs(20,2,20)", "toads-and-frogs(30,3,30)"]:
            with self.subTest(expression):
                shown = self.errors_of("eval", expression, "--time", "3s", "--memory", "1G")
                begin = re.escape(expression)
                self.assertRegex(shown, rf"\r\x1b\[K{begin}: [0-9.]+( [kM])? values, [012] s \(Ctrl-C stops\)")

    def test_after_the_winner_is_known_the_values_are_counted_again(self):
        shown = self.errors_of("analyze", "domineering(8x8)", "--time", "8s", "--memory", "1G")
        lines = re.findall(r"\r\x1b\[K([^\r\x1b]+)", shown)
        self.assertTrue(any(" sums, " in line for line in lines), shown)
        self.assertRegex(lines[-1], r"^domineering\(8x8\): [0-9.]+( [kM])? values, [0-9]+ s \(Ctrl-C stops\)$")

    def test_a_table_counts_its_cells(self):
        shown = self.errors_of("table", "domineering", "--rows", "1..9", "--cols", "1..9", "--time", "2s")
        self.assertRegex(shown, r"\r\x1b\[K[0-9]+ of 81 cells, .*\(Ctrl-C stops\)")

    def test_positions_of_babylon_are_counted(self):
        for option in (["--plays"], ["--players", "3"]):
            shown = self.errors_of("babylon", "solve", "50,50", *option, "--time", "1s")
            self.assertRegex(shown, r"\r\x1b\[K[0-9.]+( [kM])? positions( for 2 players)?, .*\(Ctrl-C stops\)")

    def test_nothing_of_it_goes_into_a_pipe(self):
        self.assertEqual(self.errors_of("eval", "domineering(8x8)", "--time", "1s", at_terminal=False),
                         "the time limit of 1 s is reached\n")


class Help(unittest.TestCase):
    """The help of every command and sub-command fits into the terminal. In a file it fits into 80 columns."""

    def pages(self, columns=None):
        """All pages of help by their command lines. Without `columns`: the pages that are written into a file."""
        commands = re.findall(r"^  summand ([a-z]+)", self.page(None, "--help"), re.MULTILINE)
        self.assertGreater(len(commands), 15)
        lines = [("--help",), ("help", "functions"), ("help", "guide", "play")]
        for command in commands:
            lines.append((command, "--help"))
            usage = re.search(r"^Usage: summand [a-z]+(.*)", self.page(None, command, "--help"), re.MULTILINE)[1]
            lines += [(command, word, "--help") for word in re.findall(r"(?:^|\|) *([a-z]+)", usage)]
        return {line: self.page(columns, *line) for line in lines}

    def page(self, columns, *arguments):
        ours, theirs = pty.openpty() if columns else os.pipe()
        if columns:
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
        child = subprocess.Popen([program, *arguments], stdin=subprocess.DEVNULL, stdout=theirs,
                                 env={"TERM": "xterm", "LC_ALL": "C.UTF-8"})
        os.close(theirs)
        read = b""
        while True:
            try:
                block = os.read(ours, 1 << 16)
            except OSError:  # EIO: the program has left
                break
            if not block:
                break
            read += block
        os.close(ours)
        self.assertEqual(child.wait(), 0, arguments)
        return read.decode().replace("\r\n", "\n")

    def test_lines_in_a_file_have_at_most_80_columns(self):
        for command, page in self.pages().items():
            for line in page.split("\n"):
                self.assertLessEqual(len(line), 80, f"{command}: {line}")

    def test_a_narrow_terminal_breaks_no_word(self):
        wide, narrow = self.pages(), self.pages(columns=50)
        for command, page in narrow.items():
            self.assertEqual(page.split(), wide[command].split(), command)
            for line in page.split("\n"):
                self.assertTrue(len(line) <= 50 or len(line.split()) <= 2, f"{command}: {line}")


if __name__ == "__main__":
    program = str(pathlib.Path(sys.argv[1]).resolve(strict=True))
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
