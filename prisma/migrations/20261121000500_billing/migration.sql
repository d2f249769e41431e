-- Invoices and discounts, in whole cents of US dollars. What was paid is kept elsewhere: value and
-- balance of an invoice are derived from its lines and from the entries against it.

CREATE TABLE "invoices" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "number" TEXT NOT NULL,
  "document_at" DATE NOT NULL,
  "public_notes" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "invoices_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "invoices_number_shape" CHECK ("number" ~ '^[0-9]{4}-[0-9]{6,}$'),
  CONSTRAINT "invoices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "invoices_number_key" ON "invoices"("number");
CREATE INDEX "invoices_account_id_document_at_idx" ON "invoices"("account_id", "document_at");

CREATE TABLE "order_details" (
  "id" SERIAL NOT NULL,
  "invoice_id" INTEGER NOT NULL,
  "type" TEXT NOT NULL,
  "label" TEXT NOT NULL,
  "value_cents" INTEGER NOT NULL,
  CONSTRAINT "order_details_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "order_details_type_known" CHECK ("type" IN
    ('new_account', 'renewal', 'upgrade', 'incorporation', 'service_fee', 'state_fee', 'adjustment')),
  CONSTRAINT "order_details_label_filled" CHECK (btrim("label") <> ''),
  CONSTRAINT "order_details_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoices"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "order_details_invoice_id_id_idx" ON "order_details"("invoice_id", "id");

CREATE FUNCTION "order_details_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'invoice lines are append-only' USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER "order_details_append_only"
  BEFORE UPDATE OR DELETE ON "order_details"
  FOR EACH ROW EXECUTE FUNCTION "order_details_are_kept"();

CREATE TRIGGER "order_details_not_truncated"
  BEFORE TRUNCATE ON "order_details"
  FOR EACH STATEMENT EXECUTE FUNCTION "order_details_are_kept"();

CREATE TABLE "invoice_counters" (
  "year" INTEGER NOT NULL,
  "last" INTEGER NOT NULL,
  CONSTRAINT "invoice_counters_pkey" PRIMARY KEY ("year")
);

CREATE TABLE "discounts" (
  "id" SERIAL NOT NULL,
  "code" TEXT NOT NULL,
  "description" TEXT NOT NULL,
  "currency_value_cents" INTEGER,
  "multiplier" DECIMAL(7,6),
  "is_new_account" BOOLEAN NOT NULL,
  "is_renewals" BOOLEAN NOT NULL,
  "is_upgrades" BOOLEAN NOT NULL,
  "is_service_fees" BOOLEAN NOT NULL,
  "valid_from" TIMESTAMPTZ(3),
  "valid_until" TIMESTAMPTZ(3),
  "max_uses" INTEGER,
  "max_uses_per_account" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "discounts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "discounts_code_shape" CHECK ("code" ~ '^[A-Z0-9][A-Z0-9_-]{2,39}$'),
  CONSTRAINT "discounts_one_kind" CHECK (num_nonnulls("currency_value_cents", "multiplier") = 1),
  CONSTRAINT "discounts_amount_above_zero" CHECK ("currency_value_cents" > 0),
  CONSTRAINT "discounts_share_of_the_whole" CHECK ("multiplier" > 0 AND "multiplier" <= 1),
  CONSTRAINT "discounts_reach_something" CHECK ("is_new_account" OR "is_renewals" OR "is_upgrades" OR "is_service_fees"),
  CONSTRAINT "discounts_period_in_order" CHECK ("valid_from" < "valid_until"),
  CONSTRAINT "discounts_uses_above_zero" CHECK ("max_uses" > 0 AND "max_uses_per_account" > 0)
);
CREATE UNIQUE INDEX "discounts_code_key" ON "discounts"("code");
