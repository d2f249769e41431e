-- What was sent, and why not, before and after a date by which an account has something to do; and
-- how far the certificate of a year of membership is.

CREATE TABLE "reminders" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "obligation" TEXT NOT NULL,
  "due_on" DATE NOT NULL,
  "offset_days" INTEGER NOT NULL,
  "outcome" TEXT NOT NULL,
  "decided_on" DATE NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "reminders_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reminders_outcome_known" CHECK ("outcome" IN ('sent', 'overtaken', 'not_chosen', 'nobody')),
  CONSTRAINT "reminders_not_early" CHECK ("decided_on" >= "due_on" + "offset_days"),
  CONSTRAINT "reminders_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
-- Each is decided once.
CREATE UNIQUE INDEX "reminders_account_id_obligation_due_on_offset_days_key" ON "reminders"("account_id", "obligation", "due_on", "offset_days");

CREATE TABLE "reminder_letters" (
  "id" SERIAL NOT NULL,
  "reminder_id" INTEGER NOT NULL,
  "user_id" INTEGER,
  "state" TEXT NOT NULL,
  "settled_at" TIMESTAMPTZ(3),
  CONSTRAINT "reminder_letters_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "reminder_letters_state_known" CHECK ("state" IN ('waiting', 'sent', 'done_meanwhile', 'unwanted', 'failed')),
  CONSTRAINT "reminder_letters_reminder_id_fkey" FOREIGN KEY ("reminder_id") REFERENCES "reminders"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "reminder_letters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "reminder_letters_reminder_id_user_id_key" ON "reminder_letters"("reminder_id", "user_id");
CREATE INDEX "reminder_letters_user_id_idx" ON "reminder_letters"("user_id");

CREATE TABLE "reminder_choices" (
  "account_id" INTEGER NOT NULL,
  "obligation" TEXT NOT NULL,
  "offsets" INTEGER[] NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "reminder_choices_pkey" PRIMARY KEY ("account_id", "obligation"),
  CONSTRAINT "reminder_choices_not_none" CHECK (cardinality("offsets") > 0),
  CONSTRAINT "reminder_choices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

-- Whose date is near.
CREATE INDEX "accounts_renewal_due_at_idx" ON "accounts"("renewal_due_at");

ALTER TABLE "membership_periods"
  ADD COLUMN "certificate_state" TEXT NOT NULL DEFAULT 'none',
  ADD CONSTRAINT "membership_periods_certificate_state_known" CHECK ("certificate_state" IN ('none', 'waiting', 'ready'));
