-- The digest of a kept answer is computed once, not for each app that asks.
-- lock: calendar_feeds; adding a column without a default rewrites nothing
ALTER TABLE "calendar_feeds" ADD COLUMN "answer_digest" TEXT;
