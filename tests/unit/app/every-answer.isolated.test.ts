import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import express, { type Express } from "express";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { log } from "#modules/platform/log.server";
import { measureRequests } from "~/server/operator.server";

vi.mock("#modules/platform/env.server", async (load) => {
  const { env } = await load<typeof import("#modules/platform/env.server")>();
  return { env: { ...env, publicUrl: "https://club.example", isSecure: true } };
});

/** Asks an application once, by any method, as no fetch would. */
async function ask(app: Express, method: string, path: string) {
  const server = app.listen(0, "127.0.0.1");
  try {
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, method, path, headers: { cookie: "sid=secret" } }).end();
    const [answer] = await once(sent, "response");
    let body = "";
    for await (const part of answer) body += part;
    return { status: answer.statusCode, headers: answer.headers, body };
  } finally {
    server.close();
  }
}

describe("every answer", () => {
  let app: Express;
  beforeAll(async () => {
    const { createApp } = await import("~/server/create-app.server");
    const build = { routes: {}, assets: { routes: {} } } as unknown as ServerBuild;
    app = createApp({ loadBuild: () => Promise.resolve(build) });
  });

  it.each(["/healthz", "/metrics", "/webhooks/payments"])(
    "has the security headers: %s",
    async (path) => {
      const { headers } = await ask(app, "OPTIONS", path);
      expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    },
  );

  it.each(["TRACE", "PROPFIND", "PURGE"])("refuses %s, which no route knows", async (method) => {
    const answer = await ask(app, method, "/");
    expect([answer.status, answer.body]).toEqual([405, ""]);
    expect(answer.headers.allow).toContain("GET");
  });
});

describe("the line about a request", () => {
  const info = vi.spyOn(log, "info");
  const debug = vi.spyOn(log, "debug");
  beforeEach(() => vi.clearAllMocks());

  const answered = (status: number, userId?: number) =>
    ask(
      express()
        .use(measureRequests)
        .use((_req, res) => {
          const session = userId === undefined ? undefined : { user: { id: userId } };
          res.locals.context = { visit: { session } };
          res.status(status).end();
        }),
      "POST",
      "/app/account?name=typed",
    );

  it.each([
    [401, undefined],
    [403, 7],
    [404, 7],
    [429, undefined],
  ])("is kept when somebody was refused (%i, person %s)", async (status, userId) => {
    await answered(status, userId);
    expect(info.mock.calls.map(([line]) => line)).toEqual([
      expect.objectContaining({ status, userId, method: "POST", path: "/app/account" }),
    ]);
  });

  it.each([
    [200, 7],
    [404, undefined],
    [422, 7],
  ])("is for who looks for a fault otherwise (%i, person %s)", async (status, userId) => {
    await answered(status, userId);
    expect([info.mock.calls.length, debug.mock.calls.length]).toEqual([0, 1]);
  });
});
