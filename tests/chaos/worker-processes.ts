import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { basename } from "node:path";
import { build } from "esbuild";

/**
 * Bundles a program of this repository, as the build does with the worker, so that a process that
 * is killed and started all the time starts quickly.
 * @returns the file to give to Node
 */
export async function bundle(entry: string): Promise<string> {
  // Beside the packages that it imports, and out of the way of builds.
  const outfile = `node_modules/.cache/chaos/${basename(entry, ".ts")}-${process.pid}.mjs`;
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    jsx: "automatic",
    logLevel: "warning",
  });
  return outfile;
}

/** The worker as `npm run build` made it. @throws when it was not built */
export function builtWorker(): string {
  const file = "build/workers/main.js";
  if (!existsSync(file)) throw new Error(`${file} is missing: run "npm run build" first`);
  return file;
}

/** A process under test and what it wrote. */
export class TestProcess {
  readonly lines: string[] = [];
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;
  private readonly messages: unknown[] = [];
  private wake: () => void = () => undefined;

  constructor(file: string, env: Record<string, string>, args: string[] = []) {
    this.child = spawn(process.execPath, [file, ...args], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      let rest = "";
      stream?.setEncoding("utf8").on("data", (chunk: string) => {
        const parts = (rest + chunk).split("\n");
        rest = parts.pop() ?? "";
        this.lines.push(...parts);
      });
    }
    this.ended = new Promise((resolve) => this.child.once("exit", (code) => resolve(code)));
    this.child.on("message", (message) => {
      this.messages.push(message);
      this.wake();
    });
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves when a worker process says, or has said, that it works: the first thing it says. */
  async ready(): Promise<void> {
    await this.nextMessage();
  }

  /** The next thing that the process says to its parent. @throws when it ends without a word */
  async nextMessage(): Promise<unknown> {
    const said = new Promise<void>((resolve) => {
      this.wake = resolve;
    });
    if (this.messages.length === 0) await Promise.race([said, this.ended]);
    if (this.messages.length > 0) return this.messages.shift();
    throw new Error(`the process ended without a word:\n${this.lines.slice(-20).join("\n")}`);
  }

  /** Says something to the process. */
  send(message: unknown): void {
    this.child.send(message as object);
  }

  /** Sends a signal and waits for the end. @returns the exit code, null after a signal */
  async end(signal: NodeJS.Signals): Promise<number | null> {
    if (this.isRunning) this.child.kill(signal);
    return this.ended;
  }

  /** Cuts the channel to this process, as if the launcher had been killed. */
  async abandon(): Promise<number | null> {
    this.child.disconnect();
    return this.ended;
  }

  /** Waits for the end by itself. */
  whenEnded(): Promise<number | null> {
    return this.ended;
  }
}
