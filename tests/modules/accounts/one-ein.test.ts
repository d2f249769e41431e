import { expect, it } from "vitest";
import {
  accountOfEin,
  changeEin,
  createAccount,
  setEin,
  takeEin,
} from "#modules/accounts/index.server";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { einDigits } from "#modules/platform/ein";
import { ok } from "#modules/platform/result";
import { freshEin } from "../applications/kit";
import { makeClub } from "./clubs";
import { as, makePerson, system } from "./people";

/** A club, and its own person. */
async function club(name: string) {
  const { id, primary } = await makeClub({ name });
  const actor = { kind: "user", userId: primary.id, isStaff: false, accountIds: [id] } as const;
  return { id, member: createCtx({ actor }) };
}

const havers = (ein: string) => db.account.count({ where: { ein: einDigits(ein) } });

it("an EIN that another account has is refused at its field; to whom may see that account it is named", async () => {
  const ein = freshEin();
  const [holder, other] = [await club("Holder"), await club("Other")];
  expect(await setEin(holder.member, { accountId: holder.id, ein })).toMatchObject({ ok: true });
  const refused = await setEin(other.member, { accountId: other.id, ein });
  expect(refused).toMatchObject({
    refusal: { code: "invalid", errors: { ein: [{ key: "einTaken" }] } },
  });
  expect(JSON.stringify(refused)).not.toContain("Holder");
  const staff = as(await makePerson({ isStaff: true }));
  expect(await setEin(staff, { accountId: other.id, ein })).toMatchObject({
    refusal: {
      errors: { ein: [{ key: "einOfAccount", values: { name: "Holder", id: holder.id } }] },
    },
  });
  const digits = einDigits(ein);
  expect(await accountOfEin(staff, digits)).toEqual({ id: holder.id });
  expect(await accountOfEin(other.member, digits)).toBeUndefined();
  expect(await createAccount(system, { name: "Third", ein: digits })).toMatchObject({
    refusal: { code: "invalid", errors: { ein: [expect.anything()] } },
  });
  expect(await havers(ein)).toBe(1);
  // Said once more by who has it, it is nothing new.
  expect(await setEin(holder.member, { accountId: holder.id, ein })).toMatchObject({ ok: true });
});

it("staff take an EIN from an account that it is not of, and its owner says it", async () => {
  const ein = freshEin();
  const [wrong, owner] = [await club("Wrong"), await club("Owner")];
  await setEin(wrong.member, { accountId: wrong.id, ein });
  expect(await takeEin(wrong.member, wrong.id)).toMatchObject({ ok: false });
  expect(await havers(ein)).toBe(1);
  const staff = as(await makePerson({ isStaff: true }));
  const taken = await Promise.all([1, 2, 3].map(() => takeEin(staff, wrong.id)));
  expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await havers(ein)).toBe(0);
  expect(await setEin(owner.member, { accountId: owner.id, ein })).toMatchObject({ ok: true });
  const told = await db.auditEntry.findMany({
    where: { action: "accounts.ein-set", subject: `account:${wrong.id}` },
    orderBy: { id: "asc" },
  });
  const digits = einDigits(ein);
  expect(told.map(({ data }) => data)).toEqual([
    { was: null, ein: digits },
    { was: digits, ein: null },
  ]);
});

it("of many who say one EIN at once, one gets it", async () => {
  const ein = freshEin();
  const clubs = await Promise.all(["A", "B", "C", "D"].map(club));
  const said = await Promise.all(
    clubs.map(({ id, member }) => setEin(member, { accountId: id, ein })),
  );
  expect(said.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await havers(ein)).toBe(1);
});

it("an EIN that was changed since it was read stays, and nothing is told", async () => {
  const [first, second] = [freshEin(), freshEin()];
  const { id, member } = await club("Changed meanwhile");
  await setEin(member, { accountId: id, ein: first });
  const digits = einDigits(second);
  const changed = await inTransaction(system, async (tx) =>
    ok(await changeEin(tx, { accountId: id, was: null, ein: digits })),
  );
  expect(changed).toEqual({ ok: true, value: false });
  expect([await havers(first), await havers(second)]).toEqual([1, 0]);
  const subject = `account:${id}`;
  expect(await db.auditEntry.count({ where: { action: "accounts.ein-set", subject } })).toBe(1);
});
