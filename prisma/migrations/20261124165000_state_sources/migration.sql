-- More figures were read on the states' own pages: they are confirmed with the address and the day, and what
-- differed is mended. A state that somebody of the staff has saved is left as they have it.

CREATE TEMPORARY TABLE "untouched" ON COMMIT DROP AS
SELECT "state" FROM "state_requirements" AS "now"
WHERE NOT EXISTS (
  SELECT FROM "state_requirement_versions" AS "saved"
  WHERE "saved"."state" = "now"."state" AND "saved"."author_id" IS NOT NULL);

-- Figures that differ from what was read. Those below that no reading confirms are no longer plainly wrong, but
-- visitors still do not see them.
UPDATE "state_requirements" SET
  "school_kind" = 'conditional',
  "school_note" = 'Parent-teacher associations claim an exemption from the financial requirements and the fee.',
  "school_note_es" = 'Las asociaciones de padres y maestros piden una exención de los requisitos financieros y de la tarifa.'
WHERE "state" = 'CT' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_initial_from_cents" = 1500,
  "charity_initial_up_to_cents" = 1500,
  "charity_due" = '{"kind": "fye_month", "month": 6, "day": null}'
WHERE "state" = 'IL' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_due" = '{"kind": "fye_month", "month": 5, "day": 15}'
WHERE "state" = 'MA' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_initial_up_to_cents" = 30000,
  "charity_renewal_up_to_cents" = 30000,
  "charity_note" = 'With the Secretary of State. The full registration is for organizations that received more than $25,000 from the public in their last fiscal year.',
  "charity_note_es" = 'Ante la Secretaría de Estado. El registro completo es para organizaciones que recibieron más de $25,000 del público en su último año fiscal.'
WHERE "state" = 'MD' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_due" = '{"kind": "fye_month", "month": 7, "day": 15}'
WHERE "state" = 'MN' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_initial_from_cents" = 0,
  "charity_renewal_from_cents" = 0
WHERE "state" = 'NC' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_initial_from_cents" = 3000,
  "charity_initial_up_to_cents" = 25000,
  "charity_renewal_from_cents" = 3000,
  "charity_renewal_up_to_cents" = 25000,
  "charity_due" = '{"kind": "fye_month", "month": 6, "day": null}',
  "charity_exempt_volunteers" = true
WHERE "state" = 'NJ' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_exempt_cents" = 2500000,
  "charity_exempt_inclusive" = true,
  "charity_exempt_volunteers" = true,
  "charity_note" = 'With the Department of State, within 30 days of receiving more than $25,000, or before anybody is paid to ask for contributions.',
  "charity_note_es" = 'Ante el Departamento de Estado, dentro de 30 días de recibir más de $25,000 o antes de pagar a alguien por pedir contribuciones.'
WHERE "state" = 'PA' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_renewal_from_cents" = 0,
  "charity_renewal_up_to_cents" = 1000
WHERE "state" = 'TN' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET
  "charity_exempt_cents" = 500000,
  "charity_exempt_inclusive" = true,
  "charity_exempt_volunteers" = true,
  "charity_note" = 'With the Department of Agriculture and Consumer Services.',
  "charity_note_es" = 'Ante el Departamento de Agricultura y Servicios al Consumidor.'
WHERE "state" = 'VA' AND "state" IN (SELECT "state" FROM "untouched");
UPDATE "state_requirements" SET "charity_exempt_inclusive" = false
WHERE "state" = 'WI' AND "state" IN (SELECT "state" FROM "untouched");

-- Pages of the states' own. One that is known but was not read to the figure, or is old, confirms nothing yet.
CREATE TEMPORARY TABLE "readings" ("state" CHAR(2), "figure" TEXT, "url" TEXT, "confirmed" BOOLEAN)
ON COMMIT DROP;
INSERT INTO "readings" VALUES
  ('AL', 'charity', 'https://alabamaag.gov/licensing-registration/charitable-organizations', true),
  ('AL', 'charity_first', 'https://alabamaag.gov/licensing-registration/charitable-organizations', true),
  ('AL', 'charity_renewal', 'https://alabamaag.gov/licensing-registration/charitable-organizations', true),
  ('AL', 'charity_due', 'https://alabamaag.gov/licensing-registration/charitable-organizations', true),
  ('CO', 'charity', 'https://coloradosos.gov/pubs/charities/FAQ/registration.html', true),
  ('CO', 'charity_exempt', 'https://coloradosos.gov/pubs/charities/FAQ/registration.html', true),
  ('CT', 'charity_exempt', 'https://www.ct.gov/dcp/cwp/view.asp?q=459952', false),
  ('CT', 'school', 'https://www.ct.gov/dcp/cwp/view.asp?q=459952', false),
  ('FL', 'charity_exempt', 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0496/Sections/0496.406.html', false),
  ('IL', 'charity', 'https://ilga.gov/ftp/JCAR/AdminCode/014/014004800000500R.html', true),
  ('IL', 'charity_first', 'https://www.ilga.gov/legislation/101/HB/10100HB4161.htm', false),
  ('IL', 'charity_due', 'https://ilga.gov/ftp/JCAR/AdminCode/014/014004800000500R.html', true),
  ('KS', 'report', 'https://sos.ks.gov/publications/sessionlaws/2024/Chapter-45-HB-2660.html', false),
  ('KS', 'report_due', 'https://sos.ks.gov/publications/sessionlaws/2024/Chapter-45-HB-2660.html', false),
  ('KY', 'articles_fee', 'https://sos.ky.gov/bus/business-filings/Pages/Fees.aspx', true),
  ('KY', 'report', 'https://sos.ky.gov/bus/business-filings/Pages/Fees.aspx', true),
  ('KY', 'report_fee', 'https://sos.ky.gov/bus/business-filings/Pages/Fees.aspx', true),
  ('LA', 'articles_fee', 'https://legis.la.gov/legis/Law.aspx?d=103670', false),
  ('LA', 'report_fee', 'https://legis.la.gov/legis/Law.aspx?d=103670', false),
  ('MA', 'charity', 'https://www.mass.gov/service-details/frequently-asked-questions-about-charitable-organizations', true),
  ('MA', 'charity_due', 'https://www.mass.gov/service-details/frequently-asked-questions-about-charitable-organizations', true),
  ('MD', 'charity', 'https://sos.maryland.gov/Charity/Pages/Registering-Charity.aspx', true),
  ('MN', 'charity', 'https://mn.gov/elicense/a-z/?id=1083-231657', true),
  ('MN', 'charity_first', 'https://mn.gov/elicense/a-z/?id=1083-231657', true),
  ('MN', 'charity_renewal', 'https://mn.gov/elicense/a-z/?id=1083-231657', true),
  ('MN', 'charity_due', 'https://mn.gov/elicense/a-z/?id=1083-231657', true),
  ('MN', 'charity_exempt', 'https://mn.gov/elicense/a-z/?id=1083-231657', true),
  ('MO', 'articles_fee', 'https://revisor.mo.gov/main/OneSection.aspx?section=355.021', false),
  ('MO', 'report_fee', 'https://revisor.mo.gov/main/OneSection.aspx?section=355.021', false),
  ('NC', 'charity', 'https://www3.ncleg.gov/EnactedLegislation/SessionLaws/HTML/2023-2024/SL2023-119.html', true),
  ('NC', 'charity_first', 'https://sosnc.gov/fees/by_title/_charities_charities_Sponsors', false),
  ('NC', 'charity_renewal', 'https://sosnc.gov/fees/by_title/_charities_charities_Sponsors', false),
  ('NC', 'charity_exempt', 'https://ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_131F/GS_131F-3.html', true),
  ('NJ', 'charity', 'https://njconsumeraffairs.gov/charities/Pages/forms.aspx', true),
  ('NJ', 'charity_due', 'https://njconsumeraffairs.gov/charities/Pages/forms.aspx', true),
  ('NJ', 'charity_exempt', 'https://njconsumeraffairs.gov/charities/Pages/forms.aspx', false),
  ('NY', 'articles_fee', 'https://dos.ny.gov/certificate-incorporation-domestic-not-profit-corporations-0', false),
  ('PA', 'charity', 'https://www.dos.pa.gov/BusinessCharities/Charities/RegistrationForms/Pages/Charitable-Organizations-Registration-Forms.aspx', false),
  ('PA', 'charity_exempt', 'https://www.dos.pa.gov/BusinessCharities/Charities/RegistrationForms/Pages/Charitable-Organizations-Registration-Forms.aspx', false),
  ('SC', 'charity', 'https://sos.sc.gov/index.php/online-filings/charities-pfrs-and-raffles/charities', true),
  ('TN', 'charity', 'https://sos.tn.gov/search?f%5B0%5D=division_category%3AExisting+Charities&f%5B1%5D=division_category%3AForeign+Corporations&f%5B2%5D=division_category%3APoll+Workers', true),
  ('TN', 'charity_renewal', 'https://sos.tn.gov/search?f%5B0%5D=division_category%3AExisting+Charities&f%5B1%5D=division_category%3AForeign+Corporations&f%5B2%5D=division_category%3APoll+Workers', true),
  ('TN', 'charity_due', 'https://sos.tn.gov/search?f%5B0%5D=division_category%3AExisting+Charities&f%5B1%5D=division_category%3AForeign+Corporations&f%5B2%5D=division_category%3APoll+Workers', true),
  ('VA', 'charity', 'https://law.lis.virginia.gov/vacode/57-60/', true),
  ('VA', 'charity_exempt', 'https://law.lis.virginia.gov/vacode/57-60/', true),
  ('WI', 'charity', 'https://dfi.wi.gov/Pages/BusinessServices/CharitableProfessionalOrganizations/CharitableOrganizationsFAQ.aspx', true),
  ('WI', 'charity_exempt', 'https://dfi.wi.gov/Pages/BusinessServices/CharitableProfessionalOrganizations/CharitableOrganizationsFAQ.aspx', true);
DELETE FROM "readings" WHERE "state" NOT IN (SELECT "state" FROM "untouched");

UPDATE "state_requirements" SET
  "sources" = "state_requirements"."sources" || "read"."sources",
  "version" = "version" + 1
FROM (
  SELECT "state", jsonb_object_agg("figure", jsonb_build_object(
    'url', "url",
    'readOn', CASE WHEN "confirmed" THEN '2026-11-24' END,
    'isConfirmed', "confirmed")) AS "sources"
  FROM "readings" GROUP BY "state"
) AS "read"
WHERE "state_requirements"."state" = "read"."state";

-- What changed is a version of its own, as the form of staff would have sent it.
CREATE OR REPLACE FUNCTION pg_temp.dollars("amount" INTEGER) RETURNS TEXT LANGUAGE sql AS $$
  SELECT coalesce(trim(to_char("amount" / 100.0, '9999999990.00')), '')
$$;
CREATE OR REPLACE FUNCTION pg_temp.more_than("amount" INTEGER, "other" INTEGER) RETURNS TEXT LANGUAGE sql AS $$
  SELECT CASE WHEN "amount" <> "other" THEN pg_temp.dollars("amount") ELSE '' END
$$;

INSERT INTO "state_requirement_versions" ("state", "version", "reason", "at", "fields")
SELECT "now"."state", "now"."version", 'More figures read on pages of the state''s own.', CURRENT_TIMESTAMP,
  "before"."fields"
  || jsonb_build_object(
    'charity_first', pg_temp.dollars("charity_initial_from_cents"),
    'charity_first_up_to', pg_temp.more_than("charity_initial_up_to_cents", "charity_initial_from_cents"),
    'charity_renewal', pg_temp.dollars("charity_renewal_from_cents"),
    'charity_renewal_up_to', pg_temp.more_than("charity_renewal_up_to_cents", "charity_renewal_from_cents"),
    'charity_due', coalesce("charity_due"->>'kind', ''),
    'charity_due_month', coalesce("charity_due"->>'month', ''),
    'charity_due_day', coalesce("charity_due"->>'day', ''),
    'charity_due_days', coalesce("charity_due"->>'days', ''),
    'charity_exempt', pg_temp.dollars("charity_exempt_cents"),
    'charity_exempt_from', CASE WHEN "charity_exempt_cents" IS NULL THEN ''
      WHEN "charity_exempt_inclusive" THEN 'up_to' ELSE 'under' END,
    'charity_exempt_volunteers', CASE WHEN "charity_exempt_volunteers" THEN '1' ELSE '' END,
    'charity_note', "charity_note",
    'charity_note_es', "charity_note_es",
    'school_kind', "school_kind",
    'school_note', "school_note",
    'school_note_es', "school_note_es")
  || "read"."fields"
FROM (
  SELECT "state",
    jsonb_object_agg("figure" || '_source', "url")
      || jsonb_object_agg("figure" || '_read_on', CASE WHEN "confirmed" THEN '2026-11-24' ELSE '' END)
      || jsonb_object_agg("figure" || '_confirmed', CASE WHEN "confirmed" THEN '1' ELSE '' END) AS "fields"
  FROM "readings" GROUP BY "state"
) AS "read"
JOIN "state_requirements" AS "now" ON "now"."state" = "read"."state"
JOIN "state_requirement_versions" AS "before"
  ON "before"."state" = "now"."state" AND "before"."version" = "now"."version" - 1;
