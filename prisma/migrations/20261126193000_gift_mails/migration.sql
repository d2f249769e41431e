-- lock: gifts; columns with constant defaults rewrite nothing, and the checks read some thousand rows
ALTER TABLE "gifts"
  ADD COLUMN "email" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "mail_state" TEXT NOT NULL DEFAULT ''
    CONSTRAINT "gifts_mail_state" CHECK ("mail_state" IN ('', 'waiting', 'sent', 'failed')),
  ADD COLUMN "mailed_at" TIMESTAMPTZ(3)
    CONSTRAINT "gifts_mailed" CHECK (("mail_state" = '') = ("mailed_at" IS NULL)
      AND ("mail_state" = '' OR "email" <> ''));
