import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, describe, expect, it } from "vitest";
import { createInvoice } from "#modules/billing/index.server";
import { askPacket, openPacket, readPackets } from "#modules/packet/index.server";
import { missingWords } from "#modules/packet/messages";
import { discardPacket, failPacket, writePacket } from "#modules/packet/write/write-packet.server";
import { type Ctx, createCtx } from "#modules/platform/ctx.server";
import { civilDate } from "#modules/platform/dates";
import { db } from "#modules/platform/db.server";
import { cents } from "#modules/platform/money";
import { storage } from "#modules/platform/storage/index.server";
import { zipOf } from "#modules/platform/zip.server";
import { as, makePerson } from "../accounts/people";
import { makeDutyClub, morningOf, must } from "../duties/calendar";
import { enter } from "../officers/officers-world";

const TODAY = "2026-11-23";
const folder = mkdtempSync(join(tmpdir(), "packets-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const system = createCtx({ actor: { kind: "system", name: "tests" }, now: morningOf(TODAY) });

let made = 0;
async function keep(
  accountId: number,
  fileName: string,
  body: Buffer,
  paper: { category?: string; kind?: string; isPrivate?: boolean; datedOn?: Date } = {},
): Promise<string> {
  const storageKey = `accounts/packet-test-${++made}`;
  await storage.put(storageKey, body, { contentType: "application/pdf" });
  const sha256 = createHash("sha256").update(body).digest("hex");
  const row = { fileName, contentType: "application/pdf", size: body.length, sha256, storageKey };
  await db.accountFile.create({ data: { accountId, ...row, ...paper, createdAt: system.now() } });
  return storageKey;
}

async function world() {
  const club = await makeDutyClub({ today: TODAY, answers: { fiscal_year_month: "6" } });
  const { id: accountId, ctx } = club;
  await enter(ctx, accountId, { shows_name: "1" });
  return { ...club, accountId };
}

async function zipped(name: string, body: Buffer): Promise<Buffer> {
  async function* parts() {
    yield { name, body, at: system.now() };
  }
  return Buffer.concat(await zipOf(parts()).toArray());
}

const stateOf = async (id: number) => (await db.packet.findUniqueOrThrow({ where: { id } })).state;

/** Downloads a packet, and gives where it lies. */
async function download(ctx: Ctx, id: number): Promise<string> {
  const found = must(await openPacket(ctx, id, { isLook: false }));
  const file = await found.open();
  if (!file) throw new Error("the packet is not there");
  const path = join(folder, `${id}.zip`);
  await pipeline(file.stream, createWriteStream(path));
  return path;
}

const filesUnder = (root: string): readonly string[] =>
  readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(root, name)).isFile(),
  );

/** The lines of the index that name a file: its path and digest. */
function indexed(csv: string): ReadonlyMap<string, string> {
  const rows = csv.replace("\uFEFF", "").trim().split("\r\n").slice(1);
  return new Map(
    rows.flatMap((row) => {
      const digest = /[0-9a-f]{64}/.exec(row)?.[0];
      const path = /^("(?:[^"]|"")*"|[^,]*)/.exec(row)?.[0].replaceAll('""', '"') ?? "";
      return digest ? [[path.replace(/^"(.*)"$/, "$1"), digest] as const] : [];
    }),
  );
}

describe("a packet", () => {
  it("HND-06 HND-08 lists every file with its digest, names what is missing with its next step, and opens with unzip, 7-Zip and Python", async () => {
    const { accountId, ctx } = await world();
    await keep(accountId, "Señal año.pdf", Buffer.from("one"));
    await keep(accountId, "Señal año.pdf", Buffer.from("two"));
    await keep(accountId, "..", Buffer.from("three"));
    await keep(accountId, `${"x".repeat(146)}.pdf`, Buffer.alloc(300_000, 7));
    // Minutes of the year before last are not those of the last year, and no return of their year.
    const datedOn = new Date("2025-07-01");
    await keep(accountId, "July.pdf", Buffer.from("old"), { category: "minutes", datedOn });
    await keep(accountId, "CP575.pdf", Buffer.from("ein"), {
      category: "exemption",
      kind: "ein_letter",
    });
    // A ZIP whose one file is 20 MB of zeros: it is packed as it came, and never opened.
    const bomb = await zipped("zeros", Buffer.alloc(20_000_000));
    expect(bomb.length).toBeLessThan(30_000);
    await keep(accountId, "Bomb.zip", bomb);
    await keep(accountId, "Secret.pdf", Buffer.from("private"), { isPrivate: true });
    const lost = await keep(accountId, "Lost.pdf", Buffer.from("gone"));
    await storage.remove(lost);
    for (const day of ["2019-06-30", "2019-07-01"]) {
      const orderDetails = [{ type: "renewal", label: "Dues", value: cents(100_00) }] as const;
      must(await createInvoice(system, { accountId, documentAt: civilDate(day), orderDetails }));
    }
    const { id } = must(await askPacket(ctx, accountId));
    expect(must(await askPacket(ctx, accountId)).id).toBe(id);
    expect(must(await openPacket(ctx, id, { isLook: false })).isWaiting).toBe(true);
    await writePacket(system, id);
    await writePacket(system, id);
    const path = await download(ctx, id);
    const into = join(folder, `${id}`);
    execFileSync("unzip", ["-q", path, "-d", into]);
    const files = filesUnder(into);
    const index = indexed(readFileSync(join(into, "index.csv"), "utf8"));
    expect(files.filter((name) => !name.startsWith("index.")).toSorted()).toEqual(
      [...index.keys()].toSorted(),
    );
    for (const [name, sha256] of index) {
      const digest = createHash("sha256")
        .update(readFileSync(join(into, name)))
        .digest("hex");
      expect(digest, name).toBe(sha256);
    }
    const money = files.filter((name) => name.startsWith("04 Money/")).toSorted();
    expect(money).toEqual([
      expect.stringMatching(/Invoice 2019-\d+\.pdf$/),
      "04 Money/Statement of invoices and payments since July 1, 2019.pdf",
    ]);
    expect(files).toContain("07 People/Roster of officers.pdf");
    expect(files).toContain("08 Calendar/Calendar of duties (for a calendar app).ics");
    expect(files).toContain("09 Other papers/Señal año.pdf");
    expect(files).toContain("09 Other papers/Señal año (2).pdf");
    expect(files).toContain("09 Other papers/file");
    expect(files).toContain("02 IRS/CP575.pdf");
    expect(readFileSync(join(into, "09 Other papers/Bomb.zip")).equals(bomb)).toBe(true);
    expect(files.filter((name) => name.includes("Secret"))).toEqual([]);
    const page = readFileSync(join(into, "index.html"), "utf8");
    expect(page).toContain("Lost.pdf (the file is lost)");
    const named = (what: string, next: string) =>
      expect(page).toContain(`<dt>${what}</dt><dd>How to get it: ${next}</dd>`);
    const words = missingWords.en;
    named(words["what.bylaws"], words["get.bylaws"]);
    named(words["what.minutes"], words["get.minutes"]);
    for (const year of [2026, 2025, 2024]) {
      named(`Return for the year that ended June 30, ${year}`, words["get.return"]);
    }
    expect(page).not.toContain("about the EIN");
    const python = [
      "-c",
      "import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))",
      path,
    ];
    expect(Number(execFileSync("python3", python, { encoding: "utf8" }))).toBe(files.length);
    // Debian's package 7zip has it as 7zz, older ones as 7z; npm test installs it where that is allowed.
    const program = ["7zz", "7z"].find((name) => !spawnSync(name, ["i"]).error);
    expect(program).toBeDefined();
    expect(spawnSync(program ?? "", ["t", path], { encoding: "utf8" }).stdout).toContain(
      "Everything is Ok",
    );
    const view = must(await readPackets(ctx, accountId)).packets[0];
    expect(view).toMatchObject({ state: "ready", allFiles: index.size + 1 });
    expect(view?.missing).toBeGreaterThan(5);
  });

  it("HND-07 a writer that dies midway leaves no half ZIP to download, and the next one writes it whole", async () => {
    const { accountId, ctx } = await world();
    await keep(accountId, "Torn.pdf", Buffer.from("torn"));
    const { id } = must(await askPacket(ctx, accountId));
    const get = storage.get.bind(storage);
    const torn = new Readable({
      read() {
        this.push(Buffer.alloc(1_000));
        this.destroy(new Error("the process ended"));
      },
    });
    storage.get = async () => ({ size: 2_000, contentType: "application/pdf", stream: torn });
    try {
      await expect(writePacket(system, id)).rejects.toThrow("the process ended");
    } finally {
      storage.get = get;
    }
    expect(await stateOf(id)).toBe("waiting");
    // What lies in a place of its own is removed whatever became of the writer.
    const key = { path: ["key"], string_starts_with: `packets/${id}-` };
    expect(await db.outboxJob.count({ where: { jobName: "packet.discard", payload: key } })).toBe(
      1,
    );
    const early = must(await openPacket(ctx, id, { isLook: false }));
    expect([early.isWaiting, await early.open()]).toEqual([true, undefined]);
    await writePacket(system, id);
    expect(await stateOf(id)).toBe("ready");
    execFileSync("unzip", ["-tq", await download(ctx, id)]);
  });

  it("HND-07 what a writer left behind is removed, and so is a packet after 14 days", async () => {
    const { accountId, ctx } = await world();
    const { id } = must(await askPacket(ctx, accountId));
    await storage.put("packets/left.zip", Buffer.from("half"), { contentType: "application/zip" });
    await discardPacket(system, "packets/left.zip");
    expect(await storage.stat("packets/left.zip")).toBeUndefined();
    await writePacket(system, id);
    const { storageKey } = await db.packet.findUniqueOrThrow({ where: { id } });
    await discardPacket(system, storageKey ?? "");
    expect(await stateOf(id)).toBe("ready");
    const in14Days = new Date(system.now().getTime() + 14 * 24 * 3_600_000);
    const later = { ...system, now: () => in14Days };
    const asPerson = { ...ctx, now: later.now };
    expect(await openPacket(asPerson, id, { isLook: false })).toMatchObject({ ok: false });
    await discardPacket(later, storageKey ?? "");
    expect(await stateOf(id)).toBe("expired");
    expect(await storage.stat(storageKey ?? "")).toBeUndefined();
  });

  it("HND-15 each download is audited with who it was; a stranger gets none", async () => {
    const { accountId, ctx, primary } = await world();
    const { id } = must(await askPacket(ctx, accountId));
    await writePacket(system, id);
    const stranger = as(await makePerson());
    expect(await openPacket(stranger, id, { isLook: false })).toMatchObject({ ok: false });
    expect(await askPacket(stranger, accountId)).toMatchObject({ ok: false });
    expect(await readPackets(stranger, accountId)).toMatchObject({ ok: false });
    await (await must(await openPacket(ctx, id, { isLook: true })).open())?.stream.destroy();
    await download(ctx, id);
    const entries = await db.auditEntry.findMany({
      where: { subject: `account:${accountId}`, action: { startsWith: "packet." } },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["packet.asked", primary.id],
      ["packet.downloaded", primary.id],
    ]);
  });

  it("VLT-17 a suspended club takes everything too; five within a day are the most", async () => {
    const { accountId, ctx } = await world();
    await db.account.update({
      where: { id: accountId },
      data: { suspendedAt: system.now(), suspendedReason: "It left" },
    });
    for (let count = 0; count < 5; count++) {
      const { id } = must(await askPacket(ctx, accountId));
      await failPacket(system, id);
    }
    expect(await askPacket(ctx, accountId)).toMatchObject({ refusal: { code: "conflict" } });
  });
});
