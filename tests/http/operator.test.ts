import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Visitor } from "#tests/setup/visitor";
import { metricsOf, type RunningProcess, startWeb } from "#tests/setup/web";

let web: RunningProcess;
beforeAll(async () => {
  web = await startWeb({ LOG_LEVEL: "debug" });
});
afterAll(() => web.stop());

describe("the operator's addresses", () => {
  it("H-29 /healthz, /readyz and /metrics answer for the operator", async () => {
    const health = await fetch(`${web.url}/healthz`);
    expect([health.status, await health.text()]).toEqual([200, "ok"]);
    const ready = await fetch(`${web.url}/readyz`);
    expect(await ready.json()).toEqual({
      status: "ready",
      parts: { database: true, migrations: true, queue: true, storage: true, process: true },
    });
    expect((await fetch(`${web.url}/metrics`)).status).toBe(404);
    const wrong = { Authorization: "Bearer metrics-token-of-others" };
    expect((await fetch(`${web.url}/metrics`, { headers: wrong })).status).toBe(404);
    const metrics = await metricsOf(web.url);
    expect(metrics).toMatch(
      /^goodstanding_http_requests_total\{method="GET",route="\/readyz",status="200"\} \d+$/m,
    );
    expect(metrics).toMatch(/^goodstanding_outbox_age_seconds \d/m);
  });

  it("H-29 a process that is to stop says so at /healthz while it still answers", async () => {
    const stopping = await startWeb();
    const health = async () => {
      const answer = await fetch(`${stopping.url}/healthz`);
      return [answer.status, await answer.text()];
    };
    const ended = stopping.kill("SIGTERM");
    await expect.poll(health, { interval: 20 }).toEqual([503, "stopping"]);
    await ended;
  });
});

describe("headers of every page", () => {
  it("sends a policy without inline script, with a nonce that is new each time", async () => {
    const policies = await Promise.all(
      [1, 2].map(async () => (await fetch(web.url)).headers.get("content-security-policy") ?? ""),
    );
    for (const policy of policies) {
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{20,}'/);
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("object-src 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("form-action 'self'");
    }
    expect(policies[0]).not.toBe(policies[1]);
    const headers = (await fetch(web.url)).headers;
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("x-powered-by")).toBeNull();
  });

  it("keeps hashed files for a year, precompressed with brotli", async () => {
    const html = await (await fetch(web.url)).text();
    const asset = /href="(\/assets\/[^"]+\.css)"/.exec(html)?.[1] ?? "";
    const answer = await fetch(web.url + asset, { headers: { "Accept-Encoding": "br" } });
    expect(answer.headers.get("cache-control")).toMatch(/max-age=31536000.*immutable/);
    expect(answer.headers.get("content-encoding")).toBe("br");
  });
});

describe("the session cookie", () => {
  it("is HttpOnly and Lax, and without the __Host- prefix on plain HTTP", async () => {
    const cookie = (await fetch(web.url, { headers: { Accept: "text/html" } })).headers.get(
      "set-cookie",
    );
    expect(cookie).toMatch(/^sid=v\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  it("is Secure with the __Host- prefix over HTTPS, and HSTS is sent", async () => {
    const secure = await startWeb({ PUBLIC_URL: "https://club.example" });
    try {
      const { headers } = await fetch(secure.url, { headers: { Accept: "text/html" } });
      expect(headers.get("set-cookie")).toMatch(
        /^__Host-sid=v\..*; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(headers.get("strict-transport-security")).toMatch(/max-age=31536000/);
    } finally {
      await secure.stop();
    }
  });

  it("is not given to a client that asks for no page", async () => {
    const answer = await fetch(web.url, { headers: { Accept: "application/json" } });
    expect(answer.headers.get("set-cookie")).toBeNull();
  });
});

describe("stopping", () => {
  it("answers what is in flight before it ends", async () => {
    const stopping = await startWeb();
    const visitor = new Visitor(stopping.url);
    const inFlight = Promise.all(Array.from({ length: 20 }, () => visitor.open("/")));
    await new Promise((resolve) => setTimeout(resolve, 5));
    const stopped = stopping.stop();
    const pages = await inFlight;
    await stopped;
    expect(pages.map((page) => page.status)).toEqual(Array(20).fill(200));
    await expect(fetch(stopping.url)).rejects.toThrow();
  });
});
