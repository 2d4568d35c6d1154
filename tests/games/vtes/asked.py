"""What the rules of VTES say, read from their source: each message id with the arguments that it is given everywhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from coterie.games import vtes

FOLDER = Path(vtes.__file__).parent
SILENT = ("text", "cards", "data", "bots", "formats", "workshop", "decks.py", "setup.py", "terminal")
"""What says nothing while a game is played: definitions, and folders and files with words of their own, tested with them."""
TELLS = {"tell", "tell_one", "tell_others", "tell_of", "Text"}
REASONS = {"no": "reason", "no_with": "reason", "refused": "unplayable"}
"""What gives a reason by its name, and how the ids of such reasons begin."""
CHOICES = {
    "choose": 4,
    "choose_piece": 5,
    "choose_seat": 4,
    "choose_number": 5,
    "choose_word": 4,
    "choose_card": 9,
    "choose_cards": 7,
    "one_of": 0,
}
"""Questions for one thing out of several, and the place at which the card that asks may stand."""
WORDS = {"choose_word"}

Asked = dict[str, frozenset[str]]


def sources() -> list[Path]:
    """The files of the game that may say something."""
    return [file for file in sorted(FOLDER.rglob("*.py")) if file.relative_to(FOLDER).parts[0] not in SILENT]


@cache
def asked() -> Asked:
    """Every id or pattern of ids (a star for what is put in) that the source asks for, with the arguments all its places give."""
    found: dict[str, frozenset[str]] = {}
    for file in sources():
        for name, given in _in_file(ast.parse(file.read_text(encoding="utf-8"))):
            found[name] = found[name] & given if name in found else given
    return found


def _in_file(tree: ast.AST) -> Iterator[tuple[str, frozenset[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield from _in_call(node)


def _in_call(call: ast.Call) -> Iterator[tuple[str, frozenset[str]]]:
    name = call.func.id if isinstance(call.func, ast.Name) else call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name in TELLS:
        for first in call.args[:2]:
            for message in strings(first):
                if message.startswith("vtes-"):
                    yield message, _given(call) | ({"piece"} if name == "tell_of" else set())
    elif name in REASONS and call.args:
        for reason in strings(call.args[0]):
            yield f"vtes-{REASONS[name]}-{reason}", _given(call)
    elif name in CHOICES:
        for prompt in strings(call.args[3] if name == "one_of" else call.args[2]):
            yield f"vtes-prompt-{prompt}", _about(call, name)
            if name == "choose_cards":
                yield f"vtes-prompt-{prompt}-several", _about(call, name) | {"count"}
        if name in WORDS:
            for word in strings(call.args[3]):
                yield f"vtes-option-{word}", frozenset()


def _given(call: ast.Call) -> frozenset[str]:
    """The arguments of a text: keywords, or the keys of a literal."""
    named = {keyword.arg for keyword in call.keywords if keyword.arg}
    literal = {
        key.value
        for argument in call.args
        for node in ast.walk(argument)
        if isinstance(node, ast.Dict)
        for key in node.keys
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    }
    return frozenset(named | literal)


def _about(call: ast.Call, name: str) -> frozenset[str]:
    """A question that names the card that asks can speak of it."""
    about = name == "one_of" or len(call.args) >= CHOICES[name] or any(keyword.arg == "about" for keyword in call.keywords)
    return frozenset({"card"}) if about else frozenset()


def strings(node: ast.AST) -> list[str]:
    """The strings an expression may be: constants, both sides of a choice, members of a tuple, and patterns for what is put together."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.JoinedStr):
        return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)]
    if isinstance(node, ast.IfExp):
        return strings(node.body) + strings(node.orelse)
    if isinstance(node, ast.Tuple):
        return [word for part in node.elts for word in strings(part)]
    if isinstance(node, ast.BinOp):
        return strings(node.left) + strings(node.right)
    return []
