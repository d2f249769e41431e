import { describe, expect, it } from "vitest";
import { organizationFacts } from "#modules/applications/index.server";
import {
  bylawsForms,
  createBylaws,
  findBylaws,
  fiscalYearWarnings,
  prefilledFields,
} from "#modules/bylaws/index.server";
import { questionMessages } from "#modules/bylaws/question-messages";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { randomToken } from "#modules/platform/ids.server";
import { makeAccount } from "../../factories/account";
import { chapterFields } from "../../factories/bylaws";

const visitor = createCtx();
const personOf = (accountIds: readonly number[], isStaff = false) =>
  createCtx({
    actor: { kind: "user", userId: 1, isStaff, role: isStaff ? "owner" : undefined, accountIds },
  });

describe("what is known of an organization", () => {
  const known = {
    name: "Elm Street Boosters",
    purpose: "To support the students of Elm Street High School.",
    facility: "Elm Street High School",
    fiscalYearEnd: 6,
  };

  it("E-31 E-33 fills the form in; where nothing is known the sample purpose is shown", () => {
    expect(prefilledFields(bylawsForms.booster, known, "en")).toEqual({
      version: String(bylawsForms.booster.version),
      name: known.name,
      purpose: known.purpose,
      facility: known.facility,
      fiscal_year_end: "6",
    });
    expect(prefilledFields(bylawsForms.booster, {}, "en")).toEqual({
      version: String(bylawsForms.booster.version),
      purpose: questionMessages.en.boosterSamplePurpose,
    });
  });

  it("E-30 is no help where the form would refuse it: raising money alone is no purpose", () => {
    const purpose = "To raise funds for the band.";
    const fields = prefilledFields(bylawsForms.booster, { ...known, purpose }, "en");
    expect(fields.purpose).toBe(questionMessages.en.boosterSamplePurpose);
  });

  it("fills in only what the variant asks", () => {
    expect(Object.keys(prefilledFields(bylawsForms.chapter, known, "en")).sort()).toEqual([
      "fiscal_year_end",
      "name",
      "purpose",
      "version",
    ]);
  });

  it("comes from the newest application that says it, for the account's people and staff", async () => {
    const { id } = await makeAccount(visitor);
    const apply = (answers: Record<string, string>, state: string) =>
      db.application.create({
        data: {
          token: randomToken(),
          accountId: id,
          levelId: 1001,
          state,
          answers,
          createdAt: visitor.now(),
          touchedAt: visitor.now(),
        },
      });
    const old = {
      legal_name: "Old",
      purpose: "To teach.",
      ein: "58-1234567",
      address_street: "1 Elm Street",
      address_city: "Atlanta",
      address_state: "GA",
      address_zip: "30301",
    };
    await apply({ ...old, fiscal_year_end: "12" }, "approved");
    await apply({ legal_name: "New", purpose: "", fiscal_year_end: "6" }, "draft");
    const facts = {
      legalName: "New",
      purpose: "To teach.",
      schoolName: undefined,
      ein: "58-1234567",
      address: { street: "1 Elm Street", city: "Atlanta", state: "GA", zip: "30301" },
      fiscalYearEnd: 6,
    };
    expect(await organizationFacts(personOf([id]), id)).toEqual(facts);
    expect(await organizationFacts(personOf([], true), id)).toEqual(facts);
    expect(await organizationFacts(personOf([id + 1]), id)).toBeUndefined();
    expect(await organizationFacts(visitor, id)).toBeUndefined();
  });
});

describe("the fiscal year beside the file of the IRS", () => {
  const ein = "580000017";
  async function bylawsOf(fiscalYearEnd: number, irsMonth: number | null = 12) {
    const row = {
      name: "ELM STREET BOOSTERS",
      sortName: "",
      city: "ATLANTA",
      state: "GA",
      groupNumber: "0000",
      subsection: "03",
      affiliation: "3",
      status: "01",
      ruling: "201908",
      deductibility: "1",
      taxPeriod: "202512",
      filingCode: "02",
      fiscalYearEnd: irsMonth,
      asOf: new Date("2026-10-12T00:00:00Z"),
    };
    await db.irsOrganization.upsert({ where: { ein }, create: { ein, ...row }, update: row });
    const { id } = await makeAccount(visitor);
    const ctx = personOf([id]);
    const fields = chapterFields({ fiscal_year_end: fiscalYearEnd });
    const created = await createBylaws(ctx, { variant: "chapter", fields });
    if (!created.ok) throw new Error("refused");
    const { hash } = created.value;
    const warn = async (of = ctx, number: string | undefined = "58-0000017") => {
      const found = await findBylaws(of, "chapter", hash);
      if (!found) throw new Error("not found");
      return fiscalYearWarnings(of, found, number);
    };
    return { warn, id };
  }

  it("E-29 another month than the IRS has is a warning that names both, and blocks nothing", async () => {
    const { warn } = await bylawsOf(6);
    expect(await warn()).toEqual([
      "The IRS file of October 12, 2026 says that your accounting period ends in December; these bylaws say June. The two must match: change the month here, or tell the IRS of the change.",
    ]);
  });

  it.each([
    { what: "the same month", own: 12, irs: 12 },
    { what: "a file without a month", own: 6, irs: null },
  ])("E-29 $what is none", async ({ own, irs }) => {
    const { warn } = await bylawsOf(own, irs);
    expect(await warn()).toEqual([]);
  });

  it("is none for an EIN that is unknown, and for those who are not of the account", async () => {
    const { warn, id } = await bylawsOf(6);
    expect(await warn(undefined, "58-0000099")).toEqual([]);
    expect(await warn(personOf([id]), "")).toEqual([]);
    expect(await warn(visitor)).toEqual([]);
    expect(await warn(personOf([id + 1]))).toEqual([]);
  });
});
