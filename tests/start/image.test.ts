import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copiedPaths, readStages } from "#tests/setup/dockerfile";
import { Visitor } from "#tests/setup/visitor";
import { freePort } from "#tests/setup/web";
import { packagesOfImage } from "../../dev/image-packages.mjs";
import { startPostgres } from "../../dev/postgres.mjs";

/** Somebody who owns nothing but the data folder, where this machine lets us be somebody else. */
const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

const place = mkdtempSync(join(tmpdir(), "goodstanding-image-"));
const image = join(place, "app");
const data = join(place, "data");
const running: ChildProcess[] = [];
let database: Awaited<ReturnType<typeof startPostgres>>;

/** The packages that stay in the image, those of other systems left out. */
function packagesOfProduction(): string[] {
  const own = [...packagesOfImage()].filter((path) => !path.includes("/node_modules/"));
  return own.filter((path) => existsSync(path));
}

/** Lays out what the image holds, by hard links where that is possible. */
function layOut(): void {
  const paths = copiedPaths().flatMap(({ from }) =>
    from === "node_modules" ? packagesOfProduction() : [from],
  );
  for (const path of paths) {
    const target = join(image, path);
    mkdirSync(dirname(target), { recursive: true });
    try {
      execFileSync("cp", ["-al", path, target], { stdio: "ignore" });
    } catch {
      rmSync(target, { recursive: true, force: true });
      execFileSync("cp", ["-a", path, target]);
    }
  }
  mkdirSync(data);
  chmodSync(place, 0o755);
  if (nobody.uid) chownSync(data, nobody.uid, nobody.gid);
}

/** What the image itself says of its environment, with the operator's values. */
function environment(): Record<string, string> {
  const lines =
    readStages()
      .at(-1)
      ?.instructions.filter(({ name }) => name === "ENV") ?? [];
  const words = lines.flatMap(({ rest }) => rest.split(/\s+/)).map((word) => word.split("="));
  return {
    ...(Object.fromEntries(words) as Record<string, string>),
    PATH: process.env.PATH ?? "",
    HOST: "127.0.0.1",
    DATA_DIR: data,
    DATABASE_URL: database.url("postgres"),
    DEMO: "1",
    LOG_LEVEL: "warn",
  };
}

function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, args, {
    ...nobody,
    cwd: image,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...environment(), ...env } as NodeJS.ProcessEnv,
  });
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      said += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { ended, said: () => said };
}

beforeAll(async () => {
  layOut();
  database = await startPostgres({ dir: join(place, "postgres"), throwaway: true });
});
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await database.stop();
  rmSync(place, { recursive: true, force: true });
});

describe("what the image holds, and nothing else,", () => {
  it("H-19 migrates, serves pages, makes documents, and says whether it is well", async () => {
    const migrated = run(["dev/migrate.mjs"]);
    expect([await migrated.ended, migrated.said()]).toEqual([
      0,
      expect.stringContaining("applied"),
    ]);

    const port = await freePort();
    const workerPort = await freePort();
    const healthy = (at: number) => run(["dev/healthy.mjs", String(at)]).ended;
    expect(await healthy(port)).toBe(1);
    const command = JSON.parse(
      readStages()
        .at(-1)
        ?.instructions.find(({ name }) => name === "CMD")?.rest ?? "",
    ) as string[];
    const web = run(command.slice(1), { PORT: String(port) });
    const worker = run(["build/workers/main.js"], { WORKER_PORT: String(workerPort) });
    await expect.poll(() => healthy(port)).toBe(0);
    await expect.poll(() => healthy(workerPort)).toBe(0);

    const visitor = new Visitor(`http://127.0.0.1:${port}`);
    const page = await visitor.open("/bylaws-generator/chapter");
    expect(page.status).toBe(200);
    const [script] = /\/assets\/[\w.-]+\.js/.exec(page.html) ?? [""];
    expect((await visitor.request(script)).status).toBe(200);
    await sleep(2_050);
    const made = await visitor.call("/bylaws-generator/chapter", "POST", {
      name: "Gamma",
      purpose: "Friendship.",
      fiscal_year_end: "6",
      version: "1",
      _at: page.hidden("_at"),
    });
    const { bylaw } = (await made.json()) as { bylaw: { hash: string } };
    const address = `/bylaws-generator/download/${bylaw.hash}`;
    await expect.poll(async () => (await visitor.call(address)).status).toBe(200);
    expect([web.said(), worker.said()].join("\n")).not.toMatch(/MODULE_NOT_FOUND|ENOENT|EACCES/);
    expect(readdirSync(data)).toContain("files");
  });
});
