-- The title of a duty says what to do, in words that somebody new reads, unless staff changed the rule themselves.
UPDATE "duty_rules" SET "title_en" = 'Follow the new IRS rules for groups (Rev. Proc. 2026-8)',
  "title_es" = 'Cumplir las nuevas reglas del IRS para grupos (Rev. Proc. 2026-8)', "version" = 2
WHERE "code" = 'grp.transition' AND "version" = 1;
INSERT INTO "duty_rule_versions" ("code", "version", "fields", "reason", "at")
SELECT "code", 2, "fields" || jsonb_build_object(
    'title_en', 'Follow the new IRS rules for groups (Rev. Proc. 2026-8)',
    'title_es', 'Cumplir las nuevas reglas del IRS para grupos (Rev. Proc. 2026-8)'),
  '', '2026-11-28T09:00:00Z'
FROM "duty_rule_versions" known WHERE "code" = 'grp.transition' AND "version" = 1
  AND EXISTS (SELECT FROM "duty_rules" WHERE "code" = 'grp.transition' AND "version" = 2)
  AND NOT EXISTS (SELECT FROM "duty_rule_versions" WHERE "code" = 'grp.transition' AND "version" = 2);
