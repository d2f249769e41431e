-- What a club has to do and by when: its facts, the catalogue of rules, what people did about duties, and
-- the letters that remind them.
-- lock: reminder_letters; some thousand rows

-- CreateTable
CREATE TABLE "club_facts" (
    "account_id" INTEGER NOT NULL,
    "fact" TEXT NOT NULL,
    "part" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "as_of" DATE NOT NULL,
    "user_id" INTEGER,
    "settled" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_facts_pkey" PRIMARY KEY ("account_id","fact","part","source")
);

-- CreateTable
CREATE TABLE "duty_clubs" (
    "account_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "gathered_at" TIMESTAMPTZ(3),
    "built_for" DATE,
    "digest" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "duty_clubs_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "duty_rules" (
    "code" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "condition" JSONB NOT NULL,
    "date_rule" JSONB NOT NULL,
    "shift" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "proof" TEXT[],
    "is_optional" BOOLEAN NOT NULL DEFAULT false,
    "is_automatic" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "title_en" TEXT NOT NULL,
    "title_es" TEXT NOT NULL,
    "reason_en" TEXT NOT NULL,
    "reason_es" TEXT NOT NULL,
    "steps_en" TEXT NOT NULL DEFAULT '',
    "steps_es" TEXT NOT NULL DEFAULT '',
    "check_en" TEXT NOT NULL DEFAULT '',
    "check_es" TEXT NOT NULL DEFAULT '',
    "source_en" TEXT NOT NULL,
    "source_es" TEXT NOT NULL,
    "source_url" TEXT NOT NULL DEFAULT '',
    "read_on" DATE,
    "confirmed" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "duty_rules_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "duty_rule_versions" (
    "code" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "clubs" INTEGER NOT NULL DEFAULT 0,
    "dates" INTEGER NOT NULL DEFAULT 0,
    "author_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "duty_rule_versions_pkey" PRIMARY KEY ("code","version")
);

-- CreateTable
CREATE TABLE "group_duties" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "replaces" TEXT,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "date_rule" JSONB NOT NULL,
    "role" TEXT NOT NULL,
    "proof" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "group_duties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "own_duties" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "due_on" DATE NOT NULL,
    "is_yearly" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "own_duties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duty_marks" (
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "state" TEXT,
    "due_on" DATE,
    "done_on" DATE,
    "reason" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,
    "settled_at" TIMESTAMPTZ(3),
    "snoozed_until" DATE,
    "extended_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "duty_marks_pkey" PRIMARY KEY ("account_id","code","period")
);

-- CreateTable
CREATE TABLE "duty_steps" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "duty_steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duty_proofs" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "file_id" INTEGER,
    "number" TEXT,
    "list" TEXT,
    "as_of" DATE,
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "duty_proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duties" (
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "opens_on" DATE,
    "due_on" DATE NOT NULL,
    "act_by" DATE,
    "state" TEXT NOT NULL,
    "is_confirmed" BOOLEAN NOT NULL,
    "is_optional" BOOLEAN NOT NULL,
    "counts" BOOLEAN NOT NULL,
    "snoozed_until" DATE,

    CONSTRAINT "duties_pkey" PRIMARY KEY ("account_id","code","period")
);

-- CreateTable
CREATE TABLE "duty_moves" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "was_on" DATE,
    "is_on" DATE,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "duty_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duty_letters" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "is_digest" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "duty_letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "digest_choices" (
    "user_id" INTEGER NOT NULL,
    "rhythm" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "digest_choices_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "club_facts_user_id_idx" ON "club_facts"("user_id");

-- CreateIndex
CREATE INDEX "group_duties_group_id_idx" ON "group_duties"("group_id");

-- CreateIndex
CREATE INDEX "group_duties_user_id_idx" ON "group_duties"("user_id");

-- CreateIndex
CREATE INDEX "own_duties_account_id_idx" ON "own_duties"("account_id");

-- CreateIndex
CREATE INDEX "own_duties_user_id_idx" ON "own_duties"("user_id");

-- CreateIndex
CREATE INDEX "duty_marks_user_id_idx" ON "duty_marks"("user_id");

-- CreateIndex
CREATE INDEX "duty_steps_account_id_code_period_id_idx" ON "duty_steps"("account_id", "code", "period", "id");

-- CreateIndex
CREATE INDEX "duty_proofs_account_id_code_period_idx" ON "duty_proofs"("account_id", "code", "period");

-- CreateIndex
CREATE INDEX "duty_proofs_file_id_idx" ON "duty_proofs"("file_id");

-- CreateIndex
CREATE INDEX "duty_proofs_user_id_idx" ON "duty_proofs"("user_id");

-- CreateIndex
CREATE INDEX "duties_due_on_idx" ON "duties"("due_on");

-- CreateIndex
CREATE UNIQUE INDEX "duty_moves_account_id_code_period_version_key" ON "duty_moves"("account_id", "code", "period", "version");

-- CreateIndex
CREATE INDEX "duty_letters_user_id_day_idx" ON "duty_letters"("user_id", "day");

-- AddForeignKey
ALTER TABLE "club_facts" ADD CONSTRAINT "club_facts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_facts" ADD CONSTRAINT "club_facts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_clubs" ADD CONSTRAINT "duty_clubs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_rule_versions" ADD CONSTRAINT "duty_rule_versions_code_fkey" FOREIGN KEY ("code") REFERENCES "duty_rules"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_duties" ADD CONSTRAINT "group_duties_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_duties" ADD CONSTRAINT "group_duties_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_duties" ADD CONSTRAINT "own_duties_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_duties" ADD CONSTRAINT "own_duties_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_marks" ADD CONSTRAINT "duty_marks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_marks" ADD CONSTRAINT "duty_marks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_steps" ADD CONSTRAINT "duty_steps_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_proofs" ADD CONSTRAINT "duty_proofs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_proofs" ADD CONSTRAINT "duty_proofs_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_proofs" ADD CONSTRAINT "duty_proofs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_moves" ADD CONSTRAINT "duty_moves_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_letters" ADD CONSTRAINT "duty_letters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "digest_choices" ADD CONSTRAINT "digest_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A letter of the day holds several reminders.
ALTER TABLE "reminder_letters"
  ADD COLUMN "duty_letter_id" INTEGER CONSTRAINT "reminder_letters_duty_letter_id_fkey"
    REFERENCES "duty_letters"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "reminder_letters_duty_letter_id_idx" ON "reminder_letters"("duty_letter_id");

ALTER TABLE "club_facts"
  ADD CONSTRAINT "club_facts_source_known" CHECK ("source" IN ('club', 'profile', 'bylaws', 'application', 'irs')),
  ADD CONSTRAINT "club_facts_value_there" CHECK ("value" <> '');
ALTER TABLE "duty_rules"
  ADD CONSTRAINT "duty_rules_level_known" CHECK ("level" ~ '^(federal|state|state:[A-Z]{2}|group|club)$'),
  ADD CONSTRAINT "duty_rules_shift_known" CHECK ("shift" IN ('next', 'stay')),
  ADD CONSTRAINT "duty_rules_period_known" CHECK ("period" IN ('fye', 'year', 'event', 'date')),
  ADD CONSTRAINT "duty_rules_read_when_confirmed" CHECK (NOT "confirmed" OR "read_on" IS NOT NULL),
  ADD CONSTRAINT "duty_rules_version_counts" CHECK ("version" >= 1);
ALTER TABLE "duty_marks"
  ADD CONSTRAINT "duty_marks_state_known" CHECK ("state" IN ('done', 'waived')),
  ADD CONSTRAINT "duty_marks_settled_whole" CHECK (
    ("state" IS NULL) = ("settled_at" IS NULL) AND ("state" IS NULL) = ("due_on" IS NULL)
    AND ("state" IS NOT DISTINCT FROM 'done') = ("done_on" IS NOT NULL)),
  ADD CONSTRAINT "duty_marks_waived_with_reason" CHECK ("state" IS DISTINCT FROM 'waived' OR "reason" <> '');
ALTER TABLE "duty_proofs"
  ADD CONSTRAINT "duty_proofs_whole" CHECK (CASE "kind"
    WHEN 'file' THEN "file_id" IS NOT NULL
    WHEN 'number' THEN "number" <> ''
    WHEN 'seen' THEN true
    WHEN 'irs' THEN "list" IN ('bmf', 'epostcards') AND "as_of" IS NOT NULL
    ELSE false END);
-- Each period is seen once in each list.
CREATE UNIQUE INDEX "duty_proofs_irs_once" ON "duty_proofs"("account_id", "period", "list")
  WHERE "kind" = 'irs' AND "withdrawn_at" IS NULL;
ALTER TABLE "duty_letters"
  ADD CONSTRAINT "duty_letters_state_known" CHECK ("state" IN ('waiting', 'sending', 'sent', 'needless', 'failed'));
-- What comes in the meantime joins the letter that waits.
CREATE UNIQUE INDEX "duty_letters_one_waits" ON "duty_letters"("user_id", "day") WHERE "state" = 'waiting';
CREATE UNIQUE INDEX "duty_letters_one_digest" ON "duty_letters"("user_id", "day") WHERE "is_digest";
ALTER TABLE "digest_choices"
  ADD CONSTRAINT "digest_choices_rhythm_known" CHECK ("rhythm" IN ('weekly', 'monthly', 'off')),
  ADD CONSTRAINT "digest_choices_locale_known" CHECK ("locale" IN ('en', 'es'));

-- Versions of rules and what happened to duties are added, never changed; a merge moves the latter.
CREATE FUNCTION "duty_history_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'duty_steps' THEN
    IF "is_move_of_a_merge"(to_jsonb(OLD), to_jsonb(NEW)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END;
$$;
CREATE TRIGGER "duty_rule_versions_append_only" BEFORE UPDATE OR DELETE ON "duty_rule_versions"
  FOR EACH ROW EXECUTE FUNCTION "duty_history_is_kept"();
CREATE TRIGGER "duty_rule_versions_not_truncated" BEFORE TRUNCATE ON "duty_rule_versions"
  FOR EACH STATEMENT EXECUTE FUNCTION "duty_history_is_kept"();
CREATE TRIGGER "duty_steps_append_only" BEFORE UPDATE OR DELETE ON "duty_steps"
  FOR EACH ROW EXECUTE FUNCTION "duty_history_is_kept"();
CREATE TRIGGER "duty_steps_not_truncated" BEFORE TRUNCATE ON "duty_steps"
  FOR EACH STATEMENT EXECUTE FUNCTION "duty_history_is_kept"();

-- Nothing new begins at a duplicate. Facts and what is built from them are left out: they are written for
-- thousands of accounts at once, and those of a duplicate are nobody's.
CREATE TRIGGER "duty_marks_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "duty_marks"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "duty_proofs_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "duty_proofs"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "duty_steps_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "duty_steps"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "own_duties_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "own_duties"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();

-- The catalogue is the product: what it asks of clubs, each with where and when it was read.
INSERT INTO "duty_rules" ("code", "level", "condition", "date_rule", "shift", "period", "role", "proof",
  "is_optional", "is_automatic", "title_en", "title_es", "reason_en", "reason_es", "steps_en", "steps_es",
  "check_en", "check_es", "source_en", "source_es", "source_url", "read_on", "confirmed")
VALUES
  ('us.990n', 'federal', '{"files": ["990-N"]}', '{"kind": "fye_month", "month": 5, "day": 15}',
   'next', 'fye', 'treasurer', '{number,file}', false, false,
   'Form 990-N (e-Postcard) for the year that ends {end}',
   'Formulario 990-N (e-Postcard) del año que termina el {end}',
   'The fiscal year''s last day is {end}, and the return is due on the 15th day of the fifth month after it, {plain}',
   'El último día del año fiscal es el {end}, y la declaración vence el día 15 del quinto mes siguiente, el {plain}',
   E'Have the EIN, the legal name and address, the website and a principal officer''s name at hand.\nSign in at the IRS''s own site; the sign-in is personal.\nAnswer the eight questions and submit.\nKeep the confirmation, and mark it done here with its number or a copy.',
   E'Tenga a mano el EIN, el nombre legal y la dirección, el sitio web y el nombre de un directivo principal.\nInicie sesión en el sitio del IRS; el acceso es personal.\nResponda las ocho preguntas y envíe.\nGuarde la confirmación y márquelo aquí como hecho con su número o una copia.',
   '', '',
   'IRS', 'IRS', 'https://www.irs.gov/charities-non-profits/return-due-dates-for-exempt-organizations-annual-return', '2026-11-23', true),
  ('us.990ez', 'federal', '{"files": ["990-EZ"]}', '{"kind": "fye_month", "month": 5, "day": 15}',
   'next', 'fye', 'treasurer', '{number,file}', false, false,
   'Form 990-EZ for the year that ends {end}',
   'Formulario 990-EZ del año que termina el {end}',
   'The fiscal year''s last day is {end}, and the return is due on the 15th day of the fifth month after it, {plain}',
   'El último día del año fiscal es el {end}, y la declaración vence el día 15 del quinto mes siguiente, el {plain}',
   E'Close the books of the year and have them reviewed.\nFile the return electronically, by an authorized provider.\nKeep a copy with the IRS''s acceptance, and mark it done here.',
   E'Cierre los libros del año y hágalos revisar.\nPresente la declaración por vía electrónica con un proveedor autorizado.\nGuarde una copia con la aceptación del IRS y márquelo aquí como hecho.',
   '', '',
   'IRS', 'IRS', 'https://www.irs.gov/charities-non-profits/return-due-dates-for-exempt-organizations-annual-return', '2026-11-23', true),
  ('us.990', 'federal', '{"files": ["990"]}', '{"kind": "fye_month", "month": 5, "day": 15}',
   'next', 'fye', 'treasurer', '{number,file}', false, false,
   'Form 990 for the year that ends {end}',
   'Formulario 990 del año que termina el {end}',
   'The fiscal year''s last day is {end}, and the return is due on the 15th day of the fifth month after it, {plain}',
   'El último día del año fiscal es el {end}, y la declaración vence el día 15 del quinto mes siguiente, el {plain}',
   E'Close the books of the year and have them reviewed.\nFile the return electronically, by an authorized provider.\nKeep a copy with the IRS''s acceptance, and mark it done here.',
   E'Cierre los libros del año y hágalos revisar.\nPresente la declaración por vía electrónica con un proveedor autorizado.\nGuarde una copia con la aceptación del IRS y márquelo aquí como hecho.',
   '', '',
   'IRS', 'IRS', 'https://www.irs.gov/charities-non-profits/return-due-dates-for-exempt-organizations-annual-return', '2026-11-23', true),
  ('us.8868', 'federal', '{"files": ["990-EZ", "990"]}', '{"kind": "fye_month", "month": 5, "day": 15, "opensBefore": 30}',
   'next', 'fye', 'treasurer', '{number,file}', true, false,
   'Form 8868: more time for the return of the year that ends {end}',
   'Formulario 8868: más plazo para la declaración del año que termina el {end}',
   'Whoever needs six more months asks for them by the day on which the return of the year with the last day {end} is due, {plain}',
   'Quien necesite seis meses más los pide a más tardar el día en que vence la declaración del año cuyo último día es el {end}, el {plain}',
   E'Ask only if the return will not be ready.\nFile Form 8868 by the return''s due date; no reason is needed.\nRecord it here: the return''s date moves by itself.',
   E'Pídalo solo si la declaración no estará lista.\nPresente el formulario 8868 a más tardar en la fecha de vencimiento; no hace falta dar un motivo.\nAnótelo aquí: la fecha de la declaración se mueve sola.',
   '', '',
   'IRS', 'IRS', 'https://www.irs.gov/forms-pubs/about-form-8868', '2026-11-23', true),
  ('us.1099nec', 'federal', '{"all": [{"fact": "pays_contractors", "is": true}, {"yearly": "contractor_paid", "from": {"2025": 60000, "2026": 200000}}]}', '{"kind": "calendar", "month": 1, "day": 31, "yearsAfter": 1}',
   'next', 'year', 'treasurer', '{}', false, false,
   'Form 1099-NEC for contractors paid in {year}',
   'Formulario 1099-NEC para contratistas pagados en {year}',
   'Whoever paid one contractor $2,000 or more in {year} ($600 or more in 2025) sends the form by January 31 of the next year, {plain}',
   'Quien pagó a un contratista $2,000 o más en {year} ($600 o más en 2025) envía el formulario a más tardar el 31 de enero del año siguiente, el {plain}',
   E'Add up what each contractor was paid in the calendar year.\nSend each one a copy, and the IRS its own, by the date.\nMark it done here; we keep no form with tax numbers.',
   E'Sume lo que se pagó a cada contratista en el año calendario.\nEnvíe a cada uno una copia y al IRS la suya a más tardar en la fecha.\nMárquelo aquí como hecho; no guardamos formularios con números fiscales.',
   'the IRS: the amount for this year was not published when we looked', 'el IRS: la cantidad de este año no estaba publicada cuando la buscamos',
   'IRS', 'IRS', 'https://www.irs.gov/forms-pubs/about-form-1099-nec', '2026-11-23', true),
  ('us.w9', 'federal', '{"fact": "pays_contractors", "not": false}', '{"kind": "event", "event": "contractor_first_paid", "days": 0}',
   'stay', 'event', 'treasurer', '{}', false, false,
   'Form W-9 before a contractor''s first payment on {day}',
   'Formulario W-9 antes del primer pago a un contratista, el {day}',
   'The form is asked for before the first payment, which is on {day}',
   'El formulario se pide antes del primer pago, que es el {day}',
   E'Ask the contractor for a signed Form W-9 before you pay.\nKeep it with the club''s papers, not here.\nMark it done.',
   E'Pida al contratista un formulario W-9 firmado antes de pagar.\nGuárdelo con los papeles del club, no aquí.\nMárquelo como hecho.',
   'the IRS''s instructions for Form W-9', 'las instrucciones del IRS para el formulario W-9',
   'IRS', 'IRS', 'https://www.irs.gov/forms-pubs/about-form-w-9', NULL, false),
  ('us.w2g', 'federal', '{"happened": "raffle_prize"}', '{"kind": "calendar", "month": 1, "day": 31, "yearsAfter": 1}',
   'next', 'year', 'treasurer', '{}', false, false,
   'Form W-2G for large raffle prizes of {year}',
   'Formulario W-2G por premios grandes de rifas de {year}',
   'A large raffle prize was given in {year}, and the winner''s copy is due on January 31 of the next year, {plain}',
   'En {year} se entregó un premio grande de rifa, y la copia para el ganador vence el 31 de enero del año siguiente, el {plain}',
   E'Check the prize against the limit of the year.\nGive the winner the copy and send the IRS its own.\nMark it done here; we keep no form with tax numbers.',
   E'Compare el premio con el límite del año.\nEntregue al ganador la copia y envíe al IRS la suya.\nMárquelo aquí como hecho; no guardamos formularios con números fiscales.',
   'the IRS: we have read the year''s limit in a draft only', 'el IRS: solo hemos leído el límite del año en un borrador',
   'IRS', 'IRS', 'https://www.irs.gov/forms-pubs/about-form-w-2-g', '2026-11-23', false),
  ('us.8822b', 'federal', '{"always": true}', '{"kind": "event", "event": "responsible_party_changed", "days": 60}',
   'stay', 'event', 'secretary', '{}', false, false,
   'Form 8822-B: the responsible party changed on {day}',
   'Formulario 8822-B: la persona responsable cambió el {day}',
   'The IRS is told within 60 days of the change on {day}, by {plain}',
   'Se avisa al IRS dentro de los 60 días del cambio del {day}, a más tardar el {plain}',
   E'Fill in Form 8822-B with the new responsible party.\nSign it and mail it; there is no electronic way.\nMark it done here with the day you mailed it.',
   E'Complete el formulario 8822-B con la nueva persona responsable.\nFírmelo y envíelo por correo; no hay forma electrónica.\nMárquelo aquí como hecho con el día en que lo envió.',
   '', '',
   'IRS', 'IRS', 'https://www.irs.gov/forms-pubs/about-form-8822-b', '2026-11-23', true),
  ('us.public_copies', 'federal', '{"always": true}', '{"kind": "event", "event": "copies_requested", "days": 30}',
   'stay', 'event', 'secretary', '{}', false, false,
   'Send the copies that somebody asked for on {day}',
   'Enviar las copias que alguien pidió el {day}',
   'Whoever asks in writing for the return or the application gets copies within 30 days of {day}, by {plain}',
   'Quien pide por escrito la declaración o la solicitud recibe copias dentro de los 30 días desde el {day}, a más tardar el {plain}',
   E'Send copies of the last three returns, or the address where they are online.\nYou may ask for the cost of copying and postage.\nMark it done.',
   E'Envíe copias de las tres últimas declaraciones, o la dirección donde están en línea.\nPuede cobrar el costo de copia y envío.\nMárquelo como hecho.',
   '', '',
   'IRS', 'IRS', 'https://www.irs.gov/charities-non-profits/public-disclosure-and-availability-of-exempt-organizations-returns-and-applications-public-disclosure-overview', '2026-11-23', true),
  ('grp.sgri', 'federal', '{"is": "central"}', '{"kind": "window", "opens": 90, "closes": 30}',
   'stay', 'fye', 'headquarters', '{number,file}', false, false,
   'Supplemental group ruling information (SGRI) for the year that ends {end}',
   'Información suplementaria de la exención de grupo (SGRI) del año que termina el {end}',
   'The central organization sends its list between 90 and 30 days before its year ends on {end}, from {opens} to {plain}',
   'La organización central envía su lista entre 90 y 30 días antes del cierre de su año, el {end}: desde el {opens} hasta el {plain}',
   E'Settle which chapters were added, left or changed.\nSend the list within the window.\nKeep the record of the submission, and mark it done here.',
   E'Determine qué capítulos se agregaron, salieron o cambiaron.\nEnvíe la lista dentro del plazo.\nGuarde el comprobante del envío y márquelo aquí como hecho.',
   'your tax adviser: we have read summaries, not the text of Rev. Proc. 2026-8', 'su asesor fiscal: hemos leído resúmenes, no el texto del Rev. Proc. 2026-8',
   'summaries of Rev. Proc. 2026-8', 'resúmenes del Rev. Proc. 2026-8', 'https://kpmg.com/us/en/taxnewsflash/news/2026/01.html', '2026-11-23', false),
  ('grp.transition', 'federal', '{"all": [{"is": "central"}, {"fact": "group_letter_on", "until": "2026-01-20"}]}', '{"kind": "on", "date": "2027-01-22", "isYearly": false}',
   'stay', 'date', 'headquarters', '{file,seen}', false, false,
   'Rev. Proc. 2026-8: everything in place',
   'Rev. Proc. 2026-8: todo en orden',
   'Group letters that existed on January 20, 2026 meet the new rules from {plain} on',
   'Las cartas de grupo que existían el 20 de enero de 2026 cumplen las nuevas reglas desde el {plain}',
   E'Have one group letter, a uniform purpose statement and a way to supervise every chapter.\nKeep what shows it.\nMark it done here.',
   E'Tenga una sola carta de grupo, una declaración de propósito uniforme y una forma de supervisar a cada capítulo.\nGuarde lo que lo demuestra.\nMárquelo aquí como hecho.',
   'your tax adviser: we have read summaries, not the text of Rev. Proc. 2026-8', 'su asesor fiscal: hemos leído resúmenes, no el texto del Rev. Proc. 2026-8',
   'summaries of Rev. Proc. 2026-8', 'resúmenes del Rev. Proc. 2026-8', 'https://www.cbiz.com/insights/article/irs-notice-2026-8-finalizes-group-exemption-procedures', '2026-11-23', false),
  ('grp.profile', 'group', '{"is": "subordinate"}', '{"kind": "fye_days", "days": 60}',
   'stay', 'fye', 'treasurer', '{file,seen}', false, false,
   'Yearly report to your headquarters, for the year that ends {end}',
   'Informe anual a su sede central, del año que termina el {end}',
   'Your headquarters supervises its chapters by their yearly reports, 60 days after the year that ends {end} unless it sets another day',
   'Su sede central supervisa a sus capítulos por sus informes anuales, 60 días después del año que termina el {end} salvo que fije otro día',
   E'Put together receipts, expenses, the closing balance, three main activities and the officers.\nSend the report to your headquarters.\nMark it done here.',
   E'Reúna ingresos, gastos, el saldo final, tres actividades principales y los directivos.\nEnvíe el informe a su sede central.\nMárquelo aquí como hecho.',
   '', '',
   'good practice for group exemptions', 'buena práctica para exenciones de grupo', '', '2026-11-23', true),
  ('st.report', 'state', '{"fact": "is_incorporated", "is": true}', '{"kind": "state", "of": "report"}',
   'stay', 'year', 'secretary', '{file,number}', false, false,
   '{state}: report of the corporation, {year}',
   '{state}: informe de la corporación, {year}',
   '{state} asks a nonprofit corporation for its report{when}',
   '{state} pide su informe a las corporaciones sin fines de lucro{when}',
   E'Open the state''s page for nonprofit corporations.\nCheck the officers, the address and the registered agent, and file.\nKeep the receipt, and mark it done here.',
   E'Abra la página del estado para corporaciones sin fines de lucro.\nRevise los directivos, la dirección y el agente registrado, y presente.\nGuarde el recibo y márquelo aquí como hecho.',
   'the state of {state}', 'el estado de {state}',
   'State of {state}', 'Estado de {state}', '', NULL, false),
  ('st.charity', 'state', '{"fact": "solicits", "not": false}', '{"kind": "state", "of": "charity"}',
   'stay', 'year', 'treasurer', '{file,number}', false, false,
   '{state}: charity registration, {year}',
   '{state}: registro de organización benéfica, {year}',
   '{state} asks for a registration of who raises money there{when}',
   '{state} pide un registro a quien recauda dinero allí{when}',
   E'Open the state''s page for charities.\nCheck whether the club is exempt; if it is, say here that it is not for you.\nRenew the registration, keep the receipt, and mark it done here.',
   E'Abra la página del estado para organizaciones benéficas.\nVea si el club está exento; si lo está, indique aquí que no es para ustedes.\nRenueve el registro, guarde el recibo y márquelo aquí como hecho.',
   'the state of {state}', 'el estado de {state}',
   'State of {state}', 'Estado de {state}', '', NULL, false),
  ('st.raffle_register', 'state:CA', '{"all": [{"fact": "state", "is": "CA"}, {"fact": "holds_raffles", "not": false}]}', '{"kind": "event", "event": "raffle", "days": -60, "opens": {"month": 11, "day": 1}}',
   'stay', 'year', 'treasurer', '{file,number}', false, false,
   'California: register for the raffles of {year}',
   'California: registro para las rifas de {year}',
   'California wants the registration (CT-NRP-1) at least 60 days before the raffle on {day}, for the calendar year {year}',
   'California pide el registro (CT-NRP-1) al menos 60 días antes de la rifa del {day}, para el año calendario {year}',
   E'Fill in Form CT-NRP-1; it is taken from November 1 of the year before.\nSend it at least 60 days before the first raffle.\nKeep the confirmation, and mark it done here.',
   E'Complete el formulario CT-NRP-1; se recibe desde el 1 de noviembre del año anterior.\nEnvíelo al menos 60 días antes de la primera rifa.\nGuarde la confirmación y márquelo aquí como hecho.',
   '', '',
   'California Attorney General', 'Fiscalía General de California', 'https://oag.ca.gov/charities/raffles', '2026-11-23', true),
  ('st.raffle_report', 'state:CA', '{"all": [{"fact": "state", "is": "CA"}, {"fact": "holds_raffles", "is": true}]}', '{"kind": "calendar", "month": 2, "day": 1, "yearsAfter": 1}',
   'stay', 'year', 'treasurer', '{file,number}', false, false,
   'California: report of the raffles of {year}',
   'California: informe de las rifas de {year}',
   'California wants the report (CT-NRP-2) of the raffles of {year} by February 1 of the next year, {plain}',
   'California pide el informe (CT-NRP-2) de las rifas de {year} a más tardar el 1 de febrero del año siguiente, el {plain}',
   E'Add up the receipts, the prizes and the costs of each raffle.\nSend Form CT-NRP-2.\nKeep a copy, and mark it done here.',
   E'Sume los ingresos, los premios y los costos de cada rifa.\nEnvíe el formulario CT-NRP-2.\nGuarde una copia y márquelo aquí como hecho.',
   '', '',
   'California Attorney General', 'Fiscalía General de California', 'https://oag.ca.gov/charities/raffles', '2026-11-23', true),
  ('st.sales_tax', 'club', '{"always": true}', '{"kind": "expiry", "fact": "sales_tax_expires_on", "daysBefore": 60}',
   'stay', 'date', 'treasurer', '{file}', false, false,
   'Renew the sales tax certificate',
   'Renovar el certificado de impuesto sobre las ventas',
   'The certificate runs out on {day}, and 60 days before that leave time for a new one',
   'El certificado vence el {day}, y 60 días antes dejan tiempo para uno nuevo',
   E'Ask the state for a new certificate.\nPut it with the club''s papers here, and change the day on which it runs out.',
   E'Pida al estado un certificado nuevo.\nGuárdelo aquí con los papeles del club y cambie el día en que vence.',
   '', '',
   'what your club told us', 'lo que su club nos dijo', '', '2026-11-23', true),
  ('club.insurance', 'club', '{"always": true}', '{"kind": "expiry", "fact": "insurance_expires_on", "daysBefore": 30}',
   'stay', 'date', 'treasurer', '{file}', false, false,
   'Renew the insurance',
   'Renovar el seguro',
   'The policy runs out on {day}, and 30 days before that leave time for a new one',
   'La póliza vence el {day}, y 30 días antes dejan tiempo para una nueva',
   E'Ask for the renewal, and compare it with another offer.\nPut the new policy with the club''s papers here, and change the day on which it runs out.',
   E'Pida la renovación y compárela con otra oferta.\nGuarde aquí la póliza nueva con los papeles del club y cambie el día en que vence.',
   '', '',
   'what your club told us', 'lo que su club nos dijo', '', '2026-11-23', true),
  ('club.meeting', 'club', '{"fact": "annual_meeting_month", "known": true}', '{"kind": "month_end", "fact": "annual_meeting_month"}',
   'stay', 'year', 'president', '{file}', false, false,
   'Annual meeting of {year}',
   'Reunión anual de {year}',
   'Your bylaws put the annual meeting in the month that ends on {plain}',
   'Sus estatutos ponen la reunión anual en el mes que termina el {plain}',
   E'Give notice in time, as the bylaws say.\nHold the meeting, and write minutes.\nPut the minutes with the club''s papers here.',
   E'Avise con tiempo, como dicen los estatutos.\nCelebre la reunión y levante un acta.\nGuarde aquí el acta con los papeles del club.',
   '', '',
   'your adopted bylaws', 'sus estatutos adoptados', '', '2026-11-23', true),
  ('club.nominations', 'club', '{"fact": "nomination_month", "known": true}', '{"kind": "month_end", "fact": "nomination_month"}',
   'stay', 'year', 'president', '{file,seen}', false, false,
   'Nominate the officers of {year}',
   'Nominar a los directivos de {year}',
   'Your bylaws put the nominations in the month that ends on {plain}',
   'Sus estatutos ponen las nominaciones en el mes que termina el {plain}',
   E'Ask who is ready to serve.\nPut a name to each office before the election.',
   E'Pregunte quién está dispuesto a servir.\nTenga un nombre para cada cargo antes de la elección.',
   '', '',
   'your adopted bylaws', 'sus estatutos adoptados', '', '2026-11-23', true),
  ('club.election', 'club', '{"fact": "annual_meeting_month", "known": true}', '{"kind": "month_end", "fact": "annual_meeting_month"}',
   'stay', 'year', 'president', '{file}', false, false,
   'Elect the officers of {year}',
   'Elegir a los directivos de {year}',
   'Your bylaws put the election at the annual meeting, in the month that ends on {plain}',
   'Sus estatutos ponen la elección en la reunión anual, en el mes que termina el {plain}',
   E'Hold the election at the annual meeting.\nWrite the result into the minutes.\nPut the minutes with the club''s papers here.',
   E'Celebre la elección en la reunión anual.\nEscriba el resultado en el acta.\nGuarde aquí el acta con los papeles del club.',
   '', '',
   'your adopted bylaws', 'sus estatutos adoptados', '', '2026-11-23', true),
  ('club.terms_end', 'club', '{"fact": "terms_end_month", "known": true}', '{"kind": "month_end", "fact": "terms_end_month"}',
   'stay', 'year', 'president', '{}', false, false,
   'The officers'' terms end in {year}: hand over',
   'Los cargos terminan en {year}: entregarlos',
   'The terms of the officers end with the month that ends on {plain}',
   'Los cargos de los directivos terminan con el mes que termina el {plain}',
   E'Hand over books, papers, keys and passwords.\nChange the signatures at the bank.\nTell us who the new officers are.',
   E'Entregue libros, papeles, llaves y contraseñas.\nCambie las firmas en el banco.\nDíganos quiénes son los nuevos directivos.',
   '', '',
   'your adopted bylaws', 'sus estatutos adoptados', '', '2026-11-23', true),
  ('club.review', 'club', '{"always": true}', '{"kind": "fye_days", "days": 60}',
   'stay', 'fye', 'board', '{file}', false, false,
   'Review of the books for the year that ends {end}',
   'Revisión de los libros del año que termina el {end}',
   'Somebody other than the treasurer looks through the books within 60 days of the year''s end on {end}',
   'Alguien que no sea el tesorero revisa los libros dentro de los 60 días del cierre del año, el {end}',
   E'Choose two people who sign no checks.\nCompare the bank statements with the books, month by month.\nPut their report with the club''s papers here.',
   E'Elija a dos personas que no firmen cheques.\nCompare los estados de cuenta con los libros, mes por mes.\nGuarde aquí su informe con los papeles del club.',
   '', '',
   'good practice for small nonprofits', 'buena práctica para organizaciones pequeñas', '', '2026-11-23', true),
  ('club.bylaws', 'club', '{"fact": "bylaws_adopted_on", "known": true}', '{"kind": "years_after", "fact": "bylaws_adopted_on", "years": 1}',
   'stay', 'date', 'board', '{file,seen}', false, false,
   'Read the bylaws through',
   'Leer los estatutos de nuevo',
   'The bylaws were adopted on {day}, and a year later the board reads them through',
   'Los estatutos se adoptaron el {day}, y un año después la junta los lee de nuevo',
   E'Read the bylaws with the board.\nChange what does not fit any more, by a vote of the members.\nPut the minutes here, or say that there is nothing to change.',
   E'Lea los estatutos con la junta.\nCambie lo que ya no corresponda, con el voto de los miembros.\nGuarde aquí el acta o diga que no hay nada que cambiar.',
   '', '',
   'good practice for small nonprofits', 'buena práctica para organizaciones pequeñas', '', '2026-11-23', true),
  ('club.coi', 'club', '{"always": true}', '{"kind": "month_end", "fact": "annual_meeting_month", "otherwise": "fiscal_year_month"}',
   'stay', 'year', 'secretary', '{number}', false, false,
   'Conflict-of-interest statements of {year}',
   'Declaraciones de conflicto de intereses de {year}',
   'Each officer signs a statement once a year, by the annual meeting or the end of the fiscal year, {plain}',
   'Cada directivo firma una declaración una vez al año, a más tardar en la reunión anual o al cierre del año fiscal, el {plain}',
   E'Give each officer the statement.\nCollect them signed, and keep them with the club''s papers.\nMark it done here with how many you have.',
   E'Entregue a cada directivo la declaración.\nReúnalas firmadas y guárdelas con los papeles del club.\nMárquelo aquí como hecho con cuántas tiene.',
   '', '',
   'good practice for small nonprofits', 'buena práctica para organizaciones pequeñas', '', '2026-11-23', true),
  ('school.approval', 'club', '{"fact": "school_approval", "is": true}', '{"kind": "month_end", "fact": "school_approval_month"}',
   'stay', 'year', 'president', '{file}', false, false,
   'The school''s approval for {year}',
   'La aprobación de la escuela para {year}',
   'Your bylaws ask for the school''s approval each year, by the end of the month that you named, {plain}',
   'Sus estatutos piden la aprobación de la escuela cada año, a más tardar al fin del mes que usted indicó, el {plain}',
   E'Ask the school for its approval in writing.\nPut the letter with the club''s papers here.',
   E'Pida a la escuela su aprobación por escrito.\nGuarde aquí la carta con los papeles del club.',
   '', '',
   'your adopted bylaws', 'sus estatutos adoptados', '', '2026-11-23', true),
  ('us.renewal', 'club', '{"is": "member"}', '{"kind": "renewal"}',
   'stay', 'year', 'treasurer', '{}', false, true,
   'Renew your membership with us',
   'Renovar su membresía con nosotros',
   'Your membership runs through {day}',
   'Su membresía va hasta el {day}',
   E'Open the renewal, choose the level, and pay.\nIt is marked done by itself.',
   E'Abra la renovación, elija el nivel y pague.\nSe marca como hecho por sí solo.',
   '', '',
   'your membership', 'su membresía', '', '2026-11-23', true);

INSERT INTO "duty_rule_versions" ("code", "version", "fields", "reason", "at")
SELECT "code", "version",
  jsonb_build_object(
    'level', "level", 'condition', "condition"::text, 'date', "date_rule"::text, 'shift', "shift",
    'period', "period", 'role', "role", 'proof', array_to_string("proof", ','),
    'is_optional', CASE WHEN "is_optional" THEN '1' ELSE '0' END,
    'is_active', CASE WHEN "is_active" THEN '1' ELSE '0' END)
  || jsonb_build_object(
    'title_en', "title_en", 'title_es', "title_es", 'reason_en', "reason_en", 'reason_es', "reason_es",
    'steps_en', "steps_en", 'steps_es', "steps_es", 'check_en', "check_en", 'check_es', "check_es",
    'source_en', "source_en", 'source_es', "source_es", 'source_url', "source_url",
    'read_on', coalesce("read_on"::text, ''),
    'confirmed', CASE WHEN "confirmed" THEN '1' ELSE '0' END),
  '', '2026-11-24T00:00:00Z'
FROM "duty_rules";
