-- What visitors write to us, what staff did about it, how helpful pages are, and banners.

CREATE TABLE "inquiries" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'open',
  "token" TEXT NOT NULL,
  "name" TEXT NOT NULL DEFAULT '',
  "email" TEXT NOT NULL,
  "phone" TEXT NOT NULL DEFAULT '',
  "organization" TEXT NOT NULL DEFAULT '',
  "subject" TEXT NOT NULL DEFAULT '',
  "message" TEXT NOT NULL DEFAULT '',
  "ein" TEXT NOT NULL DEFAULT '',
  "group_number" TEXT NOT NULL DEFAULT '',
  "affiliates" INTEGER,
  "regions" TEXT NOT NULL DEFAULT '',
  "is_verified" BOOLEAN NOT NULL,
  "locale" TEXT NOT NULL,
  "assignee_id" INTEGER,
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "inquiries_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "inquiries_known_kind" CHECK ("kind" IN ('contact', 'compliance_check', 'multi_chapter', 'greek_collector')),
  CONSTRAINT "inquiries_known_state" CHECK ("state" IN ('open', 'done', 'spam')),
  CONSTRAINT "inquiries_affiliates_count" CHECK ("affiliates" >= 0)
);

CREATE UNIQUE INDEX "inquiries_token_key" ON "inquiries"("token");
CREATE INDEX "inquiries_state_id_idx" ON "inquiries"("state", "id");

CREATE TABLE "inquiry_events" (
  "id" SERIAL NOT NULL,
  "inquiry_id" INTEGER NOT NULL,
  "kind" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "author_id" INTEGER,
  "at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "inquiry_events_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "inquiry_events_known_kind" CHECK ("kind" IN ('note', 'reply', 'assigned', 'moved')),
  CONSTRAINT "inquiry_events_inquiry_id_fkey" FOREIGN KEY ("inquiry_id") REFERENCES "inquiries"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

CREATE INDEX "inquiry_events_inquiry_id_id_idx" ON "inquiry_events"("inquiry_id", "id");

CREATE TABLE "ratings" (
  "id" SERIAL NOT NULL,
  "url" TEXT NOT NULL,
  "visitor_key" TEXT NOT NULL,
  "rating" INTEGER NOT NULL,
  "comments" TEXT NOT NULL,
  "is_verified" BOOLEAN NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "ratings_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "ratings_stars" CHECK ("rating" BETWEEN 1 AND 5)
);

CREATE UNIQUE INDEX "ratings_url_visitor_key_key" ON "ratings"("url", "visitor_key");

CREATE TABLE "alerts" (
  "id" SERIAL NOT NULL,
  "kind" TEXT NOT NULL,
  "text_en" TEXT NOT NULL,
  "text_es" TEXT NOT NULL,
  "starts_on" DATE NOT NULL,
  "ends_on" DATE NOT NULL,
  "ended_at" TIMESTAMPTZ(3),
  "version" INTEGER NOT NULL DEFAULT 1,
  "created_at" TIMESTAMPTZ(3) NOT NULL,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,

  CONSTRAINT "alerts_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "alerts_known_kind" CHECK ("kind" IN ('holiday', 'urgent')),
  CONSTRAINT "alerts_days_in_order" CHECK ("ends_on" >= "starts_on")
);

CREATE INDEX "alerts_ends_on_idx" ON "alerts"("ends_on");
