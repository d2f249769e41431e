ALTER TABLE "irs_organizations"
  DROP CONSTRAINT "irs_organizations_ein_shape",
  ADD CONSTRAINT "irs_organizations_ein_shape" CHECK (length("ein") = 9),
  ADD COLUMN "zip" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "ntee_code" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "asset_amount" BIGINT,
  ADD COLUMN "income_amount" BIGINT,
  ADD COLUMN "revenue_amount" BIGINT;

CREATE TABLE "listing_groups" (
  "number" TEXT NOT NULL,
  "label" TEXT NOT NULL,
  "added_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "listing_groups_pkey" PRIMARY KEY ("number"),
  CONSTRAINT "listing_groups_number" CHECK ("number" ~ '^[0-9]{4}$' AND "number" <> '0000')
);

CREATE TABLE "listing_imports" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "source" TEXT NOT NULL,
  "as_of" DATE NOT NULL,
  "is_addition" BOOLEAN NOT NULL DEFAULT false,
  "rows" INTEGER NOT NULL DEFAULT 0,
  "came" INTEGER NOT NULL DEFAULT 0,
  "gone" INTEGER NOT NULL DEFAULT 0,
  "regrouped" INTEGER NOT NULL DEFAULT 0,
  "reason" TEXT,
  "line" INTEGER,
  "checkpoint" JSONB,
  "stored_key" TEXT,
  "started_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  CONSTRAINT "listing_imports_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "listing_imports_kind" CHECK ("kind" IN ('bmf', 'revocations', 'pub78', 'epostcards')),
  CONSTRAINT "listing_imports_state" CHECK ("state" IN ('loading', 'merging', 'done', 'refused', 'failed'))
);

CREATE TABLE "listing_regions" (
  "state" TEXT NOT NULL,
  "as_of" DATE NOT NULL,
  "rows" INTEGER NOT NULL,
  "import_id" INTEGER NOT NULL,
  CONSTRAINT "listing_regions_pkey" PRIMARY KEY ("state"),
  CONSTRAINT "listing_regions_import_id_fkey" FOREIGN KEY ("import_id")
    REFERENCES "listing_imports"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

CREATE TABLE "listing_changes" (
  "id" SERIAL NOT NULL,
  "import_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "ein" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "sort_name" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "group_before" TEXT,
  "group_after" TEXT,
  CONSTRAINT "listing_changes_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "listing_changes_kind" CHECK ("kind" IN ('came', 'left', 'regrouped')),
  CONSTRAINT "listing_changes_import_id_fkey" FOREIGN KEY ("import_id")
    REFERENCES "listing_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "listing_changes_import_id_kind_idx" ON "listing_changes"("import_id", "kind");

CREATE TABLE "irs_revocations" (
  "ein" TEXT NOT NULL,
  "revoked_on" DATE NOT NULL,
  "posted_on" DATE,
  "reinstated_on" DATE,
  "as_of" DATE NOT NULL,
  CONSTRAINT "irs_revocations_pkey" PRIMARY KEY ("ein", "revoked_on")
);

CREATE TABLE "irs_pub78" (
  "ein" TEXT NOT NULL,
  "codes" TEXT NOT NULL,
  "as_of" DATE NOT NULL,
  CONSTRAINT "irs_pub78_pkey" PRIMARY KEY ("ein")
);

CREATE TABLE "irs_epostcards" (
  "ein" TEXT NOT NULL,
  "tax_year" INTEGER NOT NULL,
  "period_end" DATE,
  "is_terminated" BOOLEAN NOT NULL,
  "as_of" DATE NOT NULL,
  CONSTRAINT "irs_epostcards_pkey" PRIMARY KEY ("ein")
);

-- What the search reads. Made anew from the tables above by the listings room, the accounts apart,
-- which the accounts room writes through it; no other room and no ORM knows it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SCHEMA "listing_index";

-- One row: counts the times that the index was made, and the rows that it has.
CREATE TABLE "listing_index"."state" (
  "id" BOOLEAN NOT NULL DEFAULT true PRIMARY KEY CHECK ("id"),
  "generation" INTEGER NOT NULL,
  "entries" INTEGER NOT NULL,
  "built_at" TIMESTAMPTZ(3)
);
INSERT INTO "listing_index"."state" ("generation", "entries") VALUES (0, 0);

-- Organizations of the configured groups, numbered from 0 in the order in which they are shown.
CREATE TABLE "listing_index"."entries" (
  "position" INTEGER NOT NULL PRIMARY KEY,
  "ein" TEXT COLLATE "C" NOT NULL,
  "name" TEXT NOT NULL,
  "sort_name" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "name_key" TEXT COLLATE "C" NOT NULL,
  "sort_key" TEXT COLLATE "C" NOT NULL
);
CREATE INDEX "entries_ein" ON "listing_index"."entries" ("ein");
CREATE INDEX "entries_name_key" ON "listing_index"."entries" ("name_key");
CREATE INDEX "entries_sort_key" ON "listing_index"."entries" ("sort_key");

-- The nodes of a radix tree of all words: of each beginning, who has a word that begins so.
CREATE TABLE "listing_index"."nodes" (
  "prefix" TEXT COLLATE "C" NOT NULL PRIMARY KEY,
  "is_word" BOOLEAN NOT NULL,
  "postings" BYTEA NOT NULL
);
ALTER TABLE "listing_index"."nodes" ALTER COLUMN "postings" SET STORAGE EXTERNAL;
CREATE INDEX "nodes_trigrams" ON "listing_index"."nodes" USING gin ("prefix" gin_trgm_ops);

-- Public accounts, as the accounts room says.
CREATE TABLE "listing_index"."accounts" (
  "account_id" INTEGER NOT NULL PRIMARY KEY,
  "name" TEXT NOT NULL,
  "city" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "ein" TEXT COLLATE "C",
  "name_key" TEXT COLLATE "C" NOT NULL,
  "place" INTEGER NOT NULL DEFAULT 0,
  "entry" INTEGER
);
CREATE INDEX "accounts_ein" ON "listing_index"."accounts" ("ein");
CREATE INDEX "accounts_entry" ON "listing_index"."accounts" ("entry") WHERE "entry" IS NOT NULL;

CREATE TABLE "listing_index"."account_words" (
  "word" TEXT COLLATE "C" NOT NULL,
  "account_id" INTEGER NOT NULL REFERENCES "listing_index"."accounts" ON DELETE CASCADE,
  "field" SMALLINT NOT NULL,
  PRIMARY KEY ("word", "account_id", "field")
);
CREATE INDEX "account_words_account" ON "listing_index"."account_words" ("account_id");
CREATE INDEX "account_words_trigrams" ON "listing_index"."account_words" USING gin ("word" gin_trgm_ops);

INSERT INTO "listing_index"."accounts" ("account_id", "name", "city", "state", "name_key")
SELECT "id", "name", CASE WHEN "shows_place" THEN coalesce("city", '') ELSE '' END,
  CASE WHEN "shows_place" THEN coalesce("state", '') ELSE '' END, upper("name")
FROM "accounts" WHERE "renewal_due_at" IS NOT NULL;
INSERT INTO "listing_index"."account_words" ("word", "account_id", "field")
SELECT DISTINCT upper(word), "account_id", 1
FROM "listing_index"."accounts", regexp_split_to_table("name", '[^[:alnum:]]+') word WHERE word <> '';
