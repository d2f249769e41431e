-- Two people of staff who change a level at once: the second is told.
ALTER TABLE "levels" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
