import type Autocannon from "autocannon";
import { ensureToolPackage } from "../../dev/install.mjs";

await ensureToolPackage("load");
const load: { autocannon: typeof Autocannon } = await import("../../dev/load/start.mjs");
/** Asks a page many times at once; its packages are installed when this is first imported. */
export const { autocannon } = load;
