-- CreateTable
CREATE TABLE "standing_sweeps" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "import_id" INTEGER NOT NULL,

    CONSTRAINT "standing_sweeps_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "standing_sweeps_one" CHECK ("id" = 1)
);

-- The clubs were judged by all lists so far.
INSERT INTO "standing_sweeps" ("import_id")
SELECT max("id") FROM "listing_imports" WHERE "state" = 'done' HAVING max("id") IS NOT NULL;
