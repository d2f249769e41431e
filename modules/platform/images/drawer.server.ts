import { type ChildProcess, fork } from "node:child_process";
import { resolve as resolvePath } from "node:path";
import { fileURLToPath } from "node:url";
import { log } from "../log.server";
import type { PictureAnswer, PictureTask } from "./protocol";

/** How long one picture may take. */
const MAX_MS = 20_000;
/** How long a process may take to start on a busy machine. */
const START_MS = 20_000;
/** How long a process that has nothing to do is kept. */
const IDLE_MS = 60_000;
/** After so many pictures a process is replaced, whatever state they left it in. */
const MOST_PICTURES = 200;

/** What came of one picture. */
export type Drawing = Exclude<PictureAnswer, { kind: "ready" }>;

/** One process at a time that decodes pictures, started when it is needed. */
export interface Drawer {
  /**
   * One task at a time. A process that dies or takes too long makes its picture `unreadable`.
   * @throws when the process does not start
   */
  draw(task: PictureTask): Promise<Drawing>;
}

/** How a decoding process is started and how long one picture may take it, in milliseconds. */
export interface DrawerOptions {
  readonly script: string;
  readonly maxMs: number;
}

/** From sources (development, tests) the process is started from its source too. */
const isSource = import.meta.url.endsWith(".ts");
const standard: DrawerOptions = {
  script: isSource
    ? fileURLToPath(new URL("./child.server.ts", import.meta.url))
    : resolvePath("build/workers/pictures.js"),
  maxMs: MAX_MS,
};

function startChild(script: string): ChildProcess {
  const child = fork(script, [], {
    execArgv: ["--max-old-space-size=64", ...(isSource ? ["--import", "tsx"] : [])],
    // Nothing that is configured is any business of a decoder.
    env: { NODE_ENV: "production" },
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  // It never keeps the web server from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** The next thing that a process says; undefined when it dies or stays silent for too long. */
function nextAnswer(child: ChildProcess, maxMs: number): Promise<PictureAnswer | undefined> {
  return new Promise((resolve) => {
    const end = (answer?: PictureAnswer) => {
      clearTimeout(timer);
      child.off("message", end).off("exit", onEnd).off("error", onEnd);
      resolve(answer);
    };
    const onEnd = () => end();
    const timer = setTimeout(onEnd, maxMs);
    child.on("message", end).once("exit", onEnd).once("error", onEnd);
  });
}

/** A drawer without a process yet. */
export function startDrawer({ script, maxMs }: DrawerOptions = standard): Drawer {
  let child: ChildProcess | undefined;
  let made = 0;
  let idle: NodeJS.Timeout | undefined;

  const drop = () => {
    child?.kill("SIGKILL");
    child = undefined;
  };

  async function ready(): Promise<ChildProcess> {
    if (child?.connected && made < MOST_PICTURES) return child;
    drop();
    made = 0;
    const started = startChild(script);
    const answer = await nextAnswer(started, START_MS);
    if (answer?.kind !== "ready") {
      started.kill("SIGKILL");
      throw new Error("the process that decodes pictures did not start");
    }
    child = started;
    return started;
  }

  return {
    async draw(task) {
      clearTimeout(idle);
      const worker = await ready();
      made += 1;
      worker.send(task);
      const answer = await nextAnswer(worker, maxMs);
      if (!answer || answer.kind === "ready") {
        log.warn("a picture brought its process down or took too long");
        drop();
        return { kind: "unreadable" };
      }
      idle = setTimeout(drop, IDLE_MS).unref();
      return answer;
    },
  };
}
