import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { exportTrail, readChainState, sealEntries, searchTrail } from "#modules/audit/index.server";
import { audit } from "#modules/platform/audit.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { ok } from "#modules/platform/result";
import { as, makePerson, type Person } from "../accounts/people";
import { beginTrail, damage, look, system } from "./trail";

let staff: Person;
let member: Person;
let accountId: number;
beforeAll(async () => {
  staff = await makePerson({ isStaff: true, firstName: "Grace", lastName: "Hopper_100%" });
  member = await makePerson();
  accountId = (await db.account.create({ data: { name: "Lincoln Boosters" } })).id;
  await beginTrail(0);
  await did(staff, "2026-11-01T03:59:00Z", "billing.payment-refunded", `account:${accountId}`);
  await did(staff, "2026-11-01T04:00:00Z", "billing.invoice-voided", `invoice:${accountId}`);
  await did(member, "2026-11-02T04:59:00Z", "accounts.signed-out", `user:${member.id}`);
  await did(system, "2026-11-02T05:00:00Z", "renewal.reminded", `account:${accountId}`);
});

async function did(who: Person | typeof system, at: string, action: string, subject: string) {
  const now = () => new Date(at);
  const ctx = "email" in who ? as(who, now) : createCtx({ actor: who.actor, now });
  await inTransaction(ctx, async (tx) => {
    await audit(tx, { action, subject, data: { note: "=1+1", before: "A", after: "B" } });
    return ok(undefined);
  });
}

const found = async (filter: Parameters<typeof searchTrail>[1]) => {
  const page = await searchTrail(as(staff), filter);
  if (!page.ok) throw new Error(page.refusal.code);
  return page.value.entries.map(({ id }) => Number(id));
};

describe("the search in the audit", () => {
  it.each([
    ["everything, the latest first", {}, [4, 3, 2, 1]],
    ["a part of a name", { actor: "hopper" }, [2, 1]],
    ["a wildcard is a letter", { actor: "Hopper_100%" }, [2, 1]],
    ["only a wildcard", { actor: "_%_" }, []],
    ["first and last name", { actor: "Grace Hop" }, [2, 1]],
    ["the system's name", { actor: "test" }, [4]],
    ["a room", { action: "billing." }, [2, 1]],
    ["a word of an action", { action: "Invoice voided" }, [2]],
    ["NUL bytes", { action: "void\0ed" }, [2]],
    ["everything of a kind", { subject: "account" }, [4, 1]],
    ["from a day of the office on", { from: civilDate("2026-11-01") }, [4, 3, 2]],
    ["up to a day of the office", { to: civilDate("2026-11-01") }, [3, 2, 1]],
    [
      "one day, 25 hours long",
      { from: civilDate("2026-11-01"), to: civilDate("2026-11-01") },
      [3, 2],
    ],
  ])("H-13 finds %s", async (_, filter, ids) => {
    expect(await found(filter)).toEqual(ids);
  });

  it("H-13 finds an address, a subject as it is shown, and all conditions at once", async () => {
    expect(await found({ actor: member.email.toUpperCase() })).toEqual([3]);
    expect(await found({ subject: `Account ${accountId}` })).toEqual([4, 1]);
    expect(await found({ subject: `account:${accountId}`, actor: "grace" })).toEqual([1]);
  });

  it("H-13 says who, what and to whom, before and after, the request and the seal", async () => {
    await sealEntries(system);
    const page = await searchTrail(as(staff), { action: "refunded" });
    expect(page).toMatchObject({
      ok: true,
      value: {
        entries: [
          {
            actor: "Grace Hopper_100%",
            subjectName: "Lincoln Boosters",
            facts: [
              { label: "changed", before: "A", value: "B" },
              { label: "note", value: "=1+1" },
            ],
            requestId: expect.any(String),
            seal: 1,
          },
        ],
      },
    });
  });

  it("H-13 pages by the entry before, whatever is written meanwhile", async () => {
    const first = await searchTrail(as(staff), {}, { perPage: 2 });
    if (!first.ok) throw new Error(first.refusal.code);
    await did(member, "2026-11-03T05:00:00Z", "accounts.signed-out", "user:1");
    const before = BigInt(first.value.next ?? 0);
    const second = await searchTrail(as(staff), {}, { perPage: 2, before });
    if (!second.ok) throw new Error(second.refusal.code);
    expect(second.value.entries.map(({ id }) => id)).toEqual(["2", "1"]);
    expect(second.value.next).toBeUndefined();
  });

  it("H-13 exports what was found, formulas kept from running", async () => {
    const csv = await exportTrail(as(staff), { action: "refunded" });
    const rows = parse(csv.ok ? csv.value : "", { bom: true, columns: true }) as unknown[];
    expect(rows).toEqual([
      expect.objectContaining({
        at: "2026-11-01T03:59:00.000Z",
        actor: "Grace Hopper_100%",
        action: "billing.payment-refunded",
        details: "changed: A -> B; note: =1+1",
      }),
    ]);
  });

  it("H-13 says whether the chain holds, until which entry, and when that was checked", async () => {
    expect(await readChainState(as(staff))).toMatchObject({
      value: { checkedAt: null, head: null },
    });
    await sealEntries(system);
    await look();
    expect(await readChainState(as(staff))).toMatchObject({
      value: { entry: 5, head: { number: 5 }, fault: null, waiting: 0 },
    });
    await damage("UPDATE audit_entries SET subject = 'x' WHERE id = 4");
    await look();
    expect(await readChainState(as(staff))).toMatchObject({
      value: { checkedAt: expect.any(Date), entry: 3, fault: { kind: "changed", entry: 4 } },
    });
  });

  it("H-13 is for staff only", async () => {
    for (const [who, code] of [
      [as(member), "forbidden"],
      [createCtx(), "unauthenticated"],
    ] as const) {
      for (const answer of [searchTrail(who, {}), exportTrail(who, {}), readChainState(who)]) {
        expect(await answer).toMatchObject({ ok: false, refusal: { code } });
      }
    }
  });
});
