-- A review that is kept in the treasury is a proof as good as its file, unless staff changed the rule themselves.
UPDATE "duty_rules" SET "proof" = '{file,seen}', "version" = 2 WHERE "code" = 'club.review' AND "version" = 1;
INSERT INTO "duty_rule_versions" ("code", "version", "fields", "reason", "at")
SELECT "code", 2, "fields" || '{"proof": "file,seen"}', '', '2026-11-26T20:00:00Z'
FROM "duty_rule_versions" known WHERE "code" = 'club.review' AND "version" = 1
  AND EXISTS (SELECT FROM "duty_rules" WHERE "code" = 'club.review' AND "version" = 2)
  AND NOT EXISTS (SELECT FROM "duty_rule_versions" WHERE "code" = 'club.review' AND "version" = 2);
