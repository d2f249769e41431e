-- Money that goes back, written before the provider is asked, and when somebody last proved who they are.

CREATE TABLE "refunds" (
  "id" SERIAL NOT NULL,
  "ref" TEXT NOT NULL,
  "idem_key" TEXT NOT NULL,
  "payment_id" INTEGER NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "way" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "is_credited" BOOLEAN NOT NULL,
  "gateway_trans_id" TEXT,
  "error_text" TEXT NOT NULL DEFAULT '',
  "note" TEXT NOT NULL,
  "user_id" INTEGER,
  "decided_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "refunds_ref_key" ON "refunds"("ref");
CREATE UNIQUE INDEX "refunds_idem_key_key" ON "refunds"("idem_key");
CREATE UNIQUE INDEX "refunds_gateway_trans_id_key" ON "refunds"("gateway_trans_id");
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");
CREATE INDEX "refunds_user_id_idx" ON "refunds"("user_id");
CREATE INDEX "refunds_status_created_at_idx" ON "refunds"("status", "created_at");
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "refunds"
  ADD CONSTRAINT "refunds_ref_shape" CHECK ("ref" ~ '^[A-Z2-7]{20}$'),
  ADD CONSTRAINT "refunds_way_known" CHECK ("way" IN ('void', 'refund', 'by_hand')),
  ADD CONSTRAINT "refunds_status_known" CHECK ("status" IN ('dispatching', 'unknown', 'succeeded', 'failed')),
  ADD CONSTRAINT "refunds_amount" CHECK ("amount_cents" > 0);

-- One refund under way a payment.
CREATE UNIQUE INDEX "refunds_one_under_way" ON "refunds"("payment_id") WHERE "status" IN ('dispatching', 'unknown');

-- The last time that the password (and the code) were given within a session, after its beginning.
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" TIMESTAMPTZ(3);
