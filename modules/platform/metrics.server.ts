import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { awaitedConnections, pool } from "./db.server";
import { outboxAgeSeconds } from "./jobs/health.server";
import { queueGauges } from "./queue-metrics.server";

const LAG_EVERY_MS = 250;

const registry = new Registry();
// Each look at the delay wakes the process; by default that is a hundred times a second.
collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_EVERY_MS });
queueGauges(registry);

const jobSeconds = new Histogram({
  name: "goodstanding_job_duration_seconds",
  help: "How long one attempt of a job ran.",
  labelNames: ["queue", "job", "outcome"] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  registers: [registry],
});

const jobsGivenUp = new Counter({
  name: "goodstanding_jobs_given_up_total",
  help: "Jobs whose last attempt failed.",
  labelNames: ["queue", "job"] as const,
  registers: [registry],
});

new Gauge({
  name: "goodstanding_outbox_age_seconds",
  help: "How long the oldest unfinished request for work waits; not a number without a database.",
  registers: [registry],
  async collect() {
    this.set(await outboxAgeSeconds().catch(() => Number.NaN));
  },
});

new Gauge({
  name: "goodstanding_database_connections",
  help: "Connections of this process to the database, and who waits for one.",
  labelNames: ["state"] as const,
  registers: [registry],
  collect() {
    this.labels("used").set(pool.totalCount - pool.idleCount);
    this.labels("idle").set(pool.idleCount);
    this.labels("awaited").set(awaitedConnections());
  },
});

const requests = new Counter({
  name: "goodstanding_http_requests_total",
  help: "Requests answered.",
  labelNames: ["method", "route", "status"] as const,
  registers: [registry],
});

const requestSeconds = new Histogram({
  name: "goodstanding_http_request_duration_seconds",
  help: "From a request's arrival to the end of its answer.",
  labelNames: ["method", "route"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

const mails = new Counter({
  name: "goodstanding_mails_total",
  help: "Letters given to the mail server, by whether it took them.",
  labelNames: ["mail", "outcome"] as const,
  registers: [registry],
});

const payments = new Counter({
  name: "goodstanding_payments_total",
  help: "What the card provider answered to charges.",
  labelNames: ["outcome"] as const,
  registers: [registry],
});

const signIns = new Counter({
  name: "goodstanding_sign_ins_total",
  help: "Tries to sign in with a password.",
  labelNames: ["outcome"] as const,
  registers: [registry],
});

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** One request: `route` is a pattern, never an address. */
export interface CountedRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Counts one request and how long it took. */
export function countRequest({ method, route, status, seconds }: CountedRequest): void {
  // What a visitor makes up must not make a series.
  const known = methods.has(method) ? method : "other";
  requests.labels(known, route, String(status)).inc();
  requestSeconds.labels(known, route).observe(seconds);
}

/** A job as it is counted. */
interface CountedJob {
  readonly queue: string;
  readonly job: string;
}

/** Counts one attempt of a job and how long it ran. */
export function countJob(
  { queue, job }: CountedJob,
  outcome: "done" | "failed",
  seconds: number,
): void {
  jobSeconds.labels(queue, job, outcome).observe(seconds);
}

/** Counts a job that will not be tried again. */
export function countGivenUpJob({ queue, job }: CountedJob): void {
  jobsGivenUp.labels(queue, job).inc();
}

/** Counts a letter: taken by the mail server, refused for good, or to be tried again. */
export function countMail(mail: string, outcome: "sent" | "refused" | "delayed"): void {
  mails.labels(mail, outcome).inc();
}

/** Counts an answer of the card provider. */
export function countPayment(outcome: string): void {
  payments.labels(outcome).inc();
}

/** Counts a try to sign in: let in, a wrong address or password, or one too many. */
export function countSignIn(outcome: "accepted" | "wrong" | "limited"): void {
  signIns.labels(outcome).inc();
}

/** Everything counted by this process, as Prometheus reads it. */
export async function metricsPage(): Promise<{ contentType: string; body: string }> {
  return { contentType: registry.contentType, body: await registry.metrics() };
}
