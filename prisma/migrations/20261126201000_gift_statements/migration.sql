-- CreateTable
CREATE TABLE "gift_statements" (
    "account_id" INTEGER NOT NULL,
    "said_at" TIMESTAMPTZ(3) NOT NULL,
    "said_by_id" INTEGER,

    CONSTRAINT "gift_statements_pkey" PRIMARY KEY ("account_id")
);

-- CreateIndex
CREATE INDEX "gift_statements_said_by_id_idx" ON "gift_statements"("said_by_id");

-- AddForeignKey
ALTER TABLE "gift_statements" ADD CONSTRAINT "gift_statements_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gift_statements" ADD CONSTRAINT "gift_statements_said_by_id_fkey" FOREIGN KEY ("said_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

CREATE TRIGGER "gift_statements_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "gift_statements"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
