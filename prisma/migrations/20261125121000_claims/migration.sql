-- AlterTable
-- lock: accounts; a column without a default, read by new processes alone
ALTER TABLE "accounts" ADD COLUMN     "claimed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "claims" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "office" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "file_key" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "effective_at" TIMESTAMPTZ(3) NOT NULL,
    "objection" TEXT NOT NULL DEFAULT '',
    "objected_by_id" INTEGER,
    "objected_at" TIMESTAMPTZ(3),
    "decision" TEXT NOT NULL DEFAULT '',
    "decided_by_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "handover_id" INTEGER,

    CONSTRAINT "claims_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim_notices" (
    "id" SERIAL NOT NULL,
    "claim_id" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "user_id" INTEGER,
    "email" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "claim_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "claims_file_key_key" ON "claims"("file_key");

-- CreateIndex
CREATE UNIQUE INDEX "claims_handover_id_key" ON "claims"("handover_id");

-- CreateIndex
CREATE INDEX "claims_account_id_idx" ON "claims"("account_id");

-- CreateIndex
CREATE INDEX "claims_objected_by_id_idx" ON "claims"("objected_by_id");

-- CreateIndex
CREATE INDEX "claims_decided_by_id_idx" ON "claims"("decided_by_id");

-- CreateIndex
CREATE INDEX "claims_state_effective_at_idx" ON "claims"("state", "effective_at");

-- CreateIndex
CREATE INDEX "claim_notices_claim_id_idx" ON "claim_notices"("claim_id");

-- CreateIndex
CREATE INDEX "claim_notices_user_id_idx" ON "claim_notices"("user_id");

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_objected_by_id_fkey" FOREIGN KEY ("objected_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claims" ADD CONSTRAINT "claims_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_claim_id_fkey" FOREIGN KEY ("claim_id") REFERENCES "claims"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "claim_notices" ADD CONSTRAINT "claim_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One claim of an account runs at a time.
CREATE UNIQUE INDEX "claims_one_running" ON "claims"("account_id")
  WHERE "state" IN ('open', 'approved', 'objected');

ALTER TABLE "claims"
  ADD CONSTRAINT "claims_state" CHECK ("state" IN ('open', 'approved', 'objected', 'rejected', 'effective')),
  ADD CONSTRAINT "claims_title" CHECK (("office" = 'other') = ("title" <> ''));
ALTER TABLE "claim_notices"
  ADD CONSTRAINT "claim_notices_event" CHECK ("event" IN ('claimed', 'received', 'objected', 'approved', 'rejected')),
  ADD CONSTRAINT "claim_notices_state" CHECK ("state" IN ('waiting', 'sent', 'unwanted', 'failed')),
  ADD CONSTRAINT "claim_notices_to" CHECK ("user_id" IS NULL OR "email" = '');

CREATE TRIGGER "claims_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "claims"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
