-- lock: education_deliveries; a column without a default rewrites nothing
ALTER TABLE "education_deliveries" ADD COLUMN "sent_to" TEXT;

-- lock: supervision_entries; a trigger on a table that is written once a year
-- The lines of a closed year are written while it is closed, and none comes later.
CREATE TRIGGER "supervision_entries_kept" BEFORE INSERT ON "supervision_entries"
  FOR EACH ROW EXECUTE FUNCTION "closed_years_are_kept"();
