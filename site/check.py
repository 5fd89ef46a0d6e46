#!/usr/bin/env python3
"""Checks the HTML of the documentation site.

    check.py SITE

* Every address in the pages leads to a file of the site, and every #fragment to an element.
* Nothing is loaded from another host, neither by a page nor by a style sheet.
* The menu of the front page leads to every page.
* Every name of the Python module, function of the language, command, game and word of the glossary has its anchor. Three
  kinds of these are asked of the program in the environment variable SUMMAND.
* No code in a table shows the backslash of `\\|`.
* Every figure of site/figures.tsv is on its page.
"""
import html.parser
import json
import os
import pathlib
import re
import subprocess
import sys
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import anchors  # noqa: E402: a neighbour of this file
import python_pages  # noqa: E402

LOADED = {("img", "src"), ("img", "srcset"), ("script", "src"), ("iframe", "src"), ("source", "src"),
          ("source", "srcset"), ("object", "data"), ("embed", "src"), ("video", "src"), ("audio", "src"),
          ("use", "href"), ("use", "xlink:href"), ("image", "href"), ("image", "xlink:href")}
NOT_LOADED = {"canonical", "next", "prev", "alternate"}  # the kinds of <link> that a browser does not fetch
STYLE_ADDRESS = re.compile(r"""(?:url\(\s*|@import\s+)["']?((?:https?:)?//[^"')\s]+)""")

CELL = re.compile(r"<td\b.*?</td>", re.DOTALL)
ESCAPED_BAR = re.compile(r"<code>[^<]*\\\|")


class Page(html.parser.HTMLParser):
    """The anchors, the links and the loaded files of a page."""

    def __init__(self, text):
        super().__init__()
        self.ids, self.links, self.loaded, self.menu, self.figures = set(), [], [], set(), 0
        self.menus = 0
        self.feed(text)
        self.loaded += STYLE_ADDRESS.findall(text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "nav" and self.menus == 0 and "md-nav--primary" in given.get("class", ""):
            self.menus = 1
        elif tag == "nav" and self.menus > 0:
            self.menus += 1
        self.ids.update(given[name] for name in ("id", "name") if given.get(name))
        self.figures += tag == "figure" and "drawn" in (given.get("class") or "")
        for name, address in attributes:
            if (tag, name) in LOADED or tag == "link" and name == "href" and given.get("rel") not in NOT_LOADED:
                self.loaded.append(address)
                self.links.append(address)
            elif name == "href":
                self.links.append(address)
                if self.menus > 0:
                    self.menu.add(address.split("#")[0])

    def handle_endtag(self, tag):
        if tag == "nav" and self.menus > 0:
            self.menus -= 1


def is_elsewhere(address):
    return re.match(r"(?:[a-z]+:)?//", address or "") is not None


def address_faults(site, pages):
    """Links that lead nowhere."""
    for path, page in pages.items():
        for address in page.links:
            if is_elsewhere(address) or not address or address.startswith(("mailto:", "data:", "javascript:")):
                continue
            target, _, fragment = urllib.parse.unquote(address).partition("#")
            target = target.partition("?")[0]
            found = path if not target else (site / target[1:] if target[0] == "/" else path.parent / target).resolve()
            if found.is_dir():
                found /= "index.html"
            if not found.is_file():
                yield f"{path.relative_to(site)}: there is no {address}"
            elif fragment and found in pages and fragment not in pages[found].ids and fragment != "__skip":
                yield f"{path.relative_to(site)}: {address} is no anchor"


def host_faults(site, pages):
    """Files that the reader's browser would load from another host."""
    for path, page in pages.items():
        for address in page.loaded:
            if is_elsewhere(address):
                yield f"{path.relative_to(site)}: {address} is loaded from elsewhere"
    for path in sorted(site.rglob("*.css")):
        for address in STYLE_ADDRESS.findall(path.read_text(encoding="utf-8")):
            yield f"{path.relative_to(site)}: {address} is loaded from elsewhere"


def menu_faults(site, pages):
    front = site / "index.html"
    reached = {(front.parent / urllib.parse.unquote(address)).resolve() for address in pages[front].menu if address}
    reached.add(front)
    for path in pages:
        if path not in reached and path.name != "404.html":
            yield f"{path.relative_to(site)}: the menu does not lead to it"


def wanted_anchors(docs):
    """(page, anchor) for everything that readers link to."""
    def asked(*words):
        return json.loads(subprocess.run([os.environ["SUMMAND"], *words], stdout=subprocess.PIPE, check=True).stdout)

    yield from python_pages.anchors()
    for function in asked("help", "--json", "functions")["functions"]:
        yield "guide/functions.html", function["name"]
    for game in asked("games", "--json")["games"]:
        yield "guide/games.html", game["name"]
    for command in anchors.commands_of((docs / "guide/command-line.md").read_text(encoding="utf-8")):
        yield "guide/command-line.html", command
    for term in anchors.WORD.findall((docs / "glossary.md").read_text(encoding="utf-8")):
        yield from (("glossary.html", word) for word in anchors.words_of(term))


def anchor_faults(site, pages, wanted):
    for name, anchor in wanted:
        if anchor not in pages[site / name].ids:
            yield f"{name}: there is no #{anchor}"


def bar_faults(site, pages):
    for path in pages:
        for cell in CELL.findall(path.read_text(encoding="utf-8")):
            if ESCAPED_BAR.search(cell):
                yield f"{path.relative_to(site)}: a backslash in {cell}"


def figure_faults(site, pages, rows):
    wanted = [site / row.split("\t")[0].replace(".md", ".html") for row in rows if row and not row.startswith("#")]
    for path in sorted(set(wanted)):
        if pages[path].figures != wanted.count(path):
            yield f"{path.relative_to(site)}: {pages[path].figures} figures, not {wanted.count(path)}"


def main():
    site, root = pathlib.Path(sys.argv[1]).resolve(strict=True), pathlib.Path(__file__).resolve().parent.parent
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(site.rglob("*.html"))}
    wanted = list(wanted_anchors(root / "docs"))
    rows = (root / "site/figures.tsv").read_text(encoding="utf-8").split("\n")
    faults = [*address_faults(site, pages), *host_faults(site, pages), *menu_faults(site, pages),
              *anchor_faults(site, pages, wanted), *bar_faults(site, pages), *figure_faults(site, pages, rows)]
    if faults:
        sys.exit("\n".join(faults))
    links = sum(len(page.links) for page in pages.values())
    figures = sum(page.figures for page in pages.values())
    print(f"{len(pages)} pages, {links} links, {len(wanted)} anchors to link to, {figures} figures, no fault")


if __name__ == "__main__":
    main()
