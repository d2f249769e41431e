import { env } from "./env.server";
import { log } from "./log.server";

const TIMEOUT_MS = 5_000;

/**
 * Reports a fault to the configured address, off until ERROR_REPORT_URL is set. Only the error
 * itself and the reference go out, never the request. It neither waits nor fails.
 */
export function reportFault(error: unknown, reference: string, url = env.ERROR_REPORT_URL): void {
  if (!url) return;
  const { name, message, stack } = error instanceof Error ? error : new Error(String(error));
  fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ source: "server", reference, name, message, stack }),
    redirect: "error",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((cause) => log.warn({ err: cause }, "a fault could not be reported"));
}
