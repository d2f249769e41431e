-- A review that is kept in the treasury is a proof as good as its file, unless staff chose the proof themselves.
UPDATE "duty_rules" SET "proof" = '{file,seen}' WHERE "code" = 'club.review' AND "version" = 1;
