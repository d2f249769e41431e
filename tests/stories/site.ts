import { expect } from "vitest";
import { createUser, signIn } from "#modules/accounts/index.server";
import { createCtx } from "#modules/platform/ctx.server";
import { startRedis, type TestRedis } from "#tests/setup/redis";
import { startProxy, type TcpProxy } from "#tests/setup/tcp-proxy";
import { type Page, Visitor } from "#tests/setup/visitor";
import { type RunningProcess, startWeb, temporaryFolder } from "#tests/setup/web";
import { builtWorker, TestProcess } from "../chaos/worker-processes";

/** How long a server is away: short in a test run, 30 s for the figures. */
export const outageMs = Number(process.env.OUTAGE_SECONDS ?? "3") * 1_000;
/** What a visitor may have to wait for the page that says so. */
export const patienceMs = 15_000;
/**
 * What is lost or waiting comes back within this time after the server does. A job that failed
 * waits about as long again as it has waited already.
 */
export const recoveryMs = 30_000 + outageMs;

export const form = "/bylaws-generator/chapter";
export const answers = {
  name: "Gamma",
  purpose: "Friendship.",
  fiscal_year_end: "6",
  version: "1",
};
const password = "quiet-harbor-1979";

/** One web and one worker process that reach their servers through proxies. */
export interface Site {
  readonly dataDir: string;
  readonly web: RunningProcess;
  readonly worker: TestProcess;
  readonly postgres: TcpProxy;
  readonly redis: TcpProxy | undefined;
  stop(): Promise<void>;
}

export async function openSite({
  withRedis,
  folder = temporaryFolder(),
  changes = {},
}: {
  withRedis: boolean;
  changes?: Record<string, string>;
  folder?: { path: string; remove(): void };
}): Promise<Site> {
  const server: TestRedis | undefined = withRedis ? await startRedis() : undefined;
  const postgres = await startProxy(process.env.DATABASE_URL ?? "");
  const redis = server && (await startProxy(server.url));
  const env = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis?.url ?? "",
    DATA_DIR: folder.path,
    DEMO: "1",
    LOG_LEVEL: "warn",
    ...changes,
  };
  const worker = new TestProcess(builtWorker(), env);
  const web = await startWeb(env);
  await worker.ready();
  return {
    dataDir: folder.path,
    web,
    worker,
    postgres,
    redis,
    stop: async () => {
      await Promise.all([web.stop(), worker.end("SIGKILL")]);
      await Promise.all([postgres.stop(), redis?.stop(), server?.stop()]);
      folder.remove();
    },
  };
}

/** Somebody with the form open for long enough to be taken for a person. */
export async function atForm(site: Site) {
  const visitor = new Visitor(site.web.url);
  const _at = (await visitor.open(form)).hidden("_at");
  return { visitor, send: () => visitor.call(form, "POST", { ...answers, _at }), _at };
}

export async function signedIn(site: Site) {
  const email = `officer-${Date.now()}@school.example`;
  const system = createCtx({ actor: { kind: "system", name: "test" } });
  await createUser(system, { email, password });
  const device = { ip: "192.0.2.9", userAgent: "" };
  const session = await signIn(createCtx(), { email, password, ...device });
  if (!session.ok) throw new Error("refused");
  const visitor = new Visitor(site.web.url);
  visitor.setCookie("sid", `s.${session.value.token}`);
  return visitor;
}

/** Runs something and says how long it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = Date.now();
  return { value: await work(), ms: Date.now() - start };
}

/** A page of the house with plain words, in time. */
export function expectClearPage({ value: page, ms }: { value: Page; ms: number }) {
  expect(ms).toBeLessThan(patienceMs);
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(page.html).toContain('class="site-head"');
  expect(page.text).toMatch(/try again/i);
  expect(page.text).not.toMatch(/ECONN|postgres|redis|prisma|connect/i);
}

/** What needs no database is there for somebody signed in too, without the name. */
export async function expectPublicPage(person: Visitor) {
  const { value: page, ms } = await timed(() => person.open("/"));
  expect(ms).toBeLessThan(patienceMs);
  expect(page.status).toBe(200);
  expect(page.html).toContain('class="site-head"');
}

export async function expectClearAnswer({ value, ms }: { value: Response; ms: number }) {
  expect(ms).toBeLessThan(patienceMs);
  expect(value.status).toBe(503);
  expect(value.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await value.json()).toEqual({
    message: expect.stringMatching(/try again/i),
    reference: expect.stringMatching(/^[\w-]{14}$/),
  });
}

export const partsOf = async (site: Site) => {
  const answer = await fetch(`${site.web.url}/readyz`);
  return { status: answer.status, parts: ((await answer.json()) as { parts: object }).parts };
};

/** The document is there for the visitor who asked for it. */
export async function expectDocument(visitor: Visitor, address: string) {
  await expect
    .poll(async () => (await visitor.call(address)).status, { timeout: recoveryMs, interval: 250 })
    .toBe(200);
}

/** The address of a document that was just asked for. */
export async function addressOf(answer: Response) {
  const { bylaw } = (await answer.json()) as { bylaw: { hash: string } };
  return `/bylaws-generator/download/${bylaw.hash}`;
}
