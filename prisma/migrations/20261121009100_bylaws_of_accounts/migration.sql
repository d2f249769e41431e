ALTER TABLE "bylaws" ADD COLUMN "account_id" INTEGER;
ALTER TABLE "bylaws" ADD CONSTRAINT "bylaws_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- An account's papers newest first; and what is nobody's, by how long nobody saved it.
CREATE INDEX "bylaws_account_id_updated_at_idx" ON "bylaws"("account_id", "updated_at");
CREATE INDEX "bylaws_versions_state_created_at_idx" ON "bylaws_versions"("state", "created_at");

-- What members adopted goes only with the whole paper, and a paper that an account keeps not at all.
CREATE OR REPLACE FUNCTION "refuse_change_of_adopted_bylaws"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF EXISTS (SELECT 1 FROM "bylaws" WHERE "id" = OLD."bylaws_id") THEN
            RAISE EXCEPTION 'adopted bylaws cannot be removed' USING ERRCODE = 'restrict_violation';
        END IF;
        RETURN OLD;
    END IF;
    IF (NEW."id", NEW."bylaws_id", NEW."number", NEW."template_version", NEW."answers", NEW."document", NEW."created_at", NEW."adopted_at", NEW."adoption")
        IS DISTINCT FROM
       (OLD."id", OLD."bylaws_id", OLD."number", OLD."template_version", OLD."answers", OLD."document", OLD."created_at", OLD."adopted_at", OLD."adoption") THEN
        RAISE EXCEPTION 'adopted bylaws cannot be changed' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
END
$$;

CREATE FUNCTION "refuse_removal_of_kept_bylaws"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT 1 FROM "bylaws_versions" WHERE "bylaws_id" = OLD."id" AND "adopted_at" IS NOT NULL) THEN
        RAISE EXCEPTION 'adopted bylaws cannot be removed' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN OLD;
END
$$;
CREATE TRIGGER "kept_bylaws_locked" BEFORE DELETE ON "bylaws"
    FOR EACH ROW WHEN (OLD."account_id" IS NOT NULL) EXECUTE FUNCTION "refuse_removal_of_kept_bylaws"();
