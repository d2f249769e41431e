-- What the ground floor itself keeps: mail sent, bot checks spent, rate limits, the audit trail.

CREATE TABLE "mail_deliveries" (
  "message_key" TEXT NOT NULL,
  "mail" TEXT NOT NULL,
  "recipient_hash" TEXT NOT NULL,
  "status" TEXT NOT NULL,
  "attempts" INTEGER NOT NULL DEFAULT 1,
  "locked_until" TIMESTAMPTZ(3) NOT NULL,
  "error" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "sent_at" TIMESTAMPTZ(3),
  CONSTRAINT "mail_deliveries_pkey" PRIMARY KEY ("message_key"),
  CONSTRAINT "mail_deliveries_status_check" CHECK ("status" IN ('sending', 'sent', 'failed'))
);

CREATE TABLE "spent_challenges" (
  "signature" TEXT NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "spent_challenges_pkey" PRIMARY KEY ("signature")
);
CREATE INDEX "spent_challenges_expires_at_idx" ON "spent_challenges"("expires_at");

CREATE TABLE "rate_limits" (
  "key" VARCHAR(255) NOT NULL,
  "points" INTEGER NOT NULL DEFAULT 0,
  "expire" BIGINT,
  CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "audit_entries" (
  "id" BIGSERIAL NOT NULL,
  "at" TIMESTAMPTZ(3) NOT NULL,
  "actor_kind" TEXT NOT NULL,
  "actor_id" INTEGER,
  "actor_name" TEXT,
  "action" TEXT NOT NULL,
  "subject" TEXT NOT NULL,
  "data" JSONB NOT NULL,
  "request_id" TEXT NOT NULL,
  CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "audit_entries_actor_kind_check" CHECK ("actor_kind" IN ('visitor', 'user', 'system'))
);
CREATE INDEX "audit_entries_subject_id_idx" ON "audit_entries"("subject", "id");
CREATE INDEX "audit_entries_at_idx" ON "audit_entries"("at");

CREATE FUNCTION "audit_entries_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit entries are append-only' USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER "audit_entries_append_only"
  BEFORE UPDATE OR DELETE ON "audit_entries"
  FOR EACH ROW EXECUTE FUNCTION "audit_entries_are_kept"();

CREATE TRIGGER "audit_entries_not_truncated"
  BEFORE TRUNCATE ON "audit_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "audit_entries_are_kept"();
