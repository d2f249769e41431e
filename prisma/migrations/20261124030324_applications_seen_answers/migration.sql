-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "seen_answers" JSONB;
