-- What is known of a state is confirmed figure by figure: each has an address of the state's own, the day
-- on which it was read there, and a mark. What was read by a third party has none, so visitors are
-- sent to the state until somebody of the staff has read it. How school support groups are treated
-- is a figure too.

ALTER TABLE "state_requirements"
  ADD COLUMN "school_kind" TEXT NOT NULL DEFAULT 'unknown'
    CHECK ("school_kind" IN ('exempt', 'conditional', 'not_exempt', 'unknown')),
  ADD COLUMN "school_note" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "school_note_es" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "sources" JSONB NOT NULL DEFAULT '{}';

-- Figures that were wrong, where staff have not mended them already.
UPDATE "state_requirements" SET
  "report_note" = 'Form SI-100, the Statement of Information.',
  "report_note_es" = 'Formulario SI-100, la declaración de información.',
  "charity_note" = 'Register with Form CT-1 within 30 days of first receiving money or property. Apart from that, state tax: Form FTB 3500A once, then FTB 199N each year (receipts normally up to $50,000), due the 15th day of the 5th month after the year ends.',
  "charity_note_es" = 'Regístrese con el formulario CT-1 dentro de 30 días de recibir dinero o bienes por primera vez. Aparte, el impuesto estatal: FTB 3500A una vez, después FTB 199N cada año (ingresos normales de hasta $50,000), el día 15 del quinto mes después del año.'
WHERE "state" = 'CA' AND "version" = 1;
UPDATE "state_requirements" SET
  "articles_note" = '$35 for the articles and $35 to name a registered agent.',
  "articles_note_es" = '$35 por el acta y $35 por nombrar a un agente registrado.',
  "charity_exempt_cents" = 2500000,
  "charity_exempt_volunteers" = true
WHERE "state" = 'FL' AND "version" = 1;
UPDATE "state_requirements" SET
  "charity_every_years" = 2,
  "charity_renewal_from_cents" = 2000,
  "charity_renewal_up_to_cents" = 2000,
  "charity_note" = 'A registration lasts 24 months.',
  "charity_note_es" = 'Un registro dura 24 meses.',
  "school_kind" = 'conditional',
  "school_note" = 'Exempt when connected with a nonprofit school and recognized under section 501(c).',
  "school_note_es" = 'Exentos cuando están vinculados a una escuela sin fines de lucro y reconocidos por la sección 501(c).'
WHERE "state" = 'GA' AND "version" = 1;
UPDATE "state_requirements" SET
  "report_due" = '{"kind": "fye_month", "month": 6, "day": 15}',
  "charity_kind" = 'required',
  "charity_every_years" = 1,
  "charity_initial_from_cents" = 2500,
  "charity_initial_up_to_cents" = 2500,
  "charity_renewal_from_cents" = 2500,
  "charity_renewal_up_to_cents" = 2500,
  "charity_exempt_cents" = 1000000,
  "charity_exempt_inclusive" = true
WHERE "state" = 'KS' AND "version" = 1;
UPDATE "state_requirements" SET
  "articles_from_cents" = 7500,
  "articles_up_to_cents" = 8000,
  "articles_note" = '$80 when filed online.',
  "articles_note_es" = '$80 si se presenta en línea.',
  "charity_kind" = 'none',
  "charity_every_years" = NULL,
  "charity_initial_from_cents" = NULL,
  "charity_initial_up_to_cents" = NULL,
  "charity_renewal_from_cents" = NULL,
  "charity_renewal_up_to_cents" = NULL,
  "charity_note" = 'Only organizations that pay a fundraiser register.',
  "charity_note_es" = 'Solo se registran las organizaciones que pagan a un recaudador de fondos.'
WHERE "state" = 'LA' AND "version" = 1;
UPDATE "state_requirements" SET
  "articles_from_cents" = 7500,
  "articles_up_to_cents" = 7500
WHERE "state" = 'NJ' AND "version" = 1;
UPDATE "state_requirements" SET
  "charity_initial_from_cents" = 0,
  "charity_initial_up_to_cents" = 2500,
  "charity_note" = 'With the attorney general, on Form CHAR410: $25 if you ask the public for money.',
  "charity_note_es" = 'Ante la fiscalía general, con el formulario CHAR410: $25 si pide dinero al público.',
  "school_kind" = 'conditional',
  "school_note" = 'Parent-teacher associations of a school may claim an exemption on Form CHAR410.',
  "school_note_es" = 'Las asociaciones de padres y maestros de una escuela pueden pedir una exención en el formulario CHAR410.'
WHERE "state" = 'NY' AND "version" = 1;
UPDATE "state_requirements" SET
  "charity_renewal_from_cents" = 0,
  "charity_renewal_up_to_cents" = 20000,
  "charity_due" = '{"kind": "fye_month", "month": 5, "day": 15}',
  "charity_note" = 'With the attorney general; the fee grows with what you receive.',
  "charity_note_es" = 'Ante la fiscalía general del estado; la tarifa aumenta con lo que recibe.',
  "school_kind" = 'conditional',
  "school_note" = 'Parent-teacher and booster clubs for students of schools are exempt for a year with less than $25,000 of gross receipts and less than $25,000 of assets at its end.',
  "school_note_es" = 'Las asociaciones de padres y los clubes de apoyo de escuelas están exentos en un año con menos de $25,000 de ingresos brutos y menos de $25,000 en bienes a su fin.'
WHERE "state" = 'OH' AND "version" = 1;
UPDATE "state_requirements" SET
  "report_due" = '{"kind": "anniversary_month_end"}'
WHERE "state" = 'VA' AND "version" = 1;

-- Pages of the states' own. One that is known but was not read to the figure confirms nothing yet.
CREATE TEMPORARY TABLE "readings" ("state" CHAR(2), "figure" TEXT, "url" TEXT, "confirmed" BOOLEAN)
ON COMMIT DROP;
INSERT INTO "readings" VALUES
  ('CA', 'charity', 'https://oag.ca.gov/charities/initial-reg', true),
  ('CA', 'charity_first', 'https://oag.ca.gov/charities/initial-reg', true),
  ('FL', 'articles_fee', 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0617/Sections/0617.0122.html', true),
  ('FL', 'report', 'https://efile.sunbiz.org/p_np_ar_help.html', true),
  ('FL', 'report_fee', 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0600-0699/0617/Sections/0617.0122.html', true),
  ('FL', 'report_due', 'https://efile.sunbiz.org/p_np_ar_help.html', true),
  ('FL', 'charity', 'https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0400-0499/0496/Sections/0496.405.html', true),
  ('GA', 'charity', 'https://sos.ga.gov/how-to-guide/how-guide-charities', true),
  ('GA', 'charity_first', 'https://sos.ga.gov/how-to-guide/how-guide-charities', true),
  ('GA', 'charity_renewal', 'https://sos.ga.gov/how-to-guide/how-guide-charities', true),
  ('GA', 'charity_exempt', 'https://consumer.georgia.gov/charitable-solicitations-act', false),
  ('GA', 'school', 'https://consumer.georgia.gov/charitable-solicitations-act', false),
  ('NY', 'charity', 'https://www.charitiesnys.com/faqs_reg_new.html', true),
  ('NY', 'charity_first', 'https://www.charitiesnys.com/faqs_reg_new.html', true),
  ('NY', 'school', 'https://www.charitiesnys.com/faqs_reg_new.html', false),
  ('OH', 'charity', 'https://codes.ohio.gov/ohio-administrative-code/chapter-109:1-2', true),
  ('OH', 'charity_renewal', 'https://codes.ohio.gov/ohio-administrative-code/chapter-109:1-2', true),
  ('OH', 'charity_due', 'https://codes.ohio.gov/ohio-administrative-code/chapter-109:1-2', true),
  ('OH', 'school', 'https://codes.ohio.gov/oac/109:1-1-02', true),
  ('TX', 'articles_fee', 'https://direct.sos.state.tx.us/help/help-corp-filing-202.html', true),
  ('VA', 'report', 'https://law.lis.virginia.gov/vacode/title13.1/chapter10/section13.1-936.1/', true),
  ('VA', 'report_fee', 'https://law.lis.virginia.gov/vacode/title13.1/chapter10/section13.1-936.1/', true),
  ('VA', 'report_due', 'https://law.lis.virginia.gov/vacode/title13.1/chapter10/section13.1-936.1/', true);

UPDATE "state_requirements" SET "sources" = "read"."sources"
FROM (
  SELECT "state", jsonb_object_agg("figure", jsonb_build_object(
    'url', "url",
    'readOn', CASE WHEN "confirmed" THEN '2026-11-24' END,
    'isConfirmed', "confirmed")) AS "sources"
  FROM "readings" GROUP BY "state"
) AS "read"
WHERE "state_requirements"."state" = "read"."state" AND "version" = 1;

-- What changed is version 2, as the form of staff would have sent it.
CREATE OR REPLACE FUNCTION pg_temp.dollars("amount" INTEGER) RETURNS TEXT LANGUAGE sql AS $$
  SELECT coalesce(trim(to_char("amount" / 100.0, '9999999990.00')), '')
$$;
CREATE OR REPLACE FUNCTION pg_temp.more_than("amount" INTEGER, "other" INTEGER) RETURNS TEXT LANGUAGE sql AS $$
  SELECT CASE WHEN "amount" <> "other" THEN pg_temp.dollars("amount") ELSE '' END
$$;

INSERT INTO "state_requirement_versions" ("state", "version", "reason", "at", "fields")
SELECT "now"."state", 2, 'Wrong figures mended; figures read on pages of the state''s own.', CURRENT_TIMESTAMP,
  ("before"."fields" - 'checked_on')
  || jsonb_build_object(
    'articles_fee', pg_temp.dollars("articles_from_cents"),
    'articles_fee_up_to', pg_temp.more_than("articles_up_to_cents", "articles_from_cents"),
    'articles_note', "articles_note",
    'articles_note_es', "articles_note_es",
    'report_due', coalesce("report_due"->>'kind', '') || coalesce('_' || ("report_due"->>'years'), ''),
    'report_due_month', coalesce("report_due"->>'month', ''),
    'report_due_day', coalesce("report_due"->>'day', ''),
    'report_note', "report_note",
    'report_note_es', "report_note_es",
    'charity_kind', "charity_kind",
    'charity_first', pg_temp.dollars("charity_initial_from_cents"),
    'charity_first_up_to', pg_temp.more_than("charity_initial_up_to_cents", "charity_initial_from_cents"),
    'charity_renewal', pg_temp.dollars("charity_renewal_from_cents"),
    'charity_renewal_up_to', pg_temp.more_than("charity_renewal_up_to_cents", "charity_renewal_from_cents"),
    'charity_years', coalesce("charity_every_years"::text, ''))
  || jsonb_build_object(
    'charity_due', coalesce("charity_due"->>'kind', ''),
    'charity_due_month', coalesce("charity_due"->>'month', ''),
    'charity_due_day', coalesce("charity_due"->>'day', ''),
    'charity_exempt', pg_temp.dollars("charity_exempt_cents"),
    'charity_exempt_from', CASE WHEN "charity_exempt_cents" IS NULL THEN ''
      WHEN "charity_exempt_inclusive" THEN 'up_to' ELSE 'under' END,
    'charity_exempt_volunteers', CASE WHEN "charity_exempt_volunteers" THEN '1' ELSE '' END,
    'charity_note', "charity_note",
    'charity_note_es', "charity_note_es",
    'school_kind', "school_kind",
    'school_note', "school_note",
    'school_note_es', "school_note_es")
  || coalesce((
    SELECT jsonb_object_agg("figure" || '_source', "url")
      || jsonb_object_agg("figure" || '_read_on', CASE WHEN "confirmed" THEN '2026-11-24' ELSE '' END)
      || jsonb_object_agg("figure" || '_confirmed', CASE WHEN "confirmed" THEN '1' ELSE '' END)
    FROM "readings" WHERE "readings"."state" = "now"."state"), '{}')
FROM "state_requirements" AS "now"
JOIN "state_requirement_versions" AS "before" ON "before"."state" = "now"."state" AND "before"."version" = 1
WHERE "now"."version" = 1
  AND "now"."state" IN ('CA', 'FL', 'GA', 'KS', 'LA', 'NJ', 'NY', 'OH', 'TX', 'VA');

UPDATE "state_requirements" SET "version" = 2
WHERE "version" = 1 AND "state" IN ('CA', 'FL', 'GA', 'KS', 'LA', 'NJ', 'NY', 'OH', 'TX', 'VA');
