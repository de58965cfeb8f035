#!/usr/bin/env python3
"""A bot for velatura arena that likes paintings with many visible elements.

    velatura arena --a showy --b random --games 100 --bot "showy=exec:python3 examples/bots/showy.py"

The protocol is described in docs/bots.md. Only Python's own library is used.
"""
import json
import sys

def elements(icons):
    return sum(not icon.startswith("bonus-") for icon in icons)


def visible_elements(cards, layers):
    """In each swatch the topmost card that has icons there shows them and covers all below."""
    shown = 0
    for swatch in range(5):
        for word in reversed(layers):
            if cards[word][swatch]:
                shown += elements(cards[word][swatch])
                break
    return shown


def worth(cards, view, move):
    if move["kind"] == "paint":
        return visible_elements(cards, move["layers"]) - 4
    if move["kind"] == "take":
        place = view["row"][move["position"] - 1]
        printed = sum(elements(icons) for icons in cards[place["card"]])
        return printed + 0.5 * place["tokens"] - 0.7 * (move["position"] - 1)
    return 0


def main():
    cards = {}  # word -> icons, swatch by swatch
    for line in sys.stdin:  # ends when the arena closes it
        message = json.loads(line)
        answer = None
        if message["type"] == "hello":
            cards = {card["word"]: card["swatches"] for card in message["cards"]}
            answer = {"type": "hello", "protocol": 2, "name": "showy"}
        elif message["type"] == "view":
            best = max(message["moves"], key=lambda move: worth(cards, message, move))
            answer = {"type": "move", "move": best}
        if answer:  # nothing is to be said to new_game and result
            print(json.dumps(answer), flush=True)


main()
