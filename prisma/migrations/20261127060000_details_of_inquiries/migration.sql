-- What a public form asks beyond the columns that are there is kept as JSON, so that another form needs no
-- migration. For the same reason the database has no list of the forms any more: the code declares them
-- (modules/inquiries/forms), a row is written by its declaration alone, and whoever reads a kind that it does
-- not know says its name. A check that goes forbids nothing to the processes of the release before.
-- lock: inquiries; a column with a constant default and a check that goes rewrite and read no row
ALTER TABLE "inquiries"
  ADD COLUMN "details" JSONB NOT NULL DEFAULT '{}',
  DROP CONSTRAINT "inquiries_known_kind";

-- The words of these forms are called by their fields: what staff wrote in their place goes along, and stays
-- under the old names too for the processes of the release before.
INSERT INTO "wording_versions" ("catalogue", "key", "locale", "version", "text", "text_one", "saved_by_id", "saved_at")
SELECT DISTINCT ON (w."catalogue", w."key", w."locale")
  n."catalogue", n."key", w."locale", 1, w."text", w."text_one", w."saved_by_id", w."saved_at"
FROM "wording_versions" w
JOIN (VALUES
  ('inquiry', 'emailHint', 'inquiry', 'email.hint'),
  ('inquiry', 'phoneHint', 'inquiry', 'phone.hint'),
  ('contact', 'messageHint', 'contact', 'message.hint'),
  ('compliance', 'reach', 'compliance', 'intro'),
  ('compliance', 'einHint', 'compliance', 'ein.hint'),
  ('compliance', 'group', 'compliance', 'group_id'),
  ('compliance', 'groupHint', 'compliance', 'group_id.hint'),
  ('multiChapter', 'concernsHint', 'multiChapter', 'concerns.hint'),
  ('multiChapter', 'affiliatesHint', 'multiChapter', 'affiliates.hint'),
  ('greek', 'about', 'greek', 'intro'),
  ('greek', 'campus', 'greek', 'organization'),
  ('greek', 'campusHint', 'greek', 'organization.hint'),
  ('shell', 'way.contact', 'contact', 'menu'),
  ('shell', 'way.compliance', 'compliance', 'menu'),
  ('shell', 'way.multiChapter', 'multiChapter', 'menu'),
  ('shell', 'way.campus', 'greek', 'menu')
) AS n("old_catalogue", "old_key", "catalogue", "key")
  ON n."old_catalogue" = w."catalogue" AND n."old_key" = w."key"
ORDER BY w."catalogue", w."key", w."locale", w."version" DESC;
