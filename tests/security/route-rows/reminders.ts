import { createInvoice } from "#modules/billing/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import type { World } from "../route-world";
import { ownAndStaff, type Rows, signedIn, staffOnly } from "./row";

const system = createCtx({ actor: { kind: "system", name: "tests" } });
const day = (text: string) => new Date(`${text}T00:00:00Z`);
const periods = new WeakMap<World, Promise<number>>();

/** A renewed year of the account whose certificate nobody has written. */
function periodId(world: World): Promise<number> {
  const known = periods.get(world) ?? makePeriod(world);
  periods.set(world, known);
  return known;
}

async function makePeriod({ accountId }: World): Promise<number> {
  const createdAt = new Date();
  const line = { type: "renewal", label: "Renewal", value: cents(50_00) } as const;
  const invoice = await createInvoice(system, { accountId, orderDetails: [line] });
  if (!invoice.ok) throw new Error("the invoice was refused");
  const years = { dueOn: day("2026-05-03"), nextDueOn: day("2027-05-03") };
  const level = { levelId: 1002, newLevelId: 1002, bonusCents: 0, status: "settled" };
  const renewal = await db.renewal.create({
    data: { accountId, invoiceId: invoice.value.id, ...years, ...level, createdAt },
  });
  const period = await db.membershipPeriod.create({
    data: {
      accountId,
      levelId: 1002,
      renewalId: renewal.id,
      beginsOn: day("2026-05-04"),
      endsOn: day("2027-05-03"),
      createdAt,
    },
  });
  return period.id;
}

/** Reminders and certificates of renewals. */
export const reminderRows: Rows = {
  "/app/account/reminders": {
    ids: "B-97",
    path: ({ accountId }) => `/app/account/reminders?account_id=${accountId}`,
    GET: ownAndStaff("ok"),
    body: { before_60: "perhaps" },
    write: ownAndStaff("refused"),
  },
  "/admin/reminders": { ids: "B-98", GET: staffOnly("ok") },
  "/app/memberships/:id": [
    {
      ids: "B-97",
      path: async (world) => `/app/memberships/${await periodId(world)}`,
      GET: ownAndStaff("ok"),
      write: ownAndStaff("ok|elsewhere"),
    },
    {
      ids: "B-97",
      path: () => "/app/memberships/999999999",
      GET: signedIn("not-found"),
      write: signedIn("not-found"),
    },
  ],
  "/app/memberships/:id/certificate": {
    ids: "B-97",
    path: () => "/app/memberships/999999999/certificate",
    GET: signedIn("not-found"),
  },
};
