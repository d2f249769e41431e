import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";
import { Visitor } from "#tests/setup/visitor";
import {
  metricsOf,
  type RunningProcess,
  startWeb,
  startWorker,
  stopFaultless,
} from "#tests/setup/web";

let web: RunningProcess;
let worker: RunningProcess;
beforeAll(async () => {
  web = await startWeb();
  worker = await startWorker({});
});
afterAll(async () => {
  await Promise.all([stopFaultless(web), worker.stop()]);
});

/** Every metric of our own with its labels. */
const ours: Record<string, readonly string[]> = {
  goodstanding_database_connections: ["state"],
  goodstanding_http_request_duration_seconds: ["method", "route"],
  goodstanding_http_requests_total: ["method", "route", "status"],
  goodstanding_job_duration_seconds: ["job", "outcome", "queue"],
  goodstanding_jobs_given_up_total: ["job", "queue"],
  goodstanding_mails_total: ["mail", "outcome"],
  goodstanding_outbox_age_seconds: [],
  goodstanding_payments_total: ["outcome"],
  goodstanding_queue_jobs: ["queue", "state"],
  goodstanding_queue_oldest_seconds: ["queue"],
  goodstanding_queue_paused: ["queue"],
  goodstanding_queue_served: ["queue"],
  goodstanding_schedule_failed: ["schedule"],
  goodstanding_schedule_lateness_seconds: ["schedule"],
  goodstanding_sign_ins_total: ["outcome"],
};
const page = () => metricsOf(web.url);
const namesIn = (text: string) => [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);

describe("metrics", () => {
  it("H-29 are these, and none more", async () => {
    const names = namesIn(await page()).filter((name) => name?.startsWith("goodstanding_"));
    expect(names.toSorted()).toEqual(Object.keys(ours));
    expect(namesIn(await page())).toContain("process_resident_memory_bytes");
  });

  it("H-29 name routes by their pattern and bear no label that a visitor makes up", async () => {
    const visitor = new Visitor(web.url);
    await visitor.open("/");
    await visitor.open("/state-registration/kansas");
    await visitor.open("/password/reset/Zx3_kd-93Jd02kdPq9Lm2W");
    await visitor.open("/no/such/page-4711");
    await visitor.submit("/login", { email: "nobody@club.example", password: "wrong-one-1" });
    await fetch(web.url, { method: "PROPFIND" });
    const text = await page();
    const counted = text
      .split("\n")
      .filter((line) => line.startsWith("goodstanding_http_requests"));
    const answered = (route: string) =>
      `goodstanding_http_requests_total{method="GET",route="${route}",status="200"} 1`;
    expect(counted.join("\n")).toContain(answered("/password/reset/:token"));
    expect(counted.join("\n")).toContain(answered("/"));
    expect(text).toMatch(/route="\/state-registration\/:state",status="404"/);
    expect(text).toMatch(/method="other"/);
    expect(text).toMatch(/goodstanding_sign_ins_total\{outcome="wrong"\} 1/);
    expect(text).not.toMatch(/4711|Zx3_kd|kansas|PROPFIND|nobody@/);
    for (const [, name = "", labels = ""] of text.matchAll(/^(goodstanding_\w+)\{([^}]*)\}/gm)) {
      const own = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => label ?? "");
      const base = name in ours ? name : name.replace(/_(bucket|sum|count)$/, "");
      expect(ours[base]).toEqual(own.filter((label) => label !== "le").toSorted());
    }
  });

  it("H-29 tell of every queue and schedule", async () => {
    await expect.poll(page).toMatch(/goodstanding_queue_served\{queue="media"\} 1/);
    await expect.poll(page).toMatch(/goodstanding_schedule_lateness_seconds\{schedule="\S+"\} \d/);
    const text = await page();
    for (const queue of ["documents", "media", "mail", "default"]) {
      expect(text).toContain(`goodstanding_queue_jobs{queue="${queue}",state="waiting"}`);
    }
  });

  it("H-29 are the ones that the dashboard and the alerts ask for", async () => {
    const known = new Set(
      namesIn(await page()).flatMap((name = "") => [
        ...[name, `${name}_bucket`, `${name}_sum`, `${name}_count`],
      ]),
    );
    // Prometheus makes this one itself.
    known.add("up");
    const read = (file: string) => readFileSync(`dev/monitoring/${file}`, "utf8");
    const { panels } = JSON.parse(read("grafana-dashboard.json"));
    const asked: string[] = panels.flatMap((panel: { targets: { expr: string }[] }) =>
      panel.targets.map(({ expr }) => expr),
    );
    const { groups } = parse(read("alerts.yml"));
    const rules: { alert: string; expr: string; annotations: { summary: string } }[] =
      groups.flatMap((group: { rules: unknown[] }) => group.rules);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expect(rules.filter(({ annotations }) => !annotations?.summary)).toEqual([]);
    const exprs = [...asked, ...rules.map(({ expr }) => expr)];
    expect(exprs.length).toBeGreaterThan(30);
    for (const expr of exprs) {
      const found = expr.match(/\b(goodstanding|process|nodejs)_\w+|\bup\b/g) ?? [];
      expect(found.length, expr).toBeGreaterThan(0);
      expect(
        found.filter((name) => !known.has(name)),
        expr,
      ).toEqual([]);
      for (const [, label = ""] of expr.matchAll(/[{,](\w+)[=!]/g)) {
        const labels = found.flatMap(
          (name) => ours[name.replace(/_bucket$|_count$/, "")] ?? ["job"],
        );
        expect(["job", ...labels]).toContain(label);
      }
    }
    const used = exprs.join("\n");
    expect(Object.keys(ours).filter((name) => !used.includes(name))).toEqual([]);
  });
});
