-- CreateTable
CREATE TABLE "treasury_reviews" (
    "id" SERIAL NOT NULL,
    "report_id" INTEGER NOT NULL,
    "reviewer_id" INTEGER,
    "reviewer_name" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "result" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "treasury_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cash_counts" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "counted_on" DATE NOT NULL,
    "event" TEXT NOT NULL,
    "pieces" JSONB NOT NULL,
    "purposes" JSONB NOT NULL,
    "total" INTEGER NOT NULL,
    "first_id" INTEGER,
    "first_name" TEXT NOT NULL,
    "first_at" TIMESTAMPTZ(3) NOT NULL,
    "second_id" INTEGER,
    "second_name" TEXT NOT NULL DEFAULT '',
    "second_at" TIMESTAMPTZ(3),
    "slip" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "cash_counts_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "treasury_reviews_report_id_idx" ON "treasury_reviews"("report_id");

-- CreateIndex
CREATE INDEX "treasury_reviews_reviewer_id_idx" ON "treasury_reviews"("reviewer_id");

-- CreateIndex
CREATE INDEX "cash_counts_account_id_id_idx" ON "cash_counts"("account_id", "id");

-- CreateIndex
CREATE INDEX "cash_counts_first_id_idx" ON "cash_counts"("first_id");

-- CreateIndex
CREATE INDEX "cash_counts_second_id_idx" ON "cash_counts"("second_id");

-- AddForeignKey
ALTER TABLE "treasury_reviews" ADD CONSTRAINT "treasury_reviews_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "treasury_reports"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_reviews" ADD CONSTRAINT "treasury_reviews_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_counts" ADD CONSTRAINT "cash_counts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_counts" ADD CONSTRAINT "cash_counts_first_id_fkey" FOREIGN KEY ("first_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cash_counts" ADD CONSTRAINT "cash_counts_second_id_fkey" FOREIGN KEY ("second_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "treasury_reviews"
  ADD CONSTRAINT "treasury_reviews_result" CHECK ("result" IN ('in_order', 'questions'));

ALTER TABLE "cash_counts"
  ADD CONSTRAINT "cash_counts_total" CHECK ("total" > 0),
  ADD CONSTRAINT "cash_counts_second" CHECK (("second_at" IS NULL) = ("second_name" = '')),
  ADD CONSTRAINT "cash_counts_two" CHECK ("second_id" IS DISTINCT FROM "first_id" OR "first_id" IS NULL),
  ADD CONSTRAINT "cash_counts_slip" CHECK ("slip" = '' OR "second_at" IS NOT NULL);

CREATE TRIGGER "cash_counts_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "cash_counts"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
