"""The notebooks of the guide give what they show. notebooks.py --approve writes what they give."""

import copy
import json
import pathlib
import re

import notebooks
import pytest

FOLDER = pathlib.Path(__file__).parents[3] / "docs" / "notebooks"
FILES = sorted(FOLDER.glob("*.ipynb"))
GUIDE = FOLDER.parent / "guide" / "python.md"


def name(path):
    return path.stem


@pytest.mark.parametrize("path", FILES, ids=name)
def test_outputs_are_those_of_the_file(path):
    assert list(notebooks.differences(notebooks.read(path))) == []


@pytest.mark.parametrize("path", FILES, ids=name)
def test_file_is_in_its_usual_form(path):
    notebook = notebooks.read(path)
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    ids = [cell["id"] for cell in notebook["cells"]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[a-zA-Z0-9-_]{1,64}", its) for its in ids)
    written = json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
    assert path.read_text(encoding="utf-8") == written
    assert str(path.parent.parent.parent) not in written


def test_the_guide_links_to_all_of_them():
    linked = re.findall(r"\.\./notebooks/([\w-]+)\.ipynb", GUIDE.read_text(encoding="utf-8"))
    assert sorted(linked) == [path.stem for path in FILES]
    assert len(FILES) == 3


def notebook_of(*sources):
    cells = [
        {"cell_type": "code", "source": [source], "outputs": [], "execution_count": None}
        for source in sources
    ]
    return {"cells": cells}


def test_cells_give_prints_results_and_pictures():
    made = notebooks.approved(
        notebook_of("import summand as cgt\nprint('x')\ncgt.domineering('..')", "1 + 1", "None")
    )
    first, second, third = (cell["outputs"] for cell in made["cells"])
    assert first[0] == {"name": "stdout", "output_type": "stream", "text": ["x\n"]}
    assert first[1]["output_type"] == "execute_result"
    assert "".join(first[1]["data"]["image/svg+xml"]).startswith("<svg")
    assert second[0]["data"] == {"text/plain": ["2"]}
    assert third == []
    assert list(notebooks.differences(made)) == []


def test_a_wrong_output_is_found():
    made = notebooks.approved(notebook_of("1 + 1"))
    wrong = copy.deepcopy(made)
    wrong["cells"][0]["outputs"][0]["data"]["text/plain"] = ["3"]
    assert len(list(notebooks.differences(wrong))) == 1


def test_a_long_game_is_shortened_and_says_how_to_see_all():
    long = " + ".join(["{7|{2|-1}}"] * 200)
    made = notebooks.approved(
        notebook_of(f"import summand as cgt\ng = cgt.Game({long!r})\ng", "[g]", "cgt.Game('^')", "print(g.expression)")
    )
    shown = ["".join(cell["outputs"][0].get("data", cell["outputs"][0]).get("text/plain", "")) for cell in made["cells"]]
    for text in shown[:2]:
        assert len(text) < 1200
        assert "characters): print(game) shows all" in text
    assert "…" not in shown[2]
    assert "".join(made["cells"][3]["outputs"][0]["text"]).strip() == long


def test_an_error_of_a_cell_is_told_with_the_cell():
    with pytest.raises(RuntimeError, match="cell 2:\n1/0"):
        notebooks.executed(notebook_of("1", "1/0"))
