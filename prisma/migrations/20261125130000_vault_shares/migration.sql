-- CreateTable
CREATE TABLE "vault_shares" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "maker_id" INTEGER,
    "name" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "passcode_mac" TEXT NOT NULL DEFAULT '',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "max_views" INTEGER,
    "views" INTEGER NOT NULL DEFAULT 0,
    "is_pinned" BOOLEAN NOT NULL DEFAULT false,
    "fiscal_year" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "end_reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "vault_shares_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vault_share_papers" (
    "share_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,

    CONSTRAINT "vault_share_papers_pkey" PRIMARY KEY ("share_id","file_id")
);

-- CreateTable
CREATE TABLE "vault_share_views" (
    "id" SERIAL NOT NULL,
    "share_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "event" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "file_id" INTEGER,

    CONSTRAINT "vault_share_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "vault_shares_token_hash_key" ON "vault_shares"("token_hash");

-- CreateIndex
CREATE INDEX "vault_shares_account_id_id_idx" ON "vault_shares"("account_id", "id");

-- CreateIndex
CREATE INDEX "vault_shares_maker_id_idx" ON "vault_shares"("maker_id");

-- CreateIndex
CREATE INDEX "vault_share_papers_file_id_idx" ON "vault_share_papers"("file_id");

-- CreateIndex
CREATE INDEX "vault_share_views_share_id_id_idx" ON "vault_share_views"("share_id", "id");

-- CreateIndex
CREATE INDEX "vault_share_views_file_id_idx" ON "vault_share_views"("file_id");

-- AddForeignKey
ALTER TABLE "vault_shares" ADD CONSTRAINT "vault_shares_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vault_shares" ADD CONSTRAINT "vault_shares_maker_id_fkey" FOREIGN KEY ("maker_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vault_share_papers" ADD CONSTRAINT "vault_share_papers_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "vault_shares"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vault_share_papers" ADD CONSTRAINT "vault_share_papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vault_share_views" ADD CONSTRAINT "vault_share_views_share_id_fkey" FOREIGN KEY ("share_id") REFERENCES "vault_shares"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vault_share_views" ADD CONSTRAINT "vault_share_views_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "vault_shares"
  ADD CONSTRAINT "vault_shares_tries" CHECK ("tries" BETWEEN 0 AND 10),
  ADD CONSTRAINT "vault_shares_views" CHECK ("views" >= 0 AND ("max_views" IS NULL OR "views" <= "max_views")),
  ADD CONSTRAINT "vault_shares_end" CHECK (("ended_at" IS NULL) = ("end_reason" = '')
    AND "end_reason" IN ('', 'revoked', 'passcode', 'access', 'account'));
ALTER TABLE "vault_share_views"
  ADD CONSTRAINT "vault_share_views_event" CHECK ("event" IN ('opened', 'downloaded', 'wrong_passcode')),
  ADD CONSTRAINT "vault_share_views_device" CHECK ("device" IN ('phone', 'tablet', 'computer', 'other'));

CREATE TRIGGER "vault_shares_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "vault_shares"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();

-- Whoever suspends or merges an account ends its links with the same statement.
CREATE FUNCTION "vault_shares_end_with_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "vault_shares" SET "ended_at" = now(), "end_reason" = 'account'
  WHERE "account_id" = NEW."id" AND "ended_at" IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "accounts_end_vault_shares"
  AFTER UPDATE OF "suspended_at", "merged_into_id" ON "accounts"
  FOR EACH ROW WHEN (NEW."suspended_at" IS NOT NULL OR NEW."merged_into_id" IS NOT NULL)
  EXECUTE FUNCTION "vault_shares_end_with_account"();

-- A link ends when its maker is no longer of the account, or may only read.
CREATE FUNCTION "vault_shares_end_with_access"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "vault_shares" SET "ended_at" = now(), "end_reason" = 'access'
  WHERE "account_id" = OLD."account_id" AND "maker_id" = OLD."user_id" AND "ended_at" IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER "account_users_gone_end_vault_shares"
  AFTER DELETE ON "account_users"
  FOR EACH ROW EXECUTE FUNCTION "vault_shares_end_with_access"();
CREATE TRIGGER "account_users_end_vault_shares"
  AFTER UPDATE OF "account_id", "user_id", "reads_until" ON "account_users"
  FOR EACH ROW WHEN (NEW."reads_until" IS NOT NULL
    OR NEW."account_id" <> OLD."account_id" OR NEW."user_id" <> OLD."user_id")
  EXECUTE FUNCTION "vault_shares_end_with_access"();
