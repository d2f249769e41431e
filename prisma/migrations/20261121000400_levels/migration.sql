-- Membership levels. The nine rows are part of the product, not of the demonstration; staff edit
-- them afterwards, so nothing but this file's first run writes them.

CREATE TABLE "levels" (
  "id" INTEGER NOT NULL,
  "name" TEXT NOT NULL,
  "schema" TEXT NOT NULL,
  "audience" TEXT NOT NULL,
  "position" INTEGER NOT NULL,
  "joining_price_cents" INTEGER NOT NULL,
  "renewal_price_cents" INTEGER,
  "price_discount_cents" INTEGER,
  "renews_as_id" INTEGER NOT NULL,
  "upgrade_to_id" INTEGER,
  "upgrade_cents" INTEGER,
  "upgrade_discount_cents" INTEGER,
  "inc_package_cents" INTEGER,
  "inc_package_discount_cents" INTEGER,
  "renewal_features" TEXT[],
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "levels_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "levels_schema_known" CHECK ("schema" IN ('start-up', 'maintain')),
  CONSTRAINT "levels_audience_known" CHECK ("audience" IN ('school_support', 'greek', 'either')),
  CONSTRAINT "levels_joining_price_not_negative" CHECK ("joining_price_cents" >= 0),
  CONSTRAINT "levels_renewal_price_with_discount" CHECK (
    num_nonnulls("renewal_price_cents", "price_discount_cents") IN (0, 2)
    AND "price_discount_cents" BETWEEN 0 AND "renewal_price_cents"),
  CONSTRAINT "levels_upgrade_whole" CHECK (
    num_nonnulls("upgrade_to_id", "upgrade_cents", "upgrade_discount_cents", "inc_package_cents",
      "inc_package_discount_cents") IN (0, 5)
    AND "upgrade_discount_cents" BETWEEN 0 AND "upgrade_cents"
    AND "inc_package_discount_cents" BETWEEN 0 AND "inc_package_cents"),
  CONSTRAINT "levels_four_to_eight_features" CHECK (cardinality("renewal_features") BETWEEN 4 AND 8),
  CONSTRAINT "levels_renews_as_id_fkey" FOREIGN KEY ("renews_as_id") REFERENCES "levels"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  CONSTRAINT "levels_upgrade_to_id_fkey" FOREIGN KEY ("upgrade_to_id") REFERENCES "levels"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "levels_position_key" ON "levels"("position");

-- One statement, so that levels may name each other before they all stand.
INSERT INTO "levels" (
  "id", "position", "name", "schema", "audience", "joining_price_cents", "renewal_price_cents",
  "price_discount_cents", "renews_as_id", "upgrade_to_id", "upgrade_cents",
  "upgrade_discount_cents", "inc_package_cents", "inc_package_discount_cents", "renewal_features")
VALUES
  (1001, 1, 'Start-Up', 'start-up', 'school_support', 29500, NULL, NULL, 1002, NULL, NULL, NULL, NULL, NULL, ARRAY[
    'Your application for federal tax exemption, prepared with you and checked before you sign it',
    'An EIN of your club''s own, so that nothing runs on the school''s number',
    'Bylaws that fit your club, as a Word document your members can adopt',
    'What your state asks for in one list: due dates, fees and the source of each',
    'Answers by e-mail and phone from people who work with booster clubs every day'
  ]),
  (1002, 2, 'Maintain', 'maintain', 'school_support', 19500, 19500, 2000, 1002, 235636, 30000, 5000, 19500, 7500, ARRAY[
    'Your federal 990-series due date watched, with reminders well before it',
    'What your state asks for in one list: due dates, fees and the source of each',
    'Bylaws you can change at any time, with every earlier version kept',
    'One place for your EIN letter, your exemption letter and past returns, ready for the next treasurer',
    'Reminders for everybody on your board, so that a change of officers loses nothing',
    'Answers by e-mail and phone from people who work with booster clubs every day'
  ]),
  (1003, 3, 'Full-Service Start-Up', 'start-up', 'school_support', 49500, NULL, NULL, 235636, NULL, NULL, NULL, NULL, NULL, ARRAY[
    'Your application for federal tax exemption, prepared with you and checked before you sign it',
    'An EIN of your club''s own, so that nothing runs on the school''s number',
    'Bylaws that fit your club, as a Word document your members can adopt',
    'Your first state charity registration prepared for you, where your state asks for one',
    'Your first 990-series return prepared from the figures you send us',
    'A calendar of every due date of your first year, with reminders to the whole board',
    'One contact person who knows your club, by e-mail and phone'
  ]),
  (235636, 4, 'Full Service', 'maintain', 'school_support', 49500, 49500, 5000, 235636, NULL, NULL, NULL, NULL, NULL, ARRAY[
    'Your 990-N or 990-EZ prepared from the figures you send us, for you to check and sign',
    'Your state charity registration and corporate report prepared each year, where your state asks for them',
    'Due dates watched for you, with word to the whole board when each one is done',
    'Bylaws you can change at any time, with every earlier version kept',
    'One place for your EIN letter, your exemption letter and past returns, ready for the next treasurer',
    'Help with notices from the IRS or your state: send us the letter, we draft the answer',
    'One contact person who knows your club, by e-mail and phone'
  ]),
  (2001, 5, 'Chapter Start-Up', 'start-up', 'greek', 24500, NULL, NULL, 2002, NULL, NULL, NULL, NULL, NULL, ARRAY[
    'Your way into tax exemption sorted out: under your headquarters'' group ruling, or an application of your own',
    'An EIN of your chapter''s own, with the responsible party brought up to date',
    'Chapter bylaws that stand beside your national documents, as a Word document',
    'What your state asks for in one list: due dates, fees and the source of each',
    'Answers by e-mail and phone from people who work with chapters every day'
  ]),
  (2002, 6, 'Chapter Maintain', 'maintain', 'greek', 14500, 14500, 1500, 2002, 93772, 25000, 2500, 19500, 19500, ARRAY[
    'Your federal 990-series due date watched, with reminders well before it',
    'A check of your standing in the IRS''s public files, with the date of the file',
    'What your state asks for in one list: due dates, fees and the source of each',
    'Chapter bylaws you can change at any time, with every earlier version kept',
    'Officer changes each spring made easy: records and reminders pass to the next treasurer',
    'Answers by e-mail and phone from people who work with chapters every day'
  ]),
  (2003, 7, 'Chapter Full-Service Start-Up', 'start-up', 'greek', 39500, NULL, NULL, 93772, NULL, NULL, NULL, NULL, NULL, ARRAY[
    'Your way into tax exemption sorted out: under your headquarters'' group ruling, or an application of your own',
    'An EIN of your chapter''s own, with the responsible party brought up to date',
    'Chapter bylaws that stand beside your national documents, as a Word document',
    'Your first 990-series return prepared from the figures you send us',
    'State incorporation papers prepared, if your chapter wants to incorporate',
    'A calendar of every due date of your first year, with reminders to every officer',
    'One contact person who knows your chapter, by e-mail and phone'
  ]),
  (93772, 8, 'Chapter Full Service', 'maintain', 'greek', 39500, 39500, 4000, 93772, NULL, NULL, NULL, NULL, NULL, ARRAY[
    'Your 990-N or 990-EZ prepared from the figures you send us, for you to check and sign',
    'Your state corporate report prepared each year, where your state asks for one',
    'A check of your standing in the IRS''s public files, with the date of the file',
    'The yearly facts your headquarters needs about your chapter, gathered and sent once',
    'Officer changes each spring made easy: records and reminders pass to the next treasurer',
    'Help with notices from the IRS or your state: send us the letter, we draft the answer',
    'One contact person who knows your chapter, by e-mail and phone'
  ]),
  (3001, 9, 'Group-Billed Member', 'maintain', 'either', 0, 0, 0, 3001, NULL, NULL, NULL, NULL, NULL, ARRAY[
    'Paid by your group: nothing to pay here, and no card needed',
    'Your federal 990-series due date watched, with reminders well before it',
    'Your filings shown to your headquarters, so that it need not ask for them',
    'Bylaws you can change at any time, with every earlier version kept',
    'Answers by e-mail and phone, for you and for your headquarters'
  ]);

ALTER TABLE "accounts" ADD CONSTRAINT "accounts_level_id_fkey"
  FOREIGN KEY ("level_id") REFERENCES "levels"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
