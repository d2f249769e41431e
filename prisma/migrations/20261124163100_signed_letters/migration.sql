-- CreateTable
CREATE TABLE "letter_templates" (
    "group_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "needs_two" BOOLEAN NOT NULL DEFAULT false,
    "things" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letter_templates_pkey" PRIMARY KEY ("group_id","kind")
);

-- CreateTable
CREATE TABLE "letter_acts" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "expires_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" INTEGER,

    CONSTRAINT "letter_acts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letters" (
    "id" SERIAL NOT NULL,
    "act_id" INTEGER,
    "group_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "text_sha256" TEXT NOT NULL,
    "needs_two" BOOLEAN NOT NULL DEFAULT false,
    "things" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'open',
    "expires_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "declined_by_id" INTEGER,
    "decline_reason" TEXT NOT NULL DEFAULT '',
    "revoked_by_id" INTEGER,
    "revoked_at" TIMESTAMPTZ(3),
    "code" TEXT NOT NULL,
    "file_state" TEXT NOT NULL DEFAULT 'none',
    "file_sha256" TEXT,

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter_openings" (
    "letter_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letter_openings_pkey" PRIMARY KEY ("letter_id","user_id")
);

-- CreateTable
CREATE TABLE "letter_signatures" (
    "id" SERIAL NOT NULL,
    "letter_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "text_sha256" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "network" TEXT NOT NULL,

    CONSTRAINT "letter_signatures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter_notices" (
    "id" SERIAL NOT NULL,
    "letter_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "event" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "letter_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "letter_acts_created_by_id_idx" ON "letter_acts"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_acts_group_id_key_key" ON "letter_acts"("group_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "letters_revoked_by_id_key" ON "letters"("revoked_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "letters_code_key" ON "letters"("code");

-- CreateIndex
CREATE INDEX "letters_account_id_idx" ON "letters"("account_id");

-- CreateIndex
CREATE INDEX "letters_group_id_idx" ON "letters"("group_id");

-- CreateIndex
CREATE INDEX "letters_declined_by_id_idx" ON "letters"("declined_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "letters_act_id_account_id_key" ON "letters"("act_id", "account_id");

-- CreateIndex
CREATE INDEX "letter_openings_user_id_idx" ON "letter_openings"("user_id");

-- CreateIndex
CREATE INDEX "letter_signatures_user_id_idx" ON "letter_signatures"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_signatures_letter_id_user_id_key" ON "letter_signatures"("letter_id", "user_id");

-- CreateIndex
CREATE INDEX "letter_notices_user_id_idx" ON "letter_notices"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_notices_letter_id_event_user_id_key" ON "letter_notices"("letter_id", "event", "user_id");

-- AddForeignKey
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_acts" ADD CONSTRAINT "letter_acts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_acts" ADD CONSTRAINT "letter_acts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_act_id_fkey" FOREIGN KEY ("act_id") REFERENCES "letter_acts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_declined_by_id_fkey" FOREIGN KEY ("declined_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_revoked_by_id_fkey" FOREIGN KEY ("revoked_by_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_openings" ADD CONSTRAINT "letter_openings_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_openings" ADD CONSTRAINT "letter_openings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_notices" ADD CONSTRAINT "letter_notices_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_notices" ADD CONSTRAINT "letter_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "letter_templates"
  ADD CONSTRAINT "letter_templates_kind" CHECK ("kind" IN ('inclusion', 'group_return', 'consent', 'conflict', 'free'));
ALTER TABLE "letters"
  ADD CONSTRAINT "letters_kind" CHECK ("kind" IN ('inclusion', 'group_return', 'consent', 'conflict', 'free', 'revocation')),
  ADD CONSTRAINT "letters_act" CHECK (("act_id" IS NULL) = ("kind" = 'revocation')),
  ADD CONSTRAINT "letters_state" CHECK ("state" IN ('open', 'signed', 'declined') AND ("state" = 'open') = ("settled_at" IS NULL)),
  ADD CONSTRAINT "letters_declined" CHECK (("state" = 'declined') = ("decline_reason" <> '')),
  ADD CONSTRAINT "letters_revoked" CHECK (("revoked_by_id" IS NULL) = ("revoked_at" IS NULL) AND ("revoked_at" IS NULL OR "state" = 'signed')),
  ADD CONSTRAINT "letters_file" CHECK ("file_state" IN ('none', 'waiting', 'ready', 'failed') AND ("file_state" = 'ready') = ("file_sha256" IS NOT NULL) AND ("file_state" = 'none') = ("state" <> 'signed'));
ALTER TABLE "letter_notices"
  ADD CONSTRAINT "letter_notices_event" CHECK ("event" IN ('asked', 'signed', 'declined', 'revoked')),
  ADD CONSTRAINT "letter_notices_state" CHECK ("state" IN ('waiting', 'sent', 'unwanted', 'failed'));

-- What was signed stays as it was signed, and that it was declined or revoked stays too.
CREATE FUNCTION "letters_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW."act_id", NEW."group_id", NEW."kind", NEW."code", NEW."created_at")
      IS DISTINCT FROM (OLD."act_id", OLD."group_id", OLD."kind", OLD."code", OLD."created_at")
    OR (OLD."state" <> 'open' AND (NEW."state", NEW."settled_at", NEW."decline_reason")
      IS DISTINCT FROM (OLD."state", OLD."settled_at", OLD."decline_reason"))
    OR (OLD."revoked_at" IS NOT NULL AND (NEW."revoked_at", NEW."revoked_by_id")
      IS DISTINCT FROM (OLD."revoked_at", OLD."revoked_by_id"))
    OR (OLD."file_sha256" IS NOT NULL AND NEW."file_sha256" IS DISTINCT FROM OLD."file_sha256")
    OR ((NEW."title", NEW."text", NEW."text_sha256", NEW."needs_two", NEW."things")
        IS DISTINCT FROM (OLD."title", OLD."text", OLD."text_sha256", OLD."needs_two", OLD."things")
      AND (OLD."state" <> 'open'
        OR EXISTS (SELECT FROM "letter_signatures" WHERE "letter_id" = OLD."id")))
  THEN
    RAISE EXCEPTION 'a letter is kept as it was signed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "letters_kept" BEFORE UPDATE OR DELETE ON "letters"
  FOR EACH ROW EXECUTE FUNCTION "letters_are_kept"();

-- A signature is never changed; that a person was forgotten leaves it without the link.
CREATE FUNCTION "letter_signatures_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW."letter_id", NEW."name", NEW."office", NEW."at", NEW."text_sha256", NEW."session_id", NEW."network")
      IS DISTINCT FROM
      (OLD."letter_id", OLD."name", OLD."office", OLD."at", OLD."text_sha256", OLD."session_id", OLD."network")
    OR NEW."user_id" IS NOT NULL
  THEN
    RAISE EXCEPTION 'a signature is kept as it was made' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "letter_signatures_kept" BEFORE UPDATE OR DELETE ON "letter_signatures"
  FOR EACH ROW EXECUTE FUNCTION "letter_signatures_are_kept"();

CREATE TRIGGER "letters_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "letters"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
