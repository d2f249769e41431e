ALTER TABLE "accounts"
  ADD COLUMN "suspended_at" TIMESTAMPTZ(3),
  ADD COLUMN "suspended_reason" TEXT,
  ADD CONSTRAINT "accounts_suspended_with_reason"
    CHECK (("suspended_at" IS NULL) = ("suspended_reason" IS NULL));

-- A suspended account is found by nobody; its row keeps the EIN for the day on which it is restored.
ALTER TABLE "listing_index"."accounts" ADD COLUMN "is_hidden" BOOLEAN NOT NULL DEFAULT false;
