import { randomUUID } from "node:crypto";
import {
  beginReview,
  markApplicationPaid,
  savePage,
  startApplication,
  submitApplication,
} from "#modules/applications/index.server";
import { type Actor, type Ctx, createCtx } from "#modules/platform/ctx.server";
import type { Result } from "#modules/platform/result";
import { findLevel } from "#modules/renewal/index.server";

export const system = createCtx({ actor: { kind: "system", name: "tests" } });

/** A person's context. */
export const as = (actor: Actor, now?: () => Date): Ctx => createCtx({ actor, now });

/** An account with one person in it, both by their rows alone, and that person's context. */
export async function makeApplicant(options: { timeZone?: string; now?: () => Date } = {}) {
  const { timeZone = "America/New_York", now } = options;
  const account = await system.db.account.create({ data: { name: "New club", timeZone } });
  const email = `${randomUUID()}@people.example`;
  const user = await system.db.user.create({
    data: {
      email,
      emailKey: email,
      firstName: "Ada",
      lastName: "Byrd",
      accounts: { create: { accountId: account.id, isPrimary: true } },
    },
  });
  const actor: Actor = {
    kind: "user",
    userId: user.id,
    isStaff: false,
    accountIds: [account.id],
  };
  return { accountId: account.id, userId: user.id, email, actor, ctx: as(actor, now) };
}

/** Somebody of the staff. */
export async function makeStaff(now?: () => Date): Promise<Ctx> {
  const email = `${randomUUID()}@people.example`;
  const user = await system.db.user.create({
    data: { email, emailKey: email, firstName: "Sam", lastName: "Lee", isStaff: true },
  });
  return as({ kind: "user", userId: user.id, isStaff: true, accountIds: [] }, now);
}

/** A started application at a level, and who started it. */
export async function startAt(levelId: number, now?: () => Date) {
  const applicant = await makeApplicant({ now });
  const level = await findLevel(system, levelId);
  if (!level) throw new Error("no such level");
  const { accountId } = applicant;
  const started = await startApplication(applicant.ctx, {
    accountId,
    levelId,
    schema: level.schema,
  });
  if (!started.ok) throw new Error("the start was refused");
  return { ...applicant, token: started.value.token };
}

const officer = (role: string, name: string) => ({
  [`${role}_name`]: name,
  [`${role}_email`]: `${role}@lincolnband.example`,
  [`${role}_phone`]: "(404) 555-0143",
});

/** Right answers for every page of a school's wizard, by page. */
export const answersOf = (schema: "start-up" | "maintain"): readonly Record<string, string>[] => [
  {
    legal_name: "Lincoln High School Orchestra Boosters, Inc.",
    organization_type: "booster_club",
    school_name: "Lincoln High School",
    address_street: "12 Elm Street",
    address_city: "Decatur",
    address_state: "GA",
    address_zip: "30030",
    formed_on: "2019-08-01",
    has_501c: schema === "maintain" ? "1" : "0",
  },
  {
    is_incorporated: "1",
    incorporation_state: "GA",
    incorporated_on: "2019-08-15",
    ...(schema === "start-up" && { has_ein: "1" }),
    ein: "58-1234567",
    ...(schema === "maintain" && { exemption_section: "501c3" }),
  },
  {
    fiscal_year_end: "6",
    receipts_year_1: "18,400",
    total_assets: "5200.50",
    ...(schema === "start-up" && { receipts_estimate: "20000" }),
  },
  {
    ...officer("president", "Dana Whitfield"),
    ...officer("treasurer", "Luis Okafor"),
    ...officer("secretary", "Ana Silva"),
    primary_contact: "treasurer",
    school_official_name: "Pat Moore",
    school_official_title: "Principal",
  },
  {
    purpose: "To support the orchestra of Lincoln High School.",
    activities: "Concerts, an instrument fund and a summer camp.",
    attests_purpose: "1",
    attests_dissolution: "1",
    attests_no_inurement: "1",
    attests_own_ein: "1",
  },
  {
    accepts_agreement: "1",
    is_authorized: "1",
    signer_name: "Luis Okafor",
    signer_title: "Treasurer",
    signed_on: "2026-11-20",
  },
];

/** Saves every page with right answers, in order. */
export async function fillIn(ctx: Ctx, token: string, schema: "start-up" | "maintain") {
  for (const [index, fields] of answersOf(schema).entries()) {
    const saved = await savePage(ctx, { token, page: index + 1, fields });
    if (!saved.ok) throw new Error(`page ${index + 1} was refused: ${JSON.stringify(saved)}`);
  }
}

/** The number of an application in the database. */
export async function idOf(token: string): Promise<number> {
  return (await system.db.application.findUniqueOrThrow({ where: { token } })).id;
}

/** A submitted application at a level. */
export async function submitAt(levelId: number, now?: () => Date) {
  const begun = await startAt(levelId, now);
  const level = await findLevel(system, levelId);
  await fillIn(begun.ctx, begun.token, level?.schema ?? "maintain");
  const sent = await submitApplication(begun.ctx, { token: begun.token, fields: {} });
  if (!sent.ok) throw new Error(`the submit was refused: ${JSON.stringify(sent)}`);
  return { ...begun, id: await idOf(begun.token), redirect: sent.value.redirect };
}

/** What a result holds, or a failure that says why not. */
export function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
}

/** An application of which staff have begun the review. */
export async function inReview(now?: () => Date) {
  const submitted = await submitAt(1001, now);
  const staff = await makeStaff(now);
  must(await markApplicationPaid(staff, submitted.id));
  must(await beginReview(staff, submitted.id));
  return { ...submitted, staff };
}
