import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { suspendAccount } from "#modules/accounts/index.server";
import {
  changeTerm,
  checkOfficerLetter,
  makeOfficerLetter,
  objectToLetter,
  officerLetterFile,
  readObjection,
  removeTerm,
  withdrawOfficerLetter,
} from "#modules/officers/index.server";
import { db } from "#modules/platform/db.server";
import { say } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { pdfPages } from "#tests/documents/text";
import { lettersTo } from "../accounts/mailbox";
import { as, makePerson, newAddress, system, visitor } from "../accounts/people";
import { makeDutyClub, morningOf, must, personOn } from "../duties/calendar";
import { emptyWorld, fileRow, revoke, work } from "../standing/clubs-world";
import { enter, termFields } from "./officers-world";

const folder = mkdtempSync(join(tmpdir(), "officer-letters-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(emptyWorld);

const TODAY = "2026-11-23";
let nextEin = 430_000_000;

/** A club in whose roster its primary user presides and another person keeps the books. */
async function world() {
  const ein = String(++nextEin);
  const club = await makeDutyClub({ today: TODAY, ein, members: 2 });
  const { id, ctx, primary, other } = club;
  await enter(ctx, id, { name: "Grace Hopper", email: primary.email });
  const termId = await enter(ctx, id, {
    name: "Ada Lovelace",
    office: "treasurer",
    email: other.email,
  });
  await db.outboxJob.deleteMany();
  const asked = { accountId: id, termId };
  return { ...club, ein, asked, treasurer: personOn(other, id, TODAY) };
}

const said = (result: Result<unknown>): string =>
  result.ok ? "" : say("en", result.refusal.message ?? ({ text: {} } as never));

const at = (day: string) => ({ ...visitor, now: morningOf(day) });

async function textOf(ctx: typeof system, id: number): Promise<string> {
  const { file } = must(await officerLetterFile(ctx, id));
  const path = join(folder, `${id}.pdf`);
  writeFileSync(path, file);
  return pdfPages(path).join("\n").replaceAll(/\s+/g, " ");
}

const codeOf = async (id: number) =>
  (await db.officerCertificate.findUniqueOrThrow({ where: { id } })).code;

describe("officer letters", () => {
  it("OL-01 only for a term open today, and for officers alone", async () => {
    const { id: accountId, ctx } = await world();
    const made = async (changes: Readonly<Record<string, string>>) =>
      said(
        await makeOfficerLetter(ctx, { accountId, termId: await enter(ctx, accountId, changes) }),
      );
    expect(await made({ office: "secretary", starts_on: "2025-07-01" })).toContain(
      "ended on June 30, 2026",
    );
    expect(await made({ office: "secretary", starts_on: "2026-12-01" })).toContain(
      "begins on December 1, 2026",
    );
    expect(await made({ office: "adviser" })).toContain("are no officers");
    expect(await db.officerCertificate.count({ where: { accountId } })).toBe(0);
  });

  it("OL-02 made by the person or the primary; the others in office are told, and nobody else makes one", async () => {
    const { id, ctx, asked, treasurer, primary, other } = await world();
    const made = must(await makeOfficerLetter(treasurer, asked));
    expect(must(await makeOfficerLetter(ctx, asked)).id).toBe(made.id);
    await work({ ctx: { ...system, now: morningOf(TODAY) } });
    const [mail, ...more] = await lettersTo(primary.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("Ada Lovelace as Treasurer: a letter of");
    expect(await lettersTo(other.email)).toEqual([]);
    const [, bystander] = await db.accountUser.findMany({
      where: { accountId: id, userId: { notIn: [primary.id, other.id] } },
    });
    if (bystander) throw new Error("a club of three was made");
    const third = await makePerson();
    await db.accountUser.create({ data: { accountId: id, userId: third.id } });
    const member = await makeOfficerLetter(personOn(third, id, TODAY), asked);
    const staff = await makeOfficerLetter(as(await makePerson({ isStaff: true })), asked);
    for (const refused of [member, staff]) {
      expect(said(refused)).toContain("signed in with the e-mail address in the roster");
    }
    const stranger = await makeOfficerLetter(personOn(await makePerson(), 0, TODAY), asked);
    expect(stranger).toMatchObject({ refusal: { code: "not_found" } });
  });

  it("OL-02 whom the roster alone knows is told in the language of who made the letter, and a member in their own", async () => {
    const { id, ctx, asked, primary, other } = await world();
    const email = newAddress();
    await enter(ctx, id, { name: "Mary Jackson", office: "secretary", email });
    await db.user.update({ where: { id: primary.id }, data: { locale: "es" } });
    must(await makeOfficerLetter(ctx, asked));
    await work({ ctx: { ...system, now: morningOf(TODAY) } });
    const [known] = await lettersTo(email);
    expect(known?.subject).toContain("Ada Lovelace (Tesorero): una carta de");
    expect(known?.text).toContain("23 de diciembre de 2026");
    const [own] = await lettersTo(other.email);
    expect(own?.subject).toContain("Ada Lovelace as Treasurer");
  });

  it("OL-02 none is made while nobody else can be told: the second officer is in office today", async () => {
    const { id: accountId, ctx, primary, other } = await makeDutyClub({ today: TODAY, members: 2 });
    const termId = await enter(ctx, accountId);
    const former = { office: "treasurer", starts_on: "2025-07-01", email: newAddress() };
    await enter(ctx, accountId, former);
    await enter(ctx, accountId, { office: "adviser", email: newAddress() });
    expect(said(await makeOfficerLetter(ctx, { accountId, termId }))).toContain(
      "Enter a second officer",
    );
    // The primary user is told of an officer's letter without being in office.
    const secretary = { office: "secretary", name: "Ada Lovelace", email: other.email };
    const own = { accountId, termId: await enter(ctx, accountId, secretary) };
    must(await makeOfficerLetter(personOn(other, accountId, TODAY), own));
    await work({ ctx: { ...system, now: morningOf(TODAY) } });
    expect((await lettersTo(primary.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("Ada Lovelace as Secretary"),
    ]);
  });

  it("OL-03 the code says what the roster says today", async () => {
    const { id: accountId, ctx, asked, treasurer, other } = await world();
    const { id } = must(await makeOfficerLetter(treasurer, asked));
    const code = await codeOf(id);
    const state = async (day: string) => must(await checkOfficerLetter(at(day), code)).state;
    expect(await state(TODAY)).toBe("valid");
    expect(await state("2026-12-23")).toBe("valid");
    expect(await state("2026-12-24")).toBe("expired");
    const fields = termFields({
      name: "Ada Lovelace",
      office: "treasurer",
      email: other.email,
      ends_on: "2026-11-30",
    });
    must(await changeTerm(ctx, { accountId, id: asked.termId, version: 0, fields }));
    expect(await state("2026-11-30")).toBe("valid");
    expect(await state("2026-12-01")).toBe("ended");
    must(await removeTerm(ctx, { accountId, id: asked.termId }));
    expect(await state("2026-11-24")).toBe("changed");
    await suspendAccount(system, { accountId, reason: "Under review" });
    expect(await state("2026-11-24")).toBe("not_current");
    expect(await checkOfficerLetter(at(TODAY), "0".repeat(26))).toMatchObject({ ok: false });
  });

  it("OL-04 OL-05 OL-06 the paper has the sentence, and no address, no standing, no deduction", async () => {
    const { ctx, ein, asked } = await world();
    const { accountId } = asked;
    await fileRow({ ein, period: "202606" });
    await db.irsOrganization.update({ where: { ein }, data: { subsection: "07" } });
    await db.account.update({
      where: { id: accountId },
      data: { city: "Orono", state: "ME", phone: "+12025550143", name: "Theta Chapter" },
    });
    const { id } = must(await makeOfficerLetter(ctx, asked));
    const text = await textOf(ctx, id);
    const shown = `${ein.slice(0, 2)}-${ein.slice(2)}`;
    expect(text).toContain(`Ada Lovelace is Treasurer of Theta Chapter, EIN ${shown}`);
    expect(text).toContain(
      "from July 1, 2026 to June 30, 2027, as the club's roster says on November 23, 2026.",
    );
    expect(text).toContain("December 23, 2026");
    expect(text).toContain(`/check/${await codeOf(id)}`);
    expect(text).toContain("a social club under section 501(c)(7)");
    expect(text).not.toMatch(/Orono|0143|good standing|deduct|@/i);
  });

  it("OL-06 a revoked club's paper names no section", async () => {
    const { ctx, ein, asked } = await world();
    await fileRow({ ein, period: "202306" });
    await revoke(ein, "2025-11-15");
    const { id } = must(await makeOfficerLetter(ctx, asked));
    expect(await textOf(ctx, id)).not.toContain("501(c)");
  });

  it("OL-07 withdrawn at once on objection, by the mail's link, also twice; the audit tells it", async () => {
    const { ctx, asked, treasurer, primary } = await world();
    const { id } = must(await makeOfficerLetter(treasurer, asked));
    await work({ ctx: { ...system, now: morningOf(TODAY) } });
    const [mail] = await lettersTo(primary.email);
    const [, token = ""] = /\/officer-letter\/([\w.-]+)/.exec(mail?.text ?? "") ?? [];
    const stored = await db.officerCertificateNotice.findFirstOrThrow({
      where: { certificateId: id },
    });
    expect(JSON.stringify(stored)).not.toContain(token.split(".")[1]);
    expect(must(await readObjection(at(TODAY), token)).state).toBe("valid");
    expect(await objectToLetter(visitor, `${token.slice(0, -1)}_`)).toMatchObject({ ok: false });
    must(await objectToLetter(visitor, token));
    must(await objectToLetter(visitor, token));
    const checked = must(await checkOfficerLetter(at(TODAY), await codeOf(id)));
    expect(checked.state).toBe("withdrawn");
    const entries = await db.auditEntry.findMany({
      where: { action: { startsWith: "officers.letter" }, subject: `account:${asked.accountId}` },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "officers.letter-made",
      "officers.letter-objected",
    ]);
    const again = must(await makeOfficerLetter(treasurer, asked));
    expect(again.id).not.toBe(id);
    must(await withdrawOfficerLetter(ctx, again.id));
    expect(await withdrawOfficerLetter(ctx, again.id)).toMatchObject({ ok: false });
  });
});
