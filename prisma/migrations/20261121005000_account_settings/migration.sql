-- Names a session to its person, so that one can be ended; it opens nothing.
ALTER TABLE "sessions" ADD COLUMN "public_id" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "sessions_public_id_key" ON "sessions"("public_id");

CREATE TABLE "email_requests" (
  "id" SERIAL NOT NULL,
  "user_id" INTEGER NOT NULL,
  "new_email" TEXT NOT NULL,
  "old_email_key" TEXT NOT NULL,
  "nonce" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "voided_at" TIMESTAMPTZ(3),
  CONSTRAINT "email_requests_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "email_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "email_requests_user_id_idx" ON "email_requests"("user_id");
CREATE INDEX "email_requests_expires_at_idx" ON "email_requests"("expires_at");

CREATE TABLE "kept_forms" (
  "token_hash" TEXT NOT NULL,
  "user_id" INTEGER NOT NULL,
  "path" TEXT NOT NULL,
  "fields" JSONB NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "kept_forms_pkey" PRIMARY KEY ("token_hash"),
  CONSTRAINT "kept_forms_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "kept_forms_user_id_idx" ON "kept_forms"("user_id");
CREATE INDEX "kept_forms_expires_at_idx" ON "kept_forms"("expires_at");
