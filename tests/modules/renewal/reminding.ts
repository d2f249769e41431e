import { randomUUID } from "node:crypto";
import { createCtx } from "#modules/platform/ctx.server";
import { civilDate, fromUtcDate, toUtcDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { handlers } from "#modules/renewal/handlers.server";

const actor = { kind: "system", name: "tests" } as const;

/** Runs one of renewal's jobs at an instant, as a worker would. */
async function runJob(
  name: (typeof handlers)[number]["job"]["name"],
  payload: unknown,
  at: Date,
): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === name);
  if (!handler) throw new Error(`no handler for ${name}`);
  const ctx = createCtx({ actor, now: () => at });
  const job = { jobId: randomUUID(), attempt: 1, signal: new AbortController().signal };
  await handler.run({ ...ctx, ...job }, payload);
}

/** The hourly run. */
export const remind = (at: string | Date) => runJob("renewal.remind-due", {}, new Date(at));

/** Gives up a letter's job. */
export async function giveUpLetter(letterId: number, at: string): Promise<void> {
  const handler = handlers.find(({ job }) => job.name === "renewal.send-reminder");
  const ctx = createCtx({ actor, now: () => new Date(at) });
  await handler?.giveUp(ctx, { letterId }, new Error("refused"));
}

/** Does what waits in the outbox of one kind. @returns how many there were */
export async function work(
  name: "renewal.send-reminder" | "renewal.render-certificate" | "renewal.send-certificate",
  at: string,
): Promise<number> {
  const rows = await db.outboxJob.findMany({ where: { jobName: name }, orderBy: { id: "asc" } });
  for (const { payload } of rows) await runJob(name, payload, new Date(at));
  await db.outboxJob.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });
  return rows.length;
}

/** An account with people; each says whether event mails are wanted. */
export async function makeReminded({
  due = "2027-05-03" as string | null,
  zone = "America/New_York",
  levelId = 1002 as number | null,
  people = [true],
  groupId = null as number | null,
} = {}) {
  const account = await db.account.create({
    data: {
      name: "Elm Street Boosters",
      levelId,
      groupId,
      timeZone: zone,
      renewalDueAt: due === null ? null : toUtcDate(civilDate(due)),
    },
  });
  const emails: string[] = [];
  for (const [index, isSubscribedEventEmails] of people.entries()) {
    const email = `${randomUUID()}@people.example`;
    const user = await db.user.create({
      data: { email, emailKey: email, isSubscribedEventEmails },
    });
    const accountUser = { accountId: account.id, userId: user.id, isPrimary: index === 0 };
    await db.accountUser.create({ data: accountUser });
    emails.push(email);
  }
  return { accountId: account.id, emails };
}

/** What was decided for an account: due date, offset, outcome, the account's day, letters. */
export async function decidedFor(accountId: number): Promise<string[]> {
  const rows = await db.reminder.findMany({
    where: { accountId },
    orderBy: [{ dueOn: "asc" }, { offsetDays: "asc" }],
    include: { letters: true },
  });
  return rows.map(({ dueOn, offsetDays, outcome, decidedOn, letters }) =>
    [fromUtcDate(dueOn), offsetDays, outcome, fromUtcDate(decidedOn), letters.length].join(" "),
  );
}

/** What became of the letters of an account, by address. */
export async function letterStates(accountId: number): Promise<string[]> {
  const rows = await db.reminderLetter.findMany({
    where: { reminder: { accountId } },
    orderBy: { id: "asc" },
    include: { reminder: true },
  });
  return rows.map(({ state, reminder }) => `${reminder.offsetDays} ${state}`);
}
