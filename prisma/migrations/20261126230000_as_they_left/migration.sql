-- What a group knew of a chapter on the day on which it left: an open supervision year keeps that.
-- lock: group_memberships; columns without a default rewrite nothing
ALTER TABLE "group_memberships" ADD COLUMN "left_name" TEXT,
  ADD COLUMN "left_ein" TEXT,
  ADD COLUMN "left_facts" JSONB;

CREATE OR REPLACE FUNCTION "keep_group_membership"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'America/New_York')::date;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    UPDATE "group_memberships" SET "left_on" = greatest(today, "joined_on"),
      "left_name" = OLD."name", "left_ein" = OLD."ein",
      "left_facts" = (SELECT jsonb_strip_nulls(jsonb_build_object(
          'fiscal_year_month', club."facts" -> 'fiscal_year_month',
          'group_return', club."facts" -> 'group_return',
          'irs_filing', club."facts" -> 'irs_filing'))
        FROM "duty_clubs" club
        WHERE club."account_id" = OLD."id" AND club."gathered_at" IS NOT NULL)
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
