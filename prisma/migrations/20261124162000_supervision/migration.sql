-- CreateTable
CREATE TABLE "group_memberships" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "joined_on" DATE NOT NULL,
    "left_on" DATE,

    CONSTRAINT "group_memberships_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supervision_facts" (
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "source_name" TEXT NOT NULL,
    "source_url" TEXT NOT NULL,
    "read_on" DATE NOT NULL,
    "confirmed" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "supervision_facts_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "supervision_years" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "starts_on" DATE NOT NULL,
    "ends_on" DATE NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "opened_by_id" INTEGER,
    "closed_at" TIMESTAMPTZ(3),
    "closed_by_id" INTEGER,

    CONSTRAINT "supervision_years_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supervision_papers" (
    "id" SERIAL NOT NULL,
    "year_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "period_end" DATE NOT NULL,
    "file_id" INTEGER,
    "number" TEXT,
    "report" JSONB,
    "is_supplement" BOOLEAN NOT NULL DEFAULT false,
    "user_id" INTEGER,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "supervision_papers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supervision_reviews" (
    "id" SERIAL NOT NULL,
    "year_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "result" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "supervision_reviews_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "education_texts" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "url" TEXT NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" INTEGER,

    CONSTRAINT "education_texts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "education_deliveries" (
    "id" SERIAL NOT NULL,
    "year_id" INTEGER NOT NULL,
    "text_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_by_id" INTEGER,
    "settled_at" TIMESTAMPTZ(3),
    "acknowledged_at" TIMESTAMPTZ(3),
    "acknowledged_by_id" INTEGER,
    "acknowledged_by" TEXT,

    CONSTRAINT "education_deliveries_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "supervision_entries" (
    "year_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "ein" TEXT,
    "is_complete" BOOLEAN NOT NULL,
    "state" JSONB NOT NULL,

    CONSTRAINT "supervision_entries_pkey" PRIMARY KEY ("year_id","account_id")
);

-- CreateTable
CREATE TABLE "supervision_archives" (
    "id" SERIAL NOT NULL,
    "year_id" INTEGER NOT NULL,
    "contents" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "asked_by_id" INTEGER,
    "storage_key" TEXT,
    "size" INTEGER,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "supervision_archives_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purpose_statements" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" INTEGER,

    CONSTRAINT "purpose_statements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "purpose_adoptions" (
    "id" SERIAL NOT NULL,
    "statement_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "purpose_adoptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "authorizations" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "from_on" DATE NOT NULL,
    "to_on" DATE,
    "how" TEXT NOT NULL,
    "file_id" INTEGER,
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "authorizations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "readiness_items" (
    "group_id" INTEGER NOT NULL,
    "item" TEXT NOT NULL,
    "owner" TEXT NOT NULL DEFAULT '',
    "due_on" DATE,
    "choice" TEXT NOT NULL DEFAULT '',
    "done_on" DATE,
    "file_id" INTEGER,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "readiness_items_pkey" PRIMARY KEY ("group_id","item")
);

-- CreateTable
CREATE TABLE "sgri_reports" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "ends_on" DATE NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'frozen',
    "template" INTEGER NOT NULL,
    "snapshot" TEXT NOT NULL,
    "sha256" TEXT NOT NULL,
    "frozen_at" TIMESTAMPTZ(3) NOT NULL,
    "frozen_by_id" INTEGER,
    "forced_reason" TEXT,
    "submitted_on" DATE,
    "way" TEXT,
    "confirmation" TEXT,
    "file_id" INTEGER,
    "late_reason" TEXT,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "sgri_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sgri_choices" (
    "group_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "force_reason" TEXT NOT NULL DEFAULT '',
    "leave_reason" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sgri_choices_pkey" PRIMARY KEY ("group_id","year","account_id")
);

-- CreateIndex
CREATE INDEX "group_memberships_group_id_joined_on_idx" ON "group_memberships"("group_id", "joined_on");

-- CreateIndex
CREATE INDEX "group_memberships_account_id_idx" ON "group_memberships"("account_id");

-- CreateIndex
CREATE INDEX "supervision_years_opened_by_id_idx" ON "supervision_years"("opened_by_id");

-- CreateIndex
CREATE INDEX "supervision_years_closed_by_id_idx" ON "supervision_years"("closed_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "supervision_years_group_id_year_key" ON "supervision_years"("group_id", "year");

-- CreateIndex
CREATE INDEX "supervision_papers_year_id_account_id_id_idx" ON "supervision_papers"("year_id", "account_id", "id");

-- CreateIndex
CREATE INDEX "supervision_papers_account_id_idx" ON "supervision_papers"("account_id");

-- CreateIndex
CREATE INDEX "supervision_papers_file_id_idx" ON "supervision_papers"("file_id");

-- CreateIndex
CREATE INDEX "supervision_papers_user_id_idx" ON "supervision_papers"("user_id");

-- CreateIndex
CREATE INDEX "supervision_reviews_year_id_account_id_id_idx" ON "supervision_reviews"("year_id", "account_id", "id");

-- CreateIndex
CREATE INDEX "supervision_reviews_account_id_idx" ON "supervision_reviews"("account_id");

-- CreateIndex
CREATE INDEX "supervision_reviews_user_id_idx" ON "supervision_reviews"("user_id");

-- CreateIndex
CREATE INDEX "education_texts_user_id_idx" ON "education_texts"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "education_texts_group_id_version_key" ON "education_texts"("group_id", "version");

-- CreateIndex
CREATE INDEX "education_deliveries_account_id_idx" ON "education_deliveries"("account_id");

-- CreateIndex
CREATE INDEX "education_deliveries_text_id_idx" ON "education_deliveries"("text_id");

-- CreateIndex
CREATE INDEX "education_deliveries_asked_by_id_idx" ON "education_deliveries"("asked_by_id");

-- CreateIndex
CREATE INDEX "education_deliveries_acknowledged_by_id_idx" ON "education_deliveries"("acknowledged_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "education_deliveries_year_id_text_id_account_id_key" ON "education_deliveries"("year_id", "text_id", "account_id");

-- CreateIndex
CREATE INDEX "supervision_entries_account_id_idx" ON "supervision_entries"("account_id");

-- CreateIndex
CREATE INDEX "supervision_archives_year_id_id_idx" ON "supervision_archives"("year_id", "id");

-- CreateIndex
CREATE INDEX "supervision_archives_asked_by_id_idx" ON "supervision_archives"("asked_by_id");

-- CreateIndex
CREATE INDEX "purpose_statements_user_id_idx" ON "purpose_statements"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "purpose_statements_group_id_version_key" ON "purpose_statements"("group_id", "version");

-- CreateIndex
CREATE INDEX "purpose_adoptions_account_id_idx" ON "purpose_adoptions"("account_id");

-- CreateIndex
CREATE INDEX "purpose_adoptions_file_id_idx" ON "purpose_adoptions"("file_id");

-- CreateIndex
CREATE INDEX "purpose_adoptions_user_id_idx" ON "purpose_adoptions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "purpose_adoptions_statement_id_account_id_key" ON "purpose_adoptions"("statement_id", "account_id");

-- CreateIndex
CREATE INDEX "authorizations_group_id_account_id_idx" ON "authorizations"("group_id", "account_id");

-- CreateIndex
CREATE INDEX "authorizations_account_id_idx" ON "authorizations"("account_id");

-- CreateIndex
CREATE INDEX "authorizations_file_id_idx" ON "authorizations"("file_id");

-- CreateIndex
CREATE INDEX "authorizations_user_id_idx" ON "authorizations"("user_id");

-- CreateIndex
CREATE INDEX "readiness_items_file_id_idx" ON "readiness_items"("file_id");

-- CreateIndex
CREATE INDEX "readiness_items_user_id_idx" ON "readiness_items"("user_id");

-- CreateIndex
CREATE INDEX "sgri_reports_frozen_by_id_idx" ON "sgri_reports"("frozen_by_id");

-- CreateIndex
CREATE INDEX "sgri_reports_file_id_idx" ON "sgri_reports"("file_id");

-- CreateIndex
CREATE UNIQUE INDEX "sgri_reports_group_id_year_key" ON "sgri_reports"("group_id", "year");

-- CreateIndex
CREATE INDEX "sgri_choices_account_id_idx" ON "sgri_choices"("account_id");

-- CreateIndex
CREATE INDEX "sgri_choices_user_id_idx" ON "sgri_choices"("user_id");

-- AddForeignKey
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_years" ADD CONSTRAINT "supervision_years_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_years" ADD CONSTRAINT "supervision_years_opened_by_id_fkey" FOREIGN KEY ("opened_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_years" ADD CONSTRAINT "supervision_years_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_papers" ADD CONSTRAINT "supervision_papers_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "supervision_years"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_papers" ADD CONSTRAINT "supervision_papers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_papers" ADD CONSTRAINT "supervision_papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_papers" ADD CONSTRAINT "supervision_papers_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_reviews" ADD CONSTRAINT "supervision_reviews_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "supervision_years"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_reviews" ADD CONSTRAINT "supervision_reviews_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_reviews" ADD CONSTRAINT "supervision_reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education_texts" ADD CONSTRAINT "education_texts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education_texts" ADD CONSTRAINT "education_texts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education_deliveries" ADD CONSTRAINT "education_deliveries_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "supervision_years"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education_deliveries" ADD CONSTRAINT "education_deliveries_text_id_fkey" FOREIGN KEY ("text_id") REFERENCES "education_texts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education_deliveries" ADD CONSTRAINT "education_deliveries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education_deliveries" ADD CONSTRAINT "education_deliveries_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "education_deliveries" ADD CONSTRAINT "education_deliveries_acknowledged_by_id_fkey" FOREIGN KEY ("acknowledged_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_entries" ADD CONSTRAINT "supervision_entries_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "supervision_years"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_entries" ADD CONSTRAINT "supervision_entries_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_archives" ADD CONSTRAINT "supervision_archives_year_id_fkey" FOREIGN KEY ("year_id") REFERENCES "supervision_years"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "supervision_archives" ADD CONSTRAINT "supervision_archives_asked_by_id_fkey" FOREIGN KEY ("asked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_statements" ADD CONSTRAINT "purpose_statements_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_statements" ADD CONSTRAINT "purpose_statements_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_adoptions" ADD CONSTRAINT "purpose_adoptions_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "purpose_statements"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_adoptions" ADD CONSTRAINT "purpose_adoptions_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_adoptions" ADD CONSTRAINT "purpose_adoptions_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "purpose_adoptions" ADD CONSTRAINT "purpose_adoptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "readiness_items" ADD CONSTRAINT "readiness_items_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "readiness_items" ADD CONSTRAINT "readiness_items_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "readiness_items" ADD CONSTRAINT "readiness_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sgri_reports" ADD CONSTRAINT "sgri_reports_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sgri_reports" ADD CONSTRAINT "sgri_reports_frozen_by_id_fkey" FOREIGN KEY ("frozen_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sgri_reports" ADD CONSTRAINT "sgri_reports_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sgri_choices" ADD CONSTRAINT "sgri_choices_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sgri_choices" ADD CONSTRAINT "sgri_choices_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sgri_choices" ADD CONSTRAINT "sgri_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_days" CHECK ("left_on" >= "joined_on");
ALTER TABLE "supervision_years" ADD CONSTRAINT "supervision_years_days" CHECK ("ends_on" > "starts_on" AND "year" BETWEEN 2000 AND 2100);
ALTER TABLE "supervision_papers" ADD CONSTRAINT "supervision_papers_kind" CHECK (
  ("kind" = 'return' AND "file_id" IS NOT NULL AND "report" IS NULL)
  OR ("kind" = 'confirmation' AND ("file_id" IS NOT NULL OR "number" IS NOT NULL) AND "report" IS NULL)
  OR ("kind" = 'report' AND "report" IS NOT NULL));
ALTER TABLE "supervision_reviews" ADD CONSTRAINT "supervision_reviews_result" CHECK ("result" IN ('in_order', 'question', 'not_in_order'));
ALTER TABLE "education_texts" ADD CONSTRAINT "education_texts_something" CHECK ("text" <> '' OR "url" <> '');
ALTER TABLE "education_deliveries" ADD CONSTRAINT "education_deliveries_state" CHECK ("state" IN ('waiting', 'sent', 'nobody', 'failed') AND ("state" = 'waiting') = ("settled_at" IS NULL));
ALTER TABLE "supervision_archives" ADD CONSTRAINT "supervision_archives_state" CHECK ("state" IN ('waiting', 'ready', 'failed') AND ("state" = 'ready') = ("storage_key" IS NOT NULL));
ALTER TABLE "authorizations" ADD CONSTRAINT "authorizations_how" CHECK ("how" IN ('file', 'paper', 'letter') AND ("how" <> 'file' OR "file_id" IS NOT NULL) AND ("to_on" IS NULL OR "to_on" >= "from_on"));
ALTER TABLE "sgri_reports" ADD CONSTRAINT "sgri_reports_state" CHECK (
  ("state" = 'frozen' AND "submitted_on" IS NULL AND "closed_at" IS NULL)
  OR ("state" = 'submitted' AND "submitted_on" IS NOT NULL AND "closed_at" IS NULL)
  OR ("state" = 'closed' AND "submitted_on" IS NOT NULL AND "closed_at" IS NOT NULL));

-- An account is in one group at a time, and a year has one archive on its way.
CREATE UNIQUE INDEX "group_memberships_open" ON "group_memberships"("account_id") WHERE "left_on" IS NULL;
CREATE UNIQUE INDEX "supervision_archives_waiting" ON "supervision_archives"("year_id") WHERE "state" = 'waiting';

-- Whatever lets an account into a group or out of it, the days are kept.
CREATE FUNCTION "keep_group_membership"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'America/New_York')::date;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "group_memberships" SET "left_on" = greatest(today, "joined_on")
      WHERE "account_id" = NEW."id" AND "left_on" IS NULL;
  ELSE
    today := least(today, (NEW."created_at" AT TIME ZONE 'America/New_York')::date);
  END IF;
  IF NEW."group_id" IS NOT NULL THEN
    INSERT INTO "group_memberships" ("group_id", "account_id", "joined_on")
      VALUES (NEW."group_id", NEW."id", today);
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "accounts_join_group" AFTER INSERT ON "accounts"
  FOR EACH ROW WHEN (NEW."group_id" IS NOT NULL) EXECUTE FUNCTION "keep_group_membership"();
CREATE TRIGGER "accounts_change_group" AFTER UPDATE OF "group_id" ON "accounts"
  FOR EACH ROW WHEN (NEW."group_id" IS DISTINCT FROM OLD."group_id")
  EXECUTE FUNCTION "keep_group_membership"();

-- Of those that are in a group now it is not known since when: at most since we know them.
INSERT INTO "group_memberships" ("group_id", "account_id", "joined_on")
  SELECT "group_id", "id", ("created_at" AT TIME ZONE 'America/New_York')::date
  FROM "accounts" WHERE "group_id" IS NOT NULL;

-- Nothing of a closed year changes, but that a person is forgotten; papers that come later are supplements.
CREATE FUNCTION "closed_years_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people text[] := ARRAY['user_id', 'asked_by_id', 'acknowledged_by_id', 'opened_by_id', 'closed_by_id'];
  closed timestamptz;
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - people = to_jsonb(OLD) - people THEN
    RETURN NEW;
  END IF;
  IF TG_TABLE_NAME = 'supervision_years' THEN
    closed := OLD."closed_at";
  ELSIF TG_OP = 'INSERT' THEN
    SELECT "closed_at" INTO closed FROM "supervision_years" WHERE "id" = NEW."year_id";
  ELSE
    SELECT "closed_at" INTO closed FROM "supervision_years" WHERE "id" = OLD."year_id";
  END IF;
  IF TG_TABLE_NAME = 'supervision_papers' AND TG_OP = 'INSERT' THEN
    IF (to_jsonb(NEW)->>'is_supplement')::boolean = (closed IS NOT NULL) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'a supplement is what comes after the year was closed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF closed IS NOT NULL THEN
    RAISE EXCEPTION 'a closed supervision year is kept as it was' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END;
$$;
CREATE TRIGGER "supervision_years_kept" BEFORE UPDATE OR DELETE ON "supervision_years"
  FOR EACH ROW EXECUTE FUNCTION "closed_years_are_kept"();
CREATE TRIGGER "supervision_papers_kept" BEFORE INSERT OR UPDATE OR DELETE ON "supervision_papers"
  FOR EACH ROW EXECUTE FUNCTION "closed_years_are_kept"();
CREATE TRIGGER "supervision_reviews_kept" BEFORE INSERT OR UPDATE OR DELETE ON "supervision_reviews"
  FOR EACH ROW EXECUTE FUNCTION "closed_years_are_kept"();
CREATE TRIGGER "education_deliveries_kept" BEFORE INSERT OR UPDATE OR DELETE ON "education_deliveries"
  FOR EACH ROW EXECUTE FUNCTION "closed_years_are_kept"();

-- What was said stays as it was said, but for a person who is forgotten.
CREATE FUNCTION "supervision_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  people text[] := ARRAY['user_id'];
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - people = to_jsonb(OLD) - people THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END;
$$;
CREATE TRIGGER "supervision_entries_append_only" BEFORE UPDATE OR DELETE ON "supervision_entries"
  FOR EACH ROW EXECUTE FUNCTION "supervision_is_kept"();
CREATE TRIGGER "education_texts_append_only" BEFORE UPDATE OR DELETE ON "education_texts"
  FOR EACH ROW EXECUTE FUNCTION "supervision_is_kept"();
CREATE TRIGGER "purpose_statements_append_only" BEFORE UPDATE OR DELETE ON "purpose_statements"
  FOR EACH ROW EXECUTE FUNCTION "supervision_is_kept"();

-- What was frozen for the IRS stays as it was frozen.
CREATE FUNCTION "sgri_reports_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW."group_id", NEW."year", NEW."ends_on", NEW."template", NEW."snapshot", NEW."sha256", NEW."frozen_at")
      IS DISTINCT FROM
      (OLD."group_id", OLD."year", OLD."ends_on", OLD."template", OLD."snapshot", OLD."sha256", OLD."frozen_at")
    OR (OLD."state" = 'closed' AND NEW."state" <> 'closed')
  THEN
    RAISE EXCEPTION 'a frozen report is kept as it is' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "sgri_reports_kept" BEFORE UPDATE OR DELETE ON "sgri_reports"
  FOR EACH ROW EXECUTE FUNCTION "sgri_reports_are_kept"();

CREATE TRIGGER "supervision_papers_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "supervision_papers"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "supervision_reviews_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "supervision_reviews"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "education_deliveries_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "education_deliveries"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "supervision_entries_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "supervision_entries"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "purpose_adoptions_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "purpose_adoptions"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "authorizations_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "authorizations"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "sgri_choices_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "sgri_choices"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();

-- The window of the report and the end of the transition are rules of the catalogue (duty_rules).
INSERT INTO "supervision_facts" ("name", "value", "source_name", "source_url", "read_on", "confirmed") VALUES
  ('letters_before', '2026-01-20', 'Spencer Fane on Rev. Proc. 2026-8', 'https://www.spencerfane.com/?p=37740', '2026-11-23', false),
  ('grace_days', '180', 'Our judgement', '', '2026-11-23', false),
  ('retention_years', '7', 'Our judgement', '', '2026-11-23', false);
