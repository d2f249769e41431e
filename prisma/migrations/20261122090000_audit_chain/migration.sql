-- The chain over the audit entries.

CREATE TABLE "audit_unsealed" (
  "entry_id" BIGINT NOT NULL,
  "queued_at" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT "audit_unsealed_pkey" PRIMARY KEY ("entry_id")
);

CREATE TABLE "audit_seals" (
  "number" BIGINT NOT NULL,
  "entry_id" BIGINT NOT NULL,
  "previous_hash" BYTEA NOT NULL,
  "hash" BYTEA NOT NULL,
  "sealed_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "audit_seals_pkey" PRIMARY KEY ("number"),
  CONSTRAINT "audit_seals_hashes_check"
    CHECK (octet_length("hash") = 32 AND octet_length("previous_hash") = 32 AND "number" > 0)
);
CREATE UNIQUE INDEX "audit_seals_entry_id_key" ON "audit_seals"("entry_id");

CREATE TABLE "audit_checks" (
  "id" SERIAL NOT NULL,
  "checked_at" TIMESTAMPTZ(3) NOT NULL,
  "number" BIGINT NOT NULL,
  "hash" BYTEA,
  "entry_id" BIGINT,
  "fault" TEXT,
  "fault_seal" BIGINT,
  "fault_entry" BIGINT,
  CONSTRAINT "audit_checks_pkey" PRIMARY KEY ("id")
);

CREATE TRIGGER "audit_seals_append_only"
  BEFORE UPDATE OR DELETE ON "audit_seals"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_kept"();
CREATE TRIGGER "audit_seals_not_truncated"
  BEFORE TRUNCATE ON "audit_seals"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_are_kept"();
CREATE TRIGGER "audit_checks_append_only"
  BEFORE UPDATE OR DELETE ON "audit_checks"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_kept"();
CREATE TRIGGER "audit_checks_not_truncated"
  BEFORE TRUNCATE ON "audit_checks"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_are_kept"();

CREATE FUNCTION "audit_entries_wait_for_seals"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id) SELECT id FROM written;
  RETURN NULL;
END;
$$;

CREATE TRIGGER "audit_entries_wait_for_seals"
  AFTER INSERT ON "audit_entries" REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_wait_for_seals"();

INSERT INTO "audit_unsealed" ("entry_id") SELECT "id" FROM "audit_entries";
