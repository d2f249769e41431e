ALTER TABLE "bylaws_versions"
    ADD COLUMN "adopted_at" TIMESTAMPTZ(3),
    ADD COLUMN "adoption" JSONB,
    ADD CONSTRAINT "bylaws_versions_adoption_check" CHECK (("adopted_at" IS NOT NULL) = ("adoption" IS NOT NULL));

-- What members adopted stays as they adopted it: only its files may be written anew.
CREATE FUNCTION "refuse_change_of_adopted_bylaws"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        RAISE EXCEPTION 'adopted bylaws cannot be removed' USING ERRCODE = 'restrict_violation';
    END IF;
    IF (NEW."id", NEW."bylaws_id", NEW."number", NEW."template_version", NEW."answers", NEW."document", NEW."created_at", NEW."adopted_at", NEW."adoption")
        IS DISTINCT FROM
       (OLD."id", OLD."bylaws_id", OLD."number", OLD."template_version", OLD."answers", OLD."document", OLD."created_at", OLD."adopted_at", OLD."adoption") THEN
        RAISE EXCEPTION 'adopted bylaws cannot be changed' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END
$$;
CREATE TRIGGER "adopted_bylaws_locked" BEFORE UPDATE OR DELETE ON "bylaws_versions"
    FOR EACH ROW WHEN (OLD."adopted_at" IS NOT NULL) EXECUTE FUNCTION "refuse_change_of_adopted_bylaws"();
