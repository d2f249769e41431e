-- CreateTable
CREATE TABLE "wording_versions" (
    "id" SERIAL NOT NULL,
    "catalogue" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT,
    "text_one" TEXT,
    "saved_by_id" INTEGER,
    "saved_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "wording_versions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "wording_versions_saved_by_id_idx" ON "wording_versions"("saved_by_id");

-- CreateIndex
CREATE UNIQUE INDEX "wording_versions_catalogue_key_locale_version_key" ON "wording_versions"("catalogue", "key", "locale", "version");

-- AddForeignKey
ALTER TABLE "wording_versions" ADD CONSTRAINT "wording_versions_saved_by_id_fkey" FOREIGN KEY ("saved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "wording_versions"
    ADD CONSTRAINT "wording_versions_known" CHECK ("locale" IN ('en', 'es') AND "version" > 0),
    ADD CONSTRAINT "wording_versions_forms" CHECK ("text" IS NOT NULL OR "text_one" IS NULL);
