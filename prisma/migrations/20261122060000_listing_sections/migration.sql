-- The rows of a node stand in four sections, in the order in which they are shown. What was made
-- with six is emptied, and made anew by a job; until then the search knows the accounts.
TRUNCATE "listing_index"."nodes", "listing_index"."entries";
DROP INDEX "listing_index"."entries_ein";
CREATE INDEX "entries_ein" ON "listing_index"."entries" ("ein") INCLUDE ("position");
UPDATE "listing_index"."accounts" SET "entry" = NULL, "place" = 0;
UPDATE "listing_index"."state" SET "entries" = 0, "generation" = "generation" + 1;
INSERT INTO "outbox_jobs" ("id", "job_name", "queue", "payload", "request_id")
SELECT gen_random_uuid(), 'listings.rebuild-index', 'default', '{}', 'migration'
WHERE EXISTS (SELECT FROM "listing_groups");
