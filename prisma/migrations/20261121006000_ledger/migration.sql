-- The ledger: double entries that nobody can change. Debits are positive, credits negative.

CREATE TABLE "postings" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "account_id" INTEGER NOT NULL,
  "reference" TEXT NOT NULL,
  "payment_id" INTEGER,
  "reverses_id" INTEGER,
  "note" TEXT NOT NULL DEFAULT '',
  "user_id" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "postings_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "ledger_entries" (
  "id" SERIAL NOT NULL,
  "posting_id" INTEGER NOT NULL,
  "ledger" TEXT NOT NULL,
  "invoice_id" INTEGER,
  "cents" INTEGER NOT NULL,
  CONSTRAINT "ledger_entries_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "payments" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "method" TEXT NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "discount_id" INTEGER,
  "discount_cents" INTEGER NOT NULL DEFAULT 0,
  "attempt_ref" TEXT,
  "gateway_trans_id" TEXT,
  "label" TEXT NOT NULL DEFAULT '',
  "received_on" DATE NOT NULL,
  "user_id" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "payment_invoices" (
  "payment_id" INTEGER NOT NULL,
  "invoice_id" INTEGER NOT NULL,
  "amount_cents" INTEGER NOT NULL,
  "discount_cents" INTEGER NOT NULL DEFAULT 0,
  CONSTRAINT "payment_invoices_pkey" PRIMARY KEY ("payment_id","invoice_id")
);
CREATE UNIQUE INDEX "postings_reference_key" ON "postings"("reference");
CREATE UNIQUE INDEX "postings_reverses_id_key" ON "postings"("reverses_id");
CREATE INDEX "postings_account_id_id_idx" ON "postings"("account_id", "id");
CREATE INDEX "postings_payment_id_idx" ON "postings"("payment_id");
CREATE INDEX "ledger_entries_posting_id_idx" ON "ledger_entries"("posting_id");
CREATE INDEX "ledger_entries_invoice_id_idx" ON "ledger_entries"("invoice_id");
CREATE INDEX "ledger_entries_ledger_id_idx" ON "ledger_entries"("ledger", "id");
CREATE UNIQUE INDEX "payments_attempt_ref_key" ON "payments"("attempt_ref");
CREATE UNIQUE INDEX "payments_gateway_trans_id_key" ON "payments"("gateway_trans_id");
CREATE INDEX "payments_account_id_id_idx" ON "payments"("account_id", "id");
CREATE INDEX "payments_discount_id_idx" ON "payments"("discount_id");
CREATE INDEX "payment_invoices_invoice_id_idx" ON "payment_invoices"("invoice_id");
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "postings" ADD CONSTRAINT "postings_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "postings" ADD CONSTRAINT "postings_reverses_id_fkey" FOREIGN KEY ("reverses_id") REFERENCES "postings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posting_id_fkey" FOREIGN KEY ("posting_id") REFERENCES "postings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_discount_id_fkey" FOREIGN KEY ("discount_id") REFERENCES "discounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_invoices" ADD CONSTRAINT "payment_invoices_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_invoices" ADD CONSTRAINT "payment_invoices_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "postings"
  ADD CONSTRAINT "postings_kind_known" CHECK ("kind" IN
    ('invoice', 'payment', 'discount', 'bonus', 'void', 'credit_note', 'refund', 'return'));
ALTER TABLE "ledger_entries"
  ADD CONSTRAINT "ledger_entries_ledger_known" CHECK ("ledger" IN
    ('receivable', 'revenue', 'cash', 'discounts', 'bonus')),
  ADD CONSTRAINT "ledger_entries_receivable_of_an_invoice" CHECK (("ledger" = 'receivable') = ("invoice_id" IS NOT NULL)),
  ADD CONSTRAINT "ledger_entries_not_zero" CHECK ("cents" <> 0);
ALTER TABLE "payments"
  ADD CONSTRAINT "payments_method_known" CHECK ("method" IN
    ('credit_card', 'bank_account', 'paypal', 'zero_payment', 'cash', 'check', 'bonus')),
  ADD CONSTRAINT "payments_amounts" CHECK ("amount_cents" >= 0 AND "discount_cents" >= 0 AND "amount_cents" + "discount_cents" > 0);
ALTER TABLE "payment_invoices"
  ADD CONSTRAINT "payment_invoices_amounts" CHECK ("amount_cents" >= 0 AND "discount_cents" >= 0 AND "amount_cents" + "discount_cents" > 0);

CREATE FUNCTION "ledger_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER "postings_append_only" BEFORE UPDATE OR DELETE ON "postings"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_kept"();
CREATE TRIGGER "postings_not_truncated" BEFORE TRUNCATE ON "postings"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_kept"();

CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_kept"();
CREATE TRIGGER "ledger_entries_not_truncated" BEFORE TRUNCATE ON "ledger_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_kept"();

CREATE TRIGGER "payments_append_only" BEFORE UPDATE OR DELETE ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_kept"();
CREATE TRIGGER "payments_not_truncated" BEFORE TRUNCATE ON "payments"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_kept"();

CREATE TRIGGER "payment_invoices_append_only" BEFORE UPDATE OR DELETE ON "payment_invoices"
  FOR EACH ROW EXECUTE FUNCTION "ledger_is_kept"();
CREATE TRIGGER "payment_invoices_not_truncated" BEFORE TRUNCATE ON "payment_invoices"
  FOR EACH STATEMENT EXECUTE FUNCTION "ledger_is_kept"();

CREATE FUNCTION "posting_is_balanced"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  posting integer := (to_jsonb(NEW) ->> TG_ARGV[0])::integer;
  total bigint;
  sides integer;
BEGIN
  SELECT coalesce(sum("cents"), 0), count(*) INTO total, sides
  FROM "ledger_entries" WHERE "posting_id" = posting;
  IF total <> 0 OR sides < 2 THEN
    RAISE EXCEPTION 'posting % is not balanced: % entries sum to %', posting, sides, total
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END;
$$;

-- Both tables are watched: a posting without entries is as wrong as entries that do not sum up.
CREATE CONSTRAINT TRIGGER "postings_balanced" AFTER INSERT ON "postings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "posting_is_balanced"('id');
CREATE CONSTRAINT TRIGGER "ledger_entries_balanced" AFTER INSERT ON "ledger_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "posting_is_balanced"('posting_id');

-- Invoices that were made before there was a ledger.
INSERT INTO "postings" ("kind", "account_id", "reference", "created_at")
SELECT 'invoice', i."account_id", 'invoice:' || i."id", i."created_at"
FROM "invoices" i
WHERE (SELECT sum(d."value_cents") FROM "order_details" d WHERE d."invoice_id" = i."id") <> 0
ORDER BY i."id";
INSERT INTO "ledger_entries" ("posting_id", "ledger", "invoice_id", "cents")
SELECT p."id", side."ledger", CASE side."ledger" WHEN 'receivable' THEN i."id" END, side."sign" * worth."cents"
FROM "invoices" i
JOIN "postings" p ON p."reference" = 'invoice:' || i."id"
CROSS JOIN LATERAL (SELECT sum(d."value_cents")::integer AS "cents" FROM "order_details" d WHERE d."invoice_id" = i."id") worth
CROSS JOIN (VALUES ('receivable', 1), ('revenue', -1)) AS side("ledger", "sign");
