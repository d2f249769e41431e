import { createAccount } from "#modules/accounts/index.server";
import { savePage, startApplication, submitApplication } from "#modules/applications/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { officeToday } from "#modules/platform/dates";
import { ok, type Result } from "#modules/platform/result";

type Page = Readonly<Record<string, string>>;

/** Names, people and EINs are made up; no EIN has the prefix 07. */
const applications = [
  {
    name: "Riverside Middle School Parents",
    levelId: 1001,
    schema: "start-up",
    pages: [
      {
        legal_name: "Riverside Middle School Parents",
        organization_type: "parent_group",
        school_name: "Riverside Middle School",
        address_street: "400 River Road",
        address_city: "Knoxville",
        address_state: "TN",
        address_zip: "37902",
        formed_on: "2025-08-11",
      },
      { is_incorporated: "0", has_ein: "0" },
    ],
    isSubmitted: false,
  },
  {
    name: "Roosevelt High School Theatre Boosters",
    levelId: 1002,
    schema: "maintain",
    pages: [
      {
        legal_name: "Roosevelt High School Theatre Boosters, Inc.",
        organization_type: "booster_club",
        school_name: "Roosevelt High School",
        address_street: "1200 Elm Street",
        address_city: "Dayton",
        address_state: "OH",
        address_zip: "45402",
        formed_on: "2016-09-06",
        has_501c: "1",
      },
      {
        is_incorporated: "1",
        incorporation_state: "OH",
        incorporated_on: "2016-09-20",
        ein: "07-1234567",
        exemption_section: "501c3",
      },
      {
        fiscal_year_end: "6",
        receipts_year_1: "31,250.00",
        receipts_year_2: "28,900.00",
        total_assets: "12,480.00",
        sells_taxable_goods: "1",
      },
      {
        ...officer("president", "Grace Adeyemi"),
        ...officer("treasurer", "Martin Kowalski"),
        ...officer("secretary", "Helen Cho"),
        primary_contact: "treasurer",
        school_official_name: "Robert Ellis",
        school_official_title: "Principal",
      },
      {
        purpose: "To support theatre at Roosevelt High School, on the stage and behind it.",
        activities: "Two productions a year, a costume fund and a summer workshop.",
        attests_purpose: "1",
        attests_dissolution: "1",
        attests_no_inurement: "1",
        attests_own_ein: "1",
      },
    ],
    isSubmitted: true,
  },
] as const;

function officer(role: string, name: string): Page {
  return {
    [`${role}_name`]: name,
    [`${role}_email`]: `${role}@roosevelt-theatre.example`,
    [`${role}_phone`]: "(937) 555-0142",
  };
}

/** Two organizations without people that apply, one at the second page and one submitted. */
export async function seedApplications(tx: TxCtx): Promise<Result<void>> {
  for (const { name, levelId, schema, pages, isSubmitted } of applications) {
    const account = await createAccount(tx, { name });
    if (!account.ok) return account;
    const input = { accountId: account.value.id, levelId, schema };
    const started = await startApplication(tx, input);
    if (!started.ok) return started;
    const { token } = started.value;
    for (const [index, fields] of pages.entries()) {
      const saved = await savePage(tx, { token, page: index + 1, fields });
      if (!saved.ok) return saved;
    }
    if (!isSubmitted) continue;
    const submitted = await submitApplication(tx, { token, fields: agreement(tx) });
    if (!submitted.ok) return submitted;
  }
  return ok(undefined);
}

const agreement = (tx: TxCtx): Page => ({
  accepts_agreement: "1",
  is_authorized: "1",
  signer_name: "Martin Kowalski",
  signer_title: "Treasurer",
  signed_on: officeToday(tx.now()),
});
