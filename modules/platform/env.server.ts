import { z } from "zod";

/** The published defaults: fine on a developer's machine, refused in production. */
const DEVELOPMENT_SECRET = "development-secret-do-not-use-in-production";

/** The keys that the provider's simulator takes unless it is told others; they open nothing. */
const SIMULATOR_KEYS = {
  ANET_API_LOGIN_ID: "simulator",
  ANET_TRANSACTION_KEY: "simulator-key",
  ANET_CLIENT_KEY: "simulator-client-key",
  ANET_SIGNATURE_KEY: "51D0BE11F0CA7AB1".repeat(8),
} as const;

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const optional = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

const schema = z.object({
  NODE_ENV: z.enum(["development", "test", "production"]).default("development"),
  /** `1` when the embedded demonstration runs the built application on somebody's own machine. */
  DEMO: flag.default(false),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** The port on which a worker process answers /healthz, /readyz and /metrics; 0 turns it off. */
  WORKER_PORT: z.coerce.number().int().min(0).max(65535).default(0),
  /** The queues that this worker process serves, by comma; empty means all. */
  WORKER_QUEUES: optional,
  /** The address people type; its scheme decides whether cookies are Secure. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** How many proxies in front are trusted to say the visitor's address and scheme. */
  TRUST_PROXY: z.coerce.number().int().min(0).max(5).default(0),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, "must be a postgresql:// address"),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  REDIS_URL: optional,
  APP_SECRET: z.string().min(32).default(DEVELOPMENT_SECRET),
  /** The secret before it, while what it signed and encrypted is still in use. */
  APP_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** How many days after the due date a renewal keeps its early-bird discount. */
  DISCOUNT_EXTENSION_DAYS: z.coerce.number().int().min(0).max(366).default(15),
  /** How many days after the due date a membership goes on before it has lapsed. */
  RENEWAL_GRACE_DAYS: z.coerce.number().int().min(0).max(366).default(30),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  BRAND_NAME: z.string().min(1).default("Goodstanding"),
  COMPANY_NAME: z.string().min(1).default("Goodstanding Services, Inc."),
  SUPPORT_EMAIL: z.email().default("support@goodstanding.example"),
  SUPPORT_PHONE: z.string().min(1).default("(555) 010-0142"),
  SMTP_URL: optional,
  MAIL_FROM: z.email().default("no-reply@goodstanding.example"),
  S3_BUCKET: optional,
  S3_ENDPOINT: optional,
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
  CAPTCHA_PROVIDER: z.enum(["embedded", "recaptcha", "turnstile"]).default("embedded"),
  CAPTCHA_SITE_KEY: optional,
  CAPTCHA_SECRET: optional,
  /** Which card provider: its simulator on this machine, its sandbox, or the real one. */
  ANET_ENV: z.enum(["simulator", "sandbox", "production"]).default("simulator"),
  ANET_API_LOGIN_ID: optional,
  ANET_TRANSACTION_KEY: optional,
  /** Public: the browser's tokenising script sends it. */
  ANET_CLIENT_KEY: optional,
  /** Signs the provider's notifications; used as literal text. */
  ANET_SIGNATURE_KEY: optional,
  /** The origin at which the simulator answers. */
  ANET_SIMULATOR_URL: z.url({ protocol: /^https?$/ }).default("http://127.0.0.1:3400"),
  /** A service that says which bank a routing number belongs to; a short list of our own without it. */
  BANK_DIRECTORY_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The video decoder to use; one is looked for when it is left out. */
  FFMPEG_BIN: optional,
  /** The folders of the operating system's programs. */
  PATH: z.string().default("/usr/local/bin:/usr/bin:/bin"),
  /** A virus scanner (clamd) that judges every file that is sent: a host, or a socket's path. */
  CLAMD_HOST: optional,
  CLAMD_PORT: z.coerce.number().int().min(1).max(65535).default(3310),
  CLAMD_SOCKET: optional,
  /** A tag manager's container; analytics events go nowhere without it. */
  ANALYTICS_CONTAINER_ID: optional,
  /** Where traces go (OTLP over HTTP); none are made when empty. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Where browser and server faults are reported; off when empty. */
  ERROR_REPORT_URL: z.url().optional(),
});

type AnetKeys = { readonly [Name in keyof typeof SIMULATOR_KEYS]: string };

export type Env = Omit<z.output<typeof schema>, keyof AnetKeys> &
  AnetKeys & {
    readonly isProduction: boolean;
    /** The origin of every link that leaves the application; never taken from a Host header. */
    readonly publicUrl: string;
    /** True when visitors come over HTTPS: Secure cookies with the `__Host-` prefix, HSTS. */
    readonly isSecure: boolean;
  };

export class EnvError extends Error {
  override name = "EnvError";
}

/**
 * Reads the whole configuration from environment variables.
 * Production refuses simulators, demonstration data, changed rate limits and published secrets.
 * @throws EnvError naming every variable that is missing or wrong, never its value.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new EnvError(`The configuration is not complete.\n${lines.join("\n")}`);
  }
  const env = parsed.data;
  const isProduction = env.NODE_ENV === "production" && !env.DEMO;
  const problems = [
    ...(isProduction ? productionProblems(env) : []),
    ...(env.CAPTCHA_PROVIDER !== "embedded" && !(env.CAPTCHA_SITE_KEY && env.CAPTCHA_SECRET)
      ? ["CAPTCHA_SITE_KEY and CAPTCHA_SECRET: needed by this CAPTCHA_PROVIDER"]
      : []),
    ...(env.S3_BUCKET && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)
      ? ["S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: needed by S3_BUCKET"]
      : []),
    ...missingAnetKeys(env).map((name) => `${name}: needed by this ANET_ENV`),
  ];
  if (problems.length > 0) {
    throw new EnvError(`The configuration is not safe.\n${problems.join("\n")}`);
  }
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  return Object.freeze({
    ...env,
    ...anetKeys(env),
    isProduction,
    publicUrl,
    isSecure: publicUrl.startsWith("https:"),
  });
}

const anetKeyNames = Object.keys(SIMULATOR_KEYS) as (keyof AnetKeys)[];

const missingAnetKeys = (env: z.output<typeof schema>) =>
  env.ANET_ENV === "simulator" ? [] : anetKeyNames.filter((name) => !env[name]);

/** The card provider's keys; the published ones where the simulator is used. */
function anetKeys(env: z.output<typeof schema>): AnetKeys {
  const pick = (name: keyof AnetKeys) => env[name] ?? SIMULATOR_KEYS[name];
  return {
    ANET_API_LOGIN_ID: pick("ANET_API_LOGIN_ID"),
    ANET_TRANSACTION_KEY: pick("ANET_TRANSACTION_KEY"),
    ANET_CLIENT_KEY: pick("ANET_CLIENT_KEY"),
    ANET_SIGNATURE_KEY: pick("ANET_SIGNATURE_KEY"),
  };
}

/** Whether visitors would send passwords through networks in clear. */
const isReadOnTheWay = (publicUrl = "https://none"): boolean =>
  publicUrl.startsWith("http:") && !/^(localhost|127\.0\.0\.1)$/.test(new URL(publicUrl).hostname);

function productionProblems(env: z.output<typeof schema>): string[] {
  return [
    env.APP_SECRET === DEVELOPMENT_SECRET && "APP_SECRET: the published default is refused",
    env.APP_SECRET_PREVIOUS === DEVELOPMENT_SECRET &&
      "APP_SECRET_PREVIOUS: the published default is refused",
    env.RATE_LIMIT_FACTOR !== 1 && "RATE_LIMIT_FACTOR: refused in production",
    !env.PUBLIC_URL && "PUBLIC_URL: needed in production",
    isReadOnTheWay(env.PUBLIC_URL) && "PUBLIC_URL: https is needed but on this machine itself",
    !env.SMTP_URL && "SMTP_URL: the development mailbox is refused in production",
    env.ANET_ENV === "simulator" &&
      "ANET_ENV: the card provider's simulator is refused in production",
    !env.S3_BUCKET && env.DATA_DIR === ".data" && "DATA_DIR: name a kept folder, or set S3_BUCKET",
  ].filter((problem): problem is string => Boolean(problem));
}

export const env: Env = parseEnv(process.env);
