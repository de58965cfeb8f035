"""kept_check.py finds what it is there to find."""
import json
import unittest

import kept_check


def message(name: str, **fields: dict) -> dict:
    return {
        "type": "object",
        "properties": {"type": {"const": name}, **fields},
        "required": ["type", *fields],
        "additionalProperties": False,
    }


level = {"type": "string", "enum": ["visitor", "master"]}
count = {"type": "integer", "minimum": 0, "maximum": 5}
kept = {
    "$defs": {
        "ToOnline": {"oneOf": [{"$ref": "#/$defs/Sit"}, message("leave")]},
        "Sit": message("sit", level={"oneOf": [level, {"type": "null"}]}, cards={"type": "array", "items": count}),
        "FromOnline": {"oneOf": [message("room", count=count, events={"type": "array", "items": {"$ref": "#/$defs/Event"}})]},
        "Event": {"type": "object", "properties": {"kind": {"type": "string", "enum": ["sat"]}}, "required": ["kind"]},
    }
}


class Contracts(unittest.TestCase):
    def setUp(self):
        self.today = json.loads(json.dumps(kept))
        self.defs = self.today["$defs"]
        self.sit = self.defs["Sit"]
        self.room = self.defs["FromOnline"]["oneOf"][0]

    def finds(self, *problems):
        self.assertEqual(kept_check.problems(kept, self.today), list(problems))

    def test_the_same_contract_is_kept(self):
        self.finds()

    def test_what_a_page_may_leave_out_or_does_not_know_is_no_loss(self):
        self.sit["properties"]["team"] = count
        self.room["properties"]["weather"] = level
        self.room["required"].append("weather")
        self.sit["properties"]["cards"]["items"]["maximum"] = 9
        self.defs["FromOnline"]["oneOf"].append(message("weather"))
        self.defs["Event"]["properties"]["kind"]["enum"].append("danced")
        self.finds()

    def test_what_a_page_says_must_stay_welcome(self):
        self.defs["ToOnline"]["oneOf"].pop()
        self.sit["required"].append("team")
        self.sit["properties"]["team"] = count
        self.sit["properties"]["level"]["oneOf"][0]["enum"].remove("master")
        self.sit["properties"]["cards"]["items"]["maximum"] = 4
        self.finds(
            "says.level: master is unknown",
            "says.cards[]: maximum is 5, not 4",
            "says.team may be missing",
            "says: leave is unknown",
        )

    def test_what_a_page_reads_must_be_there(self):
        del self.room["properties"]["count"]
        self.room["required"].remove("count")
        self.finds("hears.count may be missing")

    def test_what_a_page_reads_must_be_what_it_was(self):
        self.room["properties"]["count"] = {"type": "integer", "minimum": 0}
        self.room["properties"]["events"] = count
        self.finds("hears.count: maximum is None, not 5", "hears.events: integer is unknown")


if __name__ == "__main__":
    unittest.main()
