-- CreateTable
CREATE TABLE "gifts" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "donor" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "given_on" DATE NOT NULL,
    "amount" INTEGER,
    "property" TEXT NOT NULL DEFAULT '',
    "goods" TEXT NOT NULL DEFAULT '',
    "goods_value" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "entered_by_id" INTEGER,

    CONSTRAINT "gifts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "gifts_account_id_given_on_id_idx" ON "gifts"("account_id", "given_on", "id");

-- CreateIndex
CREATE INDEX "gifts_entered_by_id_idx" ON "gifts"("entered_by_id");

-- AddForeignKey
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "gifts"
  ADD CONSTRAINT "gifts_given" CHECK (("amount" IS NULL) = ("property" <> '') AND ("amount" IS NULL OR "amount" > 0)),
  ADD CONSTRAINT "gifts_goods" CHECK (("goods" = '') = ("goods_value" = 0) AND "goods_value" >= 0);

CREATE TRIGGER "gifts_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "gifts"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
