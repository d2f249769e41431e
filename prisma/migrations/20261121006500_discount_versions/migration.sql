-- Two people of staff who change a discount at once: the second is told.
ALTER TABLE "discounts" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
