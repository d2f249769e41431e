-- Files that belong to an account, and the picture at the head of its public profile.

ALTER TABLE "accounts" ADD COLUMN "profile_image_key" TEXT;

CREATE UNIQUE INDEX "accounts_profile_image_key_key" ON "accounts"("profile_image_key");

CREATE TABLE "account_files" (
  "id" SERIAL NOT NULL,
  "account_id" INTEGER NOT NULL,
  "uploaded_by_id" INTEGER,
  "file_name" TEXT NOT NULL,
  "content_type" TEXT NOT NULL,
  "size" INTEGER NOT NULL,
  "sha256" TEXT NOT NULL,
  "storage_key" TEXT NOT NULL,
  "params" JSONB NOT NULL DEFAULT '{}',
  "created_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "account_files_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "account_files_has_a_size" CHECK ("size" > 0),
  CONSTRAINT "account_files_account_id_fkey"
    FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "account_files_uploaded_by_id_fkey"
    FOREIGN KEY ("uploaded_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

CREATE UNIQUE INDEX "account_files_storage_key_key" ON "account_files"("storage_key");
CREATE INDEX "account_files_account_id_idx" ON "account_files"("account_id");
CREATE INDEX "account_files_uploaded_by_id_idx" ON "account_files"("uploaded_by_id");
