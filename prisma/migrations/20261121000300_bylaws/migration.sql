CREATE TABLE "bylaws" (
    "id" SERIAL NOT NULL,
    "hash" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "version_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "bylaws_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "bylaws_hash_key" ON "bylaws"("hash");

CREATE TABLE "bylaws_versions" (
    "id" UUID NOT NULL,
    "bylaws_id" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "template_version" INTEGER NOT NULL,
    "answers" JSONB NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'preparing',
    "failure" TEXT,
    "document" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ready_at" TIMESTAMPTZ(3),
    CONSTRAINT "bylaws_versions_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "bylaws_versions_bylaws_id_fkey" FOREIGN KEY ("bylaws_id") REFERENCES "bylaws"("id") ON DELETE CASCADE ON UPDATE CASCADE,
    CONSTRAINT "bylaws_versions_number_check" CHECK ("number" >= 1),
    CONSTRAINT "bylaws_versions_state_check" CHECK ("state" IN ('preparing', 'ready', 'failed')),
    CONSTRAINT "bylaws_versions_failure_check" CHECK (("failure" IS NOT NULL) = ("state" = 'failed')),
    CONSTRAINT "bylaws_versions_ready_check" CHECK (("ready_at" IS NOT NULL AND "document" IS NOT NULL) = ("state" = 'ready'))
);
CREATE UNIQUE INDEX "bylaws_versions_bylaws_id_number_key" ON "bylaws_versions"("bylaws_id", "number");
