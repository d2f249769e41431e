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
