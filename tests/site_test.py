#!/usr/bin/env python3
"""Tests of the documentation site that need neither mkdocs nor the program: its anchors, the pages of the C++ headers,
and the check of its HTML."""
import pathlib
import re
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "site"))
import anchors  # noqa: E402: imported after bytecode files are switched off
import check  # noqa: E402
import docstring_text  # noqa: E402
import headers  # noqa: E402
import notebooks  # noqa: E402
import python_pages  # noqa: E402
import tables  # noqa: E402

HEADER = """// Rooms: what a house has.
//
// A house owns its rooms.
#pragma once

#include <vector>

namespace summand {

struct House;

// A number <= 9 of doors. See HouseOwner.
struct Doors {
  int count = 0;  // at least 1
};

class House {
 public:
  enum class Kind { old, young };

  // Throws LimitReached. `size` is in metres.
  explicit House(int size, std::vector<int> doors = {1, 2}) : size_(size), doors_{doors} { build(); }
  House(const House&) = delete;
  ~House();

  // --- its doors ---
  // How many there are; these are two names of it:
  //   doors()  all
  //   open()   those that are open
  int doors() const { return count_; }  // in constant time
  int open() const;

  template <class Visit>
  void for_each_door(Visit&& visit) const {
    for (int i = 0; i < count_; ++i) {
      visit(i);
    }
  }
  friend bool operator<(const House& a, const House& b) { return a.size_ < b.size_; }

 private:
  // A secret.
  int hidden(int x) const { return x; }
  int count_ = 0;
};

// Outside of the class.
inline int House::open() const { return 0; }

int price(const House& house);  // in coins

}  // namespace summand
"""


class PagesOfHeaders(unittest.TestCase):
    def setUp(self):
        self.page = headers.page_of("base/house.hpp", HEADER, {"LimitReached": "budget.md#LimitReached"}.get)

    def anchors(self):
        return re.findall(r'\{ #(\S+)|<a id="(\S+?)"', self.page)

    def test_every_function_has_one_anchor(self):
        names = [first or second for first, second in self.anchors()]
        for name in ("House.House", "House.not-House", "House.doors", "House.open", "House.for_each_door",
                     "House.operator-less-than-sign", "price", "Doors", "House", "House.Kind"):
            self.assertEqual(names.count(name), 1, name)

    def test_bodies_and_initialisers_are_left_out(self):
        self.assertIn("explicit House(int size, std::vector<int> doors = {1, 2});\n", self.page)
        self.assertIn("int doors() const;  // in constant time\n", self.page)
        self.assertIn("template <class Visit>\nvoid for_each_door(Visit&& visit) const;\n", self.page)
        for body in ("build()", "size_", "count_", "visit(i)"):
            self.assertNotIn(body, self.page)

    def test_what_is_private_or_defined_elsewhere_is_not_shown(self):
        for text in ("hidden", "secret", "Outside", "House::open", "struct House;"):
            self.assertNotIn(text, self.page)

    def test_a_type_that_has_only_data_is_shown_as_it_is(self):
        self.assertIn("struct Doors {\n  int count = 0;  // at least 1\n};\n", self.page)

    def test_comments_stand_below_what_they_explain(self):
        self.assertLess(self.page.index("int open() const;"), self.page.index("How many there are"))
        self.assertLess(self.page.index("How many there are"), self.page.index("for_each_door"))

    def test_names_of_the_code_are_links_and_tables_stay(self):
        self.assertIn("Throws [`LimitReached`](budget.md#LimitReached). `size` is in metres.", self.page)
        self.assertIn("A number &#60;= 9 of doors. See `HouseOwner`.", self.page)
        self.assertIn("```text\ndoors()  all\nopen()   those that are open\n```", self.page)

    def test_every_header_of_the_library_has_a_page(self):
        for path in sorted((ROOT / "src/summand").rglob("*.hpp")):
            with self.subTest(header=path.name):
                page = headers.page_of(path.name, path.read_text(encoding="utf-8"))
                self.assertEqual(page.count("```") % 2, 0)

    def test_the_types_and_functions_of_the_public_headers_are_on_their_pages(self):
        names = re.findall(r"reference/(.*)\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
        self.assertGreaterEqual(len(names), 8)
        for name in names:
            with self.subTest(header=name):
                text = (ROOT / f"src/summand/{name}.hpp").read_text(encoding="utf-8")
                page = headers.page_of(name, text)
                for type_name in headers.types_of(text):
                    self.assertIn(f"{{ #{type_name} ", page)
                self.assertNotRegex(page, r"\w+_\.|\breturn\b|\bprivate:")
                shown = re.sub(r"^ (?:private|protected):.*?^};", "", text, flags=re.MULTILINE | re.DOTALL)
                for function in re.findall(r"^ {0,2}\w[\w:<>&*, ]*? \*?(\w+)\([^;{}=]*;", shown, re.MULTILINE):
                    self.assertRegex(page, rf'[#".]{function}[ "]')


class PagesOfPython(unittest.TestCase):
    @unittest.skipUnless(python_pages.PACKAGE.is_dir(), "the Python module is not built")
    def test_every_public_name_stands_on_one_page(self):
        shown = [name for *_, names in python_pages.pages() for name in names]
        functions, games = python_pages.names_of_language()
        public = python_pages.assigned("__init__", "__all__") + functions + games
        self.assertEqual(sorted(shown), sorted(set(shown)))
        self.assertEqual(set(public) - python_pages.NOT_SHOWN, set(shown) - {"eval"})
        self.assertIn("cool", functions)
        self.assertIn("toads_and_frogs", games)

    def test_a_page_names_what_it_shows(self):
        text = python_pages.text_of("Sweeps", "Many items.", ["sweep", "own"])
        self.assertEqual(text, "# Sweeps\n\nMany items.\n\n::: summand.sweep.sweep\n\n::: summand.own\n    options:\n"
                         "      members: false\n      show_root_heading: false\n")

    def test_an_example_is_code(self):
        text = "A sum.\n\n>>> 1 + 1\n2\n>>> 3\n\nMore.\n\nExamples:\n    >>> 4"
        self.assertEqual(docstring_text.with_code(text), "A sum.\n\n```pycon\n>>> 1 + 1\n2\n>>> 3\n```\n\nMore.\n\n"
                         "Examples:\n    >>> 4")

    def test_rules_have_no_markup(self):
        text = "Moves *3 and *5.\n\nExamples:\n    >>> a * b * c"
        self.assertEqual(docstring_text.without_markup(text),
                         "Moves &#42;3 and &#42;5.\n\nExamples:\n    >>> a * b * c")


class Anchors(unittest.TestCase):
    def test_functions_become_headings(self):
        text = "# F\n\n```console\n$ summand help functions\nmean(G)\n  ...\n```\nend\n"
        page = anchors.with_functions(text, [{"name": "left_stop", "arguments": "G", "sentence": "The *number*.",
                                              "example": "left_stop(1)", "result": "1"}])
        self.assertEqual(page, "# F\n\n### `left_stop(G)` { #left_stop data-toc-label='left_stop' }\n\n"
                         "The &#42;number&#42;.\n\n```text\nleft_stop(1)  =>  1\n```\nend\n")

    def test_a_page_without_the_list_is_an_error(self):
        with self.assertRaises(ValueError):
            anchors.with_functions("# F\n", [])

    def test_commands_have_anchors_at_their_headings(self):
        page = anchors.with_commands("```console\n  summand solve EXPR...  Say\n  summand nimber EXPR  Print\n"
                                     "  summand serve  Answer\n```\n\n## solve and nimber: by search\n\n## serve\n")
        self.assertIn('<a id="nimber"></a><a id="solve"></a>\n\n## solve and nimber', page)
        self.assertNotIn('"serve"', page)

    def test_games_have_the_anchor_of_their_name(self):
        page = anchors.with_games("### Nim\n\n### Northcott's Game\n\n| `dim(12)`, `dim(proper, 12)` | take |\n",
                                  [{"name": "nim", "title": "Nim"}, {"name": "northcott", "title": "Northcott's Game"},
                                   {"name": "dim", "title": "Dim"}])
        self.assertEqual(page, "### Nim\n\n<a id=\"northcott\"></a>\n\n### Northcott's Game\n\n"
                         "| <a id=\"dim\"></a>`dim(12)`, `dim(proper, 12)` | take |\n")

    def test_each_word_of_an_entry_of_the_glossary_has_an_anchor(self):
        self.assertEqual(anchors.with_glossary("* **Left, Right**: The two players.\n"),
                         '* <a id="right"></a>[**Left, Right**](#left){ #left .word }: The two players.\n')

    def test_words_of_the_book_have_anchors(self):
        self.assertEqual(anchors.with_words("| word | meaning |\n|---|---|\n| bad move | A move |\n"),
                         '| word | meaning |\n|---|---|\n| <a id="bad-move"></a>bad move | A move |\n')


class Notebooks(unittest.TestCase):
    def page(self, *outputs, source="x"):
        cells = [{"cell_type": "markdown", "source": ["# Title\n", "\n", "Text."]},
                 {"cell_type": "code", "source": [source], "outputs": list(outputs)}]
        return notebooks.page_of({"cells": cells}, "name.ipynb")

    def rich(self, **data):
        data = {kind.replace("_", "/"): lines for kind, lines in data.items()}
        return {"output_type": "execute_result", "data": data}

    def test_a_page_has_the_text_the_code_and_a_link_to_the_file(self):
        self.assertEqual(self.page(), "# Title\n\n[This notebook as a file](name.ipynb)\n\n\nText.\n\n"
                                      "```python\nx\n```\n")

    def test_outputs_are_shown_in_their_best_form(self):
        text = self.page({"output_type": "stream", "name": "stdout", "text": ["a\n", "b\n"]})
        self.assertIn("```text\na\nb\n```", text)
        text = self.page(self.rich(text_plain=["<x>"], text_html=["<p>\n", "\n", "y</p>"]))
        self.assertIn('<div class="shown drawn" data-search-exclude><p>y</p></div>', text)
        self.assertNotIn("<x>", text)
        picture = {"text/plain": ["p"], "image/svg+xml": ["<svg>\n", "</svg>\n"]}
        self.assertIn("<svg></svg>", self.page({"output_type": "display_data", "data": picture}))

    def test_preformatted_lines_stay_lines(self):
        text = self.page(self.rich(text_html=["<pre>a\n", "\n", "b</pre>"]))
        self.assertIn("<pre>a&#10;&#10;b</pre>", text)

    def test_code_may_have_fences(self):
        self.assertIn('````python\n"```"\n````', self.page(source='"```"'))


class Tables(unittest.TestCase):
    def test_bars_in_the_code_of_tables_are_plain(self):
        self.assertEqual(tables.with_plain_bars("| `{1\\|0}` | a \\| b |\n`{1\\|0}`\n```\n| `\\|`\n```\n"),
                         "| `{1|0}` | a \\| b |\n`{1\\|0}`\n```\n| `\\|`\n```\n")


class Check(unittest.TestCase):
    MENU = '<nav class="md-nav md-nav--primary"><nav><a href="a.html">A</a></nav></nav>'

    def faults(self, front, other="<p id=x>"):
        with tempfile.TemporaryDirectory() as folder:
            site = pathlib.Path(folder).resolve()
            (site / "index.html").write_text(front, encoding="utf-8")
            (site / "a.html").write_text(other, encoding="utf-8")
            (site / "s.css").write_text("@import url(//fonts.example/f);", encoding="utf-8")
            pages = {path: check.Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
            return "\n".join([*check.address_faults(site, pages), *check.host_faults(site, pages),
                              *check.menu_faults(site, pages), *check.anchor_faults(site, pages, [("a.html", "mean")]),
                              *check.bar_faults(site, pages),
                              *check.figure_faults(site, pages, ["a.md\tline\tcommand"])])

    def test_all_kinds_of_faults_are_found(self):
        faults = self.faults('<td><code>1\\|0</code></td><td>1\\|0</td><a href="a.html#y">y</a>'
                             '<a href="b.html">b</a><img src="https://elsewhere.example/i.png">'
                             '<a href="https://elsewhere.example/">fine</a><a href="a.html#x">fine</a>')
        self.assertEqual(faults.split("\n"), [
            "index.html: a.html#y is no anchor", "index.html: there is no b.html",
            "index.html: https://elsewhere.example/i.png is loaded from elsewhere",
            "s.css: //fonts.example/f is loaded from elsewhere", "a.html: the menu does not lead to it",
            "a.html: there is no #mean",
            "index.html: a backslash in <td><code>1\\|0</code></td>", "a.html: 0 figures, not 1"])

    def test_a_whole_site_has_none_of_them(self):
        self.assertEqual(self.faults(self.MENU, '<p id="mean"><figure class="drawn"></figure>'),
                         "s.css: //fonts.example/f is loaded from elsewhere")


if __name__ == "__main__":
    unittest.main()
