import { randomUUID } from "node:crypto";
import { Visitor } from "#tests/setup/visitor";
import { startWeb } from "#tests/setup/web";
import { median, type Row } from "./report";

const ROUNDS = 150;
/** Somebody of the demonstration. */
const KNOWN = "treasurer@goodstanding.example";
const unknown = () => `${randomUUID()}@goodstanding.example`;

/** What is asked of an address that nobody may learn anything about. */
const questions = [
  { name: "a refused sign-in", path: "/login", more: { password: "wrong-1-word" }, status: 422 },
  { name: "asking for a reset", path: "/password/email", more: {}, status: 200 },
] as const;

/**
 * How long the answer takes to somebody who asks about a known address, beside an unknown one:
 * milliseconds. The two take turns, so that a busy machine slows both alike.
 */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "silent", RATE_LIMIT_FACTOR: "100000" });
  try {
    const rows: Row[] = [];
    for (const question of questions) rows.push(await measure(web.url, question));
    return rows;
  } finally {
    await web.stop();
  }
}

async function measure(url: string, { name, path, more, status }: (typeof questions)[number]) {
  const visitor = new Visitor(url);
  await visitor.open("/login");
  const ask = async (email: string) => {
    const start = performance.now();
    const answer = await visitor.call(path, "POST", { email, ...more });
    await answer.arrayBuffer();
    if (answer.status !== status) throw new Error(`${path} was answered with ${answer.status}`);
    return performance.now() - start;
  };
  const times: { ours: number[]; reference: number[] } = { ours: [], reference: [] };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(await ask(KNOWN));
    times.reference.push(await ask(unknown()));
  }
  const ours = median(times.ours);
  const reference = median(times.reference);
  const ratio = ours / reference;
  return {
    name: `${name}: a known address beside an unknown one`,
    ours,
    reference,
    ratio,
    unit: "ms",
    target: "0.9 to 1.1",
    ok: ratio >= 0.9 && ratio <= 1.1,
  };
}
