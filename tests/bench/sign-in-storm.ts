import { setTimeout as sleep } from "node:timers/promises";
import { Visitor } from "#tests/setup/visitor";
import { startWeb } from "#tests/setup/web";
import { autocannon } from "./load";
import { median, type Row } from "./report";

const ROUNDS = 3;
const SECONDS = 6;
const SIGN_INS_AT_ONCE = 16;

/** Other pages' p99 while many people sign in at once, beside the same without them. */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "100000" });
  const pages = async () => {
    const result = await autocannon({
      url: `${web.url}/`,
      connections: 4,
      duration: SECONDS,
      overallRate: 50,
      headers: { accept: "text/html" },
    });
    return result.latency.p99;
  };
  const idle: number[] = [];
  const storm: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await pages());
      const stop = new AbortController();
      const people = Array.from({ length: SIGN_INS_AT_ONCE }, () =>
        keepSigningIn(web.url, stop.signal),
      );
      await sleep(500);
      storm.push(await pages());
      stop.abort();
      await Promise.all(people);
    }
  } finally {
    await web.stop();
  }
  const ours = median(storm);
  const reference = median(idle);
  return [
    {
      name: `other pages' p99 while ${SIGN_INS_AT_ONCE} people sign in at once`,
      ours,
      reference,
      ratio: ours / reference,
      unit: "ms",
      target: "at most 2",
      ok: ours <= 2 * reference,
    },
  ];
}

async function keepSigningIn(url: string, signal: AbortSignal): Promise<void> {
  const visitor = new Visitor(url);
  await visitor.open("/login");
  while (!signal.aborted) {
    // As a script: what is measured is the hashing, not the rendering of the refused form.
    const answer = await visitor.call("/login", "POST", {
      email: "treasurer@goodstanding.example",
      password: "wrong-1-word",
    });
    if (answer.status !== 422) throw new Error(`the sign-in was answered with ${answer.status}`);
    await answer.arrayBuffer();
  }
}
