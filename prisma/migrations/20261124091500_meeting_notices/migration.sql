-- How early a corporation's members are told of a meeting is a figure of each state like the others: with
-- the state's own page, the day of reading and a mark. Bylaws never give less than what is known, confirmed
-- or not; pages send readers of an unconfirmed one to the state.

ALTER TABLE "state_requirements"
  ADD COLUMN "notice_days" INTEGER CHECK ("notice_days" BETWEEN 1 AND 30),
  ADD COLUMN "notice_cite" TEXT NOT NULL DEFAULT '';

CREATE TEMPORARY TABLE "notices" ("state" CHAR(2), "days" INTEGER, "cite" TEXT, "url" TEXT) ON COMMIT DROP;
INSERT INTO "notices" VALUES
  ('AL', 10, 'Code of Alabama 10A-3A-7.05', NULL),
  ('AZ', 10, 'Arizona Revised Statutes 10-3705', NULL),
  ('CA', 10, 'California Corporations Code 5511 and 7511', NULL),
  ('CO', 10, 'Colorado Revised Statutes 7-127-104', NULL),
  ('GA', 10, 'Official Code of Georgia 14-3-705', NULL),
  ('IL', 5, '805 Illinois Compiled Statutes 105/107.15', NULL),
  ('IN', 10, 'Indiana Code 23-17-10-5', NULL),
  ('MD', 10, 'Maryland Corporations and Associations Code 2-504', NULL),
  ('MI', 10, 'Michigan Compiled Laws 450.2404', NULL),
  ('MN', 5, 'Minnesota Statutes 317A.435', 'https://www.revisor.mn.gov/statutes/cite/317A.435'),
  ('MO', 10, 'Missouri Revised Statutes 355.251', NULL),
  ('NC', 10, 'North Carolina General Statutes 55A-7-05', NULL),
  ('NJ', 10, 'New Jersey Statutes 15A:5-4', NULL),
  ('NY', 10, 'New York Not-for-Profit Corporation Law 605', NULL),
  ('OH', 10, 'Ohio Revised Code 1702.18', NULL),
  ('PA', 5, '15 Pennsylvania Consolidated Statutes 5704', NULL),
  ('SC', 10, 'Code of Laws of South Carolina 33-31-705', NULL),
  ('TN', 10, 'Tennessee Code 48-57-105', NULL),
  ('TX', 10, 'Texas Business Organizations Code 22.156', NULL),
  ('VA', 10, 'Code of Virginia 13.1-842', NULL),
  ('WI', 10, 'Wisconsin Statutes 181.0705', NULL);

UPDATE "state_requirements" SET
  "notice_days" = "notices"."days",
  "notice_cite" = "notices"."cite",
  "sources" = "sources" || CASE WHEN "url" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object(
    'notice', jsonb_build_object('url', "url", 'readOn', '2026-11-24', 'isConfirmed', true)) END,
  "version" = "version" + 1
FROM "notices" WHERE "notices"."state" = "state_requirements"."state";

-- A version of its own, as the form of staff would have sent it, on top of whatever staff saved last.
INSERT INTO "state_requirement_versions" ("state", "version", "reason", "at", "fields")
SELECT "now"."state", "now"."version", 'The notice of a members'' meeting is a figure of the state too.',
  CURRENT_TIMESTAMP,
  "before"."fields"
  || jsonb_build_object('notice_days', "notices"."days"::text, 'notice_cite', "notices"."cite")
  || CASE WHEN "url" IS NULL THEN '{}'::jsonb ELSE jsonb_build_object(
    'notice_source', "url", 'notice_read_on', '2026-11-24', 'notice_confirmed', '1') END
FROM "notices"
JOIN "state_requirements" AS "now" ON "now"."state" = "notices"."state"
JOIN "state_requirement_versions" AS "before"
  ON "before"."state" = "now"."state" AND "before"."version" = "now"."version" - 1;
