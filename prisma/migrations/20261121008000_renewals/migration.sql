-- Renewals by due date, and the years of membership that came of them.

CREATE TABLE "renewals" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "due_on" DATE NOT NULL,
  "next_due_on" DATE NOT NULL,
  "level_id" INTEGER NOT NULL,
  "new_level_id" INTEGER NOT NULL,
  "invoice_id" INTEGER NOT NULL,
  "bonus_cents" INTEGER NOT NULL,
  "status" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "decided_at" TIMESTAMPTZ(3),
  CONSTRAINT "renewals_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "renewals_status_known" CHECK ("status" IN ('open', 'settled', 'cancelled')),
  CONSTRAINT "renewals_bonus_not_negative" CHECK ("bonus_cents" >= 0),
  CONSTRAINT "renewals_dates_in_order" CHECK ("next_due_on" > "due_on"),
  CONSTRAINT "renewals_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "renewals_level_id_fkey" FOREIGN KEY ("level_id") REFERENCES "levels"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "renewals_new_level_id_fkey" FOREIGN KEY ("new_level_id") REFERENCES "levels"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "renewals_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "renewals_invoice_id_key" ON "renewals"("invoice_id");
CREATE INDEX "renewals_account_id_due_on_idx" ON "renewals"("account_id", "due_on");
CREATE INDEX "renewals_level_id_idx" ON "renewals"("level_id");
CREATE INDEX "renewals_new_level_id_idx" ON "renewals"("new_level_id");

-- One a due date, until it is cancelled.
CREATE UNIQUE INDEX "renewals_one_a_due_date" ON "renewals"("account_id", "due_on") WHERE "status" <> 'cancelled';

CREATE TABLE "membership_periods" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "level_id" INTEGER NOT NULL,
  "renewal_id" INTEGER NOT NULL,
  "begins_on" DATE NOT NULL,
  "ends_on" DATE NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "membership_periods_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "membership_periods_dates_in_order" CHECK ("ends_on" > "begins_on"),
  CONSTRAINT "membership_periods_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "membership_periods_level_id_fkey" FOREIGN KEY ("level_id") REFERENCES "levels"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "membership_periods_renewal_id_fkey" FOREIGN KEY ("renewal_id") REFERENCES "renewals"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "membership_periods_renewal_id_key" ON "membership_periods"("renewal_id");
CREATE INDEX "membership_periods_account_id_begins_on_idx" ON "membership_periods"("account_id", "begins_on");
CREATE INDEX "membership_periods_level_id_idx" ON "membership_periods"("level_id");
