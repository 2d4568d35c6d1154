"""A small and careful reader of XML: it knows lines, takes no document type, and so no entities, and no file but the one it is given."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final
from xml.parsers import expat

from coterie.games.vtes.decks import BadDeck
from coterie.kernel.text import Text

DEEPEST: Final = 20
_NOT_IN_XML: Final = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 127, 0xFFFE, 0xFFFF], " ")


class Element:
    """An element with its attributes, its text and what is in it."""

    def __init__(self, tag: str, attributes: dict[str, str], line: int) -> None:
        self.tag = tag
        self.attributes = attributes
        self.line = line
        self.text = ""
        self.children: list[Element] = []

    def all(self, tag: str) -> Iterator[Element]:
        """Every element of a name in it, at any depth, in order."""
        for child in self.children:
            if child.tag == tag:
                yield child
            yield from child.all(tag)

    def said(self, tag: str) -> str:
        """The text of the first child of a name; "" if there is none."""
        return next((child.text.strip() for child in self.children if child.tag == tag), "")


def parse(text: str) -> Element:
    """The outermost element of a document; BadDeck says the line where it is broken or forbidden."""
    parser = expat.ParserCreate(encoding="utf-8")
    top = Element("", {}, 0)
    path = [top]

    def start(tag: str, attributes: dict[str, str]) -> None:
        if len(path) > DEEPEST:
            raise BadDeck(Text("vtes-deck-xml-deep", {"number": parser.CurrentLineNumber, "most": DEEPEST}))
        element = Element(tag.lower(), {name.lower(): value for name, value in attributes.items()}, parser.CurrentLineNumber)
        path[-1].children.append(element)
        path.append(element)

    def end(_tag: str) -> None:
        path.pop()

    def words(said: str) -> None:
        path[-1].text += said

    def refuse(*_: object) -> None:
        raise BadDeck(Text("vtes-deck-xml-doctype", {"number": parser.CurrentLineNumber}))

    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = start, end, words
    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = refuse
    parser.buffer_text = True
    try:
        parser.Parse(text.encode(), True)
    except expat.ExpatError as error:
        raise BadDeck(Text("vtes-deck-xml-broken", {"number": error.lineno, "why": expat.errors.messages[error.code]})) from None
    return top.children[0]


def escape(text: str) -> str:
    """A text as it stands in XML, without the signs that XML cannot hold."""
    plain = text.translate(_NOT_IN_XML)
    return plain.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def whole(text: str) -> int | None:
    """A whole number in a text, if that is what it is.

    >>> whole(" 12 "), whole("12a"), whole("9" * 20)
    (12, None, None)
    """
    digits = text.strip()
    return int(digits) if digits.isascii() and digits.isdigit() and len(digits) < 7 else None
