-- Calendar apps ask day and night for what seldom changes: the answer is kept beside the feed.
ALTER TABLE "calendar_feeds" ADD COLUMN "answer" TEXT, ADD COLUMN "answered_from" TEXT;
