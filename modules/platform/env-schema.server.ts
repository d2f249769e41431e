import { z } from "zod";

/** The published default: fine on a developer's machine, refused in production. */
const DEVELOPMENT_SECRET = "development-secret-do-not-use-in-production";

/** Where no post arrives: letters and invoices of a demonstration bear it, those of production never. */
const DEMONSTRATION_ADDRESS = "100 Main Street, Suite 200, Springfield, IL 62701";

/** A person takes longer than this to fill in a form; production takes no other value. */
const LEAST_FORM_SECONDS = 2;

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const port = (least: 0 | 1) => z.coerce.number().int().min(least).max(65_535);
const days = z.coerce.number().int().min(0).max(366);
const address = z.url({ protocol: /^https?$/ });
const optional = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

/**
 * Every variable that is read, with what it does in one line. `.env.example` and the table of
 * `docs/operations.md` are written from it: npm run env:example.
 */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("production refuses what is fine on a developer's machine alone"),
  DEMO: flag
    .default(false)
    .describe(
      "1 when the built application runs as a demonstration, which npm start says by itself",
    ),
  HOST: z.string().default("127.0.0.1").describe("the address on which the web server listens"),
  PORT: port(0).default(3000).describe("the port on which the web server listens"),
  PUBLIC_URL: address
    .optional()
    .describe(
      "the address people type, http://localhost:PORT without it; https makes cookies Secure",
    ),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(5)
    .default(0)
    .describe("how many proxies in front are believed about the visitor's address and scheme"),
  DATA_DIR: z
    .string()
    .min(1)
    .default(".data")
    .describe("the folder of files, uploads and mail, and of npm start's database and logs"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must be a postgresql:// address")
    .describe("postgresql://…; npm start brings a database of its own without it"),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe("how many connections to the database one process may have"),
  REDIS_URL: optional.describe(
    "redis://…, for queues and rate limits; they are in PostgreSQL without it",
  ),
  APP_SECRET: z
    .string()
    .min(32)
    .default(DEVELOPMENT_SECRET)
    .describe("signs tokens and links; at least 32 characters, of your own in production"),
  APP_SECRET_PREVIOUS: z
    .string()
    .min(32)
    .optional()
    .describe("the secret before it, taken as well while it is named"),
  STANDING_SIGNING_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "must be 64 hexadecimal digits")
    .optional()
    .describe(
      "signs certificates of good standing (an Ed25519 seed, 64 hexadecimal digits); made of APP_SECRET without it, which production refuses",
    ),
  WORKER_QUEUES: optional.describe(
    "the queues of a worker process, by comma: documents,media,mail,default; all without it",
  ),
  WORKER_PORT: port(0)
    .default(0)
    .describe("where a worker answers /healthz, /readyz and /metrics; 0 turns it off"),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe(
      "the web server's /metrics answers who sends it as a bearer token; nobody without it",
    ),
  SMTP_URL: optional.describe("smtp://…; mail is shown at /dev/mailbox without it"),
  MAIL_FROM: z.email().default("no-reply@goodstanding.example").describe("the sender of all mail"),
  S3_BUCKET: optional.describe("files in an S3-compatible store; on disk in DATA_DIR without it"),
  S3_ENDPOINT: optional.describe("the store's address, when it is not Amazon's"),
  S3_REGION: z.string().default("us-east-1").describe("the store's region"),
  S3_ACCESS_KEY_ID: optional.describe("needed by S3_BUCKET"),
  S3_SECRET_ACCESS_KEY: optional.describe("needed by S3_BUCKET"),
  CAPTCHA_PROVIDER: z
    .enum(["embedded", "recaptcha", "turnstile"])
    .default("embedded")
    .describe("the bot check of public forms: the built-in proof of work, or a service"),
  CAPTCHA_SITE_KEY: optional.describe("needed by recaptcha and turnstile"),
  CAPTCHA_SECRET: optional.describe("needed by recaptcha and turnstile"),
  ANET_ENV: z
    .enum(["simulator", "sandbox", "production"])
    .default("simulator")
    .describe("the card provider, Authorize.Net; production mode refuses the simulator"),
  ANET_API_LOGIN_ID: optional.describe("the card provider's key; needed without the simulator"),
  ANET_TRANSACTION_KEY: optional.describe("the card provider's key; needed without the simulator"),
  ANET_CLIENT_KEY: optional.describe(
    "the card provider's public key, for its script; needed without the simulator",
  ),
  ANET_SIGNATURE_KEY: optional.describe(
    "checks the card provider's notifications, as literal text; needed without the simulator",
  ),
  ANET_SIMULATOR_URL: address
    .default("http://127.0.0.1:3400")
    .describe("a simulator that you started yourself; npm start starts one without it"),
  BANK_DIRECTORY_URL: address
    .optional()
    .describe(
      'names the bank of a routing number: asked with ?rn=, answers {"code":200,"customer_name":"…"}; a short list without it',
    ),
  DISCOUNT_EXTENSION_DAYS: days
    .default(15)
    .describe("how many days after its due date a renewal keeps the early-bird discount"),
  RENEWAL_GRACE_DAYS: days
    .default(30)
    .describe("how many days after its due date a membership goes on before it has lapsed"),
  IRS_FILE_NOTICE_DAYS: days
    .default(60)
    .describe("how many days after its due date the IRS's file shows an e-Postcard that was filed"),
  IRS_FILE_RETURN_DAYS: days
    .default(120)
    .describe("the same of a Form 990, 990-EZ or 990-PF, after its extended due date"),
  BRAND_NAME: z.string().min(1).default("Goodstanding").describe("how the product is called"),
  COMPANY_NAME: z
    .string()
    .min(1)
    .default("Goodstanding Services, Inc.")
    .describe("who offers it, in letters, invoices and at the foot of pages"),
  POSTAL_ADDRESS: z
    .string()
    .trim()
    .min(1)
    .default(DEMONSTRATION_ADDRESS)
    .describe(
      "where post reaches who offers it: on invoices and in every letter, as the law on commercial mail asks (15 U.S.C. 7704); production refuses the default",
    ),
  SUPPORT_EMAIL: z
    .email()
    .default("support@goodstanding.example")
    .describe("where people write to for help"),
  SUPPORT_PHONE: z.string().min(1).default("(555) 010-0142").describe("where people call for help"),
  FFMPEG_BIN: optional.describe(
    "decodes videos and BMP photos; a program is looked for without it",
  ),
  MEDIA_SANDBOX: z
    .enum(["bwrap", "none"])
    .default("bwrap")
    .describe(
      "in what the films of strangers are decoded; production does not start without bwrap, unless this is none",
    ),
  PATH: z
    .string()
    .default("/usr/local/bin:/usr/bin:/bin")
    .describe("the folders of the operating system's programs"),
  CLAMD_HOST: optional.describe(
    "a virus scanner (clamd) that is shown every sent file; its StreamMaxLength must be 500 MB",
  ),
  CLAMD_PORT: port(1).default(3310).describe("the scanner's port"),
  CLAMD_SOCKET: optional.describe("the scanner's socket, instead of its host and port"),
  ANALYTICS_CONTAINER_ID: optional.describe(
    "a tag manager's container; analytics events go nowhere without it",
  ),
  ERROR_REPORT_URL: z
    .url()
    .optional()
    .describe("where faults of browsers and servers are reported"),
  OTEL_EXPORTER_OTLP_ENDPOINT: address
    .optional()
    .describe("where traces go (OTLP over HTTP); none are made without it"),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe("multiplies every rate limit; refused in production"),
  PASSWORD_HASHING: z
    .enum(["standard", "cheap"])
    .default("standard")
    .describe("`cheap` hashes passwords almost for nothing, for tests; refused in production"),
  FORM_MIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(LEAST_FORM_SECONDS)
    .describe("the least time to fill in a form without script; production takes no other value"),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
    .default("info")
    .describe("from which level the log is written"),
});

export type Parsed = z.output<typeof envSchema>;

/** Whether visitors would send passwords through networks in clear. */
const isReadOnTheWay = (publicUrl = "https://none"): boolean =>
  publicUrl.startsWith("http:") && !/^(localhost|127\.0\.0\.1)$/.test(new URL(publicUrl).hostname);

/** What production refuses of a configuration that is fine elsewhere. */
export function productionProblems(env: Parsed): string[] {
  return [
    env.APP_SECRET === DEVELOPMENT_SECRET && "APP_SECRET: the published default is refused",
    env.APP_SECRET_PREVIOUS === DEVELOPMENT_SECRET &&
      "APP_SECRET_PREVIOUS: the published default is refused",
    !env.STANDING_SIGNING_KEY && "STANDING_SIGNING_KEY: needed in production",
    env.RATE_LIMIT_FACTOR !== 1 && "RATE_LIMIT_FACTOR: refused in production",
    env.PASSWORD_HASHING !== "standard" && "PASSWORD_HASHING: refused in production",
    env.FORM_MIN_SECONDS !== LEAST_FORM_SECONDS && "FORM_MIN_SECONDS: refused in production",
    !env.PUBLIC_URL && "PUBLIC_URL: needed in production",
    isReadOnTheWay(env.PUBLIC_URL) && "PUBLIC_URL: https is needed but on this machine itself",
    !env.SMTP_URL && "SMTP_URL: the development mailbox is refused in production",
    env.POSTAL_ADDRESS === DEMONSTRATION_ADDRESS &&
      "POSTAL_ADDRESS: name where post reaches you; the demonstration's is refused in production",
    env.ANET_ENV === "simulator" &&
      "ANET_ENV: the card provider's simulator is refused in production",
    !env.S3_BUCKET && env.DATA_DIR === ".data" && "DATA_DIR: name a kept folder, or set S3_BUCKET",
  ].filter((problem): problem is string => Boolean(problem));
}
