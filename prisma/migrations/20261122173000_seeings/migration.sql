-- Which sessions of staff show what a member sees.
CREATE TABLE "seeings" (
  "session_hash" TEXT NOT NULL,
  "staff_id" INTEGER NOT NULL,
  "user_id" INTEGER NOT NULL,
  "account_id" INTEGER NOT NULL,
  "began_at" TIMESTAMPTZ(3) NOT NULL,
  "ends_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "seeings_pkey" PRIMARY KEY ("session_hash"),
  CONSTRAINT "seeings_ends_later" CHECK ("ends_at" > "began_at")
);
CREATE INDEX "seeings_ends_at_idx" ON "seeings"("ends_at");
