CREATE TABLE "irs_organizations" (
  "ein" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "sort_name" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "group_number" TEXT NOT NULL,
  "subsection" TEXT NOT NULL,
  "affiliation" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "ruling" TEXT NOT NULL,
  "deductibility" TEXT NOT NULL,
  "tax_period" TEXT NOT NULL,
  "filing_code" TEXT NOT NULL,
  "fiscal_year_end" INTEGER,
  "as_of" DATE NOT NULL,
  CONSTRAINT "irs_organizations_pkey" PRIMARY KEY ("ein"),
  CONSTRAINT "irs_organizations_ein_shape" CHECK ("ein" ~ '^[0-9]{9}$'),
  CONSTRAINT "irs_organizations_month" CHECK ("fiscal_year_end" BETWEEN 1 AND 12)
);
CREATE INDEX "irs_organizations_group_number_idx" ON "irs_organizations"("group_number");
