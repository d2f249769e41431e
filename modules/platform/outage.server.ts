/** Codes by which pg, Prisma, ioredis, Node and S3 clients say that a server is not there. */
const outageCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "53300", // too_many_connections
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028", // a transaction could not be started in time
]);

const outageWords =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|can't reach database|connection is closed|server has closed the connection|query read timeout|too many clients|starting up/i;

/** Whether a fault means that a service behind us is away for the moment, not that we are wrong. */
export function isOutage(error: unknown, depth = 0): boolean {
  if (depth > 4 || typeof error !== "object" || error === null) return false;
  const { name, code, message, cause, errors } = error as {
    name?: unknown;
    code?: unknown;
    message?: unknown;
    cause?: unknown;
    errors?: unknown;
  };
  return (
    // Our own ports say so by name: StorageUnavailable, RateLimitUnavailable, BotCheckUnavailable.
    (typeof name === "string" && name.endsWith("Unavailable")) ||
    (typeof code === "string" && outageCodes.has(code)) ||
    (typeof message === "string" && outageWords.test(message)) ||
    isOutage(cause, depth + 1) ||
    (Array.isArray(errors) && errors.some((inner) => isOutage(inner, depth + 1)))
  );
}
