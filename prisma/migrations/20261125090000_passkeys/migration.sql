-- Passkeys, what they are asked to sign, and which of them opened a session.
CREATE TABLE "passkeys" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "credential_id" TEXT NOT NULL,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[],
  "device_type" TEXT NOT NULL,
  "is_backed_up" BOOLEAN NOT NULL,
  "aaguid" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_used_at" TIMESTAMPTZ(3),
  CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "passkeys_counter" CHECK ("counter" >= 0),
  CONSTRAINT "passkeys_device_type" CHECK ("device_type" IN ('singleDevice', 'multiDevice')),
  CONSTRAINT "passkeys_name" CHECK (length("name") BETWEEN 1 AND 100),
  CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");

CREATE TABLE "passkey_challenges" (
  "challenge_hash" TEXT NOT NULL,
  "browser_hash" TEXT NOT NULL,
  "purpose" TEXT NOT NULL,
  "user_id" INTEGER,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge_hash"),
  CONSTRAINT "passkey_challenges_purpose" CHECK ("purpose" IN ('sign-in', 'confirm', 'add')),
  CONSTRAINT "passkey_challenges_whose" CHECK (("purpose" = 'sign-in') = ("user_id" IS NULL)),
  CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id")
    REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");

-- lock: users; a column without a default, added at once
ALTER TABLE "users" ADD COLUMN "passkey_handle" TEXT;
-- lock: users; the column is new and empty, one read of a table of some thousand rows
CREATE UNIQUE INDEX "users_passkey_handle_key" ON "users"("passkey_handle");

-- lock: sessions; a column without a default, added at once
ALTER TABLE "sessions" ADD COLUMN "passkey_id" INTEGER
  CONSTRAINT "sessions_passkey_id_fkey" REFERENCES "passkeys"("id") ON DELETE SET NULL ON UPDATE CASCADE;
-- lock: sessions; the column is new and empty, sessions live for hours only
CREATE INDEX "sessions_passkey_id_idx" ON "sessions"("passkey_id");
