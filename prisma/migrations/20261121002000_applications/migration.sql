CREATE TABLE "applications" (
  "id" SERIAL NOT NULL,
  "token" TEXT NOT NULL,
  "account_id" INTEGER NOT NULL,
  "level_id" INTEGER NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'draft',
  "answers" JSONB NOT NULL DEFAULT '{}',
  "pages" JSONB NOT NULL DEFAULT '{}',
  "drafts" JSONB NOT NULL DEFAULT '{}',
  "version" INTEGER NOT NULL DEFAULT 0,
  "invoice_id" INTEGER,
  "paid_at" TIMESTAMPTZ(3),
  "saved_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "touched_at" TIMESTAMPTZ(3) NOT NULL,
  "resume_mails" INTEGER NOT NULL DEFAULT 0,
  "resume_mailed_at" TIMESTAMPTZ(3),
  CONSTRAINT "applications_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "applications_state_known" CHECK ("state" IN
    ('draft', 'submitted', 'paid', 'in_review', 'changes_requested', 'approved', 'declined')),
  CONSTRAINT "applications_at_most_two_resume_mails" CHECK ("resume_mails" BETWEEN 0 AND 2),
  CONSTRAINT "applications_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "applications_level_id_fkey" FOREIGN KEY ("level_id") REFERENCES "levels"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "applications_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "applications_token_key" ON "applications"("token");
CREATE UNIQUE INDEX "applications_invoice_id_key" ON "applications"("invoice_id");
CREATE INDEX "applications_account_id_idx" ON "applications"("account_id");
CREATE INDEX "applications_state_id_idx" ON "applications"("state", "id");
CREATE UNIQUE INDEX "applications_one_open" ON "applications"("account_id")
  WHERE "state" NOT IN ('approved', 'declined');

CREATE TABLE "application_events" (
  "id" SERIAL NOT NULL,
  "application_id" INTEGER NOT NULL,
  "state" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "user_id" INTEGER,
  "note" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "application_events_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "application_events_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "application_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);
CREATE INDEX "application_events_application_id_id_idx" ON "application_events"("application_id", "id");
CREATE INDEX "application_events_user_id_idx" ON "application_events"("user_id");

CREATE TABLE "application_requests" (
  "id" SERIAL NOT NULL,
  "application_id" INTEGER NOT NULL,
  "page" INTEGER NOT NULL,
  "field" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "asked_about" TEXT NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "resolved_at" TIMESTAMPTZ(3),
  CONSTRAINT "application_requests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "application_requests_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "application_requests_application_id_id_idx" ON "application_requests"("application_id", "id");
