import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort, stopLeftover } from "../../dev/postgres.mjs";
import { startMark, waitUntil } from "../../dev/processes.mjs";

/** What one `npm start` said and how it ended. */
export interface Launcher {
  readonly child: ChildProcess;
  said(): string;
  /** Waits until everything is up, or the launcher has ended. */
  settled(): Promise<void>;
  hasEnded(): boolean;
  exitCode(): Promise<number | null>;
}

/** A data folder and a port for launchers that follow each other. */
export interface Place {
  readonly dataDir: string;
  readonly port: number;
  readonly url: string;
  launch(env?: Record<string, string>): Launcher;
  /** Numbers of everything that runs from here, the database included. */
  processes(): number[];
  remove(): Promise<void>;
}

export async function newPlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "goodstanding-start-"));
  const port = await freePort();
  const postgres = join(dataDir, "postgres");
  const launchers: Launcher[] = [];
  return {
    dataDir,
    port,
    url: `http://localhost:${port}`,
    launch(env = {}) {
      const launcher = start({ DATA_DIR: dataDir, PORT: String(port), ...env });
      launchers.push(launcher);
      return launcher;
    },
    processes: () => running(dataDir),
    remove: async () => {
      for (const { child } of launchers) child.kill("SIGTERM");
      await Promise.all(launchers.map((launcher) => launcher.exitCode()));
      for (const pid of running(dataDir)) process.kill(pid, "SIGKILL");
      await stopLeftover(postgres);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function start(env: Record<string, string>): Launcher {
  const child = spawn(process.execPath, ["dev/start.mjs"], {
    // As in a shell that sets nothing of ours; the launcher itself decides about NODE_ENV.
    env: Object.assign({} as NodeJS.ProcessEnv, {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...env,
    }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    said: () => text,
    settled: async () => {
      await waitUntil(() => text.includes("Ready after") || hasEnded(), 150_000);
    },
    hasEnded,
    exitCode: () => ended,
  };
}

function running(dataDir: string): number[] {
  const list = join(dataDir, "processes.json");
  const pidFile = join(dataDir, "postgres", "postmaster.pid");
  const pids: number[] = [];
  if (existsSync(list)) {
    const entries: { pid: number; mark: string }[] = Object.values(
      JSON.parse(readFileSync(list, "utf8")),
    );
    pids.push(...entries.filter(({ pid, mark }) => startMark(pid) === mark).map(({ pid }) => pid));
  }
  if (existsSync(pidFile)) pids.push(Number(readFileSync(pidFile, "utf8").split("\n")[0]));
  return pids.filter((pid) => startMark(pid) !== undefined);
}
