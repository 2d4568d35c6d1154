"""A tiny game that uses every feature of the kernel. It is not shipped; the contract tests play it, sound and with planted faults."""

from tests.tiny.game import TINY, Tiny

__all__ = ["TINY", "Tiny"]
