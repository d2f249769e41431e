import { readApplication, startApplication } from "#modules/applications/index.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { findLevel } from "#modules/renewal/index.server";
import { makePerson } from "#tests/modules/accounts/people";
import type { Page, Visitor } from "#tests/setup/visitor";
import { signedIn } from "./signed-in";

/** A signed-in person of a new account, with an application begun at a level. */
export async function makeApplicant(url: string, levelId = 1001) {
  const person = await makePerson();
  const account = await db.account.create({ data: { name: "New club" } });
  const accountId = account.id;
  await db.accountUser.create({ data: { accountId, userId: person.id, isPrimary: true } });
  const ctx = createCtx({
    actor: { kind: "user", userId: person.id, isStaff: false, accountIds: [accountId] },
  });
  const schema = (await findLevel(ctx, levelId))?.schema ?? "";
  const started = await startApplication(ctx, { accountId, levelId, schema });
  if (!started.ok) throw new Error("the start was refused");
  const { token } = started.value;
  const visitor = await signedIn(url, person.email);
  return {
    visitor,
    ctx,
    accountId,
    token,
    email: person.email,
    /** The address of a page of the application. */
    at: (page: number) => `/application/create/${token}?page=${page}`,
    update: `/application/update/${token}`,
  };
}

/** Lets the IRS's file know an organization by its EIN. */
export async function listByIrs(ein: string, name: string): Promise<void> {
  const row = {
    name,
    sortName: "",
    city: "AVONDALE",
    state: "GA",
    groupNumber: "0000",
    subsection: "03",
    affiliation: "3",
    status: "01",
    ruling: "201908",
    deductibility: "1",
    taxPeriod: "202506",
    filingCode: "02",
    fiscalYearEnd: 5,
    asOf: new Date("2026-10-12T00:00:00Z"),
  };
  await db.irsOrganization.upsert({ where: { ein }, create: { ein, ...row }, update: row });
}

/** The application as its applicant sees it. */
export async function viewOf(ctx: Ctx, token: string) {
  const read = await readApplication(ctx, token);
  if (!read.ok) throw new Error("the application was refused");
  return read.value;
}

const steeringNames = ["_method", "page", "version", "is_complete", "_return"];

/** The hidden fields that a page of the wizard carries. */
export const steeringOf = (page: Page): Record<string, string> =>
  Object.fromEntries(
    steeringNames.flatMap((name) => {
      const value = page.hidden(name);
      return value === "" ? [] : [[name, value] as const];
    }),
  );

/** Opens a page and sends it as its form does. */
export async function send(
  visitor: Visitor,
  at: string,
  fields: Record<string, string>,
): Promise<Page> {
  const steering = steeringOf(await visitor.open(at));
  return visitor.submit(at, { ...steering, ...fields });
}
