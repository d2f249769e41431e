-- The file of a signed letter that the place for files lost is written again. What people hold of it keeps
-- its digest; a later writing that is another one adds its own.
-- wider: letters by letters_file; a file that was written may wait to be written again
-- lock: letters; an empty list as the default rewrites nothing
ALTER TABLE "letters" ADD COLUMN "remade_sha256" TEXT[] NOT NULL DEFAULT '{}',
  DROP CONSTRAINT "letters_file",
  ADD CONSTRAINT "letters_file" CHECK ("file_state" IN ('none', 'waiting', 'ready', 'failed')
    AND ("file_state" <> 'ready' OR "file_sha256" IS NOT NULL)
    AND ("file_state" = 'none') = ("state" <> 'signed')
    AND ("file_sha256" IS NOT NULL OR "remade_sha256" = '{}')
    AND ("file_sha256" IS NULL OR "state" = 'signed'));

CREATE OR REPLACE FUNCTION "letters_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW."act_id", NEW."group_id", NEW."kind", NEW."code", NEW."created_at")
      IS DISTINCT FROM (OLD."act_id", OLD."group_id", OLD."kind", OLD."code", OLD."created_at")
    OR (OLD."state" <> 'open' AND (NEW."state", NEW."settled_at", NEW."decline_reason")
      IS DISTINCT FROM (OLD."state", OLD."settled_at", OLD."decline_reason"))
    OR (OLD."revoked_at" IS NOT NULL AND (NEW."revoked_at", NEW."revoked_by_id")
      IS DISTINCT FROM (OLD."revoked_at", OLD."revoked_by_id"))
    OR (OLD."file_sha256" IS NOT NULL AND NEW."file_sha256" IS DISTINCT FROM OLD."file_sha256")
    OR NEW."remade_sha256"[1:cardinality(OLD."remade_sha256")] IS DISTINCT FROM OLD."remade_sha256"
    OR ((NEW."title", NEW."text", NEW."text_sha256", NEW."needs_two", NEW."things")
        IS DISTINCT FROM (OLD."title", OLD."text", OLD."text_sha256", OLD."needs_two", OLD."things")
      AND (OLD."state" <> 'open'
        OR EXISTS (SELECT FROM "letter_signatures" WHERE "letter_id" = OLD."id")))
  THEN
    RAISE EXCEPTION 'a letter is kept as it was signed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;
