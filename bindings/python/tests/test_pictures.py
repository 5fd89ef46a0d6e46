"""What notebooks show: pictures, tables and formulas."""

import html.parser
import xml.etree.ElementTree as xml

import pytest
import summand as cgt

EVIL = "<script>alert('x')</script>&<b>"


class Tags(html.parser.HTMLParser):
    """The tags of a text. Fails if one is not closed."""

    def __init__(self, text):
        super().__init__()
        self.seen, self.open, self.words = set(), [], []
        self.feed(text)
        assert self.open == [], text

    def handle_starttag(self, tag, attributes):
        self.seen.add(tag)
        self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.seen.add(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.words.append(data)


def words_of(markup):
    return " ".join(" ".join(Tags(markup).words).split())


def labels(svg):
    texts = xml.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")
    return [text.text for text in texts]


# --- boards ---


def test_boards_have_coordinates_in_notebooks():
    board = cgt.domineering("..#|...")
    assert labels(board._repr_svg_()) == ["a", "b", "c", "1", "2"]
    assert labels(board.svg()) == []
    assert labels(board.svg(coordinates=True)) == ["a", "b", "c", "1", "2"]
    assert "{c}" in board.tikz(coordinates=True) and "{c}" not in board.tikz()
    assert board.text_picture() == "  a b c\n1 · · █\n2 · · ·"
    assert board.text_picture(coordinates=False) == board.picture == "· · █\n· · ·"
    assert labels(board.game._repr_svg_()) == ["a", "b", "c", "1", "2"]


@pytest.mark.parametrize(("side", "scale"), [(2, 2), (8, 2), (20, None), (40, 1)])
def test_boards_are_larger_in_notebooks_but_fit_a_page(side, scale):
    board = cgt.domineering((side, side))
    drawn, shown = xml.fromstring(board.svg(coordinates=True)), xml.fromstring(board._repr_svg_())
    width, before = float(shown.get("width")), float(drawn.get("width"))
    assert width == pytest.approx(640 if scale is None else scale * before)
    assert float(shown.get("height")) / float(drawn.get("height")) == pytest.approx(width / before, rel=1e-3)
    assert shown.get("viewBox") == drawn.get("viewBox")
    assert board.game._repr_svg_() == board._repr_svg_()


def test_coordinates_name_the_cells_of_moves():
    board = cgt.clobber("xo.|.xo")
    names = set(labels(board._repr_svg_()))
    for move in board.moves("left"):
        for cell in move.name.split("-"):
            assert {cell[0], cell[1:]} <= names


@pytest.mark.parametrize("ruleset", cgt.games(), ids=lambda ruleset: ruleset.name)
def test_every_example_is_drawn_or_shown_as_text(ruleset):
    assert ruleset.title in words_of(ruleset._repr_html_())
    for example in ruleset.examples:
        try:
            position = ruleset.parse(example)
        except cgt.ParseError:
            continue
        svg = position._repr_svg_()
        assert svg is None or xml.fromstring(svg).tag.endswith("svg")


def test_a_sum_of_boards_is_one_picture():
    board = cgt.domineering("..|..")
    total = board + cgt.domineering("...")
    shown = total._repr_html_()
    assert "svg" in Tags(shown).seen
    assert words_of(shown).endswith("Value: {0|-2}")
    drawn = cgt.draw(total, position=True, coordinates=True)
    assert labels(drawn.svg).count("+") == 1
    assert cgt.Game("{1|0}")._repr_html_() is None
    assert (board + cgt.Game("^"))._repr_html_() is None


# --- values ---


@pytest.mark.parametrize(
    ("text", "latex"),
    [
        ("0", "0"),
        ("-3/4", None),
        ("*", r"{\ast}"),
        ("*3", r"{\ast}3"),
        ("^", r"{\uparrow}"),
        ("v*", r"{\downarrow}{\ast}"),
        ("+-1", r"{\pm}1"),
        ("1/2 + ^3 + *2", None),
        ("{3|-1}", None),
        ("{1||0|-2}", None),
        ("tiny(1)", None),
        ("miny(1/2)", None),
        ("{0,*|0}", None),
        ("{^|*,v}", None),
    ],
)
def test_values_are_shown_in_latex(text, latex):
    game = cgt.Game(text)
    shown = game._repr_latex_()
    assert shown == f"${game.latex()}$"
    assert shown.count("{") == shown.count("}")
    if latex is not None:
        assert shown == f"${latex}$"


def test_what_takes_too_long_is_left_out():
    assert cgt.domineering((8, 8)).game._repr_latex_() is None
    shown = (cgt.domineering((8, 8)) + cgt.domineering((2, 2)))._repr_html_()
    assert "svg" in Tags(shown).seen and "Value" not in words_of(shown)


def test_values_that_are_too_large_are_left_out():
    game = cgt.clobber("xoxo|oxox|xo..").game
    assert len(game.latex()) > 1000
    assert game._repr_latex_() is None


def test_a_shorter_limit_of_a_block_holds_for_pictures_too():
    with cgt.limits(time="30ms"):
        assert cgt.domineering((7, 7)).game._repr_latex_() is None
    with pytest.raises(cgt.LimitReached, match=r"0\.05 s"), cgt.limits(time="50ms"):
        assert cgt.domineering((7, 8)).game._repr_latex_() is None
        cgt.domineering((7, 8)).value.latex()


# --- answers ---


def test_an_analysis_is_a_table():
    shown = cgt.analyze(cgt.domineering("....|....") + cgt.Game("{3|-1}"))._repr_html_()
    words = words_of(shown)
    assert "table" in Tags(shown).seen
    assert "outcome the next player wins" in words
    assert "Right wins by -1" in words
    assert "mean 1 temperature 2" in words
    boards = cgt.analyze(cgt.domineering("..|..") + cgt.domineering(".."))._repr_html_()
    assert "svg" in Tags(boards).seen


def test_every_kind_of_analysis_has_html():
    for game in ("0", "^", "{1|*}", "nim(3,5)", "domineering(3x3)", "tiny(2) + *4"):
        for question in (cgt.analyze, cgt.solve):
            assert "outcome" in words_of(question(game)._repr_html_())


def test_a_table_has_rows_and_columns():
    shown = cgt.table("nim(r,c)", rows=range(0, 2), cols=range(0, 3))._repr_html_()
    assert Tags(shown).words == ["r\\c", "0", "1", "2", "0", "0", "*", "*2", "1", "*", "0", "*3"]
    single = cgt.table("nim(n,1)", rows="n=1..2")._repr_html_()
    assert "".join(Tags(single).words) == "n102*3"


def test_a_match_shows_its_boards_and_whose_turn_it_is():
    match = cgt.Match("domineering(2x2) + {3|-1}")
    shown = match._repr_html_()
    assert {"svg", "code"} <= Tags(shown).seen
    assert words_of(shown).endswith("Left is to move.")
    with pytest.raises(cgt.SummandError):
        match.play("nothing")
    for _ in range(4):
        if not match.over:
            match.answer()
    assert match.turn.endswith(("wins.", "is to move."))


def test_an_explanation_keeps_its_lines():
    made = cgt.Record("kind", f"a < b\n{EVIL}", {})
    assert "".join(Tags(made._repr_html_()).words) == f"a < b\n{EVIL}"


class Evil:
    title = EVIL

    def moves(self, text, player):
        return [text[1:]] if text else []

    def show(self, text):
        return text


def test_nothing_from_outside_is_markup():
    evil = cgt.ruleset(Evil())
    position = evil(EVIL)
    for shown in (
        position.ruleset._repr_html_(),
        cgt.analyze(position)._repr_html_(),
        cgt.Match(position)._repr_html_(),
        (position + cgt.nim(1))._repr_html_() or "",
        cgt.Record(EVIL, EVIL, {})._repr_html_(),
    ):
        assert "script" not in Tags(shown).seen
        assert EVIL not in shown


# --- trees ---


def test_the_tree_of_a_position_has_boards():
    board = cgt.domineering("..|..")
    tree = cgt.tree(board)
    assert "TT" not in tree.svg and xml.fromstring(tree.svg).tag.endswith("svg")
    assert tree.tikz and tree.text
    assert str(cgt.tree(board.game)) == str(tree)
    assert len(cgt.tree(board, depth=1).svg) < len(tree.svg)
    assert str(cgt.tree(board, canonical=True)) == str(cgt.draw(board.value, tree=True))


def test_the_tree_of_a_game_has_its_options():
    assert str(cgt.tree("{3|-1}")) == str(cgt.draw("{3|-1}", tree=True))
    assert "dominated" in str(cgt.tree("{0,*,1|2}"))
    assert "⋮" in str(cgt.tree("{{3|2}|{1|0}}", depth=1))


def test_a_tree_that_is_too_large_is_an_error():
    with pytest.raises(cgt.LimitReached, match="more than 500 positions") as caught:
        cgt.tree(cgt.domineering((4, 4)))
    assert caught.value.limit == "size"
    with pytest.raises(ValueError, match="depth"):
        cgt.tree("{3|-1}", depth=-1)


# --- matplotlib ---


def test_thermographs_are_drawn_with_matplotlib(tmp_path):
    matplotlib = pytest.importorskip("matplotlib")
    matplotlib.use("Agg")
    import matplotlib.pyplot

    graph = cgt.Game("{3|-1}").thermograph
    figure, axes = matplotlib.pyplot.subplots()
    assert graph.to_matplotlib(axes) is axes
    left, right = axes.get_lines()
    assert left.get_xydata()[:2].tolist() == [[4, -1], [1, 2]]
    assert right.get_xydata()[0].tolist() == [-2, -1]
    assert axes.xaxis_inverted()
    graph.to_matplotlib(axes)
    assert axes.xaxis_inverted() and len(axes.get_lines()) == 4
    figure.savefig(tmp_path / "graph.png")
    assert (tmp_path / "graph.png").read_bytes().startswith(b"\x89PNG")
    assert graph.to_matplotlib().get_ylabel() == "tax"
    matplotlib.pyplot.close("all")
