BEGIN TRANSACTION;
CREATE TABLE meta (name text NOT NULL PRIMARY KEY, value text NOT NULL);
INSERT INTO "meta" VALUES('version','1');
CREATE TABLE tables (
    id text NOT NULL PRIMARY KEY,
    created bigint NOT NULL,
    updated bigint NOT NULL,
    last bigint NOT NULL,
    state smallint NOT NULL,
    listed smallint NOT NULL,
    listing text NOT NULL,
    alarm bigint);
INSERT INTO "tables" VALUES('671edb9de9e9afb767e5',1795010711090,1795010711107,27,1,0,'{"table":"671edb9de9e9afb767e5","stage":"playing","at":1795010711107,"mode":"standard","scenario":"family-game","clock":{"kind":"relaxed","bank":3600,"increment":5},"spectators":true,"seats":[{"kind":"person","name":"Ada","away":false},{"kind":"person","name":"Ben","away":false}],"free":0,"you":null,"to_act":2,"deadline":1795014326103}',1795014326103);
INSERT INTO "tables" VALUES('e012f12dfbd02b6cef20',1795010711108,1795010711147,39,2,0,'{"table":"e012f12dfbd02b6cef20","stage":"over","at":1795010711147,"mode":"standard","scenario":"family-game","clock":{"kind":"relaxed","bank":3600,"increment":5},"spectators":true,"seats":[{"kind":"person","name":"Ada","away":false},{"kind":"person","name":"Ben","away":false}],"free":0,"you":null,"to_act":null,"deadline":null}',NULL);
INSERT INTO "tables" VALUES('cf11c93682633215a37d',1795010711149,1795010711150,2,0,1,'{"table":"cf11c93682633215a37d","stage":"waiting","at":1795010711150,"mode":"standard","scenario":"family-game","clock":{"kind":"none"},"spectators":true,"seats":[{"kind":"person","name":"Ada","away":false},{"kind":"open","name":"","away":false}],"free":1,"you":null,"to_act":null,"deadline":null}',NULL);
CREATE TABLE people (
    id text NOT NULL PRIMARY KEY,
    name text NOT NULL,
    secret_hash text NOT NULL UNIQUE,
    created bigint NOT NULL,
    seen bigint NOT NULL);
INSERT INTO "people" VALUES('121d5c5683af6e114ee9809797c677eb','Ada','4f723a9b30ab4a373abceef5b648ee9ca00db64b82b886eabe050a3ab8fbb95f',1795010711085,1795010711085);
INSERT INTO "people" VALUES('6c1f86f890cbb93f373e4b78100654f3','Ben','e273dc3c421ebb138ef046698c069577a2a076ba569ac7eed689ac318d58836d',1795010711089,1795010711089);
INSERT INTO "people" VALUES('e7e49e240569bd433c11b12ced2bd586','Cleo','e05a21c9e23686be76bc5f0cec8b5c2ccfa9a60ad271b4a771e89f2e48098eee',1795010711090,1795010711090);
CREATE TABLE events (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number bigint NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    author text NOT NULL,
    payload text NOT NULL,
    PRIMARY KEY (table_id, number));
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',1,1795010711090,'created','121d5c5683af6e114ee9809797c677eb','{"kind":"created","at":1795010711090,"person":"121d5c5683af6e114ee9809797c677eb","setup":{"type":"host","mode":"standard","scenario":"family-game","first":1,"open":true,"spectators":true,"relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"relaxed","bank":3600,"increment":5},"id":2}}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',2,1795010711092,'sat','121d5c5683af6e114ee9809797c677eb','{"kind":"sat","at":1795010711092,"person":"121d5c5683af6e114ee9809797c677eb","name":"Ada","nonce":"55555555555555555555555555555555","seat":1}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',3,1795010711093,'sat','6c1f86f890cbb93f373e4b78100654f3','{"kind":"sat","at":1795010711093,"person":"6c1f86f890cbb93f373e4b78100654f3","name":"Ben","nonce":"55555555555555555555555555555555","seat":2}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',4,1795010711093,'came','e7e49e240569bd433c11b12ced2bd586','{"kind":"came","at":1795010711093,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo"}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',5,1795010711094,'went','e7e49e240569bd433c11b12ced2bd586','{"kind":"went","at":1795010711094,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo"}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',6,1795010711094,'came','e7e49e240569bd433c11b12ced2bd586','{"kind":"came","at":1795010711094,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo"}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',7,1795010711094,'said','e7e49e240569bd433c11b12ced2bd586','{"kind":"said","at":1795010711094,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo","key":"a1","text":"Hello"}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',8,1795010711095,'readied','121d5c5683af6e114ee9809797c677eb','{"kind":"readied","at":1795010711095,"seat":1,"yes":true}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',9,1795010711095,'readied','121d5c5683af6e114ee9809797c677eb','{"kind":"readied","at":1795010711095,"seat":1}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',10,1795010711096,'readied','121d5c5683af6e114ee9809797c677eb','{"kind":"readied","at":1795010711096,"seat":1,"yes":true}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',11,1795010711096,'readied','6c1f86f890cbb93f373e4b78100654f3','{"kind":"readied","at":1795010711096,"seat":2,"yes":true}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',12,1795010711096,'begun','','{"kind":"begun","at":1795010711096}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',13,1795010711097,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711097,"seat":1,"answers":0,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',14,1795010711098,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711098,"seat":2,"answers":1,"move":{"kind":"take","position":2}}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',15,1795010711099,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711099,"seat":1,"answers":2,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',16,1795010711100,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711100,"seat":2,"answers":3,"move":{"kind":"take","position":4}}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',17,1795010711101,'left','121d5c5683af6e114ee9809797c677eb','{"kind":"left","at":1795010711101,"seat":1}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',18,1795010711101,'returned','121d5c5683af6e114ee9809797c677eb','{"kind":"returned","at":1795010711101,"seat":1}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',19,1795010711102,'left','6c1f86f890cbb93f373e4b78100654f3','{"kind":"left","at":1795010711102,"seat":2}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',20,1795010711102,'returned','6c1f86f890cbb93f373e4b78100654f3','{"kind":"returned","at":1795010711102,"seat":2}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',21,1795010711102,'left','121d5c5683af6e114ee9809797c677eb','{"kind":"left","at":1795010711102,"seat":1}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',22,1795010711103,'returned','121d5c5683af6e114ee9809797c677eb','{"kind":"returned","at":1795010711103,"seat":1}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',23,1795010711103,'rested','121d5c5683af6e114ee9809797c677eb','{"kind":"rested","at":1795010711103,"seat":1,"yes":true}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',24,1795010711103,'rested','121d5c5683af6e114ee9809797c677eb','{"kind":"rested","at":1795010711103,"seat":1}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',25,1795010711104,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711104,"seat":1,"answers":4,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',26,1795010711106,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711106,"seat":2,"answers":5,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('671edb9de9e9afb767e5',27,1795010711107,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711107,"seat":1,"answers":6,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',1,1795010711108,'created','121d5c5683af6e114ee9809797c677eb','{"kind":"created","at":1795010711108,"person":"121d5c5683af6e114ee9809797c677eb","setup":{"type":"host","mode":"standard","scenario":"family-game","first":1,"open":true,"spectators":true,"relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"relaxed","bank":3600,"increment":5},"id":30}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',2,1795010711109,'sat','121d5c5683af6e114ee9809797c677eb','{"kind":"sat","at":1795010711109,"person":"121d5c5683af6e114ee9809797c677eb","name":"Ada","nonce":"55555555555555555555555555555555","seat":1}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',3,1795010711109,'sat','6c1f86f890cbb93f373e4b78100654f3','{"kind":"sat","at":1795010711109,"person":"6c1f86f890cbb93f373e4b78100654f3","name":"Ben","nonce":"55555555555555555555555555555555","seat":2}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',4,1795010711110,'came','e7e49e240569bd433c11b12ced2bd586','{"kind":"came","at":1795010711110,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo"}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',5,1795010711110,'went','e7e49e240569bd433c11b12ced2bd586','{"kind":"went","at":1795010711110,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo"}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',6,1795010711110,'came','e7e49e240569bd433c11b12ced2bd586','{"kind":"came","at":1795010711110,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo"}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',7,1795010711111,'said','e7e49e240569bd433c11b12ced2bd586','{"kind":"said","at":1795010711111,"person":"e7e49e240569bd433c11b12ced2bd586","name":"Cleo","key":"a1","text":"Hello"}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',8,1795010711111,'readied','121d5c5683af6e114ee9809797c677eb','{"kind":"readied","at":1795010711111,"seat":1,"yes":true}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',9,1795010711112,'readied','121d5c5683af6e114ee9809797c677eb','{"kind":"readied","at":1795010711112,"seat":1}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',10,1795010711112,'readied','121d5c5683af6e114ee9809797c677eb','{"kind":"readied","at":1795010711112,"seat":1,"yes":true}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',11,1795010711112,'readied','6c1f86f890cbb93f373e4b78100654f3','{"kind":"readied","at":1795010711112,"seat":2,"yes":true}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',12,1795010711112,'begun','','{"kind":"begun","at":1795010711112}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',13,1795010711113,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711113,"seat":1,"answers":0,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',14,1795010711115,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711115,"seat":2,"answers":1,"move":{"kind":"take","position":2}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',15,1795010711116,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711116,"seat":1,"answers":2,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',16,1795010711117,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711117,"seat":2,"answers":3,"move":{"kind":"take","position":4}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',17,1795010711118,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711118,"seat":1,"answers":4,"move":{"kind":"take","position":2}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',18,1795010711120,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711120,"seat":2,"answers":5,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',19,1795010711121,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711121,"seat":1,"answers":6,"move":{"kind":"paint","layers":[52,48,15],"background":2}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',20,1795010711122,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711122,"seat":2,"answers":7,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',21,1795010711124,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711124,"seat":1,"answers":8,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',22,1795010711125,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711125,"seat":2,"answers":9,"move":{"kind":"paint","layers":[35,21,49],"background":11}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',23,1795010711126,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711126,"seat":1,"answers":10,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',24,1795010711128,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711128,"seat":2,"answers":11,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',25,1795010711129,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711129,"seat":1,"answers":12,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',26,1795010711130,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711130,"seat":2,"answers":13,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',27,1795010711132,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711132,"seat":1,"answers":14,"move":{"kind":"take","position":5}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',28,1795010711133,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711133,"seat":2,"answers":15,"move":{"kind":"paint","layers":[41,28,44],"background":10}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',29,1795010711134,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711134,"seat":1,"answers":16,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',30,1795010711135,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711135,"seat":2,"answers":17,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',31,1795010711137,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711137,"seat":1,"answers":18,"move":{"kind":"paint","layers":[27,16,24],"background":16}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',32,1795010711138,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711138,"seat":2,"answers":19,"move":{"kind":"take","position":2}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',33,1795010711139,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711139,"seat":1,"answers":20,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',34,1795010711140,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711140,"seat":2,"answers":21,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',35,1795010711142,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711142,"seat":1,"answers":22,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',36,1795010711143,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711143,"seat":2,"answers":23,"move":{"kind":"take","position":3}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',37,1795010711144,'moved','121d5c5683af6e114ee9809797c677eb','{"kind":"moved","at":1795010711144,"seat":1,"answers":24,"move":{"kind":"paint","layers":[23,40,10],"background":19}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',38,1795010711146,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711146,"seat":2,"answers":25,"move":{"kind":"take","position":1}}');
INSERT INTO "events" VALUES('e012f12dfbd02b6cef20',39,1795010711147,'moved','6c1f86f890cbb93f373e4b78100654f3','{"kind":"moved","at":1795010711147,"seat":2,"answers":26,"move":{"kind":"paint","layers":[51,6,38],"background":13}}');
INSERT INTO "events" VALUES('cf11c93682633215a37d',1,1795010711149,'created','121d5c5683af6e114ee9809797c677eb','{"kind":"created","at":1795010711149,"person":"121d5c5683af6e114ee9809797c677eb","setup":{"type":"host","mode":"standard","scenario":"family-game","first":1,"open":true,"spectators":true,"relief":"visitor","seats":[{"kind":"open"},{"kind":"open"}],"clock":{"kind":"none"},"id":118}}');
INSERT INTO "events" VALUES('cf11c93682633215a37d',2,1795010711150,'sat','121d5c5683af6e114ee9809797c677eb','{"kind":"sat","at":1795010711150,"person":"121d5c5683af6e114ee9809797c677eb","name":"Ada","nonce":"55555555555555555555555555555555","seat":1}');
CREATE TABLE seats (
    table_id text NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person_id text NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    role text NOT NULL,
    PRIMARY KEY (table_id, person_id));
INSERT INTO "seats" VALUES('671edb9de9e9afb767e5','121d5c5683af6e114ee9809797c677eb','1');
INSERT INTO "seats" VALUES('671edb9de9e9afb767e5','6c1f86f890cbb93f373e4b78100654f3','2');
INSERT INTO "seats" VALUES('e012f12dfbd02b6cef20','121d5c5683af6e114ee9809797c677eb','1');
INSERT INTO "seats" VALUES('e012f12dfbd02b6cef20','6c1f86f890cbb93f373e4b78100654f3','2');
INSERT INTO "seats" VALUES('cf11c93682633215a37d','121d5c5683af6e114ee9809797c677eb','1');
CREATE TABLE secrets (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    secret text NOT NULL);
INSERT INTO "secrets" VALUES('671edb9de9e9afb767e5','fd85028271044f9b6e7c96f0200ca9e67960f95fa00343171a8fdc20411c68c8 edddd684f29815368aaf6ac1f5973de2a48c61a5930cbaeb246ccb2e8d2a89ae 0a88b442087efee1e1b08a9c92e5581f186a4ab8e1e92cc9401a7510d6385bf5');
INSERT INTO "secrets" VALUES('e012f12dfbd02b6cef20','eb94dfe80ad37a86f59ab15a4973b429e1a7230d4f42f3a4dd480ac46e2688b3 fbe14ce4edc0bdfa5357e51ebb270f023745cabb6c9f49e5c3e6b898edec3e33 bbd95adbd3d35f6e1ff12d91e65827858efc7c0d43d3521d68711342ae672159');
INSERT INTO "secrets" VALUES('cf11c93682633215a37d','069b2b4aa8089f369f9a8d2ffb823bcce34d5a76a5d30ff4adf875771b2a8867 cd446e533555dce789760471bc335c678cd460ffea6ab20f3e057f30cedda827 1ccd453b349d0789e01dc258abc68fc4b748e71a862974f3512607a00ac88d1c');
CREATE TABLE records (
    table_id text NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    finished bigint NOT NULL,
    record text NOT NULL);
INSERT INTO "records" VALUES('e012f12dfbd02b6cef20',1795010711147,'[Game "Velatura"]
[Version "1"]
[Date "2026-11-18"]
[Seats "Ada, Ben"]
[First "1"]
[Mode "standard"]
[Scenario "family-game"]
[Scoring "Composition, Variety, none, none"]
[Seed "a3672b0cc760232f752403b5c039318d5abf508b7e00db822caadba322a9328f"]
[Commitment "77f26f8078b7e19a093549734e0a3eeb53543fe548243d2b00e38f775fc3d25f"]
[Secret "eb94dfe80ad37a86f59ab15a4973b429e1a7230d4f42f3a4dd480ac46e2688b3"]
[Salt "fbe14ce4edc0bdfa5357e51ebb270f023745cabb6c9f49e5c3e6b898edec3e33"]
[Nonces "55555555555555555555555555555555, 55555555555555555555555555555555"]
[Result "1 7 won 2"]

row Curiosity Darkness Exploring Risky Freedom
backgrounds 1: 2 16 19
backgrounds 2: 11 10 13

1. seat 1 take 1 Curiosity > Forbidden
2. seat 2 take 2 Exploring > Surrender
3. seat 1 take 3 Freedom > Sudden
4. seat 2 take 4 Surrender > Revolution
5. seat 1 take 2 Risky > Nightmare
6. seat 2 take 1 Darkness > Masked
7. seat 1 paint Curiosity Freedom Risky on 2 {Risky Freedom}
8. seat 2 take 3 Revolution > Divine
9. seat 1 take 1 Forbidden > Deep
10. seat 2 paint Exploring Surrender Darkness on 11 {Exploring Darkness}
11. seat 1 take 1 Sudden > Beauty
12. seat 2 take 3 Divine > Harmonious
13. seat 1 take 3 Deep > Escape
14. seat 2 take 1 Nightmare > Improbable
15. seat 1 take 5 Improbable > Graceful
16. seat 2 paint Revolution Divine Nightmare on 10 {Divine Nightmare}
17. seat 1 take 1 Masked > Adventure
18. seat 2 take 3 Escape > Warning
19. seat 1 paint Forbidden Sudden Deep on 16 {Deep}
20. seat 2 take 2 Harmonious > Innocent
21. seat 1 take 1 Beauty > Fragile
22. seat 2 take 1 Graceful > Chosen
23. seat 1 take 3 Innocent > Truth
24. seat 2 take 3 Fragile > Ominous
25. seat 1 paint Improbable Masked Beauty on 19 {Masked Beauty}
26. seat 2 take 1 Adventure > Bait
27. seat 2 paint Escape Harmonious Graceful on 13 {Graceful Escape}
end
');
CREATE TABLE writers (
    id text NOT NULL PRIMARY KEY,
    serial bigint NOT NULL,
    at bigint NOT NULL);
CREATE INDEX tables_listed ON tables (created) WHERE listed = 1;
CREATE INDEX tables_alarm ON tables (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX events_author ON events (author) WHERE author <> '';
CREATE INDEX records_finished ON records (finished, table_id);
CREATE INDEX seats_person ON seats (person_id);
COMMIT;
