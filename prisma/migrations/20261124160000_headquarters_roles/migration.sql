-- The people of a headquarters have roles, for all chapters or for those of some regions.
-- lock: accounts; some thousand rows

-- CreateTable
CREATE TABLE "regions" (
    "id" SERIAL NOT NULL,
    "group_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "regions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "headquarters_roles" (
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "is_limited" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "headquarters_roles_pkey" PRIMARY KEY ("group_id","user_id")
);

-- CreateTable
CREATE TABLE "headquarters_role_regions" (
    "group_id" INTEGER NOT NULL,
    "user_id" INTEGER NOT NULL,
    "region_id" INTEGER NOT NULL,

    CONSTRAINT "headquarters_role_regions_pkey" PRIMARY KEY ("group_id","user_id","region_id")
);

-- CreateIndex
CREATE INDEX "regions_group_id_idx" ON "regions"("group_id");

-- CreateIndex
CREATE INDEX "headquarters_roles_user_id_idx" ON "headquarters_roles"("user_id");

-- CreateIndex
CREATE INDEX "headquarters_role_regions_region_id_idx" ON "headquarters_role_regions"("region_id");

-- AddForeignKey
ALTER TABLE "regions" ADD CONSTRAINT "regions_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "headquarters_roles" ADD CONSTRAINT "headquarters_roles_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "headquarters_roles" ADD CONSTRAINT "headquarters_roles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "headquarters_role_regions" ADD CONSTRAINT "headquarters_role_regions_group_id_user_id_fkey" FOREIGN KEY ("group_id", "user_id") REFERENCES "headquarters_roles"("group_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "headquarters_role_regions" ADD CONSTRAINT "headquarters_role_regions_region_id_fkey" FOREIGN KEY ("region_id") REFERENCES "regions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "accounts" ADD COLUMN "region_id" INTEGER CONSTRAINT "accounts_region_id_fkey"
  REFERENCES "regions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX "accounts_region_id_idx" ON "accounts"("region_id");

CREATE UNIQUE INDEX "regions_name" ON "regions" ("group_id", lower("name"));
ALTER TABLE "headquarters_roles" ADD CONSTRAINT "headquarters_roles_role" CHECK ("role" IN ('owner', 'editor', 'viewer'));

-- A region is one of the chapter's group: whoever leaves the group leaves the region.
CREATE FUNCTION "leave_region"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."region_id" IS NOT DISTINCT FROM OLD."region_id" THEN
    NEW."region_id" := NULL;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "leave_region" BEFORE UPDATE OF "group_id" ON "accounts"
  FOR EACH ROW WHEN (NEW."group_id" IS DISTINCT FROM OLD."group_id") EXECUTE FUNCTION "leave_region"();
