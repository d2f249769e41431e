-- CreateTable
CREATE TABLE "treasury_layouts" (
    "account_id" INTEGER NOT NULL,
    "shape" TEXT NOT NULL,
    "columns" JSONB NOT NULL,

    CONSTRAINT "treasury_layouts_pkey" PRIMARY KEY ("account_id","shape")
);

-- AddForeignKey
ALTER TABLE "treasury_layouts" ADD CONSTRAINT "treasury_layouts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "treasury_layouts_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "treasury_layouts"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
