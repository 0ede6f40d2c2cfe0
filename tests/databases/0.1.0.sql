BEGIN TRANSACTION;
CREATE TABLE "_sqlite_migrations" (
   "id" INTEGER PRIMARY KEY,
   "migration_set" TEXT,
   "name" TEXT,
   "applied_at" TEXT
);
INSERT INTO "_sqlite_migrations" VALUES(1,'scorekeeper','first_tables','2026-11-29 21:41:21.847325+00:00');
CREATE TABLE events (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) DEFERRABLE INITIALLY DEFERRED,
    uid TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    played_at TEXT,
    recorded_at TEXT NOT NULL,
    received TEXT NOT NULL,
    UNIQUE (table_id, uid)
) STRICT
;
INSERT INTO "events" VALUES(1,1,'opened','TableOpened','{"first_dealer":{"seat":"A"},"players":["Ann","Bob"],"rules":{"games":3,"gin_bonus":25,"knock_limit":10,"next_dealer":"winner","shut_out_entry":"open_next","target":100,"tie":"undercut","undercut_bonus":10},"v":1}',NULL,'2026-11-29T19:23:42Z','b3873b865c399096febc32e79b10aa6b753733d5f217bacd5fcba92cc73a18fa');
INSERT INTO "events" VALUES(2,1,'h01','HandPlayed','{"points":10,"v":1,"winner":{"seat":"B"}}','2026-11-29T19:26:41.250Z','2026-11-29T19:26:42Z','695777f616191fe6fda3b2d363947732666ba5e410ad49b62e2ed1413ccff74d');
INSERT INTO "events" VALUES(3,1,'h02','HandPlayed','{"declared":"knock","knocker":{"seat":"A"},"knocker_count":2,"opponent_count":20,"seen":"h01","shown":{"points":18,"winner":{"seat":"A"}},"v":1}','2026-11-29T19:29:41.250Z','2026-11-29T19:29:42Z','1d4cb013fdc21fca37ee77522a1c917d070729557a5269ac4683bceb9e88e064');
INSERT INTO "events" VALUES(4,1,'h03','HandPlayed','{"points":25,"v":1,"winner":{"seat":"B"}}','2026-11-29T19:32:41.250Z','2026-11-29T19:32:42Z','95db6369366164753ec88f14c8daad47bdbb803aa66ee39cb51065fb5c4f8456');
INSERT INTO "events" VALUES(5,1,'h04','HandPlayed','{"outcome":"knock","points":4,"v":1,"winner":{"seat":"B"}}','2026-11-29T19:35:41.250Z','2026-11-29T19:35:42Z','17ba17a6e85dd1f806749e3d321f64c7df8b07fbd698c5c7272b6fbf3cc891b4');
INSERT INTO "events" VALUES(6,1,'fix-h03','HandAmended','{"hand":"h03","replacement":{"points":30,"winner":{"seat":"B"}},"v":1}','2026-11-29T19:38:41.250Z','2026-11-29T19:38:42Z','72ab472bc069af2e1adf5ab3095f6a5c24f14b415defe8471d314b9fb26ba3d4');
INSERT INTO "events" VALUES(7,1,'h05','HandPlayed','{"dead":true,"v":1}','2026-11-29T19:41:41.250Z','2026-11-29T19:41:42Z','a5cb8f8e9c533ab3d614b41b930af4cafe4fe2d5d588f8ea4cc7da9d1144bdb4');
INSERT INTO "events" VALUES(8,1,'h06','HandPlayed','{"dealer":{"seat":"A"},"declared":"gin","knocker":{"seat":"A"},"knocker_count":0,"opponent_count":15,"v":1}','2026-11-29T19:44:41.250Z','2026-11-29T19:44:42Z','470ea26e67e87a81f20a00f2911a388bbd6eafaaf3abf7fe3d50dbd0cc35cc58');
INSERT INTO "events" VALUES(9,1,'h07','HandPlayed','{"declared":"knock","knocker":{"seat":"A"},"knocker_count":8,"opponent_count":5,"v":1}','2026-11-29T19:47:41.250Z','2026-11-29T19:47:42Z','8a822a9c5239ac35e7451353a3297e19d5b6b2347a0849f863af004afa1cb15e');
INSERT INTO "events" VALUES(10,1,'h08','HandPlayed','{"points":60,"v":1,"winner":{"seat":"A"}}','2026-11-29T19:50:41.250Z','2026-11-29T19:50:42Z','7413adf78c87753483b94a67631ad76474934d365cd0e86af027eb1fe4e6da85');
INSERT INTO "events" VALUES(11,1,'strike-h08','HandStruck','{"hand":"h08","v":1}',NULL,'2026-11-29T19:53:42Z','1bffb9600c5991fc316106f5e0c29c8023fce9a385d6d4b7245b8abfe611cf71');
INSERT INTO "events" VALUES(12,1,'h09','HandPlayed','{"knocker":{"seat":"A"},"knocker_cards":"5S 6S 7S KS JD KD 9C TC JC KC","opponent_cards":"2S 8S 9S 2H 2D 8D AC 2C 7C 8C","upcard":"4H","v":1}','2026-11-29T19:56:41.250Z','2026-11-29T19:56:42Z','21301d960a9929f30ae13900afbdf714b28fee41d1d73719ef09699797fe3443');
INSERT INTO "events" VALUES(13,1,'h10','HandPlayed','{"before":"h02","points":5,"v":1,"winner":{"seat":"A"}}','2026-11-29T19:59:41.250Z','2026-11-29T19:59:42Z','9e8c4d70eed947cc457b005911d2f111de945533715c562872fe69f5f03b2253');
INSERT INTO "events" VALUES(14,1,'strike-h09','HandStruck','{"hand":"h09","v":1}','2026-11-29T20:02:41.250Z','2026-11-29T20:02:42Z','d29f8283e2d5b02f0648c77aeaeb4fdedc2d7ab6e99aeb00742e258be0ee8fc2');
INSERT INTO "events" VALUES(15,1,'restore-h09','HandRestored','{"hand":"h09","v":1}','2026-11-29T20:05:41.250Z','2026-11-29T20:05:42Z','6ef9d9fdcc0c90442231e50c87eea51b5cf0b44cfc611546bd5a44e729dc3d1a');
INSERT INTO "events" VALUES(16,1,'h11','HandPlayed','{"points":40,"v":1,"winner":{"seat":"A"}}','2026-11-29T20:08:41.250Z','2026-11-29T20:08:42Z','8c9f07055edabc368408e279303ffac96992ef0ffe1579b69d92e6cafa8f4a5f');
INSERT INTO "events" VALUES(17,1,'h12','HandPlayed','{"points":25,"v":1,"winner":{"seat":"A"}}','2026-11-29T20:11:41.250Z','2026-11-29T20:11:42Z','54a74d1d39579df0fc81baa232428512f2ea98748942e5e3b8220ae93265135f');
INSERT INTO "events" VALUES(18,1,'names','PlayersRenamed','{"players":["Zo\u00eb \ud83c\udca1","Bob"],"v":1}',NULL,'2026-11-29T20:14:42Z','d113b0fcc291fa562dd6ff3a586006e5d9639035c788df61d37f4c3c8797d869');
INSERT INTO "events" VALUES(19,1,'rules','RulesChanged','{"rules":{"games":3,"gin_bonus":25,"knock_limit":10,"next_dealer":"winner","shut_out_entry":"open_next","target":100,"tie":"undercut","undercut_bonus":25},"v":1}',NULL,'2026-11-29T20:17:42Z','c4a26d98ac5f255cc89dd199898dc36699327666880086a87c63eb5f8c4bf4c0');
INSERT INTO "events" VALUES(20,1,'h13','HandPlayed','{"declared":"knock","knocker":{"seat":"B"},"knocker_count":5,"opponent_count":5,"v":1}','2026-11-29T20:20:41.250Z','2026-11-29T20:20:42Z','6a8579a6d77b1a41a096bb257aa61498ef483991e22591695d44d4857c787b34');
INSERT INTO "events" VALUES(21,1,'h14','HandPlayed','{"points":30,"v":1,"winner":{"seat":"B"}}','2026-11-29T20:23:41.250Z','2026-11-29T20:23:42Z','4a4a3daf1e6e0a8679054dea0b62cbc61253866e5843d3b38b3cc653a7c0d97c');
INSERT INTO "events" VALUES(22,1,'move-h14','HandMoved','{"before":"h13","hand":"h14","v":1}','2026-11-29T20:26:41.250Z','2026-11-29T20:26:42Z','0d8b29b080a45d5a9a9a92e9fde8bad60e75746fd66f6f2a2b6ba37c32325fad');
INSERT INTO "events" VALUES(23,1,'stop','SeriesStopped','{"v":1}','2026-11-29T20:29:41.250Z','2026-11-29T20:29:42Z','68d1045468aede7e825d10d945fc7697169431927aa943213aa15233884362ad');
INSERT INTO "events" VALUES(24,1,'h15','HandPlayed','{"points":12,"v":1,"winner":{"seat":"A"}}','2026-11-29T20:32:41.250Z','2026-11-29T20:32:42Z','599cf0ed06f3e4ac7be775e5abac2787446ebcb49ebad70c315f3b00aad2bbe3');
CREATE TABLE links (
    key TEXT NOT NULL PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role TEXT NOT NULL CHECK (role IN ('scorer', 'viewer')),
    created_at TEXT NOT NULL,
    withdrawn_at TEXT
) STRICT
;
INSERT INTO "links" VALUES('e46kpbbj82sbygwramzb26b9nk',1,'scorer','2026-11-29T21:41:21Z',NULL);
INSERT INTO "links" VALUES('y8aubqy3z7hgha5hfp6yg4yzn4',1,'viewer','2026-11-29T21:41:21Z',NULL);
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    uid TEXT NOT NULL UNIQUE,
    created_at TEXT NOT NULL
) STRICT
;
INSERT INTO "tables" VALUES(1,'an-evening-in-november','2026-11-29T21:41:21Z');
CREATE UNIQUE INDEX "idx__sqlite_migrations_migration_set_name"
    ON "_sqlite_migrations" ("migration_set", "name");
CREATE INDEX links_of_a_table ON links (table_id);
CREATE INDEX events_in_order ON events (table_id);
CREATE TRIGGER events_are_not_changed BEFORE UPDATE ON events
BEGIN SELECT RAISE(ABORT, 'an event is never changed'); END;
CREATE TRIGGER events_are_not_deleted BEFORE DELETE ON events
WHEN EXISTS (SELECT 1 FROM tables WHERE id = old.table_id)
BEGIN SELECT RAISE(ABORT, 'an event goes only with its table'); END;
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('tables',1);
COMMIT;
