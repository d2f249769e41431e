-- A letter that a chapter's officers signed is its authorization, until it is revoked.
-- lock: authorizations; the table is new with this release, and has a row for each letter at most
ALTER TABLE "authorizations" ADD COLUMN "letter_id" INTEGER
  CONSTRAINT "authorizations_letter_id_fkey" REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
CREATE UNIQUE INDEX "authorizations_letter_id_key" ON "authorizations"("letter_id");
INSERT INTO "authorizations" ("group_id", "account_id", "from_on", "how", "letter_id", "at", "withdrawn_at")
SELECT "group_id", "account_id", "settled_at"::date, 'letter', "id", "settled_at", "revoked_at" FROM "letters"
WHERE "kind" = 'inclusion' AND "state" = 'signed';
