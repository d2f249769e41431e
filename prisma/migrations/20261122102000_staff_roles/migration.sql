-- What each staff person is there for. Who was staff before may do what they could.

ALTER TABLE "users" ADD COLUMN "staff_role" TEXT CONSTRAINT "users_staff_role_check"
  CHECK ("staff_role" IN ('owner', 'billing', 'support', 'moderator')
    AND ("staff_role" IS NULL OR "is_staff"));

UPDATE "users" SET "staff_role" = 'owner' WHERE "is_staff";
