import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** One address of the built application. */
export interface BuiltRoute {
  /** As the router writes it: `/password/reset/:token`. */
  readonly pattern: string;
  readonly hasLoader: boolean;
  readonly hasAction: boolean;
  readonly hasPage: boolean;
}

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

/** Every address that the built server answers, read in a process of its own. */
export function builtRoutes(): BuiltRoute[] {
  const build = pathToFileURL("build/server/index.js").href;
  const list = execFileSync(process.execPath, ["--input-type=module", "-e", script, build], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", DEMO: "1", LOG_LEVEL: "silent" },
  });
  return JSON.parse(list) as BuiltRoute[];
}
