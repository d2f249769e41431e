-- Contests with their dates and rules, and what is sent to them.

CREATE TABLE "contests" (
  "id" SERIAL NOT NULL,
  "title" TEXT NOT NULL,
  "kind" TEXT NOT NULL,
  "opens_on" DATE NOT NULL,
  "closes_on" DATE NOT NULL,
  "rules" TEXT NOT NULL,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "contests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "contests_known_kind" CHECK ("kind" IN ('photo', 'video')),
  CONSTRAINT "contests_days_in_order" CHECK ("closes_on" >= "opens_on")
);

CREATE INDEX "contests_kind_opens_on_idx" ON "contests"("kind", "opens_on");

CREATE TABLE "contest_entries" (
  "id" SERIAL NOT NULL,
  "contest_id" INTEGER NOT NULL,
  "organization" TEXT NOT NULL,
  "organization_key" TEXT NOT NULL,
  "email" TEXT NOT NULL,
  "email_key" TEXT NOT NULL,
  "type" TEXT NOT NULL,
  "message" TEXT NOT NULL,
  "is_member" BOOLEAN NOT NULL,
  "has_release" BOOLEAN NOT NULL,
  "counts" BOOLEAN NOT NULL,
  "state" TEXT NOT NULL,
  "reason" TEXT NOT NULL DEFAULT '',
  "file_name" TEXT,
  "content_type" TEXT,
  "file_size" INTEGER,
  "sha256" TEXT,
  "file_key" TEXT,
  "media_state" TEXT NOT NULL,
  "media_key" TEXT,
  "media" JSONB,
  "fingerprint" TEXT,
  "alt_text" TEXT NOT NULL DEFAULT '',
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "decided_at" TIMESTAMPTZ(3),
  "decided_by_id" INTEGER,

  CONSTRAINT "contest_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "contest_entries_known_type"
    CHECK ("type" IN ('booster_club', 'school_staff', 'empty')),
  CONSTRAINT "contest_entries_known_state"
    CHECK ("state" IN ('pending', 'approved', 'hidden', 'rejected')),
  CONSTRAINT "contest_entries_known_media_state"
    CHECK ("media_state" IN ('none', 'waiting', 'ready', 'failed')),
  CONSTRAINT "contest_entries_file_is_whole"
    CHECK (num_nulls("file_name", "content_type", "file_size", "sha256", "file_key") IN (0, 5)),
  CONSTRAINT "contest_entries_file_or_none"
    CHECK (("media_state" = 'none') = ("file_key" IS NULL)),
  CONSTRAINT "contest_entries_contest_id_fkey"
    FOREIGN KEY ("contest_id") REFERENCES "contests"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "contest_entries_decided_by_id_fkey"
    FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "contest_entries_file_key_key" ON "contest_entries"("file_key");
CREATE UNIQUE INDEX "contest_entries_media_key_key" ON "contest_entries"("media_key");
CREATE INDEX "contest_entries_contest_id_organization_key_idx"
  ON "contest_entries"("contest_id", "organization_key");
CREATE INDEX "contest_entries_contest_id_email_key_idx"
  ON "contest_entries"("contest_id", "email_key");
CREATE INDEX "contest_entries_contest_id_state_id_idx"
  ON "contest_entries"("contest_id", "state", "id");
CREATE INDEX "contest_entries_decided_by_id_idx" ON "contest_entries"("decided_by_id");
