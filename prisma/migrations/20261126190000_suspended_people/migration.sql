-- AlterTable
-- lock: users; two columns, the default of one a constant: no rewrite
ALTER TABLE "users" ADD COLUMN     "suspended_at" TIMESTAMPTZ(3),
ADD COLUMN     "suspended_reason" TEXT NOT NULL DEFAULT '';
