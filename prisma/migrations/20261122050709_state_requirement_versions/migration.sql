-- Staff edit what states ask, with history: a saved version is never altered, and two people of staff
-- who change a state at once do not overwrite each other. Notes are kept in English and in Spanish.

ALTER TABLE "state_requirements"
  ADD COLUMN "articles_note_es" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "report_note_es" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "charity_note_es" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1,
  ADD CONSTRAINT "state_requirements_version_counts" CHECK ("version" >= 1);

UPDATE "state_requirements" SET "articles_note_es" = "spanish"
FROM (VALUES
  ('$45 when filed online.',
   '$45 si se presenta en línea.'),
  ('Includes $50 for the first report.',
   'Incluye $50 por el primer informe.'),
  ('$110 by mail.',
   '$110 por correo.'),
  ('$50 on paper.',
   '$50 en papel.'),
  ('For an organization that asks for 501(c)(3) status.',
   'Para una organización que solicita el estatus 501(c)(3).'),
  ('Includes $50 for the initial list.',
   'Incluye $50 por la lista inicial.'),
  ('$40 for small nonprofits.',
   '$40 para organizaciones pequeñas sin fines de lucro.')
) AS "notes" ("english", "spanish")
WHERE "articles_note" = "english";

UPDATE "state_requirements" SET "report_note_es" = "spanish"
FROM (VALUES
  ('$2.50 when filed online.',
   '$2.50 si se presenta en línea.'),
  ('The state asks for it in writing.',
   'El estado lo pide por escrito.'),
  ('Filed together with the 990-series return.',
   'Se presenta junto con la declaración de la serie 990.'),
  ('$20 for small nonprofits.',
   '$20 para organizaciones pequeñas sin fines de lucro.')
) AS "notes" ("english", "spanish")
WHERE "report_note" = "english";

UPDATE "state_requirements" SET "charity_note_es" = "spanish"
FROM (VALUES
  ('Only organizations that raise money for veterans register.',
   'Solo se registran las organizaciones que recaudan dinero para veteranos.'),
  ('Form RRF-1: $25 with receipts under $50,000 a year, more above.',
   'Formulario RRF-1: $25 con ingresos de menos de $50,000 al año; más por encima.'),
  ('No fee for exempt organizations, otherwise $99 for two years.',
   'Sin tarifa para organizaciones exentas; para las demás, $99 por dos años.'),
  ('With the Department of Agriculture and Consumer Services.',
   'Ante el Departamento de Agricultura y Servicios al Consumidor.'),
  ('Groups tied to a nonprofit school are exempt too.',
   'También están exentos los grupos vinculados a una escuela sin fines de lucro.'),
  ('With the attorney general.',
   'Ante la fiscalía general del estado.'),
  ('Mainly organizations with paid fundraisers register.',
   'Se registran sobre todo las organizaciones con recaudadores de fondos pagados.'),
  ('With Form PC.',
   'Con el formulario PC.'),
  ('No fee with receipts under $25,000 a year, $50 up to $50,000, more above.',
   'Sin tarifa con ingresos de menos de $25,000 al año; $50 hasta $50,000; más por encima.'),
  ('Organizations with 501(c)(3) status are exempt.',
   'Las organizaciones con estatus 501(c)(3) están exentas.'),
  ('The state asks for a statement.',
   'El estado pide una declaración.'),
  ('The fee grows with receipts.',
   'La tarifa aumenta con los ingresos.'),
  ('Form CT-12: from $20, more with larger receipts.',
   'Formulario CT-12: desde $20; más con ingresos mayores.'),
  ('$15 with receipts up to $25,000 a year, more above.',
   '$15 con ingresos de hasta $25,000 al año; más por encima.'),
  ('Part of the annual corporate report since 2025.',
   'Forma parte del informe anual de la corporación desde 2025.'),
  ('The first registration costs $100 and a variable part; exempt organizations pay $10.',
   'El primer registro cuesta $100 más una parte variable; las organizaciones exentas pagan $10.'),
  ('Only a paid fundraiser registers.',
   'Solo se registra un recaudador de fondos pagado.'),
  ('One list names Wyoming among the states without registration.',
   'Una lista nombra a Wyoming entre los estados sin registro.')
) AS "notes" ("english", "spanish")
WHERE "charity_note" = "english";

CREATE TABLE "state_requirement_versions" (
  "state" CHAR(2) NOT NULL,
  "version" INTEGER NOT NULL,
  "fields" JSONB NOT NULL,
  "reason" TEXT NOT NULL,
  "restored_version" INTEGER,
  "author_id" INTEGER,
  "at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "state_requirement_versions_pkey" PRIMARY KEY ("state", "version"),
  CONSTRAINT "state_requirement_versions_state_fkey" FOREIGN KEY ("state")
    REFERENCES "state_requirements" ("state") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "state_requirement_versions_restores_earlier" CHECK (
    "restored_version" BETWEEN 1 AND "version" - 1)
);

-- What came with the product is version 1, as the form of staff would have sent it.
CREATE FUNCTION pg_temp.dollars("amount" INTEGER) RETURNS TEXT LANGUAGE sql AS $$
  SELECT coalesce(trim(to_char("amount" / 100.0, '9999999990.00')), '')
$$;
CREATE FUNCTION pg_temp.more_than("amount" INTEGER, "other" INTEGER) RETURNS TEXT LANGUAGE sql AS $$
  SELECT CASE WHEN "amount" <> "other" THEN pg_temp.dollars("amount") ELSE '' END
$$;

INSERT INTO "state_requirement_versions" ("state", "version", "reason", "at", "fields")
SELECT "state", 1, 'Came with the product.', CURRENT_TIMESTAMP,
  jsonb_build_object(
    'articles_fee', pg_temp.dollars("articles_from_cents"),
    'articles_fee_up_to', pg_temp.more_than("articles_up_to_cents", "articles_from_cents"),
    'articles_note', "articles_note",
    'articles_note_es', "articles_note_es",
    'report_kind', "report_kind",
    'report_years', coalesce("report_every_years"::text, ''),
    'report_fee', pg_temp.dollars("report_from_cents"),
    'report_fee_up_to', pg_temp.more_than("report_up_to_cents", "report_from_cents"),
    'report_due', coalesce("report_due"->>'kind', '') || coalesce('_' || ("report_due"->>'years'), ''),
    'report_due_month', coalesce("report_due"->>'month', ''),
    'report_due_day', coalesce("report_due"->>'day', ''),
    'report_due_days', coalesce("report_due"->>'days', ''),
    'report_note', "report_note",
    'report_note_es', "report_note_es",
    'charity_kind', "charity_kind",
    'charity_first', pg_temp.dollars("charity_initial_from_cents"),
    'charity_first_up_to', pg_temp.more_than("charity_initial_up_to_cents", "charity_initial_from_cents"),
    'charity_renewal', pg_temp.dollars("charity_renewal_from_cents"),
    'charity_renewal_up_to', pg_temp.more_than("charity_renewal_up_to_cents", "charity_renewal_from_cents"),
    'charity_years', coalesce("charity_every_years"::text, ''),
    'charity_due', coalesce("charity_due"->>'kind', '') || coalesce('_' || ("charity_due"->>'years'), ''),
    'charity_due_month', coalesce("charity_due"->>'month', ''),
    'charity_due_day', coalesce("charity_due"->>'day', ''),
    'charity_due_days', coalesce("charity_due"->>'days', ''),
    'charity_exempt', pg_temp.dollars("charity_exempt_cents"),
    'charity_exempt_from', CASE WHEN "charity_exempt_cents" IS NULL THEN ''
      WHEN "charity_exempt_inclusive" THEN 'up_to' ELSE 'under' END,
    'charity_exempt_volunteers', CASE WHEN "charity_exempt_volunteers" THEN '1' ELSE '' END,
    'charity_note', "charity_note",
    'charity_note_es', "charity_note_es")
  || jsonb_build_object('source_url', "source_url", 'checked_on', to_char("checked_on", 'YYYY-MM-DD'))
FROM "state_requirements";

CREATE FUNCTION "state_requirement_versions_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'versions of state requirements are append-only'
    USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER "state_requirement_versions_append_only"
  BEFORE UPDATE OR DELETE ON "state_requirement_versions"
  FOR EACH ROW EXECUTE FUNCTION "state_requirement_versions_are_kept"();

CREATE TRIGGER "state_requirement_versions_not_truncated"
  BEFORE TRUNCATE ON "state_requirement_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "state_requirement_versions_are_kept"();
