// npm run mutation: dev/mutation/run.mjs, with the packages that it alone needs.
import { ensureToolPackage } from "./install.mjs";
import { giveUp } from "./progress.mjs";

try {
  await ensureToolPackage("mutation");
  await import("./mutation/run.mjs");
} catch (error) {
  giveUp(error);
}
