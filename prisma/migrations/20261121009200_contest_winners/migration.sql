-- Winners of contests, and organizations that were written in several ways.

ALTER TABLE "contests" ADD COLUMN "announced_at" TIMESTAMPTZ(3);

ALTER TABLE "contest_entries"
  ADD COLUMN "lost_place" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "place" INTEGER,
  ADD COLUMN "place_title" TEXT NOT NULL DEFAULT '',
  ADD CONSTRAINT "contest_entries_place_from_one" CHECK ("place" >= 1),
  ADD CONSTRAINT "contest_entries_place_has_title" CHECK (("place" IS NULL) = ("place_title" = '')),
  ADD CONSTRAINT "contest_entries_lost_or_counts" CHECK (NOT ("lost_place" AND "counts"));

CREATE UNIQUE INDEX "contest_entries_contest_id_place_key"
  ON "contest_entries"("contest_id", "place");

CREATE TABLE "contest_merges" (
  "id" SERIAL NOT NULL,
  "contest_id" INTEGER NOT NULL,
  "from_key" TEXT NOT NULL,
  "into_key" TEXT NOT NULL,
  "from_name" TEXT NOT NULL,
  "into_name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "created_by_id" INTEGER,

  CONSTRAINT "contest_merges_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "contest_merges_two_names" CHECK ("from_key" <> "into_key"),
  CONSTRAINT "contest_merges_contest_id_fkey"
    FOREIGN KEY ("contest_id") REFERENCES "contests"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "contest_merges_created_by_id_fkey"
    FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "contest_merges_contest_id_from_key_key"
  ON "contest_merges"("contest_id", "from_key");
CREATE INDEX "contest_merges_created_by_id_idx" ON "contest_merges"("created_by_id");
