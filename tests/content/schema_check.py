"""Validates every file of data/ against its schema, and the broken ones of bad/ likewise.

schema_check.py PROJECT_DIR. The loader's own refusals of the same files are checked in C++.
"""
import json
import pathlib
import sys

import jsonschema

root = pathlib.Path(sys.argv[1]).resolve()
schemas = root / "data" / "schema"
bad = root / "tests" / "content" / "bad"
failures = []


def validator(path):
    schema = json.loads(path.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    resolver = jsonschema.RefResolver(path.as_uri(), schema)
    return jsonschema.Draft202012Validator(schema, resolver=resolver)


def check(holds, text):
    if not holds:
        failures.append(text)


used = set()
for path in sorted(path for folder in ("", "packs/", "boxes/") for path in root.glob(f"data/{folder}*.json")):
    data = json.loads(path.read_text(encoding="utf-8"))
    schema = (path.parent / data["$schema"]).resolve()
    used.add(schema)
    for error in validator(schema).iter_errors(data):
        failures.append(f"{path.name}: /{'/'.join(map(str, error.path))}: {error.message}")
check(used == set(schemas.glob("*.json")), "data/schema/ has a schema of nothing, or lacks one")

rows = [line.split("\t") for line in (bad / "refusals.tsv").read_text("utf-8").splitlines()[1:]]
check(sorted(row[0] for row in rows) == sorted(path.name for path in bad.glob("*.json")),
      "bad/refusals.tsv does not list what is in bad/")
for name, read_as, expected, _ in rows:
    schema = "pack" if read_as == "pack" else read_as.removesuffix(".json")
    try:
        data = json.loads((bad / name).read_text(encoding="utf-8"))
    except json.JSONDecodeError:
        found = "not-json"
    else:
        valid = validator(schemas / f"{schema}.schema.json").is_valid(data)
        found = "accepts" if valid else "refuses"
    check(found == expected, f"{name}: expected of the schema: {expected}, found: {found}")

print("\n".join(failures) or f"{len(used)} schemas, {len(rows)} broken files: as expected")
sys.exit(1 if failures else 0)
