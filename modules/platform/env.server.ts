import { envSchema, type Parsed, productionProblems } from "./env-schema.server";

/** The keys that the provider's simulator takes unless it is told others; they open nothing. */
const SIMULATOR_KEYS = {
  ANET_API_LOGIN_ID: "simulator",
  ANET_TRANSACTION_KEY: "simulator-key",
  ANET_CLIENT_KEY: "simulator-client-key",
  ANET_SIGNATURE_KEY: "51D0BE11F0CA7AB1".repeat(8),
} as const;

type AnetKeys = { readonly [Name in keyof typeof SIMULATOR_KEYS]: string };

export type Env = Omit<Parsed, keyof AnetKeys> &
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
 * Production refuses simulators, demonstration data, changed limits, cheap password hashes and
 * published secrets.
 * @throws EnvError naming every variable that is missing or wrong, never its value.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(given);
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

const missingAnetKeys = (env: Parsed) =>
  env.ANET_ENV === "simulator" ? [] : anetKeyNames.filter((name) => !env[name]);

/** The card provider's keys; the published ones where the simulator is used. */
function anetKeys(env: Parsed): AnetKeys {
  const pick = (name: keyof AnetKeys) => env[name] ?? SIMULATOR_KEYS[name];
  return {
    ANET_API_LOGIN_ID: pick("ANET_API_LOGIN_ID"),
    ANET_TRANSACTION_KEY: pick("ANET_TRANSACTION_KEY"),
    ANET_CLIENT_KEY: pick("ANET_CLIENT_KEY"),
    ANET_SIGNATURE_KEY: pick("ANET_SIGNATURE_KEY"),
  };
}

export const env: Env = parseEnv(process.env);
