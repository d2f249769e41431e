import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { findWalls, walled } from "#modules/platform/media/sandbox.server";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "goodstanding-tools-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program that does nothing. */
function program(path: string): string {
  const full = join(folder, path);
  mkdirSync(join(full, ".."), { recursive: true });
  writeFileSync(full, "#!/bin/sh\n");
  chmodSync(full, 0o755);
  return full;
}

/** A package that exports something, in the folder of another installation. */
function install(name: string, exported: unknown): void {
  const home = join(folder, "node_modules", name);
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, "index.js"), `module.exports = ${JSON.stringify(exported)};`);
}

describe("the decoder of videos", () => {
  const before = { cwd: process.cwd(), path: process.env.PATH };
  beforeEach(() => process.chdir(folder));
  afterEach(() => {
    process.chdir(before.cwd);
    process.env.PATH = before.path;
    process.env.FFMPEG_BIN = "";
    rmSync(join(folder, "node_modules"), { recursive: true, force: true });
  });

  async function found(path: readonly string[], configured = ""): Promise<string | undefined> {
    process.env.PATH = path.join(delimiter);
    process.env.FFMPEG_BIN = configured;
    vi.resetModules();
    const { findFfmpeg } = await import("#modules/platform/media/tools.server");
    return findFfmpeg();
  }

  it("is the configured one, the downloaded one, the installed one, the system's, in this order", async () => {
    const configured = program("own/ffmpeg");
    const bundled = program("static/ffmpeg");
    const installed = program("installer/ffmpeg");
    const systems = program("bin/ffmpeg");
    const path = [join(folder, "nothing"), join(folder, "bin")];
    install("ffmpeg-static", bundled);
    install("@ffmpeg-installer/ffmpeg", { path: installed });
    expect(await found(path, configured)).toBe(configured);
    expect(await found(path)).toBe(bundled);
    // The package is there and its download failed.
    rmSync(bundled);
    expect(await found(path)).toBe(installed);
    rmSync(installed);
    expect(await found(path)).toBe(systems);
    expect(await found(path, join(folder, "gone"))).toBe(systems);
    expect(await found([join(folder, "nothing")])).toBeUndefined();
  });
});

const shell = "/bin/sh";
/** A program that takes any option, for finding out whether walls can be built. */
const { bwrap, prlimit } = (await findWalls("/bin/true")).walls;
const limits = { cpuSeconds: 10, memoryBytes: 1e9, fileBytes: 1_000 };
const input = program("film");
const output = join(folder, "made");
mkdirSync(output);

/** What a script says behind walls. */
function say(walls: Parameters<typeof walled>[0], script: string): string {
  const { command, args } = walled(walls, shell, limits, { input, output });
  const env = { NODE_ENV: "test" } as const;
  const { stdout, stderr } = spawnSync(command, [...args, "-c", script], { env });
  return `${stdout}${stderr}`;
}

describe("walls", () => {
  it("hide every file but one, and the network, where the system lets them be built", () => {
    if (!bwrap) return expect(say({}, "echo x")).toBe("x\n");
    const walls = { bwrap };
    expect(say(walls, "cd /; echo *").split(/\s/)).toEqual(
      expect.arrayContaining(["decoder", "in", "out", "usr"]),
    );
    const programs = ["usr", "bin", "sbin", "lib", "lib32", "lib64", "etc"];
    const own = ["decoder", "in", "out", "tmp"];
    const seen = say(walls, "cd /; echo *").trim().split(" ");
    expect(seen.filter((name) => ![...programs, ...own].includes(name))).toEqual([]);
    for (const path of [folder, "/etc/passwd"]) {
      expect(say(walls, `test -e ${path} || echo hidden`)).toBe("hidden\n");
    }
    expect(say(walls, "echo x > /in && echo written")).not.toContain("written");
    expect(say(walls, "echo x > /out/a && echo written")).toContain("written");
    const { args } = walled(walls, shell, limits, { input, output });
    expect(args).toEqual(expect.arrayContaining(["--unshare-all", "--die-with-parent"]));
  });

  it("bound what may be written, and the memory, where the system has prlimit", () => {
    if (!prlimit) return expect(say({}, "echo x")).toBe("x\n");
    const walls = { prlimit };
    expect(say(walls, "ulimit -v; ulimit -t; ulimit -c").trim().split(/\s+/)).toEqual([
      String(Math.floor(1e9 / 1024)),
      "10",
      "0",
    ]);
    expect(say(walls, `head -c 5000 /dev/zero > ${output}/b; wc -c < ${output}/b`)).toMatch(
      /^1000$/m,
    );
  });

  it("are none where the system has none, and the program is started as it is", () => {
    expect(walled({}, shell, limits, { input, output })).toEqual({
      command: shell,
      args: [],
      seen: { input, output },
    });
  });
});
