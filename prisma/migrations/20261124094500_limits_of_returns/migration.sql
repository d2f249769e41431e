-- Who may file the Form 990-N and who the Form 990-EZ, as the IRS's own pages say it.
INSERT INTO "federal_figures" VALUES
  ('form_990_n_first_year', '2026-11-24', 7500000,
   'https://www.irs.gov/charities-non-profits/annual-electronic-filing-requirement-for-small-exempt-organizations-form-990-n-e-postcard', '2026-11-24', true),
  ('form_990_n_to_three', '2026-11-24', 6000000,
   'https://www.irs.gov/charities-non-profits/annual-electronic-filing-requirement-for-small-exempt-organizations-form-990-n-e-postcard', '2026-11-24', true),
  ('form_990_n_over_three', '2026-11-24', 5000000,
   'https://www.irs.gov/charities-non-profits/annual-electronic-filing-requirement-for-small-exempt-organizations-form-990-n-e-postcard', '2026-11-24', true),
  ('form_990_ez_receipts', '2026-11-24', 20000000,
   'https://www.irs.gov/charities-non-profits/form-990-series-which-forms-do-exempt-organizations-file-filing-phase-in', '2026-11-24', true),
  ('form_990_ez_assets', '2026-11-24', 50000000,
   'https://www.irs.gov/charities-non-profits/form-990-series-which-forms-do-exempt-organizations-file-filing-phase-in', '2026-11-24', true)
ON CONFLICT DO NOTHING;
