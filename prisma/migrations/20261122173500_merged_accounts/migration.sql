-- A duplicate that staff merged into another account stays as a row that says into which.
-- lock: accounts; some thousand rows

ALTER TABLE "accounts"
  ADD COLUMN "merged_into_id" INTEGER CONSTRAINT "accounts_merged_into_id_fkey"
    REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD COLUMN "merged_at" TIMESTAMPTZ(3) CONSTRAINT "accounts_merged_check"
    CHECK (("merged_at" IS NULL) = ("merged_into_id" IS NULL) AND "merged_into_id" <> "id");
CREATE INDEX "accounts_merged_into_id_idx" ON "accounts"("merged_into_id");

-- The one change that rows which are otherwise kept as they are may have: whose they are, from a
-- duplicate to the account that it is marked with.
CREATE FUNCTION "is_move_of_a_merge"(was jsonb, is_now jsonb) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT was - 'account_id' = is_now - 'account_id' AND EXISTS (
    SELECT FROM "accounts" WHERE "id" = (was ->> 'account_id')::integer
      AND "merged_into_id" = (is_now ->> 'account_id')::integer);
$$;

CREATE OR REPLACE FUNCTION "ledger_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_TABLE_NAME IN ('postings', 'payments') THEN
    IF "is_move_of_a_merge"(to_jsonb(OLD), to_jsonb(NEW)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE OR REPLACE FUNCTION "account_notes_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF "is_move_of_a_merge"(to_jsonb(OLD), to_jsonb(NEW)) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'notes on accounts are added, never changed';
END
$$;

-- A duplicate is left without people.
CREATE OR REPLACE FUNCTION "account_users_keep_primary"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "accounts" WHERE "id" = OLD."account_id" AND "merged_into_id" IS NULL)
    AND NOT EXISTS (
      SELECT 1 FROM "account_users" WHERE "account_id" = OLD."account_id" AND "is_primary"
    )
  THEN
    RAISE EXCEPTION 'account % would be left without a primary user', OLD."account_id"
      USING ERRCODE = 'check_violation', CONSTRAINT = 'account_users_keep_primary';
  END IF;
  RETURN NULL;
END $$;

-- Nothing new begins at a duplicate. Taking the key's lock waits for a merge that is under way, as the
-- foreign key does later, so that no row slips in behind it. Reminders are left out: they are written
-- for thousands of accounts at once, and those of a duplicate go to nobody.
CREATE FUNCTION "merged_accounts_take_nothing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept integer;
BEGIN
  SELECT "merged_into_id" INTO kept FROM "accounts" WHERE "id" = NEW."account_id" FOR KEY SHARE;
  IF kept IS NOT NULL THEN
    RAISE EXCEPTION 'account % was merged into account %', NEW."account_id", kept
      USING ERRCODE = 'check_violation', CONSTRAINT = 'merged_accounts_take_nothing';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "account_files_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "account_files"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "account_notes_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "account_notes"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "account_users_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "account_users"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "applications_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "applications"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "bylaws_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "bylaws"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "discount_reservations_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "discount_reservations"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "finance_documents_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "finance_documents"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "invitations_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "invitations"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "invoices_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "invoices"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "membership_periods_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "membership_periods"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "payment_attempts_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "payment_attempts"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "payments_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "payments"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "postings_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "postings"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "reminder_choices_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "reminder_choices"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "renewals_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "renewals"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
