-- CreateTable
CREATE TABLE "upload_locks" (
    "upload" TEXT NOT NULL,
    "holder" UUID NOT NULL,
    "held_until" TIMESTAMPTZ(3) NOT NULL,
    "is_wanted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "upload_locks_pkey" PRIMARY KEY ("upload")
);
