import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findWalls } from "#modules/platform/media/sandbox.server";
import { commandOf, familyOf, startMark, waitUntil } from "../../dev/processes.mjs";
import { hasRedis, startRedis, type TestRedis } from "../setup/redis";
import { type Launcher, newPlace, type Place } from "./launcher";

const statusOf = async (url: string) => (await fetch(url)).status;

describe("a launcher that serves", () => {
  let place: Place;
  let launcher: Launcher | undefined;
  let redis: TestRedis | undefined;
  // The browser's tests start it with its queue on PostgreSQL.
  beforeAll(async () => {
    place = await newPlace();
    redis = hasRedis() ? await startRedis() : undefined;
  });
  afterAll(async () => {
    await place.remove();
    await redis?.stop();
  });

  /** Folders in which every program of this machine is but one. */
  function pathWithout(program: string): string {
    const folder = join(place.dataDir, "programs");
    mkdirSync(folder);
    for (const from of (process.env.PATH ?? "").split(delimiter).filter(existsSync).toReversed()) {
      for (const name of readdirSync(from).filter((name) => name !== program)) {
        rmSync(join(folder, name), { force: true });
        symlinkSync(join(from, name), join(folder, name));
      }
    }
    return folder;
  }

  /** The one that the test before left, or a new one in the same folder. */
  async function serving(): Promise<Launcher> {
    if (!launcher || launcher.hasEnded()) {
      launcher = place.launch({ REDIS_URL: redis?.url ?? "" });
      await launcher.settled();
    }
    return launcher;
  }

  it("H-20 H-27 brings everything up, says where it is, and Ctrl-C leaves nothing running", async () => {
    const first = await serving();
    expect(first.said()).toContain(place.url);
    for (const name of ["admin", "treasurer", "member", "chapter", "headquarters"]) {
      expect(first.said()).toContain(`${name}@goodstanding.example`);
    }
    expect(first.said()).toContain("booster-club-2026");
    expect(first.said()).toContain(`${place.url}/dev/mailbox`);
    expect(await statusOf(`${place.url}/`)).toBe(200);
    expect(await statusOf(`${place.url}/bylaws-generator/chapter`)).toBe(200);
    const simulator = first.said().match(/simulated at (\S+),/)?.[1] ?? "";
    expect(await (await fetch(simulator)).text()).toBe("card provider simulator");
    const pids = place.processes();
    expect(pids).toHaveLength(5);
    const { pid = 0 } = first.child;
    // Processes of the database are its own affair.
    const database = pids.filter((one) => commandOf(one).includes("/bin/postgres "));
    const family = familyOf([pid], { leaves: database });
    expect(family.sort()).toEqual(pids.sort());
    first.child.kill("SIGINT");
    expect(await first.exitCode()).toBe(0);
    expect(pids.filter((pid) => startMark(pid) !== undefined)).toEqual([]);

    const second = await serving();
    console.log(`second start: ${second.said().match(/Ready after ([^.]*\.\d s)/)?.[1]}`);
    expect(second.said()).toContain("Ready after");
    expect(second.said()).not.toContain("Building");
  });

  it("says that this folder is in use by a launcher already", async () => {
    await serving();
    const second = place.launch({ PORT: "0" });
    expect(await second.exitCode()).toBe(1);
    expect(second.said()).toContain(`runs from this folder already: ${place.url}`);
    expect(await statusOf(`${place.url}/`)).toBe(200);
  });

  it("starts a web server again that was killed", async () => {
    const launcher = await serving();
    const web = place.processes().at(2);
    if (web === undefined) throw new Error("the web server is not in the list");
    process.kill(web, "SIGKILL");
    await waitUntil(() => launcher.said().includes("ended unexpectedly"), 60_000);
    const isBack = await waitUntil(
      () =>
        statusOf(`${place.url}/readyz`)
          .then((status) => status === 200)
          .catch(() => false),
      30_000,
    );
    expect(isBack).toBe(true);
  });

  it("recovers from a launcher that was killed, and warns where films of strangers have no sandbox", async () => {
    const first = await serving();
    const { walls } = await findWalls("/bin/true");
    expect(first.said().includes("without a sandbox")).toBe(walls.bwrap === undefined);
    const left = place.processes().filter((pid) => pid !== first.child.pid);
    first.child.kill("SIGKILL");
    await first.exitCode();
    launcher = place.launch({
      REDIS_URL: redis?.url ?? "",
      PATH: pathWithout("bwrap"),
      FFMPEG_BIN: "/bin/true",
    });
    await launcher.settled();
    expect(launcher.said()).toContain("Ready after");
    expect(left.filter((pid) => startMark(pid) !== undefined)).toEqual([]);
    expect(await statusOf(`${place.url}/readyz`)).toBe(200);
    const warned = launcher
      .said()
      .split("\n")
      .filter((line) => /without a sandbox/.test(line));
    expect(warned).toEqual([expect.stringContaining("docs/operations.md")]);
  });
});

describe("a launcher that refuses", () => {
  let place: Place;
  beforeEach(async () => {
    place = await newPlace();
  });
  afterEach(() => place.remove());

  it("says which port is busy before anything is changed", async () => {
    const stranger = createServer();
    await new Promise<void>((resolve) => stranger.listen(place.port, "127.0.0.1", resolve));
    try {
      const launcher = place.launch();
      expect(await launcher.exitCode()).toBe(1);
      expect(launcher.said()).toContain(`Port ${place.port} is in use by another program`);
      expect(launcher.said()).toContain(`PORT=${place.port + 1} npm start`);
      expect(readdirSync(place.dataDir)).toEqual([]);
    } finally {
      stranger.close();
    }
  });

  const hidden = "hidden";
  it.each([
    [
      { DATABASE_URL: `mysql://root:${hidden}@localhost/club` },
      "DATABASE_URL begins with mysql://, and only PostgreSQL will do",
    ],
    [
      { DATABASE_URL: `postgresql://someone:${hidden}@127.0.0.1:9/club` },
      "The database of DATABASE_URL cannot be reached at 127.0.0.1:9",
    ],
    [{ DATA_DIR: "package.json" }, "DATA_DIR names a file"],
  ])("says in a sentence what is wrong with %j", async (env, words) => {
    const launcher = place.launch(env);
    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.said()).toContain(words);
    expect(launcher.said()).not.toMatch(/hidden|\n {4}at /);
    expect(place.processes()).toEqual([]);
  });

  it("H-26 refuses production mode without its configuration and seeds nothing", async () => {
    const launcher = place.launch({ NODE_ENV: "production" });
    expect(await launcher.exitCode()).toBe(1);
    expect(launcher.said()).toContain("APP_SECRET: the published default is refused");
    expect(existsSync(join(place.dataDir, "processes.json"))).toBe(false);
    expect(place.processes()).toEqual([]);
  });
});
