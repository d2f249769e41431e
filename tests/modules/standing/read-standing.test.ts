import { expect, it } from "vitest";
import { setEin } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { readStanding } from "#modules/standing/index.server";
import { makeClub } from "../accounts/clubs";
import { as, makePerson, system } from "../accounts/people";
import { csvOf, importContent } from "../listings/bmf-files";
import { importOf, listOf, postcardLine, revokedLine } from "../listings/list-files";

const row = { ein: "270000001", name: "ELM STREET BOOSTERS", group: "0000", subsection: "03" };

/** A club with an EIN, and its standing as its own person reads it. */
async function club(ein?: string) {
  const { id, primary } = await makeClub();
  const actor = { kind: "user", userId: primary.id, isStaff: false, accountIds: [id] } as const;
  const member = createCtx({ actor });
  if (ein) expect(await setEin(member, { accountId: id, ein })).toMatchObject({ ok: true });
  const read = async () => {
    const found = await readStanding(member, id);
    if (!found.ok) throw new Error(found.refusal.code);
    const { verdict, findings } = found.value;
    return { verdict, codes: findings.map(({ code }) => code), ein: found.value.ein };
  };
  return { id, member, read };
}

it("a club without an EIN is not known; its own people say it, and nobody else may ask", async () => {
  const { id, member, read } = await club();
  expect(await read()).toMatchObject({ verdict: "unknown", ein: undefined });
  expect(await setEin(member, { accountId: id, ein: "27-000000" })).toMatchObject({
    refusal: { code: "invalid", errors: { ein: [expect.anything()] } },
  });
  expect(await setEin(member, { accountId: id, ein: " 27-0000009 " })).toMatchObject({ ok: true });
  expect(await read()).toMatchObject({ verdict: "unknown", ein: "270000009" });
  const actions = await db.auditEntry.findMany({ where: { subject: `account:${id}` } });
  expect(actions.map(({ action }) => action)).toContain("accounts.ein-set");

  const stranger = as(await makePerson());
  expect(await readStanding(stranger, id)).toMatchObject({ refusal: { code: "not_found" } });
  const tried = await setEin(stranger, { accountId: id, ein: "27-0000010" });
  expect(tried).toMatchObject({ refusal: { code: "not_found" } });
  expect(await read()).toMatchObject({ ein: "270000009" });
});

it("STD-18 the verdict follows the lists as they are imported, each with its own word", async () => {
  const { read } = await club("27-0000001");
  await importContent(csvOf({ ...row, taxPeriod: "202307", month: "07" }), "2026-04-13");
  expect(await read()).toMatchObject({ verdict: "at_risk" });
  expect((await read()).codes).toContain("two_returns_unseen");

  await importOf("epostcards", listOf(postcardLine("270000001", "2024", "07-31-2025")));
  expect((await read()).codes).not.toContain("two_returns_unseen");

  const twice = listOf(
    revokedLine("270000001", "15-MAY-2012", "01-JAN-2013"),
    revokedLine("270000001", "11/15/2025"),
  );
  await importOf("revocations", twice);
  expect(await read()).toMatchObject({ verdict: "revoked" });

  await importOf("revocations", listOf(revokedLine("270000001", "15-NOV-2025", "15-JAN-2026")));
  expect((await read()).verdict).not.toBe("revoked");
});

it("an EIN that was in the file of its state and is gone from the next one is at risk", async () => {
  const { read } = await club("27-0000002");
  const left = { ...row, ein: "270000002", state: "VT" };
  const others = [1, 2, 3].map((n) => ({ ...row, ein: `27000010${n}`, state: "VT" }));
  await importContent(csvOf(left, ...others), "2026-05-11");
  expect((await read()).codes).not.toContain("left_file");
  await importContent(csvOf(...others), "2026-06-08");
  expect(await read()).toMatchObject({ verdict: "at_risk" });
  expect((await read()).codes).toEqual(["left_file", "bylaws_missing"]);
});

it("a chapter is compared with its group, by the row of its central organization", async () => {
  const { id, read } = await club("27-0000003");
  const central = await makeClub({ name: "Headquarters" });
  await db.account.update({ where: { id: central.id }, data: { ein: "270000004" } });
  const group = await db.group.create({
    data: { label: "Delta", gen: "4321", centralAccountId: central.id },
  });
  await db.account.update({ where: { id }, data: { groupId: group.id } });
  const rows = csvOf(
    { ...row, ein: "270000003", group: "1234", subsection: "03" },
    { ...row, ein: "270000004", group: "4321", subsection: "07", affiliation: "6" },
  );
  await importContent(rows, "2026-07-13", true);
  const { codes } = await read();
  expect(codes).toContain("other_group");
  expect(codes).toContain("other_subsection");
});

it("staff and the system read every club's", async () => {
  const { id } = await club();
  const staff = as(await makePerson({ isStaff: true }));
  for (const ctx of [staff, system]) {
    expect(await readStanding(ctx, id)).toMatchObject({ ok: true });
  }
  expect(await readStanding(system, 999_999)).toMatchObject({ refusal: { code: "not_found" } });
});
