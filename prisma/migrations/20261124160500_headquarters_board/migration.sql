-- AlterTable
ALTER TABLE "users" ADD COLUMN     "last_signed_in_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "chapter_notes" (
    "group_id" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "user_id" INTEGER,

    CONSTRAINT "chapter_notes_pkey" PRIMARY KEY ("group_id","account_id")
);

-- CreateTable
CREATE TABLE "board_views" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "board_views_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "chapter_notes_account_id_idx" ON "chapter_notes"("account_id");

-- CreateIndex
CREATE INDEX "chapter_notes_user_id_idx" ON "chapter_notes"("user_id");

-- CreateIndex
CREATE INDEX "board_views_user_id_idx" ON "board_views"("user_id");

-- AddForeignKey
ALTER TABLE "chapter_notes" ADD CONSTRAINT "chapter_notes_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chapter_notes" ADD CONSTRAINT "chapter_notes_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chapter_notes" ADD CONSTRAINT "chapter_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_views" ADD CONSTRAINT "board_views_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "board_views" ADD CONSTRAINT "board_views_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE UNIQUE INDEX "board_views_name" ON "board_views" ("group_id", "user_id", lower("name"));

-- Whoever is signed in now did so when the session began.
UPDATE "users" SET "last_signed_in_at" = latest."at" FROM (
  SELECT "user_id", max("created_at") AS "at" FROM "sessions" GROUP BY "user_id"
) AS latest WHERE latest."user_id" = "users"."id";
