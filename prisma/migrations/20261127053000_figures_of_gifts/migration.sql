-- From which gift on a donor needs a letter, and over which payment the club says what is deductible, as the
-- IRS's own page says both.
INSERT INTO "federal_figures" VALUES
  ('gift_letter', '2026-11-27', 25000,
   'https://www.irs.gov/charities-non-profits/charitable-organizations/charitable-organizations-substantiation-and-disclosure-requirements', '2026-11-27', true),
  ('gift_disclosure', '2026-11-27', 7500,
   'https://www.irs.gov/charities-non-profits/charitable-organizations/charitable-organizations-substantiation-and-disclosure-requirements', '2026-11-27', true)
ON CONFLICT DO NOTHING;
