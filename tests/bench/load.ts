import { ensureToolPackage } from "../../dev/install.mjs";

await ensureToolPackage("load");
/** Asks a page many times at once; its packages are installed when this is first imported. */
export const { autocannon } = await import("../../dev/load/start.mjs");
