-- lock: account_files; a column at a time, without a rewrite, and three indexes of some thousand rows
ALTER TABLE "account_files"
  ADD COLUMN "category" TEXT NOT NULL DEFAULT 'other'
    CONSTRAINT "account_files_category" CHECK ("category" IN ('governing', 'exemption', 'returns',
      'state', 'minutes', 'money', 'insurance', 'contracts', 'gifts', 'letters', 'other')),
  ADD COLUMN "kind" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "title" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "dated_on" DATE NOT NULL DEFAULT CURRENT_DATE,
  ADD COLUMN "ends_on" DATE,
  ADD COLUMN "is_private" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "paper_id" INTEGER CONSTRAINT "account_files_paper_id_fkey"
    REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD COLUMN "replaced_at" TIMESTAMPTZ(3),
  ADD COLUMN "revision" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "removed_at" TIMESTAMPTZ(3),
  ADD COLUMN "quarantined_at" TIMESTAMPTZ(3),
  ADD COLUMN "scanned_at" TIMESTAMPTZ(3),
  ADD COLUMN "hold" TEXT CONSTRAINT "account_files_hold" CHECK ("hold" IN ('audit', 'dispute'));

-- What is here already bears the day on which it came, where its club is.
UPDATE "account_files" file
SET "dated_on" = (file."created_at" AT TIME ZONE club."time_zone")::date
FROM "accounts" club WHERE club."id" = file."account_id";

CREATE INDEX "account_files_paper_id_idx" ON "account_files"("paper_id");

-- A paper has one newest version.
CREATE UNIQUE INDEX "account_files_one_newest" ON "account_files"(coalesce("paper_id", "id"))
  WHERE "replaced_at" IS NULL;

-- The list of an account: what is there now, the newest first.
CREATE INDEX "account_files_list" ON "account_files"("account_id", "dated_on" DESC, "id" DESC)
  WHERE "replaced_at" IS NULL AND "removed_at" IS NULL AND "quarantined_at" IS NULL;
