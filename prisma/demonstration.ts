import { setTimeout as sleep } from "node:timers/promises";
import {
  addAccountUser,
  createAccount,
  createGroup,
  createUser,
} from "#modules/accounts/index.server";
import { createDiscount, createInvoice } from "#modules/billing/index.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { addDays, civilDateIn, days } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { ok, type Result } from "#modules/platform/result";
import { seedApplications } from "./demonstration-applications";
import { seedContests } from "./demonstration-contests";
import {
  boosterInvoices,
  demonstrationPassword,
  discounts,
  group,
  organizations,
  otherChapters,
  people,
} from "./demonstration-data";
import { seedInquiries } from "./demonstration-inquiries";
import { seedPayments } from "./demonstration-payments";

/** Why nothing was seeded, or that it was. */
export type SeedOutcome = "seeded" | "not empty" | "production";

/**
 * Puts the demonstration into an empty database: people, organizations, invoices and discount codes
 * of the contract's "embedded default", members who paid in the last twelve months, two
 * applications and contests, inquiries, ratings and a banner, dated from `ctx.now()`. Never in
 * production mode. One transaction: a crash in the middle leaves nothing, and of two that start at
 * once one waits and then finds a database that is not empty. The actor of `ctx` must be the system.
 * @throws when a command refuses: the demonstration and the rules have come apart.
 */
export async function seedDemonstration(ctx: Ctx): Promise<SeedOutcome> {
  if (env.isProduction) return "production";
  const seed = async (tx: TxCtx): Promise<Result<SeedOutcome>> => {
    await takeTurn(tx);
    if (!(await isEmpty(tx))) return ok("not empty");
    const staffId = await addPerson(tx, "admin");
    await seedPeopleAndOrganizations(tx);
    must(await seedApplications(tx));
    must(await seedContests(tx));
    must(await seedInquiries(tx, staffId));
    for (const discount of discounts) must(await createDiscount(tx, discount));
    return ok("seeded");
  };
  // It is more than any request does, and a small machine is busy while it starts.
  return must(await inTransaction(ctx, seed, { timeoutMs: 120_000 }));
}

/**
 * Waits while another process seeds. It asks again and again, because a query that waits ends at
 * the limit of queries, and seeding takes longer than that on a slow machine.
 */
async function takeTurn({ tx }: TxCtx): Promise<void> {
  const tryIt = () =>
    tx.$queryRaw<[{ taken: boolean }]>`
      SELECT pg_try_advisory_xact_lock(hashtext('goodstanding.demonstration')) AS taken`;
  while (!(await tryIt())[0].taken) await sleep(200);
}

/** Levels come with the migrations; people and organizations come from somebody who uses it. */
async function isEmpty(tx: TxCtx): Promise<boolean> {
  return (await tx.tx.user.count()) === 0 && (await tx.tx.account.count()) === 0;
}

async function seedPeopleAndOrganizations(tx: TxCtx): Promise<void> {
  const boosters = await addOrganization(tx, "boosters");
  await addOfficer(tx, boosters, "treasurer", { isPrimary: true });
  await addOfficer(tx, boosters, "member", { isPrimary: false });
  must(await seedPayments(tx));
  await addInvoices(tx, boosters);

  const headquarters = await addOrganization(tx, "headquarters");
  await addOfficer(tx, headquarters, "headquarters", { isPrimary: true });
  const chapter = await addOrganization(tx, "chapter");
  await addOfficer(tx, chapter, "chapter", { isPrimary: true });
  const accountIds = [chapter];
  for (const which of otherChapters) accountIds.push(await addOrganization(tx, which));
  must(await createGroup(tx, { ...group, centralAccountId: headquarters, accountIds }));
}

async function addPerson(tx: TxCtx, who: keyof typeof people): Promise<number> {
  return must(await createUser(tx, { ...people[who], password: demonstrationPassword })).id;
}

async function addOfficer(
  tx: TxCtx,
  accountId: number,
  who: keyof typeof people,
  { isPrimary }: { isPrimary: boolean },
): Promise<void> {
  const userId = await addPerson(tx, who);
  must(await addAccountUser(tx, { accountId, userId, isPrimary }));
}

async function addOrganization(tx: TxCtx, which: keyof typeof organizations): Promise<number> {
  const { name, ein, levelId, bonus, renewalInDays, joinedDaysAgo, timeZone } =
    organizations[which];
  const renewalDueOn = addDays(civilDateIn(tx.now(), timeZone), renewalInDays);
  const account = {
    name,
    levelId,
    bonusBalanceCents: bonus,
    renewalDueOn,
    timeZone,
    ...(ein && { ein }),
  };
  const joined = { ...tx, now: () => new Date(tx.now().getTime() - days(joinedDaysAgo)) };
  return must(await createAccount(joined, account)).id;
}

async function addInvoices(tx: TxCtx, accountId: number): Promise<void> {
  const today = civilDateIn(tx.now(), organizations.boosters.timeZone);
  for (const { ageInDays, publicNotes, orderDetails } of boosterInvoices) {
    const documentAt = addDays(today, -ageInDays);
    must(await createInvoice(tx, { accountId, documentAt, publicNotes, orderDetails }));
  }
}

function must<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`the demonstration could not be seeded: ${JSON.stringify(result.refusal)}`);
}
