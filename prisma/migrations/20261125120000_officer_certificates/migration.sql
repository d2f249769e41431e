-- CreateTable
CREATE TABLE "officer_certificates" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "term_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "account_name" TEXT NOT NULL,
    "ein" TEXT,
    "subsection" TEXT,
    "file_as_of" DATE,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "issued_on" DATE NOT NULL,
    "valid_through" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "issued_by_id" INTEGER,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "officer_certificates_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "officer_certificate_notices" (
    "id" SERIAL NOT NULL,
    "certificate_id" INTEGER NOT NULL,
    "term_id" INTEGER,
    "user_id" INTEGER,
    "token_hashes" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "officer_certificate_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "officer_certificates_code_key" ON "officer_certificates"("code");

-- CreateIndex
CREATE INDEX "officer_certificates_account_id_id_idx" ON "officer_certificates"("account_id", "id");

-- CreateIndex
CREATE INDEX "officer_certificates_term_id_idx" ON "officer_certificates"("term_id");

-- CreateIndex
CREATE INDEX "officer_certificates_issued_by_id_idx" ON "officer_certificates"("issued_by_id");

-- CreateIndex
CREATE INDEX "officer_certificate_notices_certificate_id_idx" ON "officer_certificate_notices"("certificate_id");

-- CreateIndex
CREATE INDEX "officer_certificate_notices_term_id_idx" ON "officer_certificate_notices"("term_id");

-- CreateIndex
CREATE INDEX "officer_certificate_notices_user_id_idx" ON "officer_certificate_notices"("user_id");

-- AddForeignKey
ALTER TABLE "officer_certificates" ADD CONSTRAINT "officer_certificates_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_certificates" ADD CONSTRAINT "officer_certificates_term_id_fkey" FOREIGN KEY ("term_id") REFERENCES "officer_terms"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_certificates" ADD CONSTRAINT "officer_certificates_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_certificate_notices" ADD CONSTRAINT "officer_certificate_notices_certificate_id_fkey" FOREIGN KEY ("certificate_id") REFERENCES "officer_certificates"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_certificate_notices" ADD CONSTRAINT "officer_certificate_notices_term_id_fkey" FOREIGN KEY ("term_id") REFERENCES "officer_terms"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "officer_certificate_notices" ADD CONSTRAINT "officer_certificate_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "officer_certificates"
  ADD CONSTRAINT "officer_certificates_office" CHECK ("office" IN ('president', 'vice_president', 'secretary', 'treasurer', 'other') AND ("office" = 'other') = ("title" <> '')),
  ADD CONSTRAINT "officer_certificates_days" CHECK ("valid_through" BETWEEN "issued_on" AND "ends_on" AND "issued_on" >= "starts_on"),
  ADD CONSTRAINT "officer_certificates_subsection" CHECK ("subsection" IN ('03', '07') AND "file_as_of" IS NOT NULL OR "subsection" IS NULL AND "file_as_of" IS NULL);
ALTER TABLE "officer_certificate_notices"
  ADD CONSTRAINT "officer_certificate_notices_reader" CHECK ("term_id" IS NULL OR "user_id" IS NULL),
  ADD CONSTRAINT "officer_certificate_notices_state" CHECK ("state" IN ('waiting', 'sent', 'overtaken', 'failed'));

-- What was handed out stays as it was; that it was withdrawn stays too.
CREATE FUNCTION "officer_certificates_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW."account_id", NEW."term_id", NEW."code", NEW."name", NEW."office", NEW."title", NEW."account_name", NEW."ein", NEW."subsection", NEW."file_as_of", NEW."starts_on", NEW."ends_on", NEW."issued_on", NEW."valid_through")
      IS DISTINCT FROM
      (OLD."account_id", OLD."term_id", OLD."code", OLD."name", OLD."office", OLD."title", OLD."account_name", OLD."ein", OLD."subsection", OLD."file_as_of", OLD."starts_on", OLD."ends_on", OLD."issued_on", OLD."valid_through")
    OR (OLD."withdrawn_at" IS NOT NULL AND NEW."withdrawn_at" IS DISTINCT FROM OLD."withdrawn_at")
  THEN
    RAISE EXCEPTION 'an officer letter is kept as it was made' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "officer_certificates_kept" BEFORE UPDATE OR DELETE ON "officer_certificates"
  FOR EACH ROW EXECUTE FUNCTION "officer_certificates_are_kept"();

CREATE TRIGGER "officer_certificates_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "officer_certificates"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
