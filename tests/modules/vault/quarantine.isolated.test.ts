import { rmSync } from "node:fs";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  approveEntry,
  openEntryMedia,
  readEntryView,
  readGallery,
} from "#modules/contest/index.server";
import { claimFile, listClaims, makeClaim } from "#modules/handover/index.server";
import { openPublicPaper } from "#modules/inspection/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { db } from "#modules/platform/db.server";
import { parseFields } from "#modules/platform/fields";
import { storage } from "#modules/platform/storage/index.server";
import {
  countPacketFiles,
  decideQuarantine,
  holdPaper,
  listPapers,
  listQuarantine,
  lookAtShare,
  makeShare,
  openPaper,
  readPaper,
  rescanFiles,
  shareSchema,
} from "#modules/vault/index.server";
import { EICAR, endScanners, startScanner } from "#tests/setup/clamd";
import { smallPdf } from "#tests/setup/files";
import { lettersTo } from "../accounts/mailbox";
import { makePerson, newAddress } from "../accounts/people";
import { openContests } from "../contest/entries";
import { approval, sentPhoto } from "../contest/staffed";
import { must } from "../duties/calendar";
import { handoverWorld } from "../handover/handover-world";
import { work } from "../standing/clubs-world";
import { keep, keepNewer, sentFile, tryKeep } from "./vault-world";

const socket = vi.hoisted(() => {
  const path = `/tmp/goodstanding-clamd-${process.pid}.sock`;
  process.env.CLAMD_SOCKET = path;
  return path;
});

/** What the scanner has signatures for. */
let known: readonly string[];
beforeEach(async () => {
  known = [EICAR];
  const found = (content: Buffer) => known.find((one) => content.includes(one));
  await startScanner((content) => {
    const harm = found(content);
    return harm === undefined ? "stream: OK" : `stream: ${harm.slice(-20)} FOUND`;
  }, socket);
});
afterEach(async () => {
  endScanners();
  // The scanner is shown the files of all clubs: the next test begins with none.
  await db.accountFile.updateMany({ data: { removedAt: new Date() } });
});
afterAll(() => rmSync(socket, { force: true }));

const OLD = "a-worm-nobody-knew";
const infected = Buffer.concat([smallPdf, Buffer.from(`\n% ${OLD}\n`)]);

async function world() {
  const scene = await handoverWorld();
  const { id } = scene.club;
  const person = await makePerson({ isStaff: true, staffRole: "support" });
  const billing = await makePerson({ isStaff: true, staffRole: "billing" });
  const staff = (changes: object = {}): Ctx =>
    scene.time.as(person, [], { isStaff: true, role: "support", ...changes });
  const file = sentFile("worm.pdf", infected);
  const paper = await keep(scene.outgoing(), id, { title: "Letter", category: "exemption" }, file);
  const rescan = async (at: string) => {
    scene.time.set(at);
    await rescanFiles(scene.time.system);
    await scene.work();
  };
  const finding = async () =>
    (await db.fileFinding.findFirstOrThrow({ where: { fileId: paper }, orderBy: { id: "desc" } }))
      .id;
  const decide = async (outcome: "released" | "deleted", ctx = staff()) =>
    decideQuarantine(ctx, { id: await finding(), fields: { outcome, reason: "Looked at." } });
  const isThere = async (fileId = paper) => (await openPaper(scene.outgoing(), fileId)).ok;
  const told = async (email: string) => (await lettersTo(email)).map(({ subject }) => subject);
  return { ...scene, id, paper, person, billing, staff, rescan, decide, isThere, told };
}

describe("the virus scanner and the vault", () => {
  it("VLT-07 a file with EICAR is never stored while a scanner is on", async () => {
    const { id, outgoing, paper } = await world();
    const put = vi.spyOn(storage, "put");
    const sent = await tryKeep(outgoing(), id, {}, sentFile("note.txt", Buffer.from(EICAR)));
    expect(sent).toMatchObject({ refusal: { code: "invalid" } });
    expect(put).not.toHaveBeenCalled();
    expect(await db.accountFile.findMany({ where: { accountId: id } })).toMatchObject([
      { id: paper, scannedAt: expect.any(Date) },
    ]);
    put.mockRestore();
  });

  it("VLT-07 what new signatures find in a kept file is in quarantine: nobody gets it, and it is told once", async () => {
    const { id, club, paper, person, billing, outgoing, time, visitor, ...scene } = await world();
    const { rescan, isThere, told } = scene;
    const chosen = { name: "Our bank", what: "papers", papers: [String(paper)] };
    const fields = must(parseFields(shareSchema, chosen, "en"));
    const { token } = must(await makeShare(outgoing(), { accountId: id, fields }));
    await db.inspectionPage.create({
      data: { accountId: id, isOpen: true, updatedAt: time.now() },
    });
    const published = await db.inspectionPaper.create({
      data: {
        accountId: id,
        fileId: paper,
        kind: "letter",
        numbers: "none",
        publishedAt: time.now(),
      },
    });
    const reach = async () => {
      const reader = { token, proof: () => undefined, device: "computer", ip: token, page: 1 };
      const seen = must(await lookAtShare(visitor(), { ...reader, device: "computer" }));
      return {
        download: await isThere(),
        share: seen.state === "open" ? seen.page.papers.length : seen.state,
        packet: await countPacketFiles(time.system, id),
        public: (await openPublicPaper(visitor(), { accountId: id, id: published.id })).ok,
      };
    };
    await rescan("2026-11-24T09:00:00Z");
    expect(await reach()).toEqual({ download: true, share: 1, packet: 1, public: true });

    known = [EICAR, OLD];
    // Neither seen today already nor older than 30 days.
    await rescan("2026-11-24T20:00:00Z");
    await rescan("2026-12-24T09:00:00Z");
    expect(await isThere()).toBe(true);
    await rescan("2026-11-25T09:00:00Z");
    await rescan("2026-11-26T09:00:00Z");
    expect(await reach()).toEqual({ download: false, share: 0, packet: 0, public: false });
    expect(must(await listPapers(outgoing(), { accountId: id })).rows).toMatchObject([
      { id: paper, isQuarantined: true },
    ]);
    expect(must(await readPaper(outgoing(), paper))).toMatchObject({
      finding: OLD,
      versions: [{ isQuarantined: true }],
    });
    expect(await told(club.primary.email)).toContain(
      "Elm Street Boosters: a file is in quarantine",
    );
    expect(await told(person.email)).toEqual(["A file of Elm Street Boosters is in quarantine"]);
    expect(await told(billing.email)).toEqual([]);
    const where = { action: "vault.file-quarantined", subject: `account:${id}` };
    expect(await db.auditEntry.count({ where })).toBe(1);
  });

  it("VLT-07 what was kept while no scanner was on is looked at once one is, however old it is", async () => {
    const { paper, isThere, rescan } = await world();
    await db.accountFile.update({ where: { id: paper }, data: { scannedAt: null } });
    await rescan("2027-03-01T09:00:00Z");
    const { scannedAt } = await db.accountFile.findUniqueOrThrow({ where: { id: paper } });
    expect(scannedAt).toEqual(new Date("2027-03-01T09:00:00Z"));
    known = [OLD];
    await db.accountFile.update({ where: { id: paper }, data: { scannedAt: null } });
    await rescan("2027-03-02T09:00:00Z");
    expect(await isThere()).toBe(false);
  });

  it("is released by staff for good, or deleted, and then the version before it is the newest", async () => {
    const { id, club, paper, person, staff, outgoing, rescan, decide, isThere, told, ...scene } =
      await world();
    known = [OLD];
    await rescan("2026-11-25T09:00:00Z");
    expect(await decide("released", outgoing())).toMatchObject({ refusal: { code: "forbidden" } });
    const unproved = staff({ provedAt: undefined });
    expect(await decide("released", unproved)).toMatchObject({ refusal: { code: "confirm" } });
    must(await decide("released"));
    expect(await decide("deleted")).toMatchObject({ refusal: { code: "conflict" } });
    await rescan("2026-11-26T09:00:00Z");
    expect(await isThere()).toBe(true);

    const second = sentFile("worm.pdf", Buffer.concat([infected, Buffer.from("again")]));
    const newer = await keepNewer(outgoing(), paper, {}, second).catch(() => 0);
    expect(newer).toBe(0);
    known = [];
    const kept = await keepNewer(outgoing(), paper, {}, second);
    const { revision } = must(await readPaper(outgoing(), kept));
    must(await holdPaper(outgoing(), { id: kept, revision, fields: { hold: "audit" } }));
    known = [OLD];
    await rescan("2026-11-27T09:00:00Z");
    const { waiting: all } = must(await listQuarantine(staff(), { page: 1 }));
    const waiting = all.find(({ fileId }) => fileId === kept);
    expect(waiting).toMatchObject({ finding: OLD, owner: "Elm Street Boosters" });
    const fields = { outcome: "deleted", reason: "A worm." } as const;
    const remove = () => decideQuarantine(staff(), { id: waiting?.id ?? 0, fields });
    expect(await remove()).toMatchObject({ refusal: { code: "conflict" } });
    await db.accountFile.update({ where: { id: kept }, data: { hold: null } });
    must(await remove());
    scene.time.set("2026-11-27T10:00:00Z");
    await work({ ctx: scene.time.system }, true);
    const { storageKey } = await db.accountFile.findUniqueOrThrow({ where: { id: kept } });
    expect((await storage.get(storageKey)) === undefined).toBe(true);
    expect(must(await listPapers(outgoing(), { accountId: id })).rows).toMatchObject([
      { id: paper, isQuarantined: false },
    ]);
    expect(await told(club.primary.email)).toEqual(
      expect.arrayContaining([
        "Elm Street Boosters: your file is out of quarantine",
        "Elm Street Boosters: a file was deleted",
      ]),
    );
    expect(must(await listQuarantine(staff(), { page: 1 })).decided).toMatchObject([
      { outcome: "deleted", reason: "A worm." },
      { outcome: "released" },
    ]);
  });

  it("VLT-07 what came with a claim, and what is in a gallery, is looked at again, and nobody gets it", async () => {
    const { id, club, staff, person, rescan, told, time, ...scene } = await world();
    await db.account.update({ where: { id }, data: { ein: "123456789" } });
    const sender = newAddress();
    const fields = {
      ein: "12-3456789",
      name: "Grace Hopper",
      email: sender,
      office: "president" as const,
      title: "",
      why: "Nobody is left.",
    };
    const claimWith = (words: string) => {
      const file = { ...sentFile("minutes.txt", Buffer.from(words)), field: "file" };
      return makeClaim(scene.visitor(), { fields, file });
    };
    expect(await claimWith(EICAR)).toMatchObject({
      refusal: { code: "invalid", errors: { file: expect.anything() } },
    });
    expect(await db.claim.count({ where: { accountId: id } })).toBe(0);
    const claim = must(await claimWith("Grace Hopper was elected.")).id;
    await openContests();
    const entry = await sentPhoto();
    must(await approveEntry(staff({ role: "owner" }), approval(entry.id)));
    const { contestId, mediaKey, fileKey } = entry;
    const reach = async () => ({
      claim: (await claimFile(staff(), claim)).ok,
      gallery: must(await readGallery(scene.visitor(), { contestId, page: 1 })).entries.length,
      media: (await openEntryMedia(staff(), mediaKey ?? "", "1600.jpeg")) !== undefined,
      staff: must(await readEntryView(staff(), entry.id)).mediaState,
    });
    await rescan("2026-11-24T20:00:00Z");
    expect(await reach()).toEqual({ claim: true, gallery: 1, media: true, staff: "ready" });

    known = ["Exif", "was elected"];
    await rescan("2026-11-25T20:00:00Z");
    await rescan("2026-11-26T20:00:00Z");
    expect(await reach()).toEqual({ claim: false, gallery: 0, media: false, staff: "quarantined" });
    expect(await isBarred(staff(), claim)).toBe(true);
    const { waiting } = must(await listQuarantine(staff(), { page: 1 }));
    const [ofClaim, ofEntry] = waiting.filter(({ from }) => from !== "paper");
    expect([ofClaim, ofEntry]).toMatchObject([
      { from: "claim", fileId: claim, owner: "Elm Street Boosters", uploadedBy: "Grace Hopper" },
      { from: "entry", fileId: entry.id, accountId: null, contest: "Boosters in action" },
    ]);
    const notice = (owner: string) => `${owner}: a file is in quarantine`;
    expect((await told(sender)).filter((one) => one.includes("quarantine"))).toEqual([
      notice("Elm Street Boosters"),
    ]);
    expect(await told(entry.email)).toEqual([notice(entry.organization)]);
    expect((await told(person.email)).filter((one) => one.includes("Elm Street"))).toHaveLength(1);
    const hidden = await db.contestEntry.update({
      where: { id: entry.id },
      data: { state: "hidden" },
    });
    const again = { ...approval(hidden.id), from: "hidden" as const };
    expect(await approveEntry(staff({ role: "owner" }), again)).toMatchObject({
      refusal: { code: "conflict" },
    });

    const decide = (found: typeof ofClaim, outcome: "released" | "deleted") =>
      decideQuarantine(staff(), { id: found?.id ?? 0, fields: { outcome, reason: "Looked at." } });
    must(await decide(ofClaim, "released"));
    must(await decide(ofEntry, "deleted"));
    await rescan("2026-11-27T20:00:00Z");
    await work({ ctx: time.system }, true);
    expect((await claimFile(staff(), claim)).ok).toBe(true);
    const keys = [fileKey ?? "", `contest-shown/${mediaKey}/1600.jpeg`];
    const left = await Promise.all(keys.map((key) => storage.stat(key)));
    expect(left).toEqual([undefined, undefined]);
    expect(await told(entry.email)).toContain(`${entry.organization}: a file was deleted`);

    known = ["Grace Hopper"];
    await rescan("2026-11-28T20:00:00Z");
    const open = must(await listQuarantine(staff(), { page: 1 })).waiting;
    const { fileKey: minutes } = await db.claim.findUniqueOrThrow({ where: { id: claim } });
    must(
      await decide(
        open.find(({ from }) => from === "claim"),
        "deleted",
      ),
    );
    time.set("2026-11-29T20:00:00Z");
    await work({ ctx: time.system }, true);
    expect([await storage.stat(minutes), await isBarred(staff(), claim)]).toEqual([
      undefined,
      true,
    ]);
    expect(await told(sender)).toContain("Elm Street Boosters: a file was deleted");
  });
});

const isBarred = async (ctx: Ctx, id: number): Promise<boolean | undefined> =>
  must(await listClaims(ctx)).find((one) => one.id === id)?.isQuarantined;
