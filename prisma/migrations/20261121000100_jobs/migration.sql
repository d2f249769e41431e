CREATE TABLE "outbox_jobs" (
    "id" UUID NOT NULL,
    "job_name" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "request_id" TEXT NOT NULL,
    "dedupe_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "available_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "sends" INTEGER NOT NULL DEFAULT 0,
    "done_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "outbox_jobs_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "outbox_jobs_dedupe_key_key" ON "outbox_jobs"("dedupe_key");
CREATE INDEX "outbox_jobs_done_at_idx" ON "outbox_jobs"("done_at");
CREATE INDEX "outbox_jobs_failed_at_idx" ON "outbox_jobs"("failed_at");

-- What the relay reads. Partial, so that it stays small; Prisma's schema has no words for it.
CREATE INDEX "outbox_jobs_open_idx" ON "outbox_jobs"("available_at", "id")
    WHERE "done_at" IS NULL AND "failed_at" IS NULL;

CREATE TABLE "inbox_keys" (
    "key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "inbox_keys_pkey" PRIMARY KEY ("key")
);

CREATE INDEX "inbox_keys_created_at_idx" ON "inbox_keys"("created_at");

-- Wakes the relays when the transaction that asked for work commits.
CREATE FUNCTION "outbox_jobs_notify"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('outbox_jobs', '');
    RETURN NULL;
END
$$;

CREATE TRIGGER "outbox_jobs_notify" AFTER INSERT ON "outbox_jobs"
    FOR EACH STATEMENT EXECUTE FUNCTION "outbox_jobs_notify"();
