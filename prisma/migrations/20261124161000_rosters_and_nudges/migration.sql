-- A headquarters' roster against the IRS's file, and the letters by which it asks chapters for something.

-- CreateTable
CREATE TABLE "nudges" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "form_key" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "send_at" TIMESTAMPTZ(3) NOT NULL,
    "insists" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "nudges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "nudge_chapters" (
    "nudge_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "period" TEXT,
    "outcome" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "nudge_chapters_pkey" PRIMARY KEY ("nudge_id","account_id")
);

-- CreateTable
CREATE TABLE "nudge_letters" (
    "id" SERIAL NOT NULL,
    "nudge_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "nudge_letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roster_uploads" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "file_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "lines" JSONB NOT NULL,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "roster_uploads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roster_lines" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "ein" TEXT,
    "name" TEXT NOT NULL,
    "city" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT '',
    "fiscal_year_end" INTEGER,
    "subsection" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "roster_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "roster_decisions" (
    "group_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "decision" TEXT NOT NULL,
    "ignore_until" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "digest" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "roster_decisions_pkey" PRIMARY KEY ("group_id","key")
);

-- CreateIndex
CREATE INDEX "nudges_group_id_id_idx" ON "nudges"("group_id", "id");

-- CreateIndex
CREATE INDEX "nudges_user_id_idx" ON "nudges"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "nudges_group_id_form_key_key" ON "nudges"("group_id", "form_key");

-- CreateIndex
CREATE INDEX "nudge_chapters_account_id_idx" ON "nudge_chapters"("account_id");

-- CreateIndex
CREATE INDEX "nudge_letters_user_id_idx" ON "nudge_letters"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "nudge_letters_nudge_id_account_id_user_id_key" ON "nudge_letters"("nudge_id", "account_id", "user_id");

-- CreateIndex
CREATE INDEX "roster_uploads_group_id_id_idx" ON "roster_uploads"("group_id", "id");

-- CreateIndex
CREATE INDEX "roster_uploads_user_id_idx" ON "roster_uploads"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "roster_lines_group_id_ein_key" ON "roster_lines"("group_id", "ein");

-- CreateIndex
CREATE INDEX "roster_decisions_user_id_idx" ON "roster_decisions"("user_id");

-- AddForeignKey
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nudges" ADD CONSTRAINT "nudges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nudge_chapters" ADD CONSTRAINT "nudge_chapters_nudge_id_fkey" FOREIGN KEY ("nudge_id") REFERENCES "nudges"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nudge_chapters" ADD CONSTRAINT "nudge_chapters_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nudge_letters" ADD CONSTRAINT "nudge_letters_nudge_id_account_id_fkey" FOREIGN KEY ("nudge_id", "account_id") REFERENCES "nudge_chapters"("nudge_id", "account_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "nudge_letters" ADD CONSTRAINT "nudge_letters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_uploads" ADD CONSTRAINT "roster_uploads_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_uploads" ADD CONSTRAINT "roster_uploads_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_lines" ADD CONSTRAINT "roster_lines_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_decisions" ADD CONSTRAINT "roster_decisions_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "roster_decisions" ADD CONSTRAINT "roster_decisions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One upload of a headquarters waits at a time.
CREATE UNIQUE INDEX "roster_uploads_waiting_key" ON "roster_uploads"("group_id") WHERE "state" = 'waiting';

ALTER TABLE "roster_uploads"
  ADD CONSTRAINT "roster_uploads_state_check" CHECK ("state" IN ('waiting', 'taken', 'dropped', 'overtaken')),
  ADD CONSTRAINT "roster_uploads_settled_check" CHECK (("state" = 'waiting') = ("settled_at" IS NULL));
ALTER TABLE "roster_lines"
  ADD CONSTRAINT "roster_lines_ein_check" CHECK ("ein" ~ '^[0-9]{9}$'),
  ADD CONSTRAINT "roster_lines_state_check" CHECK ("state" ~ '^([A-Z]{2})?$'),
  ADD CONSTRAINT "roster_lines_fiscal_year_end_check" CHECK ("fiscal_year_end" BETWEEN 1 AND 12),
  ADD CONSTRAINT "roster_lines_subsection_check" CHECK ("subsection" ~ '^([0-9]{2})?$');
ALTER TABLE "roster_decisions"
  ADD CONSTRAINT "roster_decisions_decision_check" CHECK ("decision" IN ('ours', 'add', 'remove', 'correct', 'ignore')),
  ADD CONSTRAINT "roster_decisions_ignore_check" CHECK (("decision" = 'ignore') = ("ignore_until" IS NOT NULL));
ALTER TABLE "nudges"
  ADD CONSTRAINT "nudges_state_check" CHECK ("state" IN ('waiting', 'sending', 'sent', 'cancelled')),
  ADD CONSTRAINT "nudges_settled_check" CHECK (("state" IN ('sent', 'cancelled')) = ("settled_at" IS NOT NULL));
ALTER TABLE "nudge_chapters"
  ADD CONSTRAINT "nudge_chapters_outcome_check" CHECK ("outcome" IN
    ('waiting', 'writing', 'sent', 'nobody', 'mended', 'recent', 'failed', 'left', 'cancelled'));
ALTER TABLE "nudge_letters"
  ADD CONSTRAINT "nudge_letters_state_check" CHECK ("state" IN ('waiting', 'sent', 'mended', 'unwanted', 'failed'));
