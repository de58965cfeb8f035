"""What a page of an earlier day says is still understood, and it understands what is said today.

kept_check.py PROJECT_DIR. kept/messages-N.schema.json are the contracts that pages still open or
kept by a browser were built with: never edit them. Compares contracts, so it speaks for every
message there can be. A page ignores fields it does not know.
"""
import json
import pathlib
import re
import sys


limits = {
    "integer": ("minimum", "maximum"),
    "string": ("minLength", "maxLength"),
    "array": ("minItems", "maxItems"),
    "object": ("minProperties", "maxProperties"),
}


class Comparison:
    """Whether `reader` takes everything that `writer` may write."""

    def __init__(self, reader, writer, ignores_new_fields):
        self.reader, self.writer = reader["$defs"], writer["$defs"]
        self.ignores_new_fields = ignores_new_fields
        self.seen = set()  # pairs of schemas; definitions refer to themselves, too

    @staticmethod
    def resolve(schema, definitions):
        while "$ref" in schema:
            schema = definitions[schema["$ref"].removeprefix("#/$defs/")]
        return schema

    def kinds(self, schema, definitions):
        """The kinds of value a schema allows: its unions and lists of types taken apart."""
        schema = self.resolve(schema, definitions)
        if "oneOf" in schema:
            return [kind for branch in schema["oneOf"] for kind in self.kinds(branch, definitions)]
        if "enum" in schema:
            return [{"const": word} for word in schema["enum"]]
        if isinstance(schema.get("type"), list):
            return [{**schema, "type": name} for name in schema["type"]]
        return [schema]

    def problems(self, reader, writer, place):
        reader, writer = self.resolve(reader, self.reader), self.resolve(writer, self.writer)
        key = (id(reader), id(writer))
        if key in self.seen:
            return []
        self.seen.add(key)
        readers = self.kinds(reader, self.reader)
        found = []
        for written in self.kinds(writer, self.writer):
            meant = [read for read in readers if self.is_meant(read, written)]
            each = [self.compare(read, written, place) for read in meant]
            found += min(each, key=len, default=[f"{place}: {self.name(written)} is unknown"])
        return found

    @staticmethod
    def name(schema):
        """What tells one branch of a union from another."""
        for field in ("type", "kind"):
            if told := schema.get("properties", {}).get(field, {}).get("const"):
                return told
        return schema["const"] if "const" in schema else schema["type"]

    def is_meant(self, read, written):
        if "const" in written and "const" not in read:
            return read["type"] == {str: "string", bool: "boolean"}[type(written["const"])]
        same = self.name(read) == self.name(written)
        return same or (self.name(read), self.name(written)) == ("number", "integer")

    def compare(self, read, written, place):
        if "const" in written:
            return []
        beyond = [limit for limit in read if self.is_beyond(read, written, limit)]
        found = [f"{place}: {limit} is {written.get(limit)}, not {read[limit]}" for limit in beyond]
        if "items" in read:
            found += self.problems(read["items"], written["items"], f"{place}[]")
        return found + (self.fields(read, written, place) if read.get("type") == "object" else [])

    @staticmethod
    def is_beyond(read, written, limit):
        least, most = limits.get(read.get("type"), (None, None))
        if limit == least:
            return written.get(limit, float("-inf")) < read[limit]
        return limit == most and written.get(limit, float("inf")) > read[limit]

    def fields(self, read, written, place):
        found = []
        known = read.get("properties", {})
        others = read.get("additionalProperties")
        for field, schema in written.get("properties", {}).items():
            if field in known:
                found += self.problems(known[field], schema, f"{place}.{field}")
            elif not self.ignores_new_fields:
                found.append(f"{place}.{field} is unknown")
        missing = set(read.get("required", [])) - set(written.get("required", []))
        found += [f"{place}.{field} may be missing" for field in sorted(missing)]
        if isinstance(others, dict):
            found += self.problems(others, written["additionalProperties"], f"{place}.*")
        return found


# A page ignores news of a type it does not know, and writes no line about an event of such a kind.
ignored = re.compile(r"hears: \w+ is unknown|hears\.events\[\]\.kind: \w+ is unknown")

# What only tables with boxes have. Pages of protocol 1 hear of no such table: the server's tests say so.
words_of_boxes = """
    automa painters reveal rival keep
    gold_taken frame_taken tokens_returned tokens_received painter_kept signature_revealed
    rival_revealed rival_took rival_scored
    gold-hue gold-shape gold-texture gold-tone bonus creativity
    x2-to-left x2-to-right blend-from-left blend-from-right
    balance contrast direction gradation rhythm accent harmony alternation
    dominance pattern juxtaposition unity
    uneven in_common wrong_side no_slope no_return elsewhere beside_its_like no_lead no_groups
    too_plain too_few_kinds too_many_kinds no_elements
""".split()
sizes_of_boxes = ["card: maximum", "left: maxItems", "hand: maxItems", "takes: maxItems", "happened: maxItems", "icons: maxItems"]
with_boxes = re.compile(
    rf"hears\S*: (?:{'|'.join(words_of_boxes)}) is unknown"
    rf"|hears\S*[.\]](?:{'|'.join(sizes_of_boxes)}) is \d+, not \d+"
)


def problems(kept, today):
    """What no longer works for a page that was built with the contract `kept`."""
    says = Comparison(today, kept, ignores_new_fields=False)
    hears = Comparison(kept, today, ignores_new_fields=True)
    said, heard = {"$ref": "#/$defs/ToOnline"}, {"$ref": "#/$defs/FromOnline"}
    found = says.problems(said, said, "says") + hears.problems(heard, heard, "hears")
    return [one for one in found if not ignored.fullmatch(one) and not with_boxes.fullmatch(one)]


def main():
    root = pathlib.Path(sys.argv[1])
    read = lambda path: json.loads(path.read_text(encoding="utf-8"))
    today = read(root / "src/protocol/messages.schema.json")
    contracts = sorted((root / "tests/protocol/kept").glob("messages-*.schema.json"))
    found = [f"{path.name}: {one}" for path in contracts for one in problems(read(path), today)]
    print("\n".join(found) or f"{len(contracts)} contracts of earlier pages are kept")
    sys.exit(1 if found or not contracts else 0)


if __name__ == "__main__":
    main()
