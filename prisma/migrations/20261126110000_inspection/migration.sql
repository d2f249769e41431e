-- CreateTable
CREATE TABLE "inspection_pages" (
    "account_id" INTEGER NOT NULL,
    "is_open" BOOLEAN NOT NULL DEFAULT false,
    "is_indexed" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inspection_pages_pkey" PRIMARY KEY ("account_id")
);

-- CreateTable
CREATE TABLE "inspection_papers" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "file_id" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "form" TEXT NOT NULL DEFAULT '',
    "fiscal_year_end" DATE,
    "due_on" DATE,
    "filed_on" DATE,
    "public_until" DATE,
    "numbers" TEXT NOT NULL,
    "published_by_id" INTEGER,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "inspection_papers_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inspection_requests" (
    "id" SERIAL NOT NULL,
    "account_id" INTEGER NOT NULL,
    "received_on" DATE NOT NULL,
    "way" TEXT NOT NULL,
    "asked_by" TEXT NOT NULL DEFAULT '',
    "answer_by" DATE NOT NULL,
    "answered_on" DATE,
    "entered_by_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inspection_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "inspection_papers_account_id_id_idx" ON "inspection_papers"("account_id", "id");

-- CreateIndex
CREATE INDEX "inspection_papers_file_id_idx" ON "inspection_papers"("file_id");

-- CreateIndex
CREATE INDEX "inspection_papers_published_by_id_idx" ON "inspection_papers"("published_by_id");

-- CreateIndex
CREATE INDEX "inspection_requests_account_id_id_idx" ON "inspection_requests"("account_id", "id");

-- CreateIndex
CREATE INDEX "inspection_requests_entered_by_id_idx" ON "inspection_requests"("entered_by_id");

-- AddForeignKey
ALTER TABLE "inspection_pages" ADD CONSTRAINT "inspection_pages_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspection_papers" ADD CONSTRAINT "inspection_papers_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspection_papers" ADD CONSTRAINT "inspection_papers_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "account_files"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspection_papers" ADD CONSTRAINT "inspection_papers_published_by_id_fkey" FOREIGN KEY ("published_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspection_requests" ADD CONSTRAINT "inspection_requests_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "inspection_requests" ADD CONSTRAINT "inspection_requests_entered_by_id_fkey" FOREIGN KEY ("entered_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "inspection_papers"
  ADD CONSTRAINT "inspection_papers_kind" CHECK ("kind" IN ('application', 'letter', 'return')),
  ADD CONSTRAINT "inspection_papers_return" CHECK (
    ("kind" = 'return') = ("fiscal_year_end" IS NOT NULL AND "due_on" IS NOT NULL
      AND "filed_on" IS NOT NULL AND "public_until" IS NOT NULL)
    AND ("kind" = 'return') = ("form" IN ('990', '990-EZ'))),
  ADD CONSTRAINT "inspection_papers_numbers" CHECK ("numbers" IN ('none', 'answered', 'unreadable'));

ALTER TABLE "inspection_requests"
  ADD CONSTRAINT "inspection_requests_way" CHECK ("way" IN ('written', 'in_person')),
  ADD CONSTRAINT "inspection_requests_days" CHECK ("answered_on" IS NULL OR "answered_on" >= "received_on");

-- A paper is published once at a time.
CREATE UNIQUE INDEX "inspection_papers_one_public" ON "inspection_papers"("file_id") WHERE "withdrawn_at" IS NULL;

CREATE TRIGGER "inspection_pages_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "inspection_pages"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();

CREATE TRIGGER "inspection_papers_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "inspection_papers"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();

CREATE TRIGGER "inspection_requests_not_of_a_duplicate" BEFORE INSERT OR UPDATE OF "account_id" ON "inspection_requests"
  FOR EACH ROW EXECUTE FUNCTION "merged_accounts_take_nothing"();
