import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { answersOf } from "#tests/modules/applications/answers";
import { Visitor } from "#tests/setup/visitor";
import { freePort, startWeb } from "#tests/setup/web";
import { median, type Row } from "./report";

const ROUNDS = 3;
const SECONDS = 6;
/** Each applicant saves the own application, one save after the other. */
const APPLICANTS = 8;

interface Save {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A page save of the wizard beside a bare Remix form with one insert. */
export async function run(): Promise<Row[]> {
  const web = await startWeb({ LOG_LEVEL: "warn", RATE_LIMIT_FACTOR: "100000" });
  const reference = await startReference();
  try {
    const applicants = await Promise.all(
      Array.from({ length: APPLICANTS }, (_, at) => startApplication(web.url, at)),
    );
    const bare = applicants.map(({ body, headers }) => {
      return { url: `${reference.url}/save`, headers, body };
    });
    const rounds: { ours: Figures; reference: Figures }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const isOursFirst = round % 2 === 0;
      const one = await load(isOursFirst ? applicants : bare);
      const two = await load(isOursFirst ? bare : applicants);
      rounds.push(isOursFirst ? { ours: one, reference: two } : { ours: two, reference: one });
    }
    return rowsOf(rounds);
  } finally {
    reference.stop();
    await web.stop();
  }
}

async function startReference() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ["tests/bench/form-save-reference.mjs"], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port) },
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

function rowsOf(rounds: readonly { ours: Figures; reference: Figures }[]): Row[] {
  const of = (side: "ours" | "reference", figure: keyof Figures) =>
    median(rounds.map((round) => round[side][figure]));
  const row = (
    figure: keyof Figures,
    unit: string,
    target: string,
    isKept: (ratio: number) => boolean,
  ) => {
    const [ours, reference] = [of("ours", figure), of("reference", figure)];
    const ratio = ours / reference;
    return {
      name: `wizard page save, ${figure}`,
      ours,
      reference,
      ratio,
      unit,
      target,
      ok: isKept(ratio),
    };
  };
  return [
    row("rate", "requests/s", "at least 0.7", (ratio) => ratio >= 0.7),
    row("p50", "ms", "printed", () => true),
    row("p99", "ms", "printed", () => true),
  ];
}
