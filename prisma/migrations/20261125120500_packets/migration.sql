-- CreateTable
CREATE TABLE "packets" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "asked_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),
    "all_files" INTEGER NOT NULL DEFAULT 0,
    "written_files" INTEGER NOT NULL DEFAULT 0,
    "storage_key" TEXT,
    "size" BIGINT,
    "missing" INTEGER,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "packets_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "packets_storage_key_key" ON "packets"("storage_key");

-- CreateIndex
CREATE INDEX "packets_account_id_id_idx" ON "packets"("account_id", "id");

-- CreateIndex
CREATE INDEX "packets_asked_by_id_idx" ON "packets"("asked_by_id");

-- AddForeignKey
ALTER TABLE "packets" ADD CONSTRAINT "packets_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "packets" ADD CONSTRAINT "packets_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "packets"
  ADD CONSTRAINT "packets_state" CHECK ("state" IN ('waiting', 'ready', 'failed', 'expired')),
  ADD CONSTRAINT "packets_ready" CHECK (("state" = 'ready') = ("storage_key" IS NOT NULL) AND ("state" <> 'ready' OR "expires_at" IS NOT NULL));

-- One at a time is written for a club.
CREATE UNIQUE INDEX "packets_one_waiting" ON "packets"("account_id") WHERE "state" = 'waiting';

CREATE TRIGGER "packets_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "packets"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
