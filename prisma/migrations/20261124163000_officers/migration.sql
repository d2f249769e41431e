-- CreateTable
CREATE TABLE "officer_terms" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "office" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "email_key" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "minutes_file_id" INTEGER,
    "is_responsible_party" BOOLEAN NOT NULL DEFAULT false,
    "responsible_changed_on" DATE,
    "is_bank_signer" BOOLEAN NOT NULL DEFAULT false,
    "is_reviewer" BOOLEAN NOT NULL DEFAULT false,
    "is_school_employee" BOOLEAN NOT NULL DEFAULT false,
    "shows_name" BOOLEAN NOT NULL DEFAULT false,
    "shows_email" BOOLEAN NOT NULL DEFAULT false,
    "shows_phone" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "officer_terms_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "officer_letters" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "ended_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "officer_letters_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "officer_terms_account_id_idx" ON "officer_terms"("account_id");

-- CreateIndex
CREATE INDEX "officer_terms_minutes_file_id_idx" ON "officer_terms"("minutes_file_id");

-- CreateIndex
CREATE INDEX "officer_terms_email_key_idx" ON "officer_terms"("email_key");

-- CreateIndex
CREATE INDEX "officer_letters_user_id_idx" ON "officer_letters"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "officer_letters_account_id_ended_on_user_id_key" ON "officer_letters"("account_id", "ended_on", "user_id");

-- AddForeignKey
ALTER TABLE "officer_terms" ADD CONSTRAINT "officer_terms_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_terms" ADD CONSTRAINT "officer_terms_minutes_file_id_fkey" FOREIGN KEY ("minutes_file_id") REFERENCES "account_files"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_letters" ADD CONSTRAINT "officer_letters_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_letters" ADD CONSTRAINT "officer_letters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The IRS knows one responsible party.
CREATE UNIQUE INDEX "officer_terms_one_responsible" ON "officer_terms"("account_id")
  WHERE "is_responsible_party" AND "removed_at" IS NULL;

ALTER TABLE "officer_terms"
  ADD CONSTRAINT "officer_terms_office" CHECK ("office" IN ('president', 'vice_president', 'secretary', 'treasurer', 'other', 'adviser', 'school_representative')),
  ADD CONSTRAINT "officer_terms_title" CHECK (("office" = 'other') = ("title" <> '')),
  ADD CONSTRAINT "officer_terms_days" CHECK ("ends_on" >= "starts_on" AND "ends_on" <= "starts_on" + INTERVAL '10 years');
ALTER TABLE "officer_letters"
  ADD CONSTRAINT "officer_letters_state" CHECK ("state" IN ('waiting', 'sent', 'overtaken', 'unwanted', 'failed'));

CREATE TRIGGER "officer_terms_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "officer_terms"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "officer_letters_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "officer_letters"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();

-- wider: club_facts by club_facts_source_known; one more source, which only new processes write
ALTER TABLE "club_facts"
  DROP CONSTRAINT "club_facts_source_known",
  ADD CONSTRAINT "club_facts_source_known" CHECK ("source" IN ('club', 'roster', 'profile', 'bylaws', 'application', 'irs'));
