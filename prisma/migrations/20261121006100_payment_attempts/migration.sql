-- Payments under way, uses of discounts, and what the provider tells.

CREATE TABLE "payment_attempts" (
  "ref" TEXT NOT NULL,
  "account_id" INTEGER NOT NULL,
  "user_id" INTEGER,
  "idem_key" TEXT NOT NULL,
  "request_hash" TEXT NOT NULL,
  "method" TEXT NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "discount_id" INTEGER,
  "discount_cents" INTEGER NOT NULL DEFAULT 0,
  "status" TEXT NOT NULL,
  "gateway_trans_id" TEXT,
  "nonce_hash" TEXT,
  "label" TEXT NOT NULL DEFAULT '',
  "payer_url" TEXT,
  "payer_token" TEXT,
  "payer_id" TEXT,
  "error_code" TEXT,
  "error_text" TEXT,
  "on_behalf" BOOLEAN NOT NULL DEFAULT false,
  "dispatched_at" TIMESTAMPTZ(3),
  "decided_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_attempts_pkey" PRIMARY KEY ("ref")
);
CREATE TABLE "attempt_invoices" (
  "attempt_ref" TEXT NOT NULL,
  "invoice_id" INTEGER NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "discount_cents" INTEGER NOT NULL DEFAULT 0,
  "is_active" BOOLEAN NOT NULL DEFAULT true,
  CONSTRAINT "attempt_invoices_pkey" PRIMARY KEY ("attempt_ref","invoice_id")
);
CREATE TABLE "payment_events" (
  "id" SERIAL NOT NULL,
  "attempt_ref" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "data" JSONB NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "discount_reservations" (
  "id" SERIAL NOT NULL,
  "discount_id" INTEGER NOT NULL,
  "account_id" INTEGER NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "attempt_ref" TEXT,
  "used_at" TIMESTAMPTZ(3),
  "released_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "discount_reservations_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "webhook_notifications" (
  "notification_id" TEXT NOT NULL,
  "event_type" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "received_at" TIMESTAMPTZ(3) NOT NULL,
  "handled_at" TIMESTAMPTZ(3),
  "outcome" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "webhook_notifications_pkey" PRIMARY KEY ("notification_id")
);
CREATE TABLE "reconciliation_findings" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "gateway_trans_id" TEXT,
  "attempt_ref" TEXT,
  "amount_cents" INTEGER,
  "detail" TEXT NOT NULL DEFAULT '',
  "found_at" TIMESTAMPTZ(3) NOT NULL,
  "resolved_at" TIMESTAMPTZ(3),
  "resolution" TEXT NOT NULL DEFAULT '',
  "resolved_by_id" INTEGER,
  CONSTRAINT "reconciliation_findings_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "payment_attempts_idem_key_key" ON "payment_attempts"("idem_key");
CREATE UNIQUE INDEX "payment_attempts_gateway_trans_id_key" ON "payment_attempts"("gateway_trans_id");
CREATE UNIQUE INDEX "payment_attempts_nonce_hash_key" ON "payment_attempts"("nonce_hash");
CREATE INDEX "payment_attempts_account_id_created_at_idx" ON "payment_attempts"("account_id", "created_at");
CREATE INDEX "payment_attempts_user_id_idx" ON "payment_attempts"("user_id");
CREATE INDEX "payment_attempts_discount_id_idx" ON "payment_attempts"("discount_id");
CREATE INDEX "payment_attempts_status_dispatched_at_idx" ON "payment_attempts"("status", "dispatched_at");
CREATE INDEX "attempt_invoices_invoice_id_idx" ON "attempt_invoices"("invoice_id");
CREATE INDEX "payment_events_attempt_ref_id_idx" ON "payment_events"("attempt_ref", "id");
CREATE UNIQUE INDEX "discount_reservations_attempt_ref_key" ON "discount_reservations"("attempt_ref");
CREATE INDEX "discount_reservations_discount_id_idx" ON "discount_reservations"("discount_id");
CREATE INDEX "discount_reservations_account_id_idx" ON "discount_reservations"("account_id");
CREATE INDEX "reconciliation_findings_resolved_by_id_idx" ON "reconciliation_findings"("resolved_by_id");
CREATE UNIQUE INDEX "reconciliation_findings_kind_gateway_trans_id_attempt_ref_key" ON "reconciliation_findings"("kind", "gateway_trans_id", "attempt_ref");
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_discount_id_fkey" FOREIGN KEY ("discount_id") REFERENCES "discounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "attempt_invoices" ADD CONSTRAINT "attempt_invoices_attempt_ref_fkey" FOREIGN KEY ("attempt_ref") REFERENCES "payment_attempts"("ref") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "attempt_invoices" ADD CONSTRAINT "attempt_invoices_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_attempt_ref_fkey" FOREIGN KEY ("attempt_ref") REFERENCES "payment_attempts"("ref") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "discount_reservations" ADD CONSTRAINT "discount_reservations_discount_id_fkey" FOREIGN KEY ("discount_id") REFERENCES "discounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "discount_reservations" ADD CONSTRAINT "discount_reservations_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reconciliation_findings" ADD CONSTRAINT "reconciliation_findings_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "payment_attempts"
  ADD CONSTRAINT "payment_attempts_ref_shape" CHECK ("ref" ~ '^[A-Z2-7]{20}$'),
  ADD CONSTRAINT "payment_attempts_method_known" CHECK ("method" IN
    ('credit_card', 'bank_account', 'paypal', 'zero_payment')),
  ADD CONSTRAINT "payment_attempts_status_known" CHECK ("status" IN
    ('dispatching', 'awaiting_payer', 'charged', 'unknown', 'held', 'succeeded', 'declined', 'failed', 'cancelled')),
  ADD CONSTRAINT "payment_attempts_amounts" CHECK ("amount_cents" >= 0 AND "discount_cents" >= 0 AND "amount_cents" + "discount_cents" > 0);
ALTER TABLE "attempt_invoices"
  ADD CONSTRAINT "attempt_invoices_amounts" CHECK ("amount_cents" >= 0 AND "discount_cents" >= 0 AND "amount_cents" + "discount_cents" > 0);

-- One payment under way an invoice.
CREATE UNIQUE INDEX "attempt_invoices_one_active" ON "attempt_invoices"("invoice_id") WHERE "is_active";
-- One use of a code kept free an account.
CREATE UNIQUE INDEX "discount_reservations_one_open" ON "discount_reservations"("discount_id", "account_id")
  WHERE "used_at" IS NULL AND "released_at" IS NULL;

CREATE TRIGGER "payment_events_append_only" BEFORE UPDATE OR DELETE ON "payment_events"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_kept"();
CREATE TRIGGER "payment_events_not_truncated" BEFORE TRUNCATE ON "payment_events"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_kept"();
