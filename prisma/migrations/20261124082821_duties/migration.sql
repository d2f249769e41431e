-- AlterTable
ALTER TABLE "reminder_letters" ADD COLUMN     "duty_letter_id" INTEGER;

-- CreateTable
CREATE TABLE "club_facts" (
    "account_id" INTEGER NOT NULL,
    "fact" TEXT NOT NULL,
    "part" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "as_of" DATE NOT NULL,
    "user_id" INTEGER,
    "settled" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "club_facts_pkey" PRIMARY KEY ("account_id","fact","part","source")
);

-- CreateTable
CREATE TABLE "duty_clubs" (
    "account_id" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "built_for" DATE,
    "digest" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "duty_clubs_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "duty_rules" (
    "code" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "condition" JSONB NOT NULL,
    "date_rule" JSONB NOT NULL,
    "shift" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "proof" TEXT[],
    "is_optional" BOOLEAN NOT NULL DEFAULT false,
    "is_automatic" BOOLEAN NOT NULL DEFAULT false,
    "is_active" BOOLEAN NOT NULL DEFAULT true,
    "title_en" TEXT NOT NULL,
    "title_es" TEXT NOT NULL,
    "reason_en" TEXT NOT NULL,
    "reason_es" TEXT NOT NULL,
    "steps_en" TEXT NOT NULL DEFAULT '',
    "steps_es" TEXT NOT NULL DEFAULT '',
    "check_en" TEXT NOT NULL DEFAULT '',
    "check_es" TEXT NOT NULL DEFAULT '',
    "source_name" TEXT NOT NULL,
    "source_url" TEXT NOT NULL DEFAULT '',
    "read_on" DATE,
    "confirmed" BOOLEAN NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "duty_rules_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "duty_rule_versions" (
    "code" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "fields" JSONB NOT NULL,
    "reason" TEXT NOT NULL,
    "clubs" INTEGER NOT NULL DEFAULT 0,
    "dates" INTEGER NOT NULL DEFAULT 0,
    "author_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "duty_rule_versions_pkey" PRIMARY KEY ("code","version")
);

-- CreateTable
CREATE TABLE "group_duties" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "replaces" TEXT,
    "title" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "date_rule" JSONB NOT NULL,
    "role" TEXT NOT NULL,
    "proof" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "group_duties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "own_duties" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "due_on" DATE NOT NULL,
    "is_yearly" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "user_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "own_duties_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duty_marks" (
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "state" TEXT,
    "due_on" DATE,
    "done_on" DATE,
    "reason" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,
    "settled_at" TIMESTAMPTZ(3),
    "snoozed_until" DATE,
    "extended_on" DATE,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "duty_marks_pkey" PRIMARY KEY ("account_id","code","period")
);

-- CreateTable
CREATE TABLE "duty_steps" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "duty_steps_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duty_proofs" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "file_id" INTEGER,
    "number" TEXT,
    "list" TEXT,
    "as_of" DATE,
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "duty_proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duties" (
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "opens_on" DATE,
    "due_on" DATE NOT NULL,
    "act_by" DATE,
    "state" TEXT NOT NULL,
    "is_confirmed" BOOLEAN NOT NULL,
    "is_optional" BOOLEAN NOT NULL,
    "counts" BOOLEAN NOT NULL,
    "snoozed_until" DATE,

    CONSTRAINT "duties_pkey" PRIMARY KEY ("account_id","code","period")
);

-- CreateTable
CREATE TABLE "duty_moves" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "code" TEXT NOT NULL,
    "period" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "was_on" DATE,
    "is_on" DATE,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "duty_moves_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "duty_letters" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "is_digest" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "duty_letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "digest_choices" (
    "user_id" INTEGER NOT NULL,
    "rhythm" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "digest_choices_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "club_facts_user_id_idx" ON "club_facts"("user_id");

-- CreateIndex
CREATE INDEX "group_duties_group_id_idx" ON "group_duties"("group_id");

-- CreateIndex
CREATE INDEX "group_duties_user_id_idx" ON "group_duties"("user_id");

-- CreateIndex
CREATE INDEX "own_duties_account_id_idx" ON "own_duties"("account_id");

-- CreateIndex
CREATE INDEX "own_duties_user_id_idx" ON "own_duties"("user_id");

-- CreateIndex
CREATE INDEX "duty_marks_user_id_idx" ON "duty_marks"("user_id");

-- CreateIndex
CREATE INDEX "duty_steps_account_id_code_period_id_idx" ON "duty_steps"("account_id", "code", "period", "id");

-- CreateIndex
CREATE INDEX "duty_proofs_account_id_code_period_idx" ON "duty_proofs"("account_id", "code", "period");

-- CreateIndex
CREATE INDEX "duty_proofs_file_id_idx" ON "duty_proofs"("file_id");

-- CreateIndex
CREATE INDEX "duty_proofs_user_id_idx" ON "duty_proofs"("user_id");

-- CreateIndex
CREATE INDEX "duties_due_on_idx" ON "duties"("due_on");

-- CreateIndex
CREATE UNIQUE INDEX "duty_moves_account_id_code_period_version_key" ON "duty_moves"("account_id", "code", "period", "version");

-- CreateIndex
CREATE INDEX "duty_letters_user_id_day_idx" ON "duty_letters"("user_id", "day");

-- CreateIndex
CREATE INDEX "reminder_letters_duty_letter_id_idx" ON "reminder_letters"("duty_letter_id");

-- AddForeignKey
ALTER TABLE "club_facts" ADD CONSTRAINT "club_facts_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "club_facts" ADD CONSTRAINT "club_facts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_clubs" ADD CONSTRAINT "duty_clubs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_rule_versions" ADD CONSTRAINT "duty_rule_versions_code_fkey" FOREIGN KEY ("code") REFERENCES "duty_rules"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_duties" ADD CONSTRAINT "group_duties_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "group_duties" ADD CONSTRAINT "group_duties_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_duties" ADD CONSTRAINT "own_duties_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "own_duties" ADD CONSTRAINT "own_duties_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_marks" ADD CONSTRAINT "duty_marks_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_marks" ADD CONSTRAINT "duty_marks_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_steps" ADD CONSTRAINT "duty_steps_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_proofs" ADD CONSTRAINT "duty_proofs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_proofs" ADD CONSTRAINT "duty_proofs_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_proofs" ADD CONSTRAINT "duty_proofs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_moves" ADD CONSTRAINT "duty_moves_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "duty_letters" ADD CONSTRAINT "duty_letters_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "digest_choices" ADD CONSTRAINT "digest_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reminder_letters" ADD CONSTRAINT "reminder_letters_duty_letter_id_fkey" FOREIGN KEY ("duty_letter_id") REFERENCES "duty_letters"("id") ON DELETE SET NULL ON UPDATE CASCADE;
