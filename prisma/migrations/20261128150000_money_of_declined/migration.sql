-- What is to happen to the money of an application that is declined.
-- lock: applications; two columns with a constant default, which rewrite nothing
ALTER TABLE "applications"
  ADD COLUMN "pays_back" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "closes_invoice" BOOLEAN NOT NULL DEFAULT false;
