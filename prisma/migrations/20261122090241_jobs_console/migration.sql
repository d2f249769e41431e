-- AlterTable
ALTER TABLE "outbox_jobs" ADD COLUMN     "discard_reason" TEXT,
ADD COLUMN     "discarded_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "job_queues" (
    "name" TEXT NOT NULL,
    "paused_at" TIMESTAMPTZ(3),
    "seen_at" TIMESTAMPTZ(3),
    "waiting" INTEGER NOT NULL DEFAULT 0,
    "running" INTEGER NOT NULL DEFAULT 0,
    "delayed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "job_queues_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "job_schedules" (
    "id" TEXT NOT NULL,
    "job_name" TEXT NOT NULL,
    "queue" TEXT NOT NULL,
    "timing" TEXT NOT NULL DEFAULT '',
    "next_run_at" TIMESTAMPTZ(3),
    "last_run_at" TIMESTAMPTZ(3),
    "last_ms" INTEGER,
    "last_outcome" TEXT,
    "last_failure" TEXT,

    CONSTRAINT "job_schedules_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "outbox_jobs_done_at_idx" ON "outbox_jobs" USING BRIN ("done_at");
