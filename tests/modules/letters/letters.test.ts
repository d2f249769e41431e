import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answerFacts, readFacts } from "#modules/duties/index.server";
import { failLetter, letterFileKey } from "#modules/letters/file/render-letter.server";
import {
  checkLetter,
  declineLetter,
  isFileLost,
  letterFile,
  listActs,
  openToSign,
  readAct,
  readLetter,
  readRevocation,
  readShared,
  readTemplate,
  remakeLetterFile,
  revokeLetter,
  saveTemplate,
  sendingSchema,
  sendLetters,
  signLetter,
} from "#modules/letters/index.server";
import { db, pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { parseFields } from "#modules/platform/fields";
import { say } from "#modules/platform/messages";
import type { Result } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { readAuthorizations } from "#modules/supervision/index.server";
import { codeOf, drawnCode } from "#tests/documents/qr";
import { join, makeClub } from "../accounts/clubs";
import { lettersTo } from "../accounts/mailbox";
import { makePerson } from "../accounts/people";
import { must } from "../duties/calendar";
import { enter } from "../officers/officers-world";
import {
  clock,
  evidence,
  makeGroup,
  secondOfficer,
  sending,
  sendOne,
  sign,
  work,
} from "./letters-world";

/** What a refusal says. */
function saidBy(result: Result<unknown>): string {
  if (result.ok) return "taken";
  const { refusal } = result;
  const ref = "message" in refusal ? refusal.message : undefined;
  return ref ? say("en", ref) : refusal.code;
}

const stateOf = async (ctx: Parameters<typeof readLetter>[0], id: number) =>
  must(await readLetter(ctx, id)).state;

describe("signing a letter", () => {
  it("LET-01 the signed text is the one shown: a template that changed in between is read again", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    const shown = must(await readLetter(world.chapter.ctx(), id));
    expect(shown.text).toContain("Chapter 1 (EIN 12-3456789) authorizes Delta Rho Omega");
    expect(shown.text).toContain("5271");
    const digest = createHash("sha256").update(`${shown.title}\n\n${shown.text}`).digest("hex");
    expect(shown.textSha256).toBe(digest);
    const { fields, ...asked } = await sending(world, "inclusion", { text: "{chapter} agrees." });
    must(await saveTemplate(world.hq(), { ...asked, fields }));
    const stale = { digest, agrees: true, full_name: "Grace Hopper" };
    const refused = await signLetter(world.chapter.ctx(), { id, fields: stale, evidence });
    expect(saidBy(refused)).toContain("The text was changed since you opened it");
    const again = must(await readLetter(world.chapter.ctx(), id));
    expect([again.text, again.textSha256 === digest]).toEqual(["Chapter 1 agrees.", false]);
    must(await sign(world.chapter.ctx(), id));
    const [signature] = await db.letterSignature.findMany({ where: { letterId: id } });
    expect(signature?.textSha256).toBe(again.textSha256);
    // From then on no change of the template reaches it, and the database keeps it as it is.
    must(await saveTemplate(world.hq(), await sending(world, "inclusion", { text: "Other." })));
    expect(must(await readLetter(world.chapter.ctx(), id)).text).toBe("Chapter 1 agrees.");
    await expect(pool.query(`UPDATE letters SET text = 'x' WHERE id = ${id}`)).rejects.toThrow(
      /kept as it was signed/,
    );
    await expect(pool.query(`DELETE FROM letters WHERE id = ${id}`)).rejects.toThrow();
    await expect(
      pool.query(`UPDATE letter_signatures SET name = 'x' WHERE letter_id = ${id}`),
    ).rejects.toThrow(/kept as it was made/);
  });

  it("LET-01 a letter that one of two signed keeps its text when the template changes", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world, "inclusion", { needs_two: "1", text: "First text." });
    must(await sign(world.chapter.ctx(), id));
    must(await saveTemplate(world.hq(), await sending(world, "inclusion", { text: "Second." })));
    expect(must(await readLetter(world.chapter.ctx(), id)).text).toBe("First text.");
    const second = await secondOfficer(time, world.chapter.id);
    must(await sign(second.ctx(), id, "Ada Lovelace"));
    expect(await stateOf(world.hq(), id)).toBe("signed");
  });

  it("LET-02 a person without office, or whose term ended yesterday, is refused with the reason", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    const plain = await join(world.chapter.id);
    const none = await sign(time.as(plain, [world.chapter.id]), id);
    expect(saidBy(none)).toContain("Only an officer in your club's roster may sign");
    const former = await join(world.chapter.id);
    await enter(time.system, world.chapter.id, {
      office: "treasurer",
      name: "Ada Lovelace",
      email: former.email,
      starts_on: "2025-11-23",
      ends_on: "2026-11-22",
    });
    const ctx = time.as(former, [world.chapter.id]);
    expect(saidBy(await sign(ctx, id))).toBe(
      "Your term as Treasurer ended on November 22, 2026: only an officer in office may sign.",
    );
    expect(saidBy(await openToSign(ctx, id))).toContain("ended on November 22, 2026");
    // Until the end of its last day it counts.
    time.set("2026-11-22T23:00:00Z");
    must(await openToSign(time.as(former, [world.chapter.id]), id));
    const adviser = await join(world.chapter.id);
    const of = { office: "adviser", name: "Al", email: adviser.email, starts_on: "2026-07-01" };
    await enter(time.system, world.chapter.id, of);
    const advised = await sign(time.as(adviser, [world.chapter.id]), id);
    expect(saidBy(advised)).toContain("Only an officer");
  });

  it("LET-02 whoever is not of the chapter finds no letter to sign: strangers, the headquarters, staff", async () => {
    const time = clock();
    const world = await makeGroup(time, 2);
    const id = await sendOne(world);
    const [, other] = world.chapters;
    if (!other) throw new Error("two chapters were made");
    expect(saidBy(await readLetter(other.ctx(), id))).toBe("not_found");
    const fields = { digest: "x", agrees: true, full_name: "Grace Hopper" };
    for (const ctx of [other.ctx(), world.hq(), time.system]) {
      expect(saidBy(await signLetter(ctx, { id, fields, evidence }))).toBe("not_found");
    }
    const staff = await makePerson({ isStaff: true, staffRole: "owner" });
    const ctx = time.as(staff, [], { isStaff: true, role: "owner" });
    expect((await readLetter(ctx, id)).ok).toBe(true);
    expect(saidBy(await signLetter(ctx, { id, fields, evidence }))).toBe("not_found");
  });

  it("LET-03 signing twice, and twice at once, gives one signature", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    const both = await Promise.all([sign(world.chapter.ctx(), id), sign(world.chapter.ctx(), id)]);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    must(await sign(world.chapter.ctx(), id));
    expect(await db.letterSignature.count({ where: { letterId: id } })).toBe(1);
    const signed = await db.auditEntry.count({
      where: { subject: `account:${world.chapter.id}`, action: "letters.signed" },
    });
    expect(signed).toBe(1);
  });

  it("asks for the password within 15 minutes, the agreement and the full name, and keeps what proves it", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    const { president } = world.chapter;
    const before = new Date(time.now().getTime() - 15 * 60_000);
    const late = time.as(president, [world.chapter.id], { provedAt: before });
    expect(saidBy(await sign(late, id))).toBe("confirm");
    expect(saidBy(await openToSign(late, id))).toBe("confirm");
    const wrong = await sign(world.chapter.ctx(), id, "Grace", { agrees: false });
    if (wrong.ok || wrong.refusal.code !== "invalid") throw new Error("it was taken");
    expect(Object.keys(wrong.refusal.errors).toSorted()).toEqual(["agrees", "full_name"]);
    must(await sign(world.chapter.ctx(), id, " Grace  Hopper "));
    const kept = await db.letterSignature.findFirstOrThrow({ where: { letterId: id } });
    expect(kept).toMatchObject({
      userId: president.id,
      name: "Grace  Hopper",
      office: "President",
      at: time.now(),
      sessionId: "session-1",
      network: "203.0.113.0/24",
    });
  });

  it("LET-09 staff who see as a member cannot sign, open or decline", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    const staff = await makePerson({ isStaff: true, staffRole: "owner" });
    const { president } = world.chapter;
    const seeing = time.as(president, [world.chapter.id], { seenBy: staff.id });
    for (const result of [
      await sign(seeing, id),
      await openToSign(seeing, id),
      await declineLetter(seeing, { id, reason: "No" }),
    ]) {
      expect(result).toMatchObject({ ok: false, refusal: { code: "forbidden" } });
    }
    expect(await stateOf(world.chapter.ctx(), id)).toBe("open");
  });

  it("LET-10 two required signers: the same person twice is refused", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world, "inclusion", { needs_two: "1" });
    must(await sign(world.chapter.ctx(), id));
    expect(saidBy(await sign(world.chapter.ctx(), id))).toContain(
      "The second signature is another",
    );
    const second = await secondOfficer(time, world.chapter.id);
    // Another sign-in of the same person, by the name.
    expect(saidBy(await sign(second.ctx(), id, "grace  HOPPER"))).toContain("You signed this");
    expect(await stateOf(world.hq(), id)).toBe("half_signed");
    must(await sign(second.ctx(), id, "Ada Lovelace"));
    expect(await stateOf(world.hq(), id)).toBe("signed");
    expect(await db.letterSignature.count({ where: { letterId: id } })).toBe(2);
    // Two officers may have one name: the roster names both.
    const again = await sendOne(world, "conflict", { needs_two: "1" });
    must(await sign(world.chapter.ctx(), again));
    const namesake = await secondOfficer(time, world.chapter.id, "Grace Hopper");
    must(await sign(namesake.ctx(), again));
    expect(await stateOf(world.hq(), again)).toBe("signed");
  });

  it("LET-11 a letter expires after 30 days by default, and says whom to ask", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    const { expiresOn, sender } = must(await readLetter(world.chapter.ctx(), id));
    expect([expiresOn, sender?.email]).toEqual(["2026-12-23", world.central.primary.email]);
    time.set("2026-12-23T22:00:00Z");
    must(await openToSign(world.chapter.ctx(), id));
    time.set("2026-12-24T17:00:00Z");
    expect(await stateOf(world.chapter.ctx(), id)).toBe("expired");
    const late = await sign(world.chapter.ctx(), id);
    expect(saidBy(late)).toContain("until December 23, 2026. Ask Delta Rho Omega for a new one");
    expect(saidBy(await declineLetter(world.chapter.ctx(), { id, reason: "Late" }))).toContain(
      "December 23, 2026",
    );
    // Then a new one may be sent.
    expect(await sendOne(world)).not.toBe(id);
  });
});

describe("what becomes of a letter", () => {
  it("LET-06 the PDF's digest is what the check page says, and it is mailed to who signed and to HQ", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    await work(time);
    must(await sign(world.chapter.ctx(), id));
    const { code } = must(await readLetter(world.hq(), id));
    expect(must(await letterFile(world.hq(), id)).isWaiting).toBe(true);
    await work(time);
    const file = await must(await letterFile(world.chapter.ctx(), id)).open();
    const chunks: Buffer[] = [];
    for await (const chunk of file?.stream ?? []) chunks.push(Buffer.from(chunk as Buffer));
    const bytes = Buffer.concat(chunks);
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(drawnCode(bytes)).toEqual(codeOf(`${env.publicUrl}/check/${code}`));
    const checked = must(await checkLetter(time.system, code.toLowerCase()));
    expect(checked.sha256).toEqual([createHash("sha256").update(bytes).digest("hex")]);
    expect(checked).toMatchObject({ isRevoked: false, chapterName: "Chapter 1" });
    for (const { email } of [world.chapter.president, world.central.primary]) {
      const [newest] = await lettersTo(email);
      expect(newest?.subject).toBe("Chapter 1 signed a letter");
    }
    await pool.query(`UPDATE letters SET file_state = 'ready' WHERE id = ${id}`);
    await expect(
      pool.query(`UPDATE letters SET file_sha256 = 'x' WHERE id = ${id}`),
    ).rejects.toThrow(/kept as it was signed/);
    expect(saidBy(await checkLetter(time.system, "0".repeat(26)))).toBe("not_found");
  });

  it("LET-06 a file that could not be written is said so in the mail, and is made when it is asked for", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    await work(time);
    must(await sign(world.chapter.ctx(), id));
    await failLetter(time.system, id);
    await work(time);
    for (const { email } of [world.chapter.president, world.central.primary]) {
      const [newest] = await lettersTo(email);
      expect(newest?.text).toContain("Its PDF could not be written yet");
    }
    expect(must(await readLetter(world.hq(), id))).toMatchObject({ file: "failed" });
    const stranger = await makeClub({ members: 0 });
    const foreign = time.as(stranger.primary, [stranger.id]);
    expect(saidBy(await remakeLetterFile(foreign, id))).toBe("not_found");
    must(await remakeLetterFile(world.hq(), id));
    must(await remakeLetterFile(world.chapter.ctx(), id));
    await work(time);
    expect(must(await readLetter(world.hq(), id))).toMatchObject({ file: "ready" });
  });

  it("LET-06 a file that storage lost is made again, nobody is mailed twice, and both digests check", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    must(await sign(world.chapter.ctx(), id));
    await work(time);
    const shown = async () => must(await readLetter(world.hq(), id));
    const { code, fileDigests } = await shown();
    const mails = await lettersTo(world.central.primary.email);
    must(await remakeLetterFile(world.hq(), id));
    expect(await shown()).toMatchObject({ file: "ready", fileDigests });
    const lose = async () =>
      storage.remove(letterFileKey(id, (await shown()).fileDigests[0] ?? ""));
    await lose();
    // Its name is on the paper.
    await db.account.update({ where: { id: world.chapter.id }, data: { name: "New name" } });
    expect(await isFileLost(await shown())).toBe(true);
    must(await remakeLetterFile(world.hq(), id));
    await work(time);
    const open = await must(await letterFile(world.chapter.ctx(), id)).open();
    const hash = createHash("sha256");
    for await (const chunk of open?.stream ?? []) hash.update(chunk as Buffer);
    const both = [hash.digest("hex"), ...fileDigests];
    expect(both[0]).not.toBe(both[1]);
    expect(must(await checkLetter(time.system, code)).sha256).toEqual(both);
    await lose();
    must(await remakeLetterFile(world.chapter.ctx(), id));
    await work(time);
    expect(await isFileLost(await shown())).toBe(false);
    expect((await shown()).fileDigests).toEqual(both);
    expect(await lettersTo(world.central.primary.email)).toHaveLength(mails.length);
    await expect(
      pool.query(`UPDATE letters SET remade_sha256 = '{}' WHERE id = ${id}`),
    ).rejects.toThrow(/kept as it was signed/);
  });

  it("LET-06 a letter that is not signed has no page that checks it", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const { code } = must(await readLetter(world.hq(), await sendOne(world)));
    expect(saidBy(await checkLetter(time.system, code))).toBe("not_found");
  });

  it("LET-01 a letter for the group return names the year in which the accounting year of its day ends", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const accountId = world.central.id;
    const { version } = must(await readFacts(time.system, accountId));
    const answers = { fiscal_year_month: "6" };
    must(await answerFacts(time.system, { accountId, version, answers }));
    const { text } = must(await readLetter(world.hq(), await sendOne(world, "group_return")));
    expect(text).toContain("for the accounting year that ends in 2027.");
  });

  it("LET-07 declining needs a reason, tells HQ, and settles the letter", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const id = await sendOne(world);
    await work(time);
    must(await declineLetter(world.chapter.ctx(), { id, reason: "We leave the group." }));
    await work(time);
    expect(must(await readLetter(world.hq(), id))).toMatchObject({
      state: "declined",
      declineReason: "We leave the group.",
    });
    const [mail] = await lettersTo(world.central.primary.email);
    expect(mail?.subject).toContain("Chapter 1 declined to sign");
    expect(mail?.text).toContain("We leave the group.");
    expect(saidBy(await sign(world.chapter.ctx(), id))).toBe("This letter is settled already.");
    await expect(
      pool.query(`UPDATE letters SET state = 'open', settled_at = NULL WHERE id = ${id}`),
    ).rejects.toThrow();
  });

  it("LET-08 revoking the consent hides the things in the same request and tells HQ", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const chapterId = world.chapter.id;
    await enter(time.system, chapterId, {
      office: "treasurer",
      name: "Ada Lovelace",
      is_bank_signer: "1",
      starts_on: "2026-07-01",
    });
    const asked = { accountId: world.central.id, chapterId };
    const shared = async () => must(await readShared(world.hq(), asked));
    expect(await shared()).toMatchObject({ things: [], signers: undefined, papers: undefined });
    const id = await sendOne(world, "consent");
    const { text } = must(await readLetter(world.chapter.ctx(), id));
    expect(text).toContain("Delta Rho Omega may see: who signs at the bank");
    expect((await shared()).things).toEqual([]);
    must(await sign(world.chapter.ctx(), id));
    await work(time);
    expect(await shared()).toMatchObject({
      things: ["signers", "papers"],
      signers: [{ name: "Ada Lovelace", isBankSigner: true }],
      papers: [],
    });
    const fields = { reason: "We changed our mind.", agrees: true, full_name: "Grace Hopper" };
    // What is signed is what was shown, with the reason at its end.
    const shown = must(await readRevocation(world.chapter.ctx(), id));
    const later = must(await revokeLetter(world.chapter.ctx(), { id, fields, evidence }));
    expect(await db.letter.findUniqueOrThrow({ where: { id: later.id } })).toMatchObject({
      title: shown.title,
      text: `${shown.text}\n\n${fields.reason}`,
    });
    expect(await shared()).toMatchObject({ things: [], signers: undefined, papers: undefined });
    await work(time);
    const [mail] = await lettersTo(world.central.primary.email);
    expect(mail?.subject).toContain("Chapter 1 revoked");
    expect(must(await readLetter(world.hq(), id))).toMatchObject({
      state: "revoked",
      revokedById: later.id,
    });
    const revocation = must(await readLetter(world.hq(), later.id));
    expect(revocation.text).toContain("We changed our mind.");
    expect(revocation.signatures).toMatchObject([{ name: "Grace Hopper", office: "President" }]);
    const again = await revokeLetter(world.chapter.ctx(), { id, fields, evidence });
    expect(saidBy(again)).toContain("Only a signed letter");
    const { code } = must(await readLetter(world.hq(), id));
    expect(must(await checkLetter(time.system, code)).isRevoked).toBe(true);
  });

  it("a signed authorization is on file with the headquarters, until it is revoked", async () => {
    const time = clock();
    const world = await makeGroup(time, 2);
    const onFile = async () => {
      const { chapters } = must(await readAuthorizations(world.hq(), world.central.id));
      return chapters.map((one) => one.onFile?.how);
    };
    const id = await sendOne(world, "inclusion", { needs_two: "1" });
    must(await sign(world.chapter.ctx(), id));
    expect(await onFile()).toEqual([undefined, undefined]);
    const second = await secondOfficer(time, world.chapter.id);
    must(await sign(second.ctx(), id, "Ada Lovelace"));
    expect(await onFile()).toEqual(["letter", undefined]);
    // What is signed for something else authorizes nothing.
    const consent = await sendOne(world, "consent");
    must(await sign(world.chapter.ctx(), consent));
    expect(await db.authorization.count({ where: { accountId: world.chapter.id } })).toBe(1);
    const fields = { reason: "We leave.", agrees: true, full_name: "Grace Hopper" };
    must(await revokeLetter(world.chapter.ctx(), { id: consent, fields, evidence }));
    expect(await onFile()).toEqual(["letter", undefined]);
    must(await revokeLetter(world.chapter.ctx(), { id, fields, evidence }));
    expect(await onFile()).toEqual([undefined, undefined]);
  });

  it("LET-12 the record of changes has sent, opened to sign, signed, declined, revoked", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const first = await sendOne(world, "consent");
    must(await openToSign(world.chapter.ctx(), first));
    must(await openToSign(world.chapter.ctx(), first));
    must(await sign(world.chapter.ctx(), first));
    const fields = { reason: "", agrees: true, full_name: "Grace Hopper" };
    must(await revokeLetter(world.chapter.ctx(), { id: first, fields, evidence }));
    const second = await sendOne(world, "conflict");
    must(await declineLetter(world.chapter.ctx(), { id: second, reason: "No." }));
    const actions = async (accountId: number) =>
      (
        await db.auditEntry.findMany({
          where: { subject: `account:${accountId}`, action: { startsWith: "letters." } },
          orderBy: { id: "asc" },
        })
      ).map(({ action }) => action);
    expect(await actions(world.central.id)).toEqual(["letters.sent", "letters.sent"]);
    expect(await actions(world.chapter.id)).toEqual([
      "letters.opened",
      "letters.signed",
      "letters.signed",
      "letters.revoked",
      "letters.declined",
    ]);
  });
});

describe("sending letters", () => {
  it("LET-05 sends to all chapters in one act, each once, however often the form is posted", async () => {
    const time = clock();
    const world = await makeGroup(time, 5);
    const form = await sending(world);
    const sent = await Promise.all([1, 2, 3].map(() => sendLetters(world.hq(), form)));
    const ids = sent.map((one) => must(one));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(ids.map(({ letters }) => letters)).toEqual([5, 5, 5]);
    await work(time);
    await work(time);
    for (const { president } of world.chapters) {
      expect(await lettersTo(president.email)).toHaveLength(1);
    }
    // Another form finds nobody without an open letter.
    expect(saidBy(await sendLetters(world.hq(), await sending(world)))).toContain("no chapter");
    const { acts } = must(await listActs(world.hq(), world.central.id));
    expect(acts.map(({ letters, signed }) => [letters, signed])).toEqual([[5, 0]]);
  });

  it("3C asks nobody again who signed what is in force, and one chapter alone where it is ticked", async () => {
    const time = clock();
    const world = await makeGroup(time, 3);
    const [one, other] = world.chapters;
    if (!one || !other) throw new Error("three chapters were made");
    must(await sign(one.ctx(), await sendOne(world)));
    // What the others did not sign in time is asked of them again, of each alone or of all.
    time.set("2027-01-04T17:00:00Z");
    const form = { ...(await sending(world)), chapters: [other.id] };
    expect(await sendLetters(world.hq(), form)).toMatchObject({
      refusal: { errors: { whom: [{}] } },
    });
    const ticked = { ...form, whom: "ticked" } as const;
    for (const chapters of [[], [other.id, world.central.id]]) {
      expect(await sendLetters(world.hq(), { ...ticked, chapters })).toMatchObject({
        refusal: { errors: { chapters: [{}] } },
      });
    }
    expect(must(await sendLetters(world.hq(), ticked)).letters).toBe(1);
    expect(must(await sendLetters(world.hq(), await sending(world))).letters).toBe(1);
    const again = { ...(await sending(world)), whom: "ticked", chapters: [one.id] } as const;
    expect(must(await sendLetters(world.hq(), again)).letters).toBe(1);
  });

  it("LET-05 600 letters are sent in one act, each once", async () => {
    const time = clock();
    const world = await makeGroup(time);
    await pool.query(
      `WITH made AS (INSERT INTO accounts (name, group_id)
         SELECT 'Many ' || n, $1 FROM generate_series(1, 599) n RETURNING id)
       INSERT INTO account_users (account_id, user_id) SELECT id, $2 FROM made`,
      [world.groupId, world.chapter.president.id],
    );
    const started = performance.now();
    const { id, letters } = must(await sendLetters(world.hq(), await sending(world)));
    expect(letters).toBe(600);
    expect(performance.now() - started).toBeLessThan(10_000);
    const rows = await db.letter.findMany({ where: { actId: id } });
    expect(new Set(rows.map(({ accountId }) => accountId)).size).toBe(600);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(600);
    expect(new Set(rows.map(({ textSha256 }) => textSha256)).size).toBe(600);
    expect(await db.letterNotice.count({ where: { letter: { actId: id } } })).toBe(600);
    const first = must(await readAct(world.hq(), { accountId: world.central.id, id, page: 1 }));
    expect([first.letters.length, first.total, first.perPage]).toEqual([100, 600, 100]);
    const last = must(await readAct(world.hq(), { accountId: world.central.id, id, page: 99 }));
    expect([last.letters.length, last.page]).toEqual([100, 6]);
  });

  it("HQ-11 a signed letter of a chapter that left stays in the lists of whoever reaches all", async () => {
    const time = clock();
    const world = await makeGroup(time, 2);
    const letter = await sendOne(world);
    must(await sign(world.chapter.ctx(), letter));
    await db.account.update({ where: { id: world.chapter.id }, data: { groupId: null } });
    const { acts } = must(await listActs(world.hq(), world.central.id));
    expect(acts).toMatchObject([{ letters: 2, signed: 1 }]);
    // Who left signs nothing more for the group.
    const [, other] = world.chapters;
    if (!other) throw new Error("two chapters were made");
    const open = await db.letter.findFirstOrThrow({ where: { accountId: other.id } });
    await db.account.update({ where: { id: other.id }, data: { groupId: null } });
    expect(saidBy(await sign(other.ctx(), open.id))).toContain("You have left");
    await db.account.update({ where: { id: other.id }, data: { groupId: world.groupId } });
    const act = { accountId: world.central.id, id: acts[0]?.id ?? 0, page: 1 };
    const { letters } = must(await readAct(world.hq(), act));
    expect(letters.map(({ state }) => state).toSorted()).toEqual(["open", "signed"]);
  });

  it("sends to chapters in reach alone, and only who may edit sends", async () => {
    const time = clock();
    const world = await makeGroup(time, 2);
    const region = await db.region.create({
      data: { groupId: world.groupId, name: "West", createdAt: time.now() },
    });
    const [west, east] = world.chapters;
    if (!west || !east) throw new Error("two chapters were made");
    await db.account.update({ where: { id: west.id }, data: { regionId: region.id } });
    const of = { groupId: world.groupId, userId: world.central.primary.id };
    const role = { ...of, isLimited: true, updatedAt: time.now() };
    const regions = { create: { regionId: region.id } };
    await db.headquartersRole.create({ data: { ...role, role: "editor", regions } });
    const changed = await sending(world, "inclusion", { text: "Ours." });
    expect(await sendLetters(world.hq(), changed)).toMatchObject({
      refusal: { code: "forbidden" },
    });
    const { id, letters } = must(await sendLetters(world.hq(), await sending(world)));
    expect(letters).toBe(1);
    const act = { accountId: world.central.id, id, page: 1 };
    expect(must(await readAct(world.hq(), act)).letters[0]?.accountId).toBe(west.id);
    await db.headquartersRole.updateMany({ where: of, data: { role: "viewer" } });
    const viewed = await sendLetters(world.hq(), await sending(world, "conflict"));
    expect(viewed).toMatchObject({ refusal: { code: "forbidden" } });
    expect(await readTemplate(east.ctx(), world.central.id, "inclusion")).toMatchObject({
      refusal: { code: "not_found" },
    });
    // A chapter of another region is nobody's here.
    const chapterId = east.id;
    const asked = { accountId: world.central.id, chapterId };
    expect(await readShared(world.hq(), asked)).toMatchObject({ refusal: { code: "not_found" } });
    // Nor is an act of which no letter is in reach.
    await db.account.update({ where: { id: west.id }, data: { regionId: null } });
    expect(await readAct(world.hq(), act)).toMatchObject({ refusal: { code: "not_found" } });
  });

  it("what is wrong is told at its field, and of two who change a template the second is told", async () => {
    const time = clock();
    const world = await makeGroup(time);
    const one = await sending(world, "inclusion", { text: "One." });
    const two = await sending(world, "inclusion", { text: "Two." });
    for (const days of ["0", "121", "soon", "1.5"]) {
      expect(parseFields(sendingSchema, { days, key: one.key }, "en")).toMatchObject({
        refusal: { code: "invalid", errors: { days: expect.anything() } },
      });
    }
    const things = { thing_signers: "0", thing_papers: "0" };
    expect(await sendLetters(world.hq(), await sending(world, "consent", things))).toMatchObject({
      refusal: { errors: { thing_signers: expect.anything() } },
    });
    must(await saveTemplate(world.hq(), one));
    expect(await saveTemplate(world.hq(), two)).toMatchObject({
      refusal: { code: "conflict", stored: { version: 1, fields: { text: "One." } } },
    });
  });
});
