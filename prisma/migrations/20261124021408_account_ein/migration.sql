-- An account's own EIN, by which the IRS's files know it; until now the application alone had it, and
-- the listing search for those that were approved. And what imports said of one EIN is looked up.
-- lock: accounts; some thousand rows
-- lock: listing_changes; some thousand rows

ALTER TABLE "accounts"
  ADD COLUMN "ein" TEXT CONSTRAINT "accounts_ein_check" CHECK ("ein" ~ '^[0-9]{9}$');
UPDATE "accounts" SET "ein" = l."ein" FROM "listing_index"."accounts" l
  WHERE l."account_id" = "accounts"."id" AND l."ein" ~ '^[0-9]{9}$';

CREATE INDEX "accounts_ein_idx" ON "accounts"("ein");
CREATE INDEX "listing_changes_ein_idx" ON "listing_changes"("ein");
