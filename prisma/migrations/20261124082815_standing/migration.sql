-- Whether a club is all right: the word with its history, the brake on it, what staff set aside,
-- letters, and certificates with the keys that signed them.

CREATE TABLE "standing_holds" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "group_id" INTEGER,
    "revoked_on" DATE,
    "worsened" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'held',
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" INTEGER,

    CONSTRAINT "standing_holds_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "standing_holds_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standing_holds_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "standing_holds_state" CHECK ("state" IN ('held', 'released', 'dropped') AND ("state" = 'held') = ("decided_at" IS NULL)),
    CONSTRAINT "standing_holds_kind" CHECK (("kind" = 'files' AND "revoked_on" IS NULL) OR ("kind" = 'central' AND "revoked_on" IS NOT NULL AND "group_id" IS NOT NULL))
);

CREATE TABLE "standings" (
    "account_id" INTEGER NOT NULL,
    "verdict" TEXT NOT NULL DEFAULT 'unknown',
    "findings" JSONB NOT NULL DEFAULT '[]',
    "ein" TEXT,
    "digest" TEXT NOT NULL DEFAULT '',
    "since" TIMESTAMPTZ(3),
    "hold_id" INTEGER,
    "held" JSONB,
    "held_verdict" TEXT,
    "held_digest" TEXT,
    "dropped_digest" TEXT,
    "told_verdict" TEXT,
    "told_at" TIMESTAMPTZ(3),
    "is_badge_on" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "standings_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "standings_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standings_hold_id_fkey" FOREIGN KEY ("hold_id") REFERENCES "standing_holds"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standings_verdict" CHECK ("verdict" IN ('unknown', 'good', 'attention', 'at_risk', 'revoked')),
    CONSTRAINT "standings_held_whole" CHECK (("hold_id" IS NULL) = ("held" IS NULL) AND ("hold_id" IS NULL) = ("held_verdict" IS NULL) AND ("hold_id" IS NULL) = ("held_digest" IS NULL))
);

CREATE TABLE "standing_changes" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "cause" TEXT NOT NULL,
    "was" TEXT,
    "verdict" TEXT NOT NULL,
    "findings" JSONB NOT NULL,

    CONSTRAINT "standing_changes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "standing_changes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standing_changes_cause" CHECK ("cause" IN ('import', 'time', 'account', 'override', 'release'))
);

CREATE TABLE "standing_overrides" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "codes" TEXT[],
    "letter_on" DATE,
    "reason" TEXT NOT NULL,
    "file_id" INTEGER NOT NULL,
    "ends_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" INTEGER,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "standing_overrides_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "standing_overrides_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standing_overrides_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standing_overrides_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "standing_overrides_reason" CHECK ("reason" <> ''),
    CONSTRAINT "standing_overrides_what" CHECK ((cardinality("codes") = 0) = ("letter_on" IS NOT NULL)),
    CONSTRAINT "standing_overrides_days" CHECK ("ends_on" - "created_at"::date <= 91)
);

CREATE TABLE "standing_letters" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "was" TEXT NOT NULL,
    "verdict" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "standing_letters_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "standing_letters_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standing_letters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "standing_letters_state" CHECK ("state" IN ('waiting', 'sent', 'overtaken', 'unwanted', 'failed'))
);

CREATE TABLE "standing_keys" (
    "id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "standing_keys_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "standing_certificates" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "issued_on" DATE NOT NULL,
    "valid_through" DATE NOT NULL,
    "payload" TEXT NOT NULL,
    "signature" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "file_state" TEXT NOT NULL DEFAULT 'waiting',
    "sha256" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "issued_by_id" INTEGER,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "standing_certificates_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "standing_certificates_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standing_certificates_issued_by_id_fkey" FOREIGN KEY ("issued_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
    CONSTRAINT "standing_certificates_key_id_fkey" FOREIGN KEY ("key_id") REFERENCES "standing_keys"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "standing_certificates_file" CHECK ("file_state" IN ('waiting', 'ready', 'failed') AND ("file_state" = 'ready') = ("sha256" IS NOT NULL))
);

CREATE INDEX "standings_verdict_idx" ON "standings"("verdict");
CREATE INDEX "standings_hold_id_idx" ON "standings"("hold_id");
CREATE INDEX "standing_changes_account_id_id_idx" ON "standing_changes"("account_id", "id");
CREATE INDEX "standing_changes_at_idx" ON "standing_changes"("at");
CREATE INDEX "standing_holds_group_id_idx" ON "standing_holds"("group_id");
CREATE INDEX "standing_holds_decided_by_id_idx" ON "standing_holds"("decided_by_id");
CREATE INDEX "standing_overrides_account_id_ends_on_idx" ON "standing_overrides"("account_id", "ends_on");
CREATE INDEX "standing_overrides_file_id_idx" ON "standing_overrides"("file_id");
CREATE INDEX "standing_overrides_created_by_id_idx" ON "standing_overrides"("created_by_id");
CREATE INDEX "standing_letters_user_id_idx" ON "standing_letters"("user_id");
CREATE UNIQUE INDEX "standing_letters_account_id_created_at_user_id_key" ON "standing_letters"("account_id", "created_at", "user_id");
CREATE UNIQUE INDEX "standing_certificates_code_key" ON "standing_certificates"("code");
CREATE INDEX "standing_certificates_account_id_id_idx" ON "standing_certificates"("account_id", "id");
CREATE INDEX "standing_certificates_issued_by_id_idx" ON "standing_certificates"("issued_by_id");
CREATE INDEX "standing_certificates_key_id_idx" ON "standing_certificates"("key_id");

-- A revocation of a group's central organization is decided once.
CREATE UNIQUE INDEX "standing_holds_central" ON "standing_holds"("group_id", "revoked_on") WHERE "kind" = 'central';

CREATE FUNCTION "standing_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END;
$$;
CREATE TRIGGER "standing_changes_append_only" BEFORE UPDATE OR DELETE ON "standing_changes"
  FOR EACH ROW EXECUTE FUNCTION "standing_is_kept"();
CREATE TRIGGER "standing_changes_not_truncated" BEFORE TRUNCATE ON "standing_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "standing_is_kept"();
CREATE TRIGGER "standing_keys_append_only" BEFORE UPDATE OR DELETE ON "standing_keys"
  FOR EACH ROW EXECUTE FUNCTION "standing_is_kept"();
CREATE TRIGGER "standing_keys_not_truncated" BEFORE TRUNCATE ON "standing_keys"
  FOR EACH STATEMENT EXECUTE FUNCTION "standing_is_kept"();

-- What was signed stays as it was signed; that it was withdrawn stays too.
CREATE FUNCTION "standing_certificates_are_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
    OR (NEW."account_id", NEW."code", NEW."issued_on", NEW."valid_through", NEW."payload", NEW."signature", NEW."key_id")
      IS DISTINCT FROM
      (OLD."account_id", OLD."code", OLD."issued_on", OLD."valid_through", OLD."payload", OLD."signature", OLD."key_id")
    OR (OLD."withdrawn_at" IS NOT NULL AND NEW."withdrawn_at" IS DISTINCT FROM OLD."withdrawn_at")
    OR (OLD."sha256" IS NOT NULL AND NEW."sha256" IS DISTINCT FROM OLD."sha256")
  THEN
    RAISE EXCEPTION 'a certificate is kept as it was signed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END;
$$;
CREATE TRIGGER "standing_certificates_kept" BEFORE UPDATE OR DELETE ON "standing_certificates"
  FOR EACH ROW EXECUTE FUNCTION "standing_certificates_are_kept"();

-- A change of a standing is written with its standing, and needs no look of its own.
CREATE TRIGGER "standing_certificates_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "standing_certificates"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "standing_letters_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "standing_letters"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "standing_overrides_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "standing_overrides"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
CREATE TRIGGER "standings_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "standings"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
