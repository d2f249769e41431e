-- What a club says about itself, and which of it the public profile shows.

ALTER TABLE "accounts"
  ADD COLUMN "website" TEXT,
  ADD COLUMN "about" TEXT,
  ADD COLUMN "city" TEXT,
  ADD COLUMN "state" TEXT,
  ADD COLUMN "phone" TEXT,
  ADD COLUMN "shows_website" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "shows_about" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "shows_place" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "shows_phone" BOOLEAN NOT NULL DEFAULT false,
  ADD CONSTRAINT "accounts_website_is_web" CHECK ("website" ~ '^https?://'),
  ADD CONSTRAINT "accounts_state_is_code" CHECK ("state" ~ '^[A-Z]{2}$');
