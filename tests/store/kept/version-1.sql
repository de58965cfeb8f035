-- A database of version 1 with something in every table; both databases understand it. Never edit
-- it: later versions must be able to open what version 1 wrote.
CREATE TABLE meta (name text NOT NULL PRIMARY KEY, value text NOT NULL);
INSERT INTO meta (name, value) VALUES ('version', '1');

CREATE TABLE tables (
    id text NOT NULL PRIMARY KEY,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    last bigint NOT NULL,
    state smallint NOT NULL,
    listed smallint NOT NULL,
    listing text NOT NULL,
    alarm bigint);
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;
CREATE INDEX tables_alarm ON tables (alarm) WHERE alarm IS NOT NULL;

CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    payload text NOT NULL,
    PRIMARY KEY (table_id, number));
CREATE INDEX events_author ON events (author) WHERE author <> '';

CREATE TABLE secrets (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret text NOT NULL);

CREATE TABLE records (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    finished bigint NOT NULL,
    record text NOT NULL);
CREATE INDEX records_finished ON records (finished, table_id);

CREATE TABLE people (
    id text NOT NULL PRIMARY KEY,
    name text NOT NULL,
    secret_hash text NOT NULL UNIQUE,
    created bigint NOT NULL,
    seen bigint NOT NULL);

CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    role text NOT NULL,
    PRIMARY KEY (table_id, person_id));
CREATE INDEX seats_person ON seats (person_id);

CREATE TABLE writers (
    id text NOT NULL PRIMARY KEY,
    serial bigint NOT NULL,
    at bigint NOT NULL);

INSERT INTO people (id, name, secret_hash, created, seen) VALUES ('p1', 'Anna', 'aa11', 1700000000000, 1700000500000);
INSERT INTO people (id, name, secret_hash, created, seen) VALUES ('p2', '美咲', 'bb22', 1700000001000, 1700000400000);
INSERT INTO tables (id, created, updated, last, state, listed, listing, alarm) VALUES ('t1', 1700000002000, 1700000300000, 2, 1, 1, '{"seats":2}', 1700000600000);
INSERT INTO tables (id, created, updated, last, state, listed, listing, alarm) VALUES ('t2', 1700000003000, 1700000200000, 1, 2, 0, '{}', NULL);
INSERT INTO events (table_id, number, at, kind, author, payload) VALUES ('t1', 1, 1700000002000, 'join', 'p1', '{"seat":0}');
INSERT INTO events (table_id, number, at, kind, author, payload) VALUES ('t1', 2, 1700000300000, 'move', 'p1', '{"take":3}');
INSERT INTO events (table_id, number, at, kind, author, payload) VALUES ('t2', 1, 1700000200000, 'over', '', '{}');
INSERT INTO secrets (table_id, secret) VALUES ('t1', '{"seed":"00ff"}');
INSERT INTO records (table_id, finished, record) VALUES ('t2', 1700000200000, 'a record');
INSERT INTO seats (table_id, person_id, role) VALUES ('t1', 'p1', 'host');
INSERT INTO seats (table_id, person_id, role) VALUES ('t2', 'p2', 'guest');
INSERT INTO writers (id, serial, at) VALUES ('1-2-3-4', 17, 1700000300000);
