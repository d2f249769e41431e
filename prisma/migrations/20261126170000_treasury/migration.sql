-- CreateTable
CREATE TABLE "treasury_years" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "ends_on" DATE NOT NULL,
    "opening" INTEGER,
    "opening_reason" TEXT NOT NULL DEFAULT '',
    "bank_statement" INTEGER,
    "checks_out" INTEGER NOT NULL DEFAULT 0,
    "deposits_out" INTEGER NOT NULL DEFAULT 0,
    "difference_reason" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'draft',
    "correction" TEXT NOT NULL DEFAULT '',
    "adopted_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "treasury_years_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "treasury_lines" (
    "id" SERIAL NOT NULL,
    "year_id" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "nature" TEXT NOT NULL DEFAULT 'own',
    "code" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL DEFAULT '',
    "planned" INTEGER,
    "actual" INTEGER,

    CONSTRAINT "treasury_lines_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "treasury_reports" (
    "id" SERIAL NOT NULL,
    "year_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "reason" TEXT NOT NULL DEFAULT '',
    "content" JSONB NOT NULL,
    "receipts" INTEGER NOT NULL,
    "income" INTEGER NOT NULL,
    "expense" INTEGER NOT NULL,
    "closing" INTEGER NOT NULL,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "made_by_id" INTEGER,

    CONSTRAINT "treasury_reports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "treasury_years_account_id_ends_on_key" ON "treasury_years"("account_id", "ends_on");

-- CreateIndex
CREATE INDEX "treasury_lines_year_id_id_idx" ON "treasury_lines"("year_id", "id");

-- CreateIndex
CREATE INDEX "treasury_reports_made_by_id_idx" ON "treasury_reports"("made_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "treasury_reports_year_id_version_key" ON "treasury_reports"("year_id", "version");

-- AddForeignKey
ALTER TABLE "treasury_years" ADD CONSTRAINT "treasury_years_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_lines" ADD CONSTRAINT "treasury_lines_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "treasury_years"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_reports" ADD CONSTRAINT "treasury_reports_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "treasury_years"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_reports" ADD CONSTRAINT "treasury_reports_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "treasury_years"
  ADD CONSTRAINT "treasury_years_state" CHECK ("state" IN ('draft', 'final')),
  ADD CONSTRAINT "treasury_years_correction" CHECK ("state" = 'draft' OR "correction" = ''),
  ADD CONSTRAINT "treasury_years_outstanding" CHECK ("checks_out" >= 0 AND "deposits_out" >= 0);

ALTER TABLE "treasury_lines"
  ADD CONSTRAINT "treasury_lines_side" CHECK ("side" IN ('income', 'expense')),
  ADD CONSTRAINT "treasury_lines_nature" CHECK ("nature" IN ('own', 'agent', 'moved')),
  ADD CONSTRAINT "treasury_lines_name" CHECK (("code" = '') = ("name" <> '')),
  ADD CONSTRAINT "treasury_lines_amounts" CHECK ("planned" >= 0 AND "actual" >= 0);

-- A final report is kept as it was made; only who made it may be forgotten.
CREATE FUNCTION "treasury_reports_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW."year_id", NEW."version", NEW."reason", NEW."content", NEW."receipts", NEW."income", NEW."expense", NEW."closing", NEW."made_at")
      IS DISTINCT FROM
      (OLD."year_id", OLD."version", OLD."reason", OLD."content", OLD."receipts", OLD."income", OLD."expense", OLD."closing", OLD."made_at")
  THEN
    RAISE EXCEPTION 'a final report is kept as it was made' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;

CREATE TRIGGER "treasury_reports_kept" BEFORE UPDATE OR DELETE ON "treasury_reports"
  FOR EACH ROW EXECUTE FUNCTION "treasury_reports_are_kept"();

CREATE TRIGGER "treasury_years_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "treasury_years"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
