import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startSimulator } from "../../dev/simulator/simulator.mjs";
import { openLab } from "./backends";
import { builtWorker, bundle, TestProcess } from "./worker-processes";

/** Where a payment's process is killed, and whether the provider has charged by then. */
export const crashPoints = [
  ["begun", "after the attempt is written, before the provider is asked", false],
  ["asked", "while the provider is asked", true],
  ["answered", "after the provider's answer", true],
  ["notified", "after the provider's notification, before our own answer is entered", true],
  ["entering", "in the transaction that enters the payment", true],
  ["committed", "after its end, before any job of it is handed over", true],
  ["entered", "before the browser has its answer", true],
] as const;
type CrashPoint = (typeof crashPoints)[number][0];

export interface PaymentCrashReport {
  readonly crashes: number;
  /** Charges in the provider's books, and payments here. */
  readonly charges: number;
  readonly payments: number;
  /** Both of them in cents. */
  readonly capturedCents: number;
  readonly cashCents: number;
  readonly ledgerSum: number;
  /** Payments that could be sent a second time, or that the screen did not tell about. */
  readonly untold: readonly string[];
  /** From the crash to the entered payment at most; the worker's own clock. */
  readonly slowestSeconds: number;
  /** What was entered or freed by a second recovery. */
  readonly changedAgain: number;
  /** Invoices that are still blocked at the end. */
  readonly blocked: number;
}

interface Options {
  /** How often at each point. */
  readonly times: number;
  /** Lets a worker find the payments by its schedule, instead of a clock that is set forward. */
  readonly withWorker: boolean;
  readonly say?: (line: string) => void;
}

/** Kills payments at every point, lets them be recovered, and compares all books. */
export async function runPaymentCrashes(options: Options): Promise<PaymentCrashReport> {
  const { times, withWorker, say = () => undefined } = options;
  const hooks = await catchNotifications();
  const simulator = await startSimulator({ webhookUrl: hooks.url });
  const { admin } = simulator;
  const lab = await openLab("postgres");
  const env = { ...lab.services.env, LOG_LEVEL: "fatal", ANET_SIMULATOR_URL: simulator.url };
  const file = await bundle("tests/chaos/crash-payer.ts");
  const crashed: { accountId: number; point: CrashPoint; at: number }[] = [];
  const untold: string[] = [];
  let worker: TestProcess | undefined;

  const runs = async (args: string[]) => {
    const program = new TestProcess(file, env, args);
    const answer = await program.nextMessage();
    await program.whenEnded();
    return answer;
  };
  const recoverLater = async (seconds: number) =>
    (await runs(["recover", String(seconds)])) as { recorded: number; ended: number };

  /** Kills one payment, and first has the one before tried again. */
  async function crash(point: CrashPoint): Promise<void> {
    const before = crashed.at(-1);
    const charges = admin.ledger().length;
    if (point === "asked") admin.fail({ kind: "delay", delayMs: 5_000 });
    const payer = new TestProcess(file, env, [point, before ? String(before.accountId) : ""]);
    if (before) untold.push(...judge(before.point, await payer.nextMessage()));
    const { accountId } = (await payer.nextMessage()) as { accountId: number };
    if (point === "asked") {
      while (admin.ledger().length === charges) await sleep(5);
      await payer.end("SIGKILL");
      admin.clearFaults();
    }
    if (point === "notified") {
      await payer.nextMessage();
      await admin.webhooksSettled();
      payer.send(hooks.last());
    }
    const code = await payer.whenEnded();
    if (code !== null) throw new Error(`not killed at ${point}:\n${payer.lines.join("\n")}`);
    crashed.push({ accountId, point, at: Date.now() });
  }

  try {
    if (withWorker) {
      worker = new TestProcess(builtWorker(), { ...env, DATABASE_POOL: "5" });
      await worker.ready();
    }
    for (const [point, words] of crashPoints) {
      for (let time = 0; time < times; time += 1) await crash(point);
      say(`${times} payments killed ${words}`);
    }
    const open = `SELECT ref FROM payment_attempts WHERE status = ANY('{dispatching,unknown,charged}')`;
    const isCharged = (accountId: number) =>
      crashed.some((one) => one.accountId === accountId && one.point !== "begun");
    const waiting = async () => {
      const rows = await lab.query<{ account_id: number }>(
        `SELECT account_id FROM payment_attempts WHERE ref IN (${open})`,
      );
      return rows.filter((row) => isCharged(row.account_id)).length;
    };
    if (withWorker) while ((await waiting()) > 0) await sleep(250);
    else await recoverLater(65);
    await worker?.end("SIGTERM");
    if ((await waiting()) > 0) throw new Error("a charge was not found in the provider's books");
    const age = (Date.now() - (crashed[0]?.at ?? 0)) / 1_000;
    const soon = await recoverLater(19 * 60 - age);
    await recoverLater(21 * 60);
    const again = await recoverLater(22 * 60);
    const [row] = await lab.query<Record<string, number>>(`
      SELECT (SELECT count(*)::int FROM payments) AS payments,
             (SELECT coalesce(sum(cents), 0)::int FROM ledger_entries WHERE ledger = 'cash') AS cash,
             (SELECT coalesce(sum(cents), 0)::int FROM ledger_entries) AS sum,
             (SELECT count(*)::int FROM attempt_invoices WHERE is_active) AS blocked`);
    const entered = await lab.query<{ account_id: number; at: Date }>(
      "SELECT account_id, created_at AS at FROM payments",
    );
    const delays = crashed.flatMap(({ accountId, at }) => {
      const payment = entered.find((one) => one.account_id === accountId);
      return payment ? [(payment.at.getTime() - at) / 1_000] : [];
    });
    return {
      crashes: crashed.length,
      charges: admin.ledger().filter(({ status }) => /^captured|^settled/.test(status)).length,
      payments: row?.payments ?? 0,
      capturedCents: admin.capturedCents(),
      cashCents: row?.cash ?? 0,
      ledgerSum: row?.sum ?? 0,
      untold,
      slowestSeconds: withWorker ? Math.max(...delays) : 0,
      changedAgain: soon.recorded + soon.ended + again.recorded + again.ended,
      blocked: row?.blocked ?? 0,
    };
  } finally {
    await worker?.end("SIGKILL");
    await lab.stop();
    await simulator.stop();
    await hooks.stop();
  }
}

/** What is wrong with what was said of a killed payment, and with what came of trying it again. */
function judge(point: CrashPoint, said: unknown): string[] {
  // A notification is followed at once, so its payment is entered although the process died.
  const isEntered = point === "notified" || point === "committed" || point === "entered";
  const right = isEntered
    ? { isOpen: false, isBlocked: false, state: "none", again: "nothing to pay" }
    : { isOpen: true, isBlocked: true, state: "sending", again: "conflict" };
  const wanted = JSON.stringify({ kind: "before", ...right });
  const got = JSON.stringify(said);
  return wanted === got ? [] : [`${point}: ${got}`];
}

/** Keeps the provider's notifications, as bytes with their signature. */
async function catchNotifications() {
  const caught: { id: string; body: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      const { notificationId } = JSON.parse(body) as { notificationId: string };
      const signature = String(request.headers["x-anet-signature"]);
      caught.push({ id: notificationId, body, signature });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhooks/payments`,
    last: () => caught.at(-1),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether all books agree and the payers were told the truth. */
export function isExact(report: PaymentCrashReport): boolean {
  const { charges, payments, capturedCents, cashCents, ledgerSum, untold } = report;
  return (
    charges === payments &&
    capturedCents === cashCents &&
    ledgerSum === 0 &&
    untold.length === 0 &&
    report.changedAgain === 0 &&
    report.blocked === 0 &&
    report.slowestSeconds <= 90
  );
}

/** What a report says, in one line. */
export function describeCrashes(report: PaymentCrashReport): string {
  const { crashes, charges, payments, ledgerSum, untold, slowestSeconds, changedAgain } = report;
  return (
    `payments: ${crashes} killed with -9, ${charges} charges, ${payments} payments entered, ` +
    `ledger sum ${ledgerSum}, ${untold.length} payers told wrong, ${changedAgain} changed by a ` +
    `second recovery, the slowest entered ${slowestSeconds.toFixed(1)} s after its crash: ` +
    `${isExact(report) ? "exact" : "NOT EXACT"}`
  );
}
