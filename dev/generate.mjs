// Generating the client needs no schema engine, yet Prisma's command line insists on having one:
// it is pointed at a file that exists, so that nothing is downloaded.
import { spawnSync } from "node:child_process";
import { writeMailTokens } from "./mail-tokens.mjs";
import { writeRegistry } from "./template-registry.mjs";

writeRegistry();
writeMailTokens();

const { status } = spawnSync(process.execPath, ["node_modules/prisma/build/index.js", "generate"], {
  stdio: process.env.VERBOSE ? "inherit" : ["ignore", "ignore", "inherit"],
  env: {
    ...process.env,
    PRISMA_SCHEMA_ENGINE_BINARY: process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  },
});
process.exit(status ?? 1);
