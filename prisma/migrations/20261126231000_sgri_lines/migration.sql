-- What is decided for a draft about a chapter that has no account: its EIN names it.
CREATE TABLE "sgri_line_choices" (
    "group_id" INTEGER NOT NULL,
    "year" INTEGER NOT NULL,
    "ein" TEXT NOT NULL,
    "force_reason" TEXT NOT NULL DEFAULT '',
    "leave_reason" TEXT NOT NULL DEFAULT '',
    "user_id" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sgri_line_choices_pkey" PRIMARY KEY ("group_id","year","ein")
);
CREATE INDEX "sgri_line_choices_user_id_idx" ON "sgri_line_choices"("user_id");
ALTER TABLE "sgri_line_choices" ADD CONSTRAINT "sgri_line_choices_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "groups"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "sgri_line_choices" ADD CONSTRAINT "sgri_line_choices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
