-- Notes about chapters and letters to them are written for accounts that are there, as all else.
-- lock: chapter_notes; the table is new with this release
-- lock: nudge_chapters; the table is new with this release
CREATE TRIGGER "chapter_notes_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "chapter_notes"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "nudge_chapters_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "nudge_chapters"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
