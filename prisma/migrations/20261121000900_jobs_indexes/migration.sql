-- Every index makes each of a job's three writes dearer. Purging runs once an hour and may read the
-- whole table; given-up jobs are few, so their index is small.
DROP INDEX "outbox_jobs_done_at_idx";
DROP INDEX "outbox_jobs_failed_at_idx";
CREATE INDEX "outbox_jobs_given_up_idx" ON "outbox_jobs"("failed_at") WHERE "failed_at" IS NOT NULL;
