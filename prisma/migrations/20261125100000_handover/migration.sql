-- AlterTable
-- lock: account_users; a column without a default, read by new processes alone
ALTER TABLE "account_users" ADD COLUMN     "reads_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "handovers" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'own',
    "state" TEXT NOT NULL DEFAULT 'planned',
    "office" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "starts_on" DATE NOT NULL,
    "outgoing_id" INTEGER,
    "afterwards" TEXT NOT NULL DEFAULT 'leave',
    "stay_office" TEXT NOT NULL DEFAULT '',
    "stay_title" TEXT NOT NULL DEFAULT '',
    "started_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sending" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "asked_again_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "accepted_by_id" INTEGER,
    "settled_at" TIMESTAMPTZ(3),
    "decline_reason" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "handovers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "handover_links" (
    "token_hash" TEXT NOT NULL,
    "handover_id" INTEGER NOT NULL,
    "sending" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "handover_links_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "handover_marks" (
    "handover_id" INTEGER NOT NULL,
    "thing" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "marked_by_id" INTEGER,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "handover_marks_pkey" PRIMARY KEY ("handover_id","thing")
);

-- CreateTable
CREATE TABLE "handover_notices" (
    "id" SERIAL NOT NULL,
    "handover_id" INTEGER NOT NULL,
    "event" TEXT NOT NULL,
    "user_id" INTEGER,
    "email" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "handover_notices_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "handovers_account_id_idx" ON "handovers"("account_id");

-- CreateIndex
CREATE INDEX "handovers_outgoing_id_idx" ON "handovers"("outgoing_id");

-- CreateIndex
CREATE INDEX "handovers_accepted_by_id_idx" ON "handovers"("accepted_by_id");

-- CreateIndex
CREATE INDEX "handovers_started_by_id_idx" ON "handovers"("started_by_id");

-- CreateIndex
CREATE INDEX "handovers_state_expires_at_idx" ON "handovers"("state", "expires_at");

-- CreateIndex
CREATE INDEX "handover_links_handover_id_idx" ON "handover_links"("handover_id");

-- CreateIndex
CREATE INDEX "handover_marks_marked_by_id_idx" ON "handover_marks"("marked_by_id");

-- CreateIndex
CREATE INDEX "handover_notices_handover_id_idx" ON "handover_notices"("handover_id");

-- CreateIndex
CREATE INDEX "handover_notices_user_id_idx" ON "handover_notices"("user_id");

-- AddForeignKey
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_outgoing_id_fkey" FOREIGN KEY ("outgoing_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_accepted_by_id_fkey" FOREIGN KEY ("accepted_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_started_by_id_fkey" FOREIGN KEY ("started_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover_links" ADD CONSTRAINT "handover_links_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover_marks" ADD CONSTRAINT "handover_marks_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover_marks" ADD CONSTRAINT "handover_marks_marked_by_id_fkey" FOREIGN KEY ("marked_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover_notices" ADD CONSTRAINT "handover_notices_handover_id_fkey" FOREIGN KEY ("handover_id") REFERENCES "handovers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "handover_notices" ADD CONSTRAINT "handover_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One open handover to an address of an account.
CREATE UNIQUE INDEX "handovers_one_open" ON "handovers"("account_id", "email_key")
  WHERE "state" IN ('planned', 'sent', 'accepted');

ALTER TABLE "handovers"
  ADD CONSTRAINT "handovers_origin" CHECK ("origin" IN ('own', 'headquarters', 'claim')),
  ADD CONSTRAINT "handovers_state" CHECK ("state" IN ('planned', 'sent', 'accepted', 'completed', 'declined', 'expired', 'cancelled')),
  ADD CONSTRAINT "handovers_afterwards" CHECK ("afterwards" IN ('leave', 'read', 'stay')),
  ADD CONSTRAINT "handovers_stay" CHECK (("afterwards" = 'stay') = ("stay_office" <> '')),
  ADD CONSTRAINT "handovers_title" CHECK (("office" = 'other') = ("title" <> '')),
  ADD CONSTRAINT "handovers_sent" CHECK ("state" <> 'sent' OR ("sent_at" IS NOT NULL AND "expires_at" IS NOT NULL));
ALTER TABLE "handover_marks"
  ADD CONSTRAINT "handover_marks_mark" CHECK ("mark" IN ('done', 'not_ours', 'later'));
ALTER TABLE "handover_notices"
  ADD CONSTRAINT "handover_notices_event" CHECK ("event" IN ('accepted', 'declined', 'expired', 'asked_again', 'cancelled', 'completed', 'started')),
  ADD CONSTRAINT "handover_notices_state" CHECK ("state" IN ('waiting', 'sent', 'unwanted', 'failed')),
  ADD CONSTRAINT "handover_notices_to" CHECK ("user_id" IS NULL OR "email" = '');

CREATE TRIGGER "handovers_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "handovers"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
