import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { answersOf } from "#tests/modules/applications/answers";
import { Visitor } from "#tests/setup/visitor";
import { freePort, startWeb } from "#tests/setup/web";
import { autocannon } from "./load";
import { median, type Row } from "./report";

const ROUNDS = 3;
const SECONDS = 6;
/** Each applicant saves their own application, one save after the other. */
const APPLICANTS = 8;

interface Save {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/**
 * A page save of the wizard beside a bare Remix form with one insert: among the application's
 * routes, which the router goes through for every request, and (printed) as the only route.
 */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "100000" });
  const among = await startReference({});
  const alone = await startReference({ ONE_ROUTE: "1" });
  try {
    const sides = { ours: [] as Save[], among: [] as Save[], alone: [] as Save[] };
    for (let at = 0; at < APPLICANTS; at++) {
      const save = await startApplication(web.url, at);
      sides.ours.push(save);
      sides.among.push({ ...save, url: `${among.url}/application/update/${at}` });
      sides.alone.push({ ...save, url: `${alone.url}/application/update/${at}` });
    }
    const rounds: Record<Side, Figures>[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const order: Side[] = ["ours", "among", "alone"];
      const figures: Partial<Record<Side, Figures>> = {};
      for (const side of round % 2 === 0 ? order : order.toReversed()) {
        figures[side] = await load(sides[side]);
      }
      rounds.push(figures as Record<Side, Figures>);
    }
    return rowsOf(rounds);
  } finally {
    among.stop();
    alone.stop();
    await web.stop();
  }
}

type Side = "ours" | "among" | "alone";

async function startReference(env: Record<string, string>) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["tests/bench/form-save-reference.mjs"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", DEMO: "1", PORT: String(port), ...env },
  });
  while (!(await fetch(`${url}/ready`).catch(() => undefined))?.ok) await sleep(100);
  return { url, stop: () => child.kill("SIGTERM") };
}

/** Starts an application as a visitor does; what is saved then is its first page. */
async function startApplication(url: string, at: number): Promise<Save> {
  const visitor = new Visitor(url);
  const page = await visitor.open("/application/start?level=1001");
  await sleep(2_050);
  const started = await visitor.call("/application/start", "POST", {
    email: `bench-${at}@people.example`,
    password: "marching-band-42",
    level_id: 1001,
    schema: "start-up",
    _at: page.hidden("_at"),
  });
  const { token } = (await started.json()) as { token: string };
  await visitor.follow(`/application/create/${token}`);
  const fields = {
    _method: "PUT",
    _token: visitor.csrfToken,
    page: "1",
    ...answersOf("start-up")[0],
  };
  return {
    url: `${url}/application/update/${token}`,
    headers: {
      accept: "application/json",
      "content-type": "application/x-www-form-urlencoded",
      "x-requested-with": "XMLHttpRequest",
      "x-csrf-token": visitor.csrfToken,
      cookie: `sid=${visitor.cookie("sid")}`,
    },
    body: new URLSearchParams(fields).toString(),
  };
}

interface Figures {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

/** Saves for some seconds, every applicant by turns with itself. */
async function load(saves: readonly Save[]): Promise<Figures> {
  const results = await Promise.all(
    saves.map((save) => autocannon({ ...save, method: "POST", connections: 1, duration: SECONDS })),
  );
  const refused = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (refused > 0) throw new Error(`${refused} saves were refused`);
  return {
    rate: results.reduce((sum, { requests }) => sum + requests.average, 0),
    p50: median(results.map(({ latency }) => latency.p50)),
    p99: median(results.map(({ latency }) => latency.p99)),
  };
}

function rowsOf(rounds: readonly Record<Side, Figures>[]): Row[] {
  const of = (side: Side, figure: keyof Figures) =>
    median(rounds.map((round) => round[side][figure]));
  const row = (figure: keyof Figures, unit: string, side: Side, least?: number): Row => {
    const ours = of("ours", figure);
    const reference = of(side, figure);
    const ratio = ours / reference;
    return {
      name: `wizard page save, ${figure}${side === "alone" ? " (beside a form alone)" : ""}`,
      ours,
      reference,
      ratio,
      unit,
      target: least === undefined ? "printed" : `at least ${least}`,
      ok: least === undefined || ratio >= least,
    };
  };
  return [
    row("rate", "requests/s", "among", 0.7),
    row("p50", "ms", "among"),
    row("p99", "ms", "among"),
    row("rate", "requests/s", "alone"),
  ];
}
