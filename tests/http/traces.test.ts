import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeFeed } from "#modules/duties/index.server";
import { db } from "#modules/platform/db.server";
import { randomToken } from "#modules/platform/ids.server";
import { makePerson } from "#tests/modules/accounts/people";
import { makeDutyClub } from "#tests/modules/duties/calendar";
import { Visitor } from "#tests/setup/visitor";
import {
  freePort,
  type RunningProcess,
  startWeb,
  startWorker,
  temporaryFolder,
} from "#tests/setup/web";

interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly service: string;
}

/** A collector as small as it can be: it keeps what comes as OTLP over HTTP. */
const received: string[] = [];
let collector: Server;
let web: RunningProcess;
let worker: RunningProcess;
const folder = temporaryFolder();
beforeAll(async () => {
  const port = await freePort();
  collector = createServer((request, response) => {
    let text = "";
    request.setEncoding("utf8").on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      if (request.url === "/v1/traces") received.push(text);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => collector.listen(port, "127.0.0.1", resolve));
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_BSP_SCHEDULE_DELAY: "200",
    LOG_LEVEL: "debug",
    DATA_DIR: folder.path,
  };
  web = await startWeb(env);
  worker = await startWorker(env);
});
afterAll(async () => {
  await Promise.all([web.stop(), worker.stop()]);
  collector.close();
  folder.remove();
});

const spans = (): Span[] =>
  received.flatMap((text) =>
    JSON.parse(text).resourceSpans.flatMap(
      (one: {
        resource: { attributes: { key: string; value: { stringValue: string } }[] };
        scopeSpans: { spans: Omit<Span, "service">[] }[];
      }) => {
        const named = one.resource.attributes.find(({ key }) => key === "service.name");
        const service = named?.value.stringValue ?? "";
        return one.scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })));
      },
    ),
  );
const find = (name: string) => expect.poll(() => spans().find((one) => one.name === name));
const spanOf = (name: string) => spans().find((one) => one.name === name);

describe("traces", () => {
  it("H-29 lead from the request through the outbox to the job, and name nobody", async () => {
    const { email } = await makePerson({ firstName: "Wilhelmina" });
    const visitor = new Visitor(web.url);
    await visitor.open("/password/email");
    const sent = await visitor.submit("/password/email", { email });
    expect(sent.status).toBe(303);
    await find("job accounts.send-password-reset").toBeDefined();
    await find("POST /password/email").toBeDefined();
    const request = spanOf("POST /password/email");
    const outbox = spanOf("outbox accounts.send-password-reset");
    const job = spanOf("job accounts.send-password-reset");
    expect(request).toMatchObject({ service: "goodstanding-web" });
    expect(outbox).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
    expect(job).toMatchObject({
      traceId: request?.traceId,
      parentSpanId: outbox?.spanId,
      service: "goodstanding-worker",
    });
    const row = await db.outboxJob.findFirst({
      where: { jobName: "accounts.send-password-reset" },
    });
    expect(row?.traceParent).toBe(`00-${outbox?.traceId}-${outbox?.spanId}-01`);
    const all = received.join("\n");
    expect(all).not.toContain(email);
    expect(all).not.toContain(email.split("@")[0] ?? "");
    expect(all).not.toContain("Wilhelmina");
    expect(all).not.toMatch(/statement|url\.|user_agent|client\.address|127\.0\.0\.1/);

    const lines = worker.log().filter(({ msg }) => msg === "job done");
    expect(lines.map(({ traceId }) => traceId)).toContain(request?.traceId);
  });

  it("a calendar's token is in no log line and no trace, whether it opens one or not", async () => {
    const { id, ctx } = await makeDutyClub();
    const made = await makeFeed(ctx, id);
    if (!made.ok) throw new Error("refused");
    const tokens = [made.value.token, randomToken()];
    const answers = await Promise.all(
      tokens.map((token) => fetch(`${web.url}/calendar/${token}.ics`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    await fetch(`${web.url}/bylaws-generator`);
    await find("GET /bylaws-generator").toBeDefined();
    // What was asked for before is in the log by now, too.
    expect(web.log().map(({ path }) => path)).toContain("/bylaws-generator");
    const said = JSON.stringify(web.log()) + received.join("\n");
    for (const token of tokens) expect(said).not.toContain(token);
  });

  it("H-29 do not believe a visitor's own trace, and leave files out", async () => {
    const traceId = "a".repeat(32);
    const headers = { traceparent: `00-${traceId}-${"b".repeat(16)}-01`, Accept: "text/html" };
    await fetch(`${web.url}/pricing`, { headers });
    await fetch(`${web.url}/assets/none.js`, { headers });
    await find("GET /pricing").toBeDefined();
    expect(spans().filter((span) => span.traceId === traceId)).toEqual([]);
    expect(spans().filter(({ name }) => name.includes("assets"))).toEqual([]);
  });

  it("cost nothing where they are not sent: the packages are loaded by need alone", async () => {
    for (const file of ["build/workers/main.js", "build/server/index.js"]) {
      const text = readFileSync(file, "utf8");
      expect(text).not.toMatch(/^import[^(]*"@opentelemetry\/(?!api")/m);
    }
    const quiet = await startWeb();
    try {
      await fetch(quiet.url);
      expect(quiet.log().filter((line) => "traceId" in line)).toEqual([]);
    } finally {
      await quiet.stop();
    }
  });
});
