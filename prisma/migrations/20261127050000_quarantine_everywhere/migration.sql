-- Papers of claims and entries of contests are shown to the virus scanner again too.
-- lock: claims; a column without a value is added at once
ALTER TABLE "claims" ADD COLUMN "quarantined_at" TIMESTAMPTZ(3), ADD COLUMN "scanned_at" TIMESTAMPTZ(3);

-- lock: contest_entries; a column without a value is added at once
ALTER TABLE "contest_entries" ADD COLUMN "quarantined_at" TIMESTAMPTZ(3), ADD COLUMN "scanned_at" TIMESTAMPTZ(3);

-- Whoever knows papers of clubs alone writes `file_id` and nothing else, which goes on being right.
-- lock: file_findings; a table of some rows
ALTER TABLE "file_findings" ALTER COLUMN "file_id" DROP NOT NULL,
  ADD COLUMN "claim_id" INTEGER REFERENCES "claims"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD COLUMN "entry_id" INTEGER REFERENCES "contest_entries"("id") ON DELETE RESTRICT ON UPDATE CASCADE
    CONSTRAINT "file_findings_one_file" CHECK (num_nonnulls("file_id", "claim_id", "entry_id") = 1);

-- CreateIndex
CREATE INDEX "file_findings_claim_id_idx" ON "file_findings"("claim_id");

-- CreateIndex
CREATE INDEX "file_findings_entry_id_idx" ON "file_findings"("entry_id");

-- One finding about a file waits at a time.
CREATE UNIQUE INDEX "file_findings_one_open_claim" ON "file_findings"("claim_id") WHERE "decided_at" IS NULL;
CREATE UNIQUE INDEX "file_findings_one_open_entry" ON "file_findings"("entry_id") WHERE "decided_at" IS NULL;
