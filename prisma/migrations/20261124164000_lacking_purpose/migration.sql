-- Which group's purpose a chapter lacks: supervision says so, and the word follows.
-- lock: standings; one row a club, and an index of a column that is empty: well under a second
ALTER TABLE "standings" ADD COLUMN "lacks_purpose_of" INTEGER;
CREATE INDEX "standings_lacks_purpose_of_idx" ON "standings"("lacks_purpose_of");
