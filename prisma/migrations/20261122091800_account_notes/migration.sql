CREATE TABLE "account_notes" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "text" TEXT NOT NULL,
  "author_id" INTEGER,
  "form_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "account_notes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "account_notes_text" CHECK ("text" <> ''),
  CONSTRAINT "account_notes_account_id_fkey" FOREIGN KEY ("account_id")
    REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "account_notes_account_id_id_idx" ON "account_notes"("account_id", "id");
CREATE UNIQUE INDEX "account_notes_form_key_key" ON "account_notes"("form_key");

CREATE FUNCTION "account_notes_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'notes on accounts are added, never changed';
END
$$;
CREATE TRIGGER "account_notes_append_only" BEFORE UPDATE OR DELETE ON "account_notes"
  FOR EACH ROW EXECUTE FUNCTION "account_notes_are_kept"();
CREATE TRIGGER "account_notes_not_truncated" BEFORE TRUNCATE ON "account_notes"
  FOR EACH STATEMENT EXECUTE FUNCTION "account_notes_are_kept"();

-- What an account's timeline finds by the addresses of its people.
CREATE INDEX "mail_deliveries_recipient_hash_created_at_idx"
  ON "mail_deliveries"("recipient_hash", "created_at");
CREATE INDEX "inquiries_email" ON "inquiries" (lower("email"));
CREATE INDEX "contest_entries_email_key_idx" ON "contest_entries"("email_key");
