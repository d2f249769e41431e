import { randomUUID } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningProcess, startWeb, temporaryFolder } from "#tests/setup/web";

const DAY = 86_400_000;
const data = temporaryFolder();
const shared = join(data.path, "assets");
/** This checkout with browser's files of its own: processes of other tests serve those of `build`. */
const checkout = temporaryFolder();
const assets = join(checkout.path, "build/client/assets");
/** A file of the release that runs, which a build beside it takes away. */
const replaced = join(assets, `replaced-${randomUUID()}.css`);
const style = `.club { color: green; }\n${"/* as long as a style of a page */".repeat(100)}`;

/** Links what is in a folder of this checkout, all but one. */
function link(folder: string, leftOut: string): void {
  mkdirSync(join(checkout.path, folder), { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one !== leftOut)) {
    symlinkSync(resolve(folder, name), join(checkout.path, folder, name));
  }
}

/** A file of another release, laid there so many days ago. */
function lay(name: string, days: number): void {
  const at = new Date(Date.now() - days * DAY);
  writeFileSync(join(shared, name), style);
  utimesSync(join(shared, name), at, at);
}

let web: RunningProcess;
beforeAll(async () => {
  link(".", "build");
  link("build", "client");
  link("build/client", "assets");
  cpSync("build/client/assets", assets, { recursive: true });
  mkdirSync(shared);
  lay("root-of-before.css", 29);
  lay("root-of-long-ago.css", 31);
  lay(".root-cut-off.css.part", 1);
  writeFileSync(replaced, style);
  writeFileSync(`${replaced}.gz`, gzipSync(style));
  web = await startWeb({ DATA_DIR: data.path }, checkout.path);
});
const removeReplaced = () => {
  for (const file of [replaced, `${replaced}.gz`]) rmSync(file, { force: true });
};
afterAll(async () => {
  await web.stop();
  data.remove();
  checkout.remove();
});

const asset = (name: string) => fetch(`${web.url}/assets/${name}`);

describe("H-19 while two releases answer", () => {
  it("a process answers for the browser's files of the other, also of one that came later", async () => {
    const before = await asset("root-of-before.css");
    expect(before.status).toBe(200);
    expect(before.headers.get("content-type")).toContain("text/css");
    expect(before.headers.get("content-encoding")).toMatch(/^(br|gzip)$/);
    expect(before.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await before.text()).toBe(style);
    expect((await asset("root-of-after.css")).status).toBe(404);
    lay("root-of-after.css", 0);
    expect(await (await asset("root-of-after.css")).text()).toBe(style);
  });

  it("it goes on answering for its own after a build beside it replaced them", async () => {
    const name = basename(replaced);
    expect(await (await asset(name)).text()).toBe(style);
    removeReplaced();
    const answer = await asset(name);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(style);
  });

  it("its own files lie whole where the other finds them, before anybody asks", async () => {
    const html = await (await fetch(web.url)).text();
    const named = [...html.matchAll(/\/assets\/([\w.-]+)/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(3);
    const there = new Set(readdirSync(shared));
    expect(named.filter((name) => !there.has(name ?? ""))).toEqual([]);
    const own = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name));
    expect(own.filter((name) => !there.has(name))).toEqual([]);
  });

  it("a process starts all the same where nothing can be laid, and says so", async () => {
    const place = temporaryFolder();
    writeFileSync(join(place.path, "assets"), "no folder");
    const alone = await startWeb({ DATA_DIR: place.path });
    const html = await (await fetch(alone.url)).text();
    const [own = ""] = /\/assets\/[\w.-]+\.css/.exec(html) ?? [];
    expect((await fetch(`${alone.url}${own}`)).status).toBe(200);
    const told = alone.log().filter(({ level }) => level === "warn");
    expect(told.map(({ msg }) => msg)).toEqual([
      "other releases do not have this one's files for the browser",
    ]);
    await alone.stop();
    place.remove();
  });

  it("what no release laid there for thirty days is removed, and half a file is never shown", async () => {
    expect(existsSync(join(shared, "root-of-long-ago.css"))).toBe(false);
    expect((await asset("root-of-long-ago.css")).status).toBe(404);
    expect((await asset(".root-cut-off.css.part")).status).toBe(404);
    expect((await asset("..%2fmail")).status).toBe(404);
  });
});
