-- Invoices and statements as files; and the key of the form that a payment was entered with.

CREATE TABLE "finance_documents" (
  "id" UUID NOT NULL,
  "key" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "account_id" INTEGER NOT NULL,
  "invoice_id" INTEGER,
  "from_on" DATE,
  "to_on" DATE,
  "format_locale" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "finance_documents_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "finance_documents_key_key" ON "finance_documents"("key");
CREATE INDEX "finance_documents_account_id_idx" ON "finance_documents"("account_id");
CREATE INDEX "finance_documents_invoice_id_idx" ON "finance_documents"("invoice_id");
CREATE INDEX "finance_documents_created_at_idx" ON "finance_documents"("created_at");
ALTER TABLE "finance_documents" ADD CONSTRAINT "finance_documents_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "finance_documents" ADD CONSTRAINT "finance_documents_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "finance_documents"
  ADD CONSTRAINT "finance_documents_state_known" CHECK ("state" IN ('waiting', 'ready', 'failed')),
  ADD CONSTRAINT "finance_documents_kind_known" CHECK (
    ("kind" = 'invoice' AND "invoice_id" IS NOT NULL AND "from_on" IS NULL AND "to_on" IS NULL)
    OR ("kind" = 'statement' AND "invoice_id" IS NULL AND "from_on" <= "to_on"));

-- A form that is sent twice enters one payment.
ALTER TABLE "payments" ADD COLUMN "form_key" TEXT;
CREATE UNIQUE INDEX "payments_form_key_key" ON "payments"("form_key");
