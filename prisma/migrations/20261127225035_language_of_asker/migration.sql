-- AlterTable
ALTER TABLE "outbox_jobs" ADD COLUMN     "reads" TEXT;
