-- The way back after an automatic revocation, and the rules that the filings' pages state.

-- CreateTable
CREATE TABLE "rescues" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "begun_by" TEXT NOT NULL,
    "revoked_on" DATE,
    "posted_on" DATE,
    "letter_year" INTEGER,
    "letter_month" INTEGER,
    "letter_day" INTEGER,
    "years" TEXT[],
    "revoked_before" TEXT NOT NULL DEFAULT 'unknown',
    "cause" TEXT NOT NULL DEFAULT 'unknown',
    "in_group" TEXT NOT NULL DEFAULT 'unknown',
    "version" INTEGER NOT NULL DEFAULT 1,
    "begun_at" TIMESTAMPTZ(3) NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "reinstated_on" DATE,
    "letter_file_id" INTEGER,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "rescues_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "rescues_begun_by_known" CHECK ("begun_by" IN ('list', 'letter')),
    CONSTRAINT "rescues_answers_known" CHECK (
        cardinality("years") = 3 AND "years" <@ ARRAY['short', 'full', 'unknown']
        AND "revoked_before" IN ('yes', 'no', 'unknown')
        AND "cause" IN ('all', 'some', 'none', 'unknown')
        AND "in_group" IN ('yes', 'no', 'unknown')),
    CONSTRAINT "rescues_letter_whole" CHECK (
        ("letter_year" IS NULL) = ("letter_month" IS NULL)
        AND ("letter_day" IS NULL OR "letter_month" IS NOT NULL)),
    CONSTRAINT "rescues_end_whole" CHECK (
        ("ended_at" IS NULL) = ("reinstated_on" IS NULL)
        AND ("ended_at" IS NULL) = ("letter_file_id" IS NULL))
);

-- CreateTable
CREATE TABLE "filing_facts" (
    "name" TEXT NOT NULL,
    "read_on" DATE NOT NULL,
    "source_url" TEXT NOT NULL,
    "confirmed" BOOLEAN NOT NULL,

    CONSTRAINT "filing_facts_pkey" PRIMARY KEY ("name","read_on"),
    CONSTRAINT "filing_facts_source_https" CHECK ("source_url" LIKE 'https://%')
);

-- CreateIndex
CREATE INDEX "rescues_account_id_idx" ON "rescues"("account_id");

-- CreateIndex
CREATE INDEX "rescues_letter_file_id_idx" ON "rescues"("letter_file_id");

-- An account has one that is open.
CREATE UNIQUE INDEX "rescues_one_open" ON "rescues"("account_id") WHERE "ended_at" IS NULL;

-- AddForeignKey
ALTER TABLE "rescues" ADD CONSTRAINT "rescues_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rescues" ADD CONSTRAINT "rescues_letter_file_id_fkey" FOREIGN KEY ("letter_file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TRIGGER "rescues_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "rescues"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();

INSERT INTO "filing_facts" ("name", "read_on", "source_url", "confirmed") VALUES
  ('four_ways', '2026-11-23',
   'https://www.taxnotes.com/irs-revenue-procedures/exempt-organizations/irs-provides-procedures-regain-tax-exempt-status-following-automatic-revocation/2014/01/03/dpnc', true),
  ('how_to_apply', '2026-11-24',
   'https://www.irs.gov/charities-non-profits/automatic-revocation-how-to-have-your-tax-exempt-status-reinstated', true),
  ('short_application', '2026-11-24',
   'https://www.irs.gov/charities-non-profits/automatic-revocation-how-to-have-your-tax-exempt-status-reinstated', false),
  ('own_application', '2026-11-24',
   'https://www.irs.gov/charities-non-profits/exempt-organization-annual-reporting-requirements-reinstating-exemption-after-revocation-for-non-filing', true),
  ('group_after', '2026-11-23',
   'https://www.irs.gov/charities-non-profits/automatic-exemption-revocation-for-non-filing-treatment-of-subordinates-in-group-rulings', false),
  ('donors', '2026-11-24',
   'https://www.irs.gov/charities-non-profits/automatic-exemption-revocation-for-non-filing-effective-date-of-loss-of-status-as-charitable-donee', true),
  ('taxable', '2026-11-24',
   'https://www.irs.gov/charities-non-profits/automatic-exemption-revocation-for-nonfiling-effect-of-losing-exemption', true),
  ('notice_opens', '2026-11-23',
   'https://www.irs.gov/charities-non-profits/annual-electronic-notice-form-990-n-for-small-organizations-faqs-when-to-file', true),
  ('notice_year', '2026-11-23',
   'https://omb.report/icr/202101-1545-017/doc/108102400', true),
  ('notice_file', '2026-11-24',
   'https://www.irs.gov/charities-non-profits/annual-electronic-filing-requirement-for-small-exempt-organizations-form-990-n-e-postcard', true),
  ('notice_answers', '2026-11-23',
   'https://pbmares.com/new-form-990-n-sign-in-process/', true);
