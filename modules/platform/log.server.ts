import pino from "pino";
import { env } from "./env.server";
import { currentTrace } from "./trace.server";

/** Names whose values never reach a log line, at any of the three upper levels of an object. */
export const redactedNames = [
  "password",
  "password_confirmation",
  "passwordHash",
  "token",
  "_token",
  "secret",
  "code",
  "cookie",
  "authorization",
  "g-recaptcha-response",
  "cardNumber",
  "cardCode",
  "accountNumber",
  "accountNumber_confirmation",
  "routingNumber",
  "dataValue",
  "smtpUrl",
  "databaseUrl",
] as const;

const path = (name: string) => (/^[a-zA-Z_]\w*$/.test(name) ? `.${name}` : `["${name}"]`);
const redactPaths = redactedNames.flatMap((name) => [
  path(name).replace(/^\./, ""),
  `*${path(name)}`,
  `*.*${path(name)}`,
]);

export type Log = pino.Logger;

/** Makes a logger of JSON lines; tests give their own destination. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && { mixin: currentTrace }),
      redact: { paths: redactPaths, censor: "[redacted]" },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination as pino.DestinationStream,
  );
}

export const log: Log = createLog(env.LOG_LEVEL);
