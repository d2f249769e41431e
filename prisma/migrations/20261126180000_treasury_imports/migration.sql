-- lock: treasury_lines; a column with a constant default, on a table that is a few days old and small
-- AlterTable
ALTER TABLE "treasury_lines" ADD COLUMN     "imported" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "treasury_imports" (
    "id" SERIAL NOT NULL,
    "year_id" INTEGER NOT NULL,
    "file_name" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" INTEGER,

    CONSTRAINT "treasury_imports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "treasury_entries" (
    "year_id" INTEGER NOT NULL,
    "digest" TEXT NOT NULL,
    "import_id" INTEGER NOT NULL,
    "line_id" INTEGER,
    "on" DATE NOT NULL,
    "amount" INTEGER NOT NULL,

    CONSTRAINT "treasury_entries_pkey" PRIMARY KEY ("year_id","digest")
);

-- CreateTable
CREATE TABLE "treasury_mappings" (
    "account_id" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "line" TEXT NOT NULL,

    CONSTRAINT "treasury_mappings_pkey" PRIMARY KEY ("account_id","side","source")
);

-- CreateIndex
CREATE INDEX "treasury_imports_year_id_idx" ON "treasury_imports"("year_id");

-- CreateIndex
CREATE INDEX "treasury_imports_user_id_idx" ON "treasury_imports"("user_id");

-- CreateIndex
CREATE INDEX "treasury_entries_import_id_idx" ON "treasury_entries"("import_id");

-- CreateIndex
CREATE INDEX "treasury_entries_line_id_idx" ON "treasury_entries"("line_id");

-- AddForeignKey
ALTER TABLE "treasury_imports" ADD CONSTRAINT "treasury_imports_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "treasury_years"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_imports" ADD CONSTRAINT "treasury_imports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_entries" ADD CONSTRAINT "treasury_entries_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "treasury_years"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_entries" ADD CONSTRAINT "treasury_entries_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "treasury_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_entries" ADD CONSTRAINT "treasury_entries_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "treasury_lines"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "treasury_mappings" ADD CONSTRAINT "treasury_mappings_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


ALTER TABLE "treasury_entries" ADD CONSTRAINT "treasury_entries_amount" CHECK ("amount" > 0);

ALTER TABLE "treasury_mappings"
  ADD CONSTRAINT "treasury_mappings_side" CHECK ("side" IN ('income', 'expense'));

CREATE TRIGGER "treasury_mappings_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "treasury_mappings"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
