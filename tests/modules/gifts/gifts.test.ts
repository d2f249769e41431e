import { describe, expect, it } from "vitest";
import {
  enterGift,
  giftLabels,
  giftLetterFile,
  giftSchema,
  listGifts,
  removeGift,
} from "#modules/gifts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { makeClub } from "../accounts/clubs";
import { as, makePerson, type Person, system } from "../accounts/people";
import { must, personOn } from "../duties/calendar";
import { enter } from "../officers/officers-world";
import { fileRow } from "../standing/clubs-world";

const DAY = "2026-11-23";
let used = 620_000_000;

async function world(subsection?: string) {
  const { id, primary, members } = await makeClub({ members: 2 });
  const [treasurer, member] = members as [Person, Person];
  await enter(system, id, { office: "treasurer", name: "T", email: treasurer.email });
  if (subsection) await list(id, subsection);
  const on = (person: Person) => personOn(person, id, DAY);
  return { id, primary: on(primary), treasurer: on(treasurer), member: on(member) };
}

/** Gives an account an EIN that the IRS's file lists under a section. */
async function list(id: number, subsection: string, deductibility = "1") {
  const ein = String(used++);
  await db.account.update({ where: { id }, data: { ein } });
  await fileRow({ ein, period: "202506" });
  await db.irsOrganization.update({ where: { ein }, data: { subsection, deductibility } });
}

const fields = (changes: Readonly<Record<string, string>> = {}) =>
  must(
    parseFields(
      giftSchema,
      {
        donor: "Ada Lovelace",
        given_on: "2026-11-02",
        kind: "money",
        amount: "$1,250.50",
        goods: "none",
        ...changes,
      },
      giftLabels("en"),
    ),
  );
const code = (refusalCode: string) => ({ ok: false, refusal: { code: refusalCode } });

describe("gifts", () => {
  it("TRE-15 are the primary user's and the treasurer's: others of the club, staff and strangers see none", async () => {
    const { id, primary, treasurer, member } = await world("03");
    const entered = must(await enterGift(treasurer, { accountId: id, fields: fields() }));
    const page = { accountId: id, page: 1 };
    expect(must(await listGifts(primary, page)).gifts.rows).toMatchObject([
      { donor: "Ada Lovelace", amount: 1_250_50, goodsValue: 0, needs: "yes" },
    ]);
    const staff = createCtx({
      actor: { kind: "user", userId: 1, isStaff: true, accountIds: [], provedAt: new Date() },
    });
    for (const ctx of [member, staff]) {
      expect(await listGifts(ctx, page)).toMatchObject(code("forbidden"));
      expect(await giftLetterFile(ctx, entered.id)).toMatchObject(code("forbidden"));
      expect(await enterGift(ctx, { accountId: id, fields: fields() })).toMatchObject(
        code("forbidden"),
      );
      expect(await removeGift(ctx, { accountId: id, ...entered })).toMatchObject(code("forbidden"));
    }
    const stranger = as(await makePerson());
    expect(await listGifts(stranger, page)).toMatchObject(code("not_found"));
    expect(await giftLetterFile(stranger, entered.id)).toMatchObject(code("not_found"));
    const entries = await db.auditEntry.findMany({
      where: { subject: `account:${id}` },
      select: { action: true, data: true },
    });
    expect(entries.map(({ action }) => action)).toContain("gifts.entered");
    expect(JSON.stringify(entries)).not.toContain("Lovelace");
    must(await removeGift(primary, { accountId: id, ...entered }));
    expect(await removeGift(primary, { accountId: id, ...entered })).toMatchObject(
      code("not_found"),
    );
    expect(must(await listGifts(primary, page)).gifts.total).toBe(0);
  });

  it("TRE-11 say in words what a letter needs and was left out", async () => {
    const { id, primary } = await world();
    const tried = await enterGift(primary, {
      accountId: id,
      fields: fields({ donor: " ", given_on: "2026-11-24", amount: "0", goods: "" }),
    });
    expect(tried).toMatchObject(code("invalid"));
    const errors = !tried.ok && tried.refusal.code === "invalid" ? tried.refusal.errors : {};
    expect(Object.keys(errors)).toEqual(["donor", "given_on", "amount", "goods"]);
    const some = await enterGift(primary, {
      accountId: id,
      fields: fields({ kind: "property", amount: "9", goods: "some", goods_value: "1e3" }),
    });
    const told = !some.ok && some.refusal.code === "invalid" ? some.refusal.errors : {};
    expect(Object.keys(told)).toEqual(["property", "goods_text", "goods_value"]);
    expect(must(await listGifts(primary, { accountId: id, page: 1 })).gifts.total).toBe(0);
  });

  it.each([
    ["07", "1"],
    ["04", "1"],
    ["03", "2"],
  ])(
    "TRE-12 of a club under section %s with deductibility %s have no letter, and say why",
    async (subsection, deductibility) => {
      const { id, primary } = await world();
      const early = must(await enterGift(primary, { accountId: id, fields: fields() }));
      expect(await giftLetterFile(primary, early.id)).toMatchObject({ ok: true });
      await list(id, subsection, deductibility);
      expect(must(await listGifts(primary, { accountId: id, page: 1 })).deductible).toMatchObject({
        kind: "none",
      });
      expect(await enterGift(primary, { accountId: id, fields: fields() })).toMatchObject(
        code("conflict"),
      );
      expect(await giftLetterFile(primary, early.id)).toMatchObject(code("conflict"));
    },
  );

  it("TRE-12 of a chapter that no file lists go by its central organization", async () => {
    const { id, primary } = await world();
    const central = await makeClub({ name: "Delta Rho Omega" });
    const group = await db.group.create({
      data: { label: "Delta Rho Omega", gen: "1234", centralAccountId: central.id },
    });
    await db.account.update({ where: { id }, data: { groupId: group.id } });
    const said = async () => must(await listGifts(primary, { accountId: id, page: 1 })).deductible;
    expect(await said()).toEqual({ kind: "unlisted" });
    await list(central.id, "03");
    expect(await said()).toMatchObject({ kind: "group", central: "Delta Rho Omega", gen: "1234" });
    await list(central.id, "07");
    expect(await said()).toMatchObject({ kind: "none" });
  });
});
