import { randomUUID } from "node:crypto";
import {
  beginReview,
  markApplicationPaid,
  reviewApplication,
  savePage,
  startApplication,
  submitApplication,
} from "#modules/applications/index.server";
import { enterPayment } from "#modules/billing/index.server";
import { type Actor, type Ctx, createCtx } from "#modules/platform/ctx.server";
import type { Result } from "#modules/platform/result";
import type { StaffRole } from "#modules/platform/staff-roles";
import { findLevel } from "#modules/renewal/index.server";
import { answersOf, freshEin } from "./answers";

export { answersOf, freshEin };

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

/** Somebody of the staff; one who has just given the password may move money too. */
export async function makeStaff(
  now?: () => Date,
  more: { role?: StaffRole; provedAt?: Date } = {},
): Promise<Ctx> {
  const email = `${randomUUID()}@people.example`;
  const user = await system.db.user.create({
    data: { email, emailKey: email, firstName: "Sam", lastName: "Lee", isStaff: true },
  });
  const actor = { kind: "user", userId: user.id, isStaff: true, role: "owner" } as const;
  return as({ ...actor, ...more, accountIds: [] }, now);
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

/** Saves every page with right answers, in order. */
export async function fillIn(ctx: Ctx, token: string, schema: "start-up" | "maintain") {
  for (const [index, fields] of answersOf(schema).entries()) {
    const saved = await savePage(ctx, { token, page: index + 1, fields });
    if (!saved.ok) throw new Error(`page ${index + 1} was refused: ${JSON.stringify(saved)}`);
  }
}

/** Lets an application say another EIN. */
export const answerEin = (id: number, ein: string) =>
  system.db.$executeRaw`
    UPDATE applications SET answers = answers || jsonb_build_object('ein', ${ein}::text) WHERE id = ${id}`;

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

/** Enters a check over the joining price of a submitted application. */
export async function payJoining(id: number, now?: () => Date) {
  const { invoice, accountId } = must(await reviewApplication(system, id));
  if (!invoice) throw new Error("no joining invoice");
  const payment = { method: "check", label: "204", amount: invoice.balance } as const;
  const till = as({ kind: "system", name: "tests" }, now);
  must(await enterPayment(till, { ...payment, accountId, invoiceIds: [invoice.id] }));
  return invoice;
}

/** What waives all that is open of the joining invoice of a submitted application. */
export async function waiverOf(id: number) {
  const { invoice } = must(await reviewApplication(system, id));
  if (!invoice) throw new Error("no joining invoice");
  return { reason: "The district pays for all its clubs.", open: invoice.balance };
}

/** An application that was paid by check, and of which staff have begun the review. */
export async function inReview(now?: () => Date) {
  const submitted = await submitAt(1001, now);
  const staff = await makeStaff(now);
  await payJoining(submitted.id, now);
  must(await markApplicationPaid(staff, submitted.id));
  must(await beginReview(staff, submitted.id));
  return { ...submitted, staff };
}
