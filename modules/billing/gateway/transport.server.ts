import { setTimeout as sleep } from "node:timers/promises";
import type { z } from "zod";
import type { Log } from "#modules/platform/log.server";
import type { GatewayConfig } from "./config.server";

export type Received<T> =
  | { readonly kind: "answer"; readonly answer: T }
  /** The call never left this machine, so nothing happened. */
  | { readonly kind: "unreachable" }
  /** It may have been carried out: no answer, or none that can be read. */
  | { readonly kind: "unknown"; readonly reason: string };

/** A request's root element with its content, in the order that the provider demands. */
export type Envelope = Readonly<Record<string, unknown>>;

/** Faults before a connection stood; undici sends no byte of the request before that. */
const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"]);

const READ_TRIES = 3;
const READ_PAUSE_MS = 250;

/** Sends a request once. Logs its name, reference and end, and nothing of its content. */
export async function send<T extends z.ZodType>(
  config: GatewayConfig,
  log: Log,
  request: Envelope,
  schema: T,
  note: Record<string, string> = {},
): Promise<Received<z.output<T>>> {
  const startedAt = performance.now();
  const received = await exchange(config, request, schema);
  log.info(
    {
      operation: Object.keys(request)[0],
      ...note,
      outcome: received.kind,
      ...(received.kind === "unknown" && { reason: received.reason }),
      ms: Math.round(performance.now() - startedAt),
    },
    "card provider asked",
  );
  return received;
}

/** Sends what only reads; tries again after a pause that differs from process to process. */
export async function sendRead<T extends z.ZodType>(
  config: GatewayConfig,
  log: Log,
  request: Envelope,
  schema: T,
): Promise<Received<z.output<T>>> {
  for (let tries = 1; ; tries += 1) {
    const received = await send(config, log, request, schema);
    if (received.kind === "answer" || tries === READ_TRIES) return received;
    await sleep(READ_PAUSE_MS * tries * (0.5 + Math.random()));
  }
}

async function exchange<T extends z.ZodType>(
  config: GatewayConfig,
  request: Envelope,
  schema: T,
): Promise<Received<z.output<T>>> {
  let status = 0;
  let body = "";
  try {
    const response = await fetch(config.apiUrl, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(request),
      redirect: "manual",
      signal: AbortSignal.timeout(config.timeoutMs),
    });
    status = response.status;
    // Response.text() takes the byte order mark away, with which each answer begins.
    body = await response.text();
  } catch (error) {
    return status === 0 && isNeverSent(error)
      ? { kind: "unreachable" }
      : { kind: "unknown", reason: faultName(error) };
  }
  if (status !== 200) return { kind: "unknown", reason: `HTTP ${status}` };
  const parsed = schema.safeParse(parseJson(body));
  return parsed.success
    ? { kind: "answer", answer: parsed.data }
    : { kind: "unknown", reason: "unreadable answer" };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = "code" in error && typeof error.code === "string" ? [error.code] : [];
  const several = error instanceof AggregateError ? error.errors.flatMap(codesOf) : [];
  return [...own, ...several, ...codesOf(error.cause)];
}

function isNeverSent(error: unknown): boolean {
  const codes = codesOf(error);
  return codes.length > 0 && codes.every((code) => NEVER_SENT.has(code));
}

function faultName(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  return codesOf(error)[0] ?? "connection lost";
}
