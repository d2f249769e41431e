import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** One address of the built application. */
export interface BuiltRoute {
  /** As the router writes it: `/password/reset/:token`. */
  readonly pattern: string;
  readonly hasLoader: boolean;
  readonly hasAction: boolean;
  readonly hasPage: boolean;
}

const server = "build/server/index.js";
const script = `
const { routes } = await import(process.argv[1]);
const pathOf = (route) =>
  route ? [pathOf(routes[route.parentId]), route.path].filter(Boolean).join("/") : "";
const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
const list = Object.values(routes)
  .filter(({ id }) => id !== "root" && !parents.has(id))
  .map((route) => ({
    pattern: "/" + pathOf(route),
    hasLoader: "loader" in route.module,
    hasAction: "action" in route.module,
    hasPage: "default" in route.module,
  }));
process.stdout.write(JSON.stringify(list), () => process.exit(0));
`;

/**
 * Every address that the built server answers, read in a process of its own: once a run and
 * build, as loading the server costs seconds. The list lies in the run's folder for temporary files.
 */
export function builtRoutes(): BuiltRoute[] {
  const kept = join(tmpdir(), `built-routes-${statSync(server).mtimeMs}.json`);
  if (!existsSync(kept)) {
    // Whole at once: another test process may look for it at the same moment.
    const own = `${kept}.${process.pid}`;
    writeFileSync(own, readBuild());
    renameSync(own, kept);
  }
  return JSON.parse(readFileSync(kept, "utf8")) as BuiltRoute[];
}

function readBuild(): string {
  const build = pathToFileURL(server).href;
  return execFileSync(process.execPath, ["--input-type=module", "-e", script, build], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DEMO: "1", LOG_LEVEL: "silent" },
  });
}
