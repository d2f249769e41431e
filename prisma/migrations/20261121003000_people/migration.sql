ALTER TABLE "users" ADD COLUMN "is_password_given" BOOLEAN NOT NULL DEFAULT false;

CREATE TABLE "invitations" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "invited_by_id" INTEGER,
  "email_key" TEXT NOT NULL,
  "first_name" TEXT NOT NULL DEFAULT '',
  "last_name" TEXT NOT NULL DEFAULT '',
  "phone" TEXT,
  "sms_phone" TEXT,
  "is_subscribed_bulk_emails" BOOLEAN NOT NULL DEFAULT true,
  "is_subscribed_event_emails" BOOLEAN NOT NULL DEFAULT true,
  "is_subscribed_sms" BOOLEAN NOT NULL DEFAULT false,
  "is_primary" BOOLEAN NOT NULL DEFAULT false,
  "sending" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "sent_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3),
  CONSTRAINT "invitations_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invitations_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "invitations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "invitations_account_id_user_id_key" ON "invitations"("account_id", "user_id");
CREATE INDEX "invitations_user_id_idx" ON "invitations"("user_id");
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");
-- One primary user to be an account; Prisma's schema cannot say this.
CREATE UNIQUE INDEX "invitations_one_primary" ON "invitations"("account_id") WHERE "is_primary";

CREATE TABLE "invitation_links" (
  "token_hash" TEXT NOT NULL,
  "invitation_id" INTEGER NOT NULL,
  "sending" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "invitation_links_pkey" PRIMARY KEY ("token_hash"),
  CONSTRAINT "invitation_links_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "invitation_links_invitation_id_idx" ON "invitation_links"("invitation_id");

CREATE TABLE "email_changes" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "old_email" TEXT NOT NULL,
  "changed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "email_changes_user_id_idx" ON "email_changes"("user_id");

-- An account that has a primary user is never left without one. Judged at the end of the
-- transaction, so that the flag can move from one person to the next in two statements.
CREATE FUNCTION "account_users_keep_primary"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "accounts" WHERE "id" = OLD."account_id")
    AND NOT EXISTS (
      SELECT 1 FROM "account_users" WHERE "account_id" = OLD."account_id" AND "is_primary"
    )
  THEN
    RAISE EXCEPTION 'account % would be left without a primary user', OLD."account_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'account_users_keep_primary';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "account_users_keep_primary"
  AFTER UPDATE OR DELETE ON "account_users"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."is_primary")
  EXECUTE FUNCTION "account_users_keep_primary"();
