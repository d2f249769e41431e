CREATE TABLE "users" (
  "id" SERIAL NOT NULL,
  "email" TEXT NOT NULL,
  "email_key" TEXT NOT NULL,
  "first_name" TEXT NOT NULL DEFAULT '',
  "last_name" TEXT NOT NULL DEFAULT '',
  "password_hash" TEXT,
  "is_staff" BOOLEAN NOT NULL DEFAULT false,
  "locale" TEXT,
  "phone" TEXT,
  "sms_phone" TEXT,
  "is_subscribed_bulk_emails" BOOLEAN NOT NULL DEFAULT true,
  "is_subscribed_event_emails" BOOLEAN NOT NULL DEFAULT true,
  "is_subscribed_sms" BOOLEAN NOT NULL DEFAULT false,
  "totp_secret" TEXT,
  "totp_enrolled_at" TIMESTAMPTZ(3),
  "totp_last_step" BIGINT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "users_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "users_totp_enrolled_has_secret" CHECK ("totp_enrolled_at" IS NULL OR "totp_secret" IS NOT NULL)
);
CREATE UNIQUE INDEX "users_email_key_key" ON "users"("email_key");

CREATE TABLE "groups" (
  "id" SERIAL NOT NULL,
  "label" TEXT NOT NULL,
  "is_billed_as_group" BOOLEAN NOT NULL DEFAULT false,
  "gen" TEXT,
  "central_account_id" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "groups_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "groups_gen_digits" CHECK ("gen" ~ '^[0-9]{4}$')
);
CREATE UNIQUE INDEX "groups_central_account_id_key" ON "groups"("central_account_id");

CREATE TABLE "accounts" (
  "id" SERIAL NOT NULL,
  "name" TEXT NOT NULL,
  "level_id" INTEGER,
  "group_id" INTEGER,
  "bonus_balance_cents" INTEGER NOT NULL DEFAULT 0,
  "renewal_due_at" DATE,
  "is_suspended_from_basic_renewal" BOOLEAN NOT NULL DEFAULT false,
  "time_zone" TEXT NOT NULL DEFAULT 'America/New_York',
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "accounts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "accounts_bonus_not_negative" CHECK ("bonus_balance_cents" >= 0),
  CONSTRAINT "accounts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE INDEX "accounts_group_id_idx" ON "accounts"("group_id");
ALTER TABLE "groups" ADD CONSTRAINT "groups_central_account_id_fkey"
  FOREIGN KEY ("central_account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

CREATE TABLE "account_users" (
  "account_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "is_primary" BOOLEAN NOT NULL DEFAULT false,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "account_users_pkey" PRIMARY KEY ("account_id", "user_id"),
  CONSTRAINT "account_users_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "account_users_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "account_users_user_id_idx" ON "account_users"("user_id");
-- One primary person an account; Prisma's schema cannot say this.
CREATE UNIQUE INDEX "account_users_one_primary" ON "account_users"("account_id") WHERE "is_primary";

CREATE TABLE "sessions" (
  "token_hash" TEXT NOT NULL,
  "user_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "second_factor_at" TIMESTAMPTZ(3),
  "device_label" TEXT NOT NULL DEFAULT '',
  CONSTRAINT "sessions_pkey" PRIMARY KEY ("token_hash"),
  CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

CREATE TABLE "password_reset_requests" (
  "id" SERIAL NOT NULL,
  "email_key" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "handled_at" TIMESTAMPTZ(3),
  CONSTRAINT "password_reset_requests_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "password_reset_requests_created_at_idx" ON "password_reset_requests"("created_at");

CREATE TABLE "password_resets" (
  "token_hash" TEXT NOT NULL,
  "user_id" INTEGER NOT NULL,
  "request_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  "voided_at" TIMESTAMPTZ(3),
  CONSTRAINT "password_resets_pkey" PRIMARY KEY ("token_hash"),
  CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  CONSTRAINT "password_resets_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "password_reset_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");
CREATE INDEX "password_resets_request_id_idx" ON "password_resets"("request_id");

CREATE TABLE "recovery_codes" (
  "code_hash" TEXT NOT NULL,
  "user_id" INTEGER NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3),
  CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("code_hash"),
  CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "recovery_codes_user_id_idx" ON "recovery_codes"("user_id");
