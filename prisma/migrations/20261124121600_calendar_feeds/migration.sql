-- A person's private calendar of one account. It goes with the membership by its foreign key.
CREATE TABLE "calendar_feeds" (
    "account_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "told" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "calendar_feeds_pkey" PRIMARY KEY ("account_id","user_id")
);
CREATE UNIQUE INDEX "calendar_feeds_token_hash_key" ON "calendar_feeds"("token_hash");
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_account_id_user_id_fkey"
  FOREIGN KEY ("account_id", "user_id") REFERENCES "account_users"("account_id", "user_id")
  ON DELETE CASCADE ON UPDATE RESTRICT;

-- Whoever suspends or merges an account ends its private calendars with the same statement.
CREATE FUNCTION "calendar_feeds_end"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "calendar_feeds" WHERE "account_id" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "accounts_end_calendar_feeds"
  AFTER UPDATE OF "suspended_at", "merged_into_id" ON "accounts"
  FOR EACH ROW WHEN (NEW."suspended_at" IS NOT NULL OR NEW."merged_into_id" IS NOT NULL)
  EXECUTE FUNCTION "calendar_feeds_end"();
