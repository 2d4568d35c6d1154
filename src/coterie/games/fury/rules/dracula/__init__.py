"""Dracula's side: trail and catacombs, movement and powers, encounters placed and matured, and his turn."""
