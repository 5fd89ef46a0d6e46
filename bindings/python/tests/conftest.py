import pytest
import summand


@pytest.fixture(autouse=True)
def examples_know_the_module(doctest_namespace):
    doctest_namespace["cgt"] = summand
