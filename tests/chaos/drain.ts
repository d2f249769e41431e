import { setTimeout as sleep } from "node:timers/promises";
import { startServices } from "#tests/setup/services";
import { startWeb } from "#tests/setup/web";
import { startVisitors } from "./visitors";

export interface DrainReport {
  readonly stops: number;
  /** Requests that were sent before the signal and had no answer yet. */
  readonly inFlight: number;
  /** Of these, what was no answer of ours below 400. */
  readonly unanswered: readonly string[];
  /** From the signal to the last answer, and to the end of the process, at most. */
  readonly slowestAnswerMs: number;
  readonly slowestEndMs: number;
}

/** Stops a web process under load by SIGTERM, again and again, and counts what was in flight. */
export async function runDrains(options: {
  stops: number;
  visitors: number;
}): Promise<DrainReport> {
  delete process.env.DATABASE_URL;
  const services = await startServices({ redis: false });
  let inFlight = 0;
  let slowestAnswerMs = 0;
  let slowestEndMs = 0;
  const unanswered: string[] = [];
  try {
    for (let stop = 0; stop < options.stops; stop++) {
      const web = await startWeb(services.env);
      const load = startVisitors(web.url, options.visitors, 0);
      // Each takes two seconds until it sends its first form, and longer where the machine is busy.
      const begun = performance.now();
      while (load.sent.length < 2 * options.visitors && performance.now() - begun < 30_000) {
        await sleep(50);
      }
      await sleep(Math.random() * 1_000);
      const stopped = performance.now();
      const over = web.kill("SIGTERM");
      const ending = load.end();
      await over;
      slowestEndMs = Math.max(slowestEndMs, Math.round(performance.now() - stopped));
      await ending;
      for (const { began, ended, isGood, what, answer } of load.sent) {
        if (began >= stopped || ended <= stopped) continue;
        inFlight++;
        slowestAnswerMs = Math.max(slowestAnswerMs, Math.round(ended - stopped));
        if (!isGood) unanswered.push(`${what}: ${answer}`);
      }
    }
    return { stops: options.stops, inFlight, unanswered, slowestAnswerMs, slowestEndMs };
  } finally {
    await services.stop();
  }
}

/** Whether everything in flight was answered, in the time that a process has. */
export const isComplete = ({ unanswered, slowestAnswerMs }: DrainReport): boolean =>
  unanswered.length === 0 && slowestAnswerMs <= 10_000;

/** What a report says, in a line. */
export function describeDrains(report: DrainReport): string {
  const { stops, inFlight, unanswered, slowestAnswerMs, slowestEndMs } = report;
  return (
    `SIGTERM under load: ${stops} stops, ${inFlight} requests in flight, unanswered: ` +
    `${unanswered.join(", ") || "none"}; the last answer ${slowestAnswerMs} ms after the signal, ` +
    `the last end after ${slowestEndMs} ms`
  );
}
