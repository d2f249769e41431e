-- CreateTable
CREATE TABLE "letter_templates" (
    "group_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "needs_two" BOOLEAN NOT NULL DEFAULT false,
    "things" TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letter_templates_pkey" PRIMARY KEY ("group_id","kind")
);

-- CreateTable
CREATE TABLE "letter_acts" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "expires_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "created_by_id" INTEGER,

    CONSTRAINT "letter_acts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letters" (
    "id" SERIAL NOT NULL,
    "act_id" INTEGER,
    "group_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "text_sha256" TEXT NOT NULL,
    "needs_two" BOOLEAN NOT NULL DEFAULT false,
    "things" TEXT[],
    "state" TEXT NOT NULL DEFAULT 'open',
    "expires_on" DATE NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "declined_by_id" INTEGER,
    "decline_reason" TEXT NOT NULL DEFAULT '',
    "revoked_by_id" INTEGER,
    "revoked_at" TIMESTAMPTZ(3),
    "code" TEXT NOT NULL,
    "file_state" TEXT NOT NULL DEFAULT 'none',
    "file_sha256" TEXT,

    CONSTRAINT "letters_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter_openings" (
    "letter_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "letter_openings_pkey" PRIMARY KEY ("letter_id","user_id")
);

-- CreateTable
CREATE TABLE "letter_signatures" (
    "id" SERIAL NOT NULL,
    "letter_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "name" TEXT NOT NULL,
    "office" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "text_sha256" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "network" TEXT NOT NULL,

    CONSTRAINT "letter_signatures_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "letter_notices" (
    "id" SERIAL NOT NULL,
    "letter_id" INTEGER NOT NULL,
    "user_id" INTEGER,
    "event" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "letter_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "letter_acts_created_by_id_idx" ON "letter_acts"("created_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_acts_group_id_key_key" ON "letter_acts"("group_id", "key");

-- CreateIndex
CREATE UNIQUE INDEX "letters_revoked_by_id_key" ON "letters"("revoked_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "letters_code_key" ON "letters"("code");

-- CreateIndex
CREATE INDEX "letters_account_id_idx" ON "letters"("account_id");

-- CreateIndex
CREATE INDEX "letters_group_id_idx" ON "letters"("group_id");

-- CreateIndex
CREATE INDEX "letters_declined_by_id_idx" ON "letters"("declined_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "letters_act_id_account_id_key" ON "letters"("act_id", "account_id");

-- CreateIndex
CREATE INDEX "letter_openings_user_id_idx" ON "letter_openings"("user_id");

-- CreateIndex
CREATE INDEX "letter_signatures_user_id_idx" ON "letter_signatures"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_signatures_letter_id_user_id_key" ON "letter_signatures"("letter_id", "user_id");

-- CreateIndex
CREATE INDEX "letter_notices_user_id_idx" ON "letter_notices"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "letter_notices_letter_id_event_user_id_key" ON "letter_notices"("letter_id", "event", "user_id");

-- AddForeignKey
ALTER TABLE "letter_templates" ADD CONSTRAINT "letter_templates_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_acts" ADD CONSTRAINT "letter_acts_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_acts" ADD CONSTRAINT "letter_acts_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_act_id_fkey" FOREIGN KEY ("act_id") REFERENCES "letter_acts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_declined_by_id_fkey" FOREIGN KEY ("declined_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letters" ADD CONSTRAINT "letters_revoked_by_id_fkey" FOREIGN KEY ("revoked_by_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_openings" ADD CONSTRAINT "letter_openings_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_openings" ADD CONSTRAINT "letter_openings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_signatures" ADD CONSTRAINT "letter_signatures_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_notices" ADD CONSTRAINT "letter_notices_letter_id_fkey" FOREIGN KEY ("letter_id") REFERENCES "letters"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "letter_notices" ADD CONSTRAINT "letter_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
