"""boxes_check.py finds what it is there to find: each case breaks one thing of the real boxes."""
import copy
import unittest

import boxes_check as check

BOXES = check.load(check.ROOT)


def card(boxes, word):
    return next(c for name in check.ART for c in boxes[name]["art_cards"] if c["word"] == word)


def first(boxes, box, family):
    return next(c for c in boxes[box]["art_cards"] if (s := check.special(c)) and s[1].startswith(family))


class Boxes(unittest.TestCase):
    def broken(self, change):
        boxes = copy.deepcopy(BOXES)
        change(boxes)
        return "\n".join(check.check(boxes))

    def finds(self, text, change):
        self.assertIn(text, self.broken(change))

    def test_the_boxes_as_they_are_pass(self):
        self.assertEqual(check.check(BOXES), [])

    def test_counts_of_elements(self):
        def change(boxes):
            for icons in card(boxes, "Memory")["swatches"].values():
                icons[:] = ["tone" if icon == "hue" else "hue" if icon == "tone" else icon for icon in icons]
        self.finds("reflections:", change)

    def test_an_icon_too_many_or_out_of_order(self):
        self.finds("icons, not two or three",
                   lambda b: card(b, "Memory").update(swatches={"red": ["hue", "tone"], "blue": ["hue", "tone"]}))
        self.finds("icons out of order",
                   lambda b: card(b, "Memory").update(swatches={"red": ["tone", "hue"], "blue": ["hue"]}))

    def test_a_special_icon_is_alone_in_its_swatch_and_on_its_card(self):
        def beside(boxes):
            for icons in first(boxes, "mini", "bonus")["swatches"].values():
                if icons == ["bonus"]:
                    icons.insert(0, "hue")
        self.finds("is not alone in its swatch", beside)
        self.finds("more than one special icon",
                   lambda b: card(b, "Exile").update(swatches={"red": ["bonus"], "blue": ["bonus"]}))

    def test_gold_is_not_with_its_own_element(self):
        def change(boxes):
            gold = first(boxes, "reflections", "gold-")
            element = check.special(gold)[1].removeprefix("gold-")
            for icons in gold["swatches"].values():
                if not icons[0].startswith("gold-"):
                    icons[:] = [element]
        self.finds("on a card with its own element", change)

    def test_arrows_stay_on_the_sheet_and_serve_another_card(self):
        self.finds("over the edge", lambda b: card(b, "Choir").update(swatches={"red": ["x2-to-left"], "blue": ["hue"]}))
        self.finds("serves itself", lambda b: card(b, "Choir").update(swatches={"red": ["x2-to-right"], "yellow": ["hue"]}))
        self.finds("x2-to-left and x2-to-right are not even",
                   lambda b: card(b, "Choir").update(swatches={"green": ["hue"]}))

    def test_pairs_of_swatches(self):
        def change(boxes):
            swatches = card(boxes, "Waltz")["swatches"]
            card(boxes, "Waltz")["swatches"] = dict(zip(("red", "violet"), swatches.values()))
        self.finds("touches:", change)
        self.finds("not mirror images", change)

    def test_sides(self):
        self.finds("left and right are not even", lambda b: card(b, "Waltz").update(side="left"))

    def test_cards_alike(self):
        self.finds("prints what Memory prints",
                   lambda b: card(b, "Tide").update(swatches=card(b, "Memory")["swatches"]))
        mirror = dict(zip(check.SWATCHES, reversed(check.SWATCHES)))
        self.finds("prints what Memory prints", lambda b: card(b, "Tide").update(
            swatches={mirror[s]: icons for s, icons in card(b, "Memory")["swatches"].items()}))
        self.finds("prints what Peaceful prints",
                   lambda b: card(b, "Waltz").update(swatches={"red": ["hue"], "yellow": ["hue", "tone"]}))
        self.finds("reads the same when flipped",
                   lambda b: card(b, "Tide").update(swatches={"red": ["hue"], "violet": ["hue"]}))

    def test_words_are_used_once(self):
        self.finds("vast is on two cards", lambda b: card(b, "Waltz").update(word="Vast"))

    def test_pictures(self):
        self.finds("the planes are not even", lambda b: card(b, "Waltz")["picture"].update(plane="sky"))
        self.finds("exactly the cards of Reflections", lambda b: card(b, "Waltz")["picture"].update(back="x"))
        self.finds("less than a third with mood",
                   lambda b: [c["picture"].update(mood="bright") for c in b["mini"]["art_cards"]])

    def test_signatures_list_one_card_in_five_of_every_box(self):
        self.finds("signature weather lists 7 of 30 cards in reflections",
                   lambda b: b["signature"]["signatures"][6]["cards"]["reflections"].append("Tide"))
        self.finds("signature dress does not list", lambda b: card(b, "Tide")["motifs"].append("dress"))
        self.finds("Mess is on no signature",
                   lambda b: b["signature"]["signatures"][5]["cards"]["base"].remove("Mess"))

    def test_scoring_cards(self):
        self.finds("two scoring cards are called Balance",
                   lambda b: b["touches"]["scoring_cards"][0].update(name="Balance"))
        self.finds("its condition is called x", lambda b: b["touches"]["scoring_cards"][0].update(condition="x"))
        self.finds("the points do not rise", lambda b: b["touches"]["scoring_cards"][0].update(points=[3, 3]))
        self.finds("par is not given", lambda b: b["automa"]["par"]["base"].pop("Style"))

    def test_components(self):
        self.finds("frame for each element", lambda b: b["touches"]["frames"].pop())
        self.finds("friendly only", lambda b: b["mini"]["award_cards"][0].pop("competitive"))
        self.finds("the same power", lambda b: b["painters"]["painters"][0].update(power=b["painters"]["painters"][1]["power"]))
        self.finds("not three cards an element", lambda b: b["automa"]["rivals"][0]["cards"].pop())
        self.finds("not the higher handicap", lambda b: b["automa"]["rivals"][0].update(handicap=9))

    def test_words_in_every_language(self):
        self.finds("ja: card Tide is missing", lambda b: b["lang"]["ja"]["cards"].pop("Tide"))
        self.finds("de: two cards are called Zart", lambda b: b["lang"]["de"]["cards"]["Tender"].update(alone="Zart"))
        self.finds("de: Tender: forms that do not follow", lambda b: b["lang"]["de"]["cards"]["Tender"].update(m="Zärtlich"))
        self.finds("de: Tide has no gender", lambda b: b["lang"]["de"]["cards"]["Tide"].update(agree="x"))
        self.finds("cannot stand before a noun", lambda b: b["lang"]["ja"]["cards"]["Lost"].update(before="喪失"))
        self.finds("two things are called Balance",
                   lambda b: b["lang"]["en"]["texts"].update({"scoring.unity.name": "Balance"}))


if __name__ == "__main__":
    unittest.main()
