import { describe, expect, it } from "vitest";
import {
  changeGiftEmail,
  enterGift,
  giftLetterFile,
  giftTable,
  listGifts,
  mailLetters,
  parseGift,
  readGiftYear,
  removeGift,
  stateCharity,
  withdrawCharity,
  yearLettersFile,
} from "#modules/gifts/index.server";
import { failGiftLetter } from "#modules/gifts/letter/send-gift-letter.server";
import { giftSchema } from "#modules/gifts/schemas";
import { createCtx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { answeredPages } from "#tests/documents/text";
import { makeClub } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { as, makePerson, type Person, system } from "../accounts/people";
import { must, personOn } from "../duties/calendar";
import { enter } from "../officers/officers-world";
import { clock, fileRow, work } from "../standing/clubs-world";

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
      "en",
    ),
  );
const code = (refusalCode: string) => ({ ok: false, refusal: { code: refusalCode } });

describe("gifts", () => {
  it("TRE-15 are the primary user's and the treasurer's: others of the club, its headquarters, staff and strangers see none", async () => {
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
    const central = await makeClub({ name: "Delta Rho Omega" });
    const { id: groupId } = await db.group.create({
      data: { label: "Delta Rho Omega", centralAccountId: central.id },
    });
    await db.account.update({ where: { id }, data: { groupId } });
    const hq = personOn(central.primary, central.id, DAY);
    const stranger = as(await makePerson());
    expect(await listGifts(hq, page)).toMatchObject(code("not_found"));
    expect(await giftLetterFile(hq, entered.id)).toMatchObject(code("not_found"));
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

  it("need a letter by the figures of the IRS that staff read last", async () => {
    const { id, primary } = await world("03");
    const dinner = { goods: "some", goods_text: "A dinner", goods_value: "$40" };
    for (const changes of [{ amount: "$250" }, { amount: "$100", ...dinner }]) {
      must(await enterGift(primary, { accountId: id, fields: fields(changes) }));
    }
    const year = { accountId: id, year: 2026 };
    const read = async () => {
      const { letters, others } = must(await readGiftYear(primary, year));
      return [letters.length, others];
    };
    expect(await read()).toEqual([2, 0]);
    const file = must(await yearLettersFile(primary, { ...year, isOnPaper: false }));
    const [page] = await answeredPages(new Response(Uint8Array.from(file)));
    expect(page).toContain("Acontributionof$250.00ormore");
    const asOf = new Date("2027-01-01");
    const row = { asOf, readOn: asOf, sourceUrl: "https://www.irs.gov/gifts", confirmed: true };
    await db.federalFigure.createMany({
      data: [
        { ...row, name: "gift_letter", amountCents: 250_01 },
        { ...row, name: "gift_disclosure", amountCents: 100_00 },
      ],
    });
    expect(await read()).toEqual([0, 2]);
    await db.federalFigure.deleteMany({ where: { asOf } });
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
      fields: fields({ kind: "property", amount: "9", goods: "some", goods_value: "0" }),
    });
    const told = !some.ok && some.refusal.code === "invalid" ? some.refusal.errors : {};
    expect(Object.keys(told)).toEqual(["property", "goods_text", "goods_value"]);
    expect(must(await listGifts(primary, { accountId: id, page: 1 })).gifts.total).toBe(0);
  });

  it("TRE-11 say all of that in one round with what cannot be read, in the order of the form", async () => {
    const { id, primary } = await world();
    const typed = { donor: "", email: "ada@", given_on: "2026-11-24", kind: "money", amount: "" };
    const tried = await parseGift(primary, id, { ...typed, goods: "some", goods_value: "much" });
    const errors = !tried.ok && tried.refusal.code === "invalid" ? tried.refusal.errors : {};
    const wrong = ["donor", "email", "given_on", "amount", "goods_text", "goods_value"];
    expect(Object.keys(errors)).toEqual(wrong);
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
      must(await stateCharity(primary, { accountId: id, isCharity: true }));
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
    expect(await said()).toEqual({ kind: "unlisted", saidOn: null });
    await list(central.id, "03");
    expect(await said()).toMatchObject({ kind: "group", central: "Delta Rho Omega", gen: "1234" });
    // Listed itself, it is still a subordinate; a group of the file that is not ours goes before ours.
    await list(id, "03");
    expect(await said()).toMatchObject({
      kind: "listed",
      group: { central: "Delta Rho Omega", gen: "1234" },
    });
    const { ein } = await db.account.findUniqueOrThrow({ where: { id } });
    await fileRow({ ein: "619999999", period: "202506", groupNumber: "4321" });
    await db.irsOrganization.update({
      where: { ein: "619999999" },
      data: { name: "OTHER COUNCIL", affiliation: "6" },
    });
    await db.irsOrganization.update({ where: { ein: ein ?? "" }, data: { groupNumber: "4321" } });
    expect(await said()).toMatchObject({ group: { central: "OTHER COUNCIL", gen: "4321" } });
    await db.account.update({ where: { id }, data: { ein: null } });
    await list(central.id, "07");
    expect(await said()).toMatchObject({ kind: "none" });
  });

  it("TRE-12 of a club that no file lists wait for its word that its determination letter says 501(c)(3)", async () => {
    const { id, primary, treasurer, member } = await world();
    const gift = must(await enterGift(primary, { accountId: id, fields: fields() }));
    const say = (ctx: typeof primary, isCharity = true) =>
      stateCharity(ctx, { accountId: id, isCharity });
    expect(await giftLetterFile(primary, gift.id)).toMatchObject(code("conflict"));
    expect(await say(member)).toMatchObject(code("forbidden"));
    expect(await say(treasurer, false)).toMatchObject({
      refusal: { code: "invalid", errors: { is_charity: [expect.anything()] } },
    });
    must(await say(treasurer));
    must(await say(primary));
    expect(await giftLetterFile(primary, gift.id)).toMatchObject({ ok: true });
    must(await withdrawCharity(primary, id));
    expect(await giftLetterFile(primary, gift.id)).toMatchObject(code("conflict"));
    const stated = { subject: `account:${id}`, action: { startsWith: "gifts.charity-" } };
    expect(await db.auditEntry.count({ where: stated })).toBe(2);
  });
});

describe("the letters of a year", () => {
  it("TRE-13 are one PDF, and one mail each, sent once; who has no address is named and gets none", async () => {
    const { id, primary, treasurer } = await world("03");
    const asked = { accountId: id, year: 2026 };
    const gift = async (changes: Readonly<Record<string, string>>) =>
      must(await enterGift(treasurer, { accountId: id, fields: fields(changes) })).id;
    const mailbox = (name: string) => `${name}.${id}@example.com`;
    await gift({ email: mailbox("ada") });
    await gift({ email: mailbox("ada"), given_on: "2026-03-01", amount: "250" });
    const unaddressed = await gift({ donor: "Grace Hopper" });
    await gift({ donor: "Small", email: mailbox("small"), amount: "249.99" });
    await gift({ donor: "Before", email: mailbox("before"), given_on: "2025-12-31" });
    const year = async () => must(await readGiftYear(primary, asked));
    const states = async () =>
      (await year()).letters.map(({ donor, mailState }) => `${donor} ${mailState}`);
    expect(await states()).toEqual(["Grace Hopper ", "Ada Lovelace ", "Ada Lovelace "]);
    expect((await year()).others).toBe(1);
    const pages = async (isOnPaper: boolean) => {
      const file = must(await yearLettersFile(primary, { ...asked, isOnPaper }));
      return answeredPages(new Response(Uint8Array.from(file)));
    };
    const all = await pages(false);
    expect(all.map((page) => /GraceHopper|\$250\.00on|\$1,250\.50on/.exec(page)?.[0])).toEqual([
      "$250.00on",
      "$1,250.50on",
      "GraceHopper",
    ]);
    for (const page of all) expect(page).toContain("Nogoodsorserviceswereprovided");
    expect(await pages(true)).toEqual([expect.stringContaining("GraceHopper")]);
    // Two people press at once: between them each letter is asked for once.
    const both = await Promise.all([mailLetters(primary, asked), mailLetters(treasurer, asked)]);
    expect(both.filter(({ ok }) => ok)).toMatchObject([{ ok: true, value: { mailed: 2 } }]);
    expect(await states()).toEqual([
      "Grace Hopper ",
      "Ada Lovelace waiting",
      "Ada Lovelace waiting",
    ]);
    const time = clock("2026-11-23T15:00:00Z");
    await work(time);
    await work(time);
    const mails = await lettersTo(mailbox("ada"));
    expect(mails.map(({ replyTo, text }) => [replyTo, text.includes("attached")])).toEqual(
      Array.from({ length: 2 }, () => [expect.stringMatching(/@/), true]),
    );
    expect(mails.map(({ text }) => /on (\w+ \d+, 2026)/.exec(text)?.[1]).toSorted()).toEqual([
      "March 1, 2026",
      "November 2, 2026",
    ]);
    for (const name of ["small", "before"]) expect(await lettersTo(mailbox(name))).toEqual([]);
    expect(await mailLetters(primary, asked)).toMatchObject(code("conflict"));
    // Its address comes later: it alone is mailed then, and again only after it could not be delivered.
    const email = mailbox("grace");
    must(await changeGiftEmail(primary, { accountId: id, id: unaddressed, email }));
    expect(must(await mailLetters(primary, asked)).mailed).toBe(1);
    expect(
      await changeGiftEmail(primary, { accountId: id, id: unaddressed, email: "" }),
    ).toMatchObject(code("conflict"));
    await failGiftLetter(system, unaddressed);
    expect(must(await mailLetters(primary, asked)).mailed).toBe(1);
    await work(time);
    expect(await lettersTo(email)).toHaveLength(1);
    expect(await lettersTo(mailbox("ada"))).toHaveLength(2);
    const table = must(await giftTable(primary, asked));
    expect(table.slice(1).map((row) => [row[1], row[4], row[8]])).toEqual([
      ["Ada Lovelace", "250.00", DAY],
      ["Ada Lovelace", "1250.50", DAY],
      ["Grace Hopper", "1250.50", DAY],
      ["Small", "249.99", ""],
    ]);
  });

  it("TRE-15 are closed to others of the club, and name no donor in the record of changes", async () => {
    const { id, primary, member } = await world("03");
    const asked = { accountId: id, year: 2026 };
    const email = `donor.${id}@example.com`;
    const { id: giftId } = must(
      await enterGift(primary, { accountId: id, fields: fields({ email }) }),
    );
    for (const tried of [
      await readGiftYear(member, asked),
      await giftTable(member, asked),
      await yearLettersFile(member, { ...asked, isOnPaper: false }),
      await mailLetters(member, asked),
      await changeGiftEmail(member, { accountId: id, id: giftId, email: "" }),
    ]) {
      expect(tried).toMatchObject(code("forbidden"));
    }
    must(await mailLetters(primary, asked));
    const entries = await db.auditEntry.findMany({
      where: { subject: `account:${id}` },
      select: { action: true, data: true },
    });
    expect(entries.map(({ action }) => action)).toContain("gifts.letters-mailed");
    expect(JSON.stringify(entries)).not.toMatch(/Lovelace|donor\./);
    // What the IRS says of the club changed before the mail went out.
    await db.irsOrganization.updateMany({
      where: { ein: (await db.account.findUniqueOrThrow({ where: { id } })).ein ?? "" },
      data: { subsection: "07" },
    });
    await work(clock("2026-11-23T15:00:00Z"));
    expect(await lettersTo(email)).toEqual([]);
    expect(await db.gift.findUniqueOrThrow({ where: { id: giftId } })).toMatchObject({
      mailState: "failed",
    });
  });
});
