from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from kozyr.text import LANGUAGES, notice_page
from kozyr.text.markup import element
from tests.text.help import Page


def test_text_is_escaped_and_html_is_not() -> None:
    assert element("p", "<b>", element("b", "&")) == "<p>&lt;b&gt;<b>&amp;</b></p>"


def test_attributes() -> None:
    link = element("a", href='"&', class_=None, hidden=True, data_x="1")
    assert link == '<a href="&quot;&amp;" hidden data-x="1"></a>'
    assert element("meta", name="a") == '<meta name="a">'


@given(st.text(), st.text())
def test_no_text_gets_out_of_its_element(content: str, value: str) -> None:
    page = Page(element("p", content, title=value))
    assert [tag for tag, _ in page.elements] == ["p"]


@given(st.sampled_from(LANGUAGES), st.text(min_size=1), st.text(min_size=1))
def test_a_notice_is_a_whole_page(language: str, heading: str, text: str) -> None:
    page = Page(notice_page(language, heading, text))
    assert page.all("html", lang=language)
    assert len(page.all("h1")) == 1
    assert page.all("script") == page.all("style") == []
