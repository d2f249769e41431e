-- CreateTable
CREATE TABLE "file_findings" (
    "id" SERIAL NOT NULL,
    "file_id" INTEGER NOT NULL,
    "finding" TEXT NOT NULL,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" TEXT CONSTRAINT "file_findings_outcome" CHECK ("outcome" IN ('released', 'deleted')),
    "reason" TEXT NOT NULL DEFAULT '',
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "file_findings_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "file_findings_decided" CHECK (("outcome" IS NULL) = ("decided_at" IS NULL))
);

-- CreateIndex
CREATE INDEX "file_findings_file_id_idx" ON "file_findings"("file_id");

-- CreateIndex
CREATE INDEX "file_findings_decided_by_id_idx" ON "file_findings"("decided_by_id");

-- CreateIndex
CREATE INDEX "file_findings_decided_at_idx" ON "file_findings"("decided_at");

-- One finding about a file waits at a time.
CREATE UNIQUE INDEX "file_findings_one_open" ON "file_findings"("file_id") WHERE "decided_at" IS NULL;

-- AddForeignKey
ALTER TABLE "file_findings" ADD CONSTRAINT "file_findings_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "file_findings" ADD CONSTRAINT "file_findings_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The list of an account shows what is in quarantine too, with the reason.
-- lock: account_files; an index of some thousand rows takes the place of another
DROP INDEX "account_files_list";
CREATE INDEX "account_files_list" ON "account_files"("account_id", "dated_on" DESC, "id" DESC)
  WHERE "replaced_at" IS NULL AND "removed_at" IS NULL;
