-- Why staff suspended an account from renewing at its basic level, and the tax returns that came
-- with a renewal at a full-service level.

ALTER TABLE "accounts" ADD COLUMN "basic_renewal_note" TEXT;
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_note_while_suspended" CHECK (
  "basic_renewal_note" IS NULL OR "is_suspended_from_basic_renewal");

ALTER TABLE "renewals" ADD COLUMN "return_file_ids" INTEGER[] NOT NULL DEFAULT '{}';
