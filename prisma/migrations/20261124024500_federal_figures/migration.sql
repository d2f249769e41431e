-- Figures of the IRS that change: each reading is a row of its own day, with the IRS's own page. The newest
-- confirmed one counts.

CREATE TABLE "federal_figures" (
  "name" TEXT NOT NULL,
  "as_of" DATE NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "source_url" TEXT NOT NULL,
  "read_on" DATE NOT NULL,
  "confirmed" BOOLEAN NOT NULL,
  CONSTRAINT "federal_figures_pkey" PRIMARY KEY ("name", "as_of"),
  CONSTRAINT "federal_figures_amount_positive" CHECK ("amount_cents" > 0),
  CONSTRAINT "federal_figures_source_irs" CHECK ("source_url" LIKE 'https://www.irs.gov/%'),
  CONSTRAINT "federal_figures_read_then" CHECK ("as_of" <= "read_on")
);

INSERT INTO "federal_figures" VALUES
  ('late_day', '2024-01-25', 2000,
   'https://www.irs.gov/charities-non-profits/exempt-organizations-annual-reporting-requirements-filing-procedures-late-filing-of-annual-returns', '2026-11-24', true),
  ('late_cap', '2024-01-25', 1200000,
   'https://www.irs.gov/charities-non-profits/exempt-organizations-annual-reporting-requirements-filing-procedures-late-filing-of-annual-returns', '2026-11-24', true),
  ('late_receipts', '2024-01-25', 120850000,
   'https://www.irs.gov/charities-non-profits/exempt-organizations-annual-reporting-requirements-filing-procedures-late-filing-of-annual-returns', '2026-11-24', true),
  ('fee_1023_ez', '2026-11-21', 27500,
   'https://www.irs.gov/charities-non-profits/form-1023-and-1023-ez-amount-of-user-fee', '2026-11-21', true),
  ('fee_1023', '2026-11-21', 60000,
   'https://www.irs.gov/charities-non-profits/form-1023-and-1023-ez-amount-of-user-fee', '2026-11-21', true),
  ('ez_receipts', '2026-11-24', 5000000,
   'https://www.irs.gov/charities-non-profits/do-you-have-the-required-financial-information', '2026-11-24', true),
  ('ez_assets', '2026-11-24', 25000000,
   'https://www.irs.gov/charities-non-profits/do-you-have-the-required-financial-information', '2026-11-24', true);
