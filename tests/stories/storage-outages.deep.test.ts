import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "#tests/setup/web";
import {
  addressOf,
  atForm,
  expectClearAnswer,
  expectClearPage,
  expectDocument,
  openSite,
  outageMs,
  partsOf,
  type Site,
  timed,
} from "./site";

/** Whole files, and what is half written. */
function filesOf(site: Site) {
  const all = readdirSync(join(site.dataDir, "files"), { recursive: true, withFileTypes: true });
  const files = all.filter((entry) => entry.isFile());
  return {
    whole: files.filter(({ name }) => name.endsWith(".bin")).length,
    half: files.filter(
      ({ name, parentPath }) => parentPath.endsWith("tmp") && !/^health/.test(name),
    ).length,
  };
}

describe("when the storage is away", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ withRedis: false });
  });
  afterAll(() => site.stop());

  it("a download says so, a new document waits, and both are there afterwards", async () => {
    const { visitor, send } = await atForm(site);
    const known = await addressOf(await send());
    await expectDocument(visitor, known);
    const files = join(site.dataDir, "files");
    renameSync(files, `${files}-away`);
    writeFileSync(files, "");

    await expectClearAnswer(await timed(() => visitor.call(known)));
    expectClearPage(await timed(() => visitor.open(known)));
    expect(await partsOf(site)).toMatchObject({ status: 503, parts: { storage: false } });
    const fresh = await addressOf(await send());
    await sleep(outageMs);
    expect((await visitor.call(fresh)).status).toBe(202);
    expect((await visitor.follow(fresh)).text).toMatch(/being (written|made|prepared)/i);

    rmSync(files);
    renameSync(`${files}-away`, files);
    await expectDocument(visitor, fresh);
    expect((await visitor.call(known)).status).toBe(200);
    expect(filesOf(site)).toEqual({ whole: 4, half: 0 });
  });
});

/** A file system of one megabyte, where this machine lets us have one. */
function smallDisk() {
  const folder = temporaryFolder();
  const made = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder.path]);
  if (made.status !== 0) {
    folder.remove();
    return undefined;
  }
  return {
    path: folder.path,
    remove: () => {
      spawnSync("umount", ["--lazy", folder.path]);
      folder.remove();
    },
  };
}
const disk = smallDisk();
if (!disk) console.log("skipped: a full disk (this machine lets us mount no small one)");

describe.skipIf(!disk)("when the disk is full", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ withRedis: false, folder: disk });
  });
  afterAll(() => site.stop());

  it("a document waits, no half file stays, and it is written whole when there is room", async () => {
    const { visitor, send } = await atForm(site);
    mkdirSync(join(site.dataDir, "files"), { recursive: true });
    const ballast = join(site.dataDir, "ballast");
    const full = spawnSync("dd", ["if=/dev/zero", `of=${ballast}`, "bs=4k"]);
    expect(String(full.stderr)).toContain("No space left");

    const fresh = await addressOf(await send());
    await sleep(outageMs);
    expect((await visitor.call(fresh)).status).toBe(202);
    expect(await partsOf(site)).toMatchObject({ status: 503, parts: { storage: false } });
    expect(filesOf(site)).toEqual({ whole: 0, half: 0 });

    rmSync(ballast);
    await expectDocument(visitor, fresh);
    const file = await visitor.call(fresh);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(bytes.length).toBe(Number(file.headers.get("content-length")));
    expect(new TextDecoder("latin1").decode(bytes.slice(0, 2))).toBe("PK");
    expect(filesOf(site)).toEqual({ whole: 2, half: 0 });
  });
});
