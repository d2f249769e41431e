import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { z } from "zod";
import { seconds } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { tokeniser } from "../gateway/index.server";

/** Something of the payments page as it is served now. */
export interface Served {
  /** Its address, without what differs from one installation to the next. */
  readonly what: string;
  /** SHA-256 in hex, or the status of an answer that is no script. */
  readonly digest: string;
  /** What it must be; left out for what others publish without a digest. */
  readonly expected?: string;
}

/** What `npm run build` writes: payment-scripts.json with the digest of each script of our own. */
const inventory = z.object({
  page: z.string(),
  scripts: z.array(z.object({ from: z.enum(["own", "inline", "provider"]), script: z.string() })),
  files: z.record(z.string(), z.string()),
});

const TIMEOUT_MS = seconds(15);

/** Security headers of which a change may let another script in, or the page into a frame. */
const watchedHeaders = [
  "content-security-policy",
  "strict-transport-security",
  "x-frame-options",
  "x-content-type-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
] as const;

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const ask = (url: URL) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS) });

async function digestOf(url: URL): Promise<string> {
  const answer = await ask(url);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return answer.status === 200 ? sha256(bytes) : `status ${answer.status}`;
}

/** The headers as one text, without the nonce of this one response and where the provider is. */
async function headersOf(url: URL): Promise<string> {
  const { headers, body } = await ask(url);
  await body?.cancel();
  const { scriptOrigin, connectOrigins, hostedOrigin, paypalOrigin } = tokeniser();
  const places = new Set([scriptOrigin, ...connectOrigins, hostedOrigin, paypalOrigin]);
  const text = watchedHeaders.map((name) => `${name}: ${headers.get(name) ?? ""}`).join("\n");
  const named = [...places].reduce(
    (before, place, at) => before.replaceAll(place, `{provider ${at + 1}}`),
    text.replace(/'nonce-[^']+'/g, "'nonce'"),
  );
  return sha256(named);
}

/**
 * Everything that runs on the payments page, and the headers that say what may, as a browser would
 * get it now.
 * @throws Error when the site or the provider cannot be reached, or nothing was built
 */
export async function servedNow(publicUrl = env.publicUrl): Promise<Served[]> {
  const text = await readFile(resolve("build/payment-scripts.json"), "utf8");
  const { page, scripts, files } = inventory.parse(JSON.parse(text));
  const site = new URL(publicUrl);
  const served: Served[] = [];
  for (const [path, expected] of Object.entries(files)) {
    served.push({ what: path, digest: await digestOf(new URL(path, site)), expected });
  }
  const { scriptOrigin } = tokeniser();
  for (const { script } of scripts.filter(({ from }) => from === "provider")) {
    const digest = await digestOf(new URL(script, scriptOrigin));
    served.push({ what: `${env.ANET_ENV} ${script}`, digest });
  }
  served.push({ what: `${page} (headers)`, digest: await headersOf(new URL(page, site)) });
  return served;
}
