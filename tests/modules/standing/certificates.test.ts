import { createHash, randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { suspendAccount } from "#modules/accounts/index.server";
import { canonicalJson } from "#modules/platform/canonical-json";
import { codeOf, readCode } from "#modules/platform/check-code";
import { createCtx, inTransaction } from "#modules/platform/ctx.server";
import { days, minutes } from "#modules/platform/dates";
import { db, pool } from "#modules/platform/db.server";
import { env } from "#modules/platform/env.server";
import { refuse } from "#modules/platform/result";
import { isSigned, signingKeyOf, signText } from "#modules/standing/certificates/signing.server";
import {
  certificateFile,
  checkCertificate,
  issueCertificate,
  listCertificates,
  publishedKeys,
  readBadge,
  recomputeStanding,
  switchBadge,
  withdrawCertificate,
} from "#modules/standing/index.server";
import { codeOf as drawnBy, drawnCode } from "#tests/documents/qr";
import { packed, pdfPages } from "#tests/documents/text";
import { folder } from "#tests/setup/data-folder";
import { join } from "../accounts/clubs";
import { as, makePerson } from "../accounts/people";
import { clock, emptyWorld, fileRow, standingClub, work } from "./clubs-world";

beforeEach(emptyWorld);

async function certified(name = "Elm Street Boosters") {
  const time = clock();
  const { id: accountId, ein } = await standingClub({ name });
  const issued = await issueCertificate(time.ctx, accountId);
  if (!issued.ok) throw new Error(JSON.stringify(issued.refusal));
  const { id } = issued.value;
  await work(time);
  const row = () => db.standingCertificate.findUniqueOrThrow({ where: { id } });
  const { code } = await row();
  const check = async () => {
    const found = await checkCertificate(visitorAt(time), code);
    if (!found.ok) throw new Error(found.refusal.code);
    return found.value;
  };
  const badge = () => readBadge(visitorAt(time), code);
  return { time, accountId, ein, id, code, row, check, badge };
}
const visitorAt = ({ now }: { now: () => Date }) => createCtx({ now });

describe("a certificate of good standing", () => {
  it("S13 is valid through thirty days after its issue; the page says then and today at once", async () => {
    const { time, accountId, ein, check } = await certified();
    expect(await check()).toMatchObject({
      state: "valid",
      today: "good",
      said: { issued: "2026-11-23", valid_through: "2026-12-23", verdict: "good", ein },
    });
    time.set("2026-12-01T17:00:00Z");
    await fileRow({ ein, period: "202406" });
    await recomputeStanding(time.ctx, accountId);
    expect(await check()).toMatchObject({
      state: "valid",
      today: "attention",
      said: { verdict: "good", issued: "2026-11-23" },
    });
    time.set("2026-12-23T17:00:00Z");
    expect(await check()).toMatchObject({ state: "valid" });
    time.pass(days(1));
    expect(await check()).toMatchObject({ state: "expired" });
  });

  it("STD-13 needs a file of at most 75 days, and good standing", async () => {
    const time = clock();
    const { id, ein } = await standingClub({ asOf: "2026-09-09" });
    const words = async () => {
      const issued = await issueCertificate(time.ctx, id);
      return issued.ok ? "" : JSON.stringify(issued.refusal.message);
    };
    expect(await words()).toBe("");
    time.pass(days(1));
    expect(await words()).toContain("fileTooOld");
    const listed = await listCertificates(time.ctx, id);
    expect(listed).toMatchObject({ value: { obstacle: { key: "fileTooOld" } } });
    await fileRow({ ein, period: "202406", asOf: "2026-11-16" });
    expect(await words()).toContain("notGood");
    await db.standing.updateMany({ where: { accountId: id }, data: { ein: null } });
    await db.account.update({ where: { id }, data: { ein: null } });
    expect(await words()).toContain("noEin");
  });

  it("asked for twice on a day is one; after it was withdrawn, another", async () => {
    const { time, accountId, id } = await certified();
    expect(await issueCertificate(time.ctx, accountId)).toMatchObject({ value: { id } });
    await withdrawCertificate(time.ctx, id);
    const again = await issueCertificate(time.ctx, accountId);
    expect(again.ok && again.value.id).not.toBe(id);
  });

  it("STD-10 its file has the digest that the page says, its code, and its key, and says whose it is not", async () => {
    const { time, id, check, code } = await certified();
    const { sha256, said, serial } = await check();
    const found = await certificateFile(time.ctx, id);
    const file = found.ok ? await found.value.open() : undefined;
    const chunks: Buffer[] = [];
    for await (const chunk of file?.stream ?? []) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const digestOf = (one: Buffer) => createHash("sha256").update(one).digest("hex");
    expect(digestOf(bytes)).toBe(sha256);
    const changed = Buffer.from(bytes);
    changed[changed.length - 20] = (changed.at(-20) ?? 0) ^ 1;
    expect(digestOf(changed)).not.toBe(sha256);
    const path = `${folder}/${serial}.pdf`;
    await writeFile(path, bytes);
    const paper = pdfPages(path).map(packed);
    expect(paper).toHaveLength(1);
    // Secretaries of state issue papers of the same name.
    expect(paper[0]).toContain(packed("not a document of the IRS or of a state"));
    const address = `${env.publicUrl}/check/${code}`;
    expect(paper[0]).toContain(address.replace(/^https?:\/\//, ""));
    expect(drawnCode(bytes)).toEqual(drawnBy(address));
    const { keys } = await publishedKeys(time.ctx);
    expect(keys[0]).toMatchObject({ kid: said.key, kty: "OKP", crv: "Ed25519" });
    expect(serial).toMatch(/^2026-\d{6}$/);
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
  });

  it("STD-10 a payload that is unsigned or signed otherwise is told by the published key", async () => {
    const { time, check, row } = await certified();
    const found = await check();
    expect(found.isSigned).toBe(true);
    const { payload, signature } = found;
    const [key] = (await publishedKeys(time.ctx)).keys;
    const x = key?.x ?? "";
    expect(isSigned(payload, signature, x)).toBe(true);
    expect(isSigned(payload.replace("good", "gold"), signature, x)).toBe(false);
    expect(isSigned(payload, "", x)).toBe(false);
    const other = signingKeyOf(randomBytes(32));
    expect(isSigned(payload, signText(payload, other), x)).toBe(false);
    expect(isSigned(payload, signature, other.publicKey)).toBe(false);
    expect(isSigned(payload, signature, "short")).toBe(false);
    // A key that signed before stays published.
    const { id: kid, publicKey } = other;
    await db.standingKey.create({ data: { id: kid, publicKey, createdAt: time.ctx.now() } });
    expect((await publishedKeys(time.ctx)).keys).toContainEqual(expect.objectContaining({ kid }));
    // The database refuses to change what was signed; whoever gets around it is told by the page.
    const { id } = await row();
    const forge =
      "UPDATE standing_certificates SET payload = replace(payload, 'Elm', 'Oak') WHERE id = $1";
    await expect(pool.query(forge, [id])).rejects.toThrow("kept as it was signed");
    const client = await pool.connect();
    await client.query("SET session_replication_role = replica");
    await client.query(forge, [id]);
    await client.query("RESET session_replication_role");
    client.release();
    expect(await check()).toMatchObject({ isSigned: false, said: { name: "Oak Street Boosters" } });
  });

  it("the JSON that is signed has one form: names in order, no blanks", () => {
    expect(canonicalJson({ b: 1, a: { d: null, c: 'ñ"' } })).toBe(
      '{"a":{"c":"ñ\\"","d":null},"b":1}',
    );
  });

  it("STD-11 codes have 128 bits, and follow from neither account nor serial", async () => {
    const codes = Array.from({ length: 1_000 }, () => codeOf(randomBytes(16)));
    expect(new Set(codes).size).toBe(1_000);
    expect(codeOf(Buffer.alloc(16))).toBe("0".repeat(26));
    expect(codeOf(Buffer.alloc(16, 255))).toBe(`7${"Z".repeat(25)}`);
    const { time, id, accountId, code } = await certified();
    await withdrawCertificate(time.ctx, id);
    const sameSerial = async () => {
      const codes: string[] = [];
      await inTransaction(time.ctx, async (tx) => {
        await tx.tx.$executeRaw`SELECT setval('standing_certificates_id_seq', 900000)`;
        await issueCertificate(tx, accountId);
        const made = await tx.tx.standingCertificate.findFirst({ where: { id: 900_001 } });
        codes.push(made?.code ?? "");
        return refuse({ code: "not_found" });
      });
      return codes[0];
    };
    expect(await sameSerial()).not.toBe(await sameSerial());
    await issueCertificate(time.ctx, accountId);
    const next = await db.standingCertificate.findFirstOrThrow({
      where: { accountId, id: { not: id } },
    });
    const shared = [...code].filter((digit, place) => next.code[place] === digit).length;
    expect(shared).toBeLessThan(13);
  });

  it("STD-11 ten thousand random codes are no certificates, each by one statement as a known one", async () => {
    const { code, time } = await certified();
    const visitor = visitorAt(time);
    const timed = async (one: string) => {
      const from = performance.now();
      const { ok } = await checkCertificate(visitor, one);
      return { ok, ms: performance.now() - from };
    };
    const median = (times: readonly number[]) =>
      times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
    for (let index = 0; index < 200; index++) await timed(codeOf(randomBytes(16)));
    const unknown: number[] = [];
    const malformed: number[] = [];
    for (let index = 0; index < 10_000; index++) {
      const found = await timed(codeOf(randomBytes(16)));
      expect(found.ok).toBe(false);
      unknown.push(found.ms);
      if (index % 20 === 0) malformed.push((await timed("no code at all")).ms);
    }
    expect((await timed(code)).ok).toBe(true);
    const ratio = median(malformed) / median(unknown);
    expect(ratio).toBeGreaterThan(0.5);
    expect(ratio).toBeLessThan(2);
  });

  it("a code is read as people type it: blanks, hyphens, lower case, O for zero, I and L for one", () => {
    const code = `0123456789ABCDEFGH${"JKMNPQRS"}`;
    expect(code).toHaveLength(26);
    expect(readCode(" oi23 4567-89ab cdef ghjk mnpqrs ")).toBe(code);
    expect(readCode("ol23456789abcdefghjkmnpqrs")).toBe(code);
    expect(readCode("u123456789abcdefghjkmnpqrs")).toBeUndefined();
    expect(readCode(`${code}0`)).toBeUndefined();
    expect(readCode("")).toBeUndefined();
  });

  it("STD-12 one that is withdrawn says so on page and badge within a minute, for good", async () => {
    const { time, accountId, id, check, badge } = await certified();
    await switchBadge(time.ctx, { accountId, isOn: true });
    expect(await badge()).toEqual({ isCurrent: true, day: "2026-11-23" });
    expect(await withdrawCertificate(time.ctx, id)).toMatchObject({ ok: true });
    expect(await check()).toMatchObject({ state: "withdrawn", today: "good" });
    time.pass(minutes(1));
    expect(await badge()).toMatchObject({ isCurrent: false });
    expect(await withdrawCertificate(time.ctx, id)).toMatchObject({
      refusal: { code: "conflict" },
    });
    await expect(
      pool.query("UPDATE standing_certificates SET withdrawn_at = NULL WHERE id = $1", [id]),
    ).rejects.toThrow("kept as it was signed");
  });

  it("STD-17 the code of a suspended or merged account says not current, and no reason", async () => {
    const { time, accountId, check, badge } = await certified();
    await switchBadge(time.ctx, { accountId, isOn: true });
    await suspendAccount(time.ctx, { accountId, reason: "A secret quarrel" });
    expect(await check()).toMatchObject({ today: "not_current" });
    expect(JSON.stringify(await check())).not.toContain("quarrel");
    expect(await badge()).toMatchObject({ isCurrent: false });
    await db.account.update({
      where: { id: accountId },
      data: { suspendedAt: null, suspendedReason: null },
    });
    const kept = await standingClub();
    await db.account.update({
      where: { id: accountId },
      data: { mergedIntoId: kept.id, mergedAt: new Date() },
    });
    expect(await check()).toMatchObject({ today: "not_current" });
  });

  it("STD-09 what everybody reads has the word of today and no reason", async () => {
    const { time, accountId, ein, check } = await certified();
    await fileRow({ ein, period: "202306" });
    await recomputeStanding(time.ctx, accountId);
    const found = await check();
    expect(found.today).toBe("at_risk");
    expect(JSON.stringify(found)).not.toMatch(/unseen|finding|returns/);
  });

  it("STD-08 while staff look at a new word the page says so, and the badge is not current", async () => {
    const { time, accountId, check, badge } = await certified();
    await switchBadge(time.ctx, { accountId, isOn: true });
    const { id: holdId } = await db.standingHold.create({
      data: { kind: "files", worsened: 60, createdAt: time.now(), endsAt: time.now() },
    });
    await db.standing.update({
      where: { accountId },
      data: { holdId, held: {}, heldVerdict: "at_risk", heldDigest: "x" },
    });
    expect(await check()).toMatchObject({ today: "checking" });
    expect(await badge()).toMatchObject({ isCurrent: false });
    const issued = await issueCertificate(time.ctx, accountId);
    expect(issued.ok).toBe(true);
  });
});

describe("the badge", () => {
  it("is off until the club switches it on, and again when it switches it off", async () => {
    const { time, accountId, badge } = await certified();
    expect(await badge()).toMatchObject({ isCurrent: false });
    await switchBadge(time.ctx, { accountId, isOn: true });
    await switchBadge(time.ctx, { accountId, isOn: true });
    time.pass(minutes(1));
    expect(await badge()).toMatchObject({ isCurrent: true });
    await switchBadge(time.ctx, { accountId, isOn: false });
    time.pass(minutes(1));
    expect(await badge()).toMatchObject({ isCurrent: false });
    const audited = await db.auditEntry.count({
      where: { subject: `account:${accountId}`, action: { startsWith: "standing.badge" } },
    });
    expect(audited).toBe(2);
  });

  it("is not current by itself when the word is not good or the file too old", async () => {
    const { time, accountId, ein, badge } = await certified();
    await switchBadge(time.ctx, { accountId, isOn: true });
    expect(await badge()).toMatchObject({ isCurrent: true });
    await fileRow({ ein, period: "202406" });
    await recomputeStanding(time.ctx, accountId);
    time.pass(minutes(1));
    expect(await badge()).toMatchObject({ isCurrent: false });
    await fileRow({ ein, period: "202606" });
    await recomputeStanding(time.ctx, accountId);
    time.set("2026-12-26T17:00:00Z");
    expect(await badge()).toMatchObject({ isCurrent: true });
    time.pass(days(1));
    expect(await badge()).toMatchObject({ isCurrent: false });
  });

  it("asks the database once a minute for a code, however often it is shown", async () => {
    const { time, badge } = await certified();
    await badge();
    const asked: string[] = [];
    const query = pool.query.bind(pool);
    const spy = (statement: unknown, ...rest: unknown[]) => {
      asked.push(String((statement as { name?: string }).name));
      return (query as (...all: unknown[]) => unknown)(statement, ...rest);
    };
    pool.query = spy as typeof pool.query;
    try {
      for (let index = 0; index < 1_000; index++) await badge();
      expect(asked).toEqual([]);
      time.pass(minutes(1));
      await badge();
      expect(asked).toEqual(["standing-check"]);
    } finally {
      pool.query = query as typeof pool.query;
    }
  });

  it("does not know unknown codes", async () => {
    expect(await readBadge(createCtx(), codeOf(randomBytes(16)))).toBeUndefined();
    expect(await readBadge(createCtx(), "x")).toBeUndefined();
  });
});

it("certificates and badge are the club's own, and staff's", async () => {
  const { time, accountId, id } = await certified();
  const stranger = as(await makePerson());
  const officer = await join(accountId);
  const actor = {
    kind: "user",
    userId: officer.id,
    isStaff: false,
    accountIds: [accountId],
  } as const;
  const own = createCtx({ actor, now: time.now });
  for (const tried of [
    issueCertificate(stranger, accountId),
    withdrawCertificate(stranger, id),
    switchBadge(stranger, { accountId, isOn: true }),
    listCertificates(stranger, accountId),
    certificateFile(stranger, id),
  ]) {
    expect(await tried).toMatchObject({ refusal: { code: "not_found" } });
  }
  expect(await listCertificates(own, accountId)).toMatchObject({
    value: { mayAct: true, certificates: [{ state: "valid", file: "ready" }] },
  });
  const seen = createCtx({ actor: { ...actor, seenBy: 1 }, now: time.now });
  expect(await withdrawCertificate(seen, id)).toMatchObject({ refusal: { code: "forbidden" } });
  expect(await withdrawCertificate(own, id)).toMatchObject({ ok: true });
});
