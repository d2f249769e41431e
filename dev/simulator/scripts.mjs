// The tokenising script as browsers get it: a loader and a core that is checked by its hash.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { paymentDataProblems } from "./rules.mjs";

const source = (name) => readFileSync(new URL(`browser/${name}`, import.meta.url), "utf8");

/** The two scripts of a simulator at an origin, by their paths. */
export function tokenisingScripts(origin) {
  const core = source("accept-core.js")
    .replace('"%RULES%"', () => paymentDataProblems.toString())
    .replace("%API%", `${origin}/xml/v1/request.api`);
  const hash = createHash("sha256").update(core).digest("hex");
  const loader = source("accept.js")
    .replace("%CORE%", `${origin}/v1/AcceptCore.js`)
    .replace("%HASH%", hash);
  return { "/v1/Accept.js": loader, "/v1/AcceptCore.js": core };
}
