import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { outboxAgeSeconds } from "./jobs/health.server";

const registry = new Registry();
collectDefaultMetrics({ register: registry });

const jobSeconds = new Histogram({
  name: "goodstanding_job_duration_seconds",
  help: "How long one attempt of a job ran.",
  labelNames: ["job", "outcome"] as const,
  buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
  registers: [registry],
});

const jobsGivenUp = new Counter({
  name: "goodstanding_jobs_given_up_total",
  help: "Jobs whose last attempt failed.",
  labelNames: ["job"] as const,
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

const requests = new Counter({
  name: "goodstanding_http_requests_total",
  help: "Requests answered.",
  labelNames: ["method", "status"] as const,
  registers: [registry],
});

const requestSeconds = new Histogram({
  name: "goodstanding_http_request_duration_seconds",
  help: "From a request's arrival to the end of its answer.",
  labelNames: ["method"] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

/** Counts one request and how long it took. */
export function countRequest(method: string, status: number, seconds: number): void {
  requests.labels(method, String(status)).inc();
  requestSeconds.labels(method).observe(seconds);
}

/** Counts one attempt of a job and how long it ran. */
export function countJob(job: string, outcome: "done" | "failed", seconds: number): void {
  jobSeconds.labels(job, outcome).observe(seconds);
}

/** Counts a job that will not be tried again. */
export function countGivenUpJob(job: string): void {
  jobsGivenUp.labels(job).inc();
}

/** Everything counted by this process, as Prometheus reads it. */
export async function metricsPage(): Promise<{ contentType: string; body: string }> {
  return { contentType: registry.contentType, body: await registry.metrics() };
}
