#!/usr/bin/env python3
"""A bot for velatura arena that likes paintings with many visible elements.

    velatura arena --a showy --b random --games 100 --bot "showy=exec:python3 examples/bots/showy.py"

The protocol is described in docs/bots.md. Only Python's own library is used.
"""
import json
import sys

SWATCHES = ("red", "yellow", "green", "blue", "violet")


def elements(icons):
    return sum(not icon.startswith("bonus") for icon in icons)


def visible_elements(cards, layers):
    """In each swatch the topmost card that has icons there shows them and covers all below."""
    shown = 0
    for swatch in SWATCHES:
        for word in reversed(layers):
            if swatch in cards[word]:
                shown += elements(cards[word][swatch])
                break
    return shown


def worth(cards, view, move):
    if "paint" in move:
        return visible_elements(cards, move["paint"]) - 4
    if "take" in move:
        place = view["row"][move["take"] - 1]
        printed = sum(elements(icons) for icons in cards[place["card"]].values())
        return printed + 0.5 * place["tokens"] - 0.7 * (move["take"] - 1)
    return 0


def main():
    cards = {}  # word -> icons by swatch
    for line in sys.stdin:  # ends when the arena closes it
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            cards = {card["word"]: card["icons"] for card in message["cards"]}
            answer = {"type": "hello", "protocol": 1, "name": "showy"}
        elif message["type"] == "view":
            best = max(message["moves"], key=lambda move: worth(cards, message, move))
            answer = {"type": "move", "move": best}
        if answer:  # nothing is to be said to new_game and result
            print(json.dumps(answer), flush=True)


main()
