"""An extension of griffe: what `docstring_text` does to the docstrings of the Python module.

* An example that stands in no section of its own is shown as code.
* Texts of the library, such as the rules of a game, have no markup.
"""
import pathlib
import sys

import griffe

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import docstring_text  # noqa: E402: a neighbour of this file


class Docstrings(griffe.Extension):
    def on_object(self, *, obj, **_):
        if obj.docstring:
            of_library = obj.path.startswith("summand._names.")
            as_markdown = docstring_text.without_markup if of_library else docstring_text.with_code
            obj.docstring.value = as_markdown(obj.docstring.value)
