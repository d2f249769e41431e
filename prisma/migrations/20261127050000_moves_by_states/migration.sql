-- lock: duty_moves; a column with a constant default rewrites nothing, and the table is small
-- Dates move by a version of what a state asks too. Versions of rules and of states count apart.
ALTER TABLE "duty_moves" ADD COLUMN "state" TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX "duty_moves_account_id_code_period_state_version_key"
  ON "duty_moves"("account_id", "code", "period", "state", "version");
DROP INDEX "duty_moves_account_id_code_period_version_key";
