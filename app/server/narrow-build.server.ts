import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** The router's own call for the routes behind links; it needs all of them. */
const MANIFEST = "__manifest";
/** So many parts of an address choose its build. */
const DEPTH = 2;
/** A part that no route names. */
const UNNAMED = "\0";

/** The pattern of a route: "/admin/alerts/:id". */
export const routePattern = (routes: Routes, id: string): string =>
  `/${patternOf(routes, id).join("/")}`;

/** The addresses that a route names whole. */
export const plainAddresses = ({ routes }: ServerBuild): ReadonlySet<string> =>
  new Set(
    Object.keys(routes)
      .map((id) => routePattern(routes, id))
      .filter((pattern) => !/[:*?]/.test(pattern)),
  );

/** The parts of a route's pattern from the root on; none for the root. */
function patternOf(routes: Routes, id: string | undefined): readonly string[] {
  const route = id === undefined ? undefined : routes[id];
  if (!route) return [];
  const own = route.path?.toLowerCase().split("/").filter(Boolean) ?? [];
  return [...patternOf(routes, route.parentId), ...own];
}

/** A parameter, a splat, an optional part: it may stand for any word, or for none. */
const isOpen = (part: string): boolean => /^[:*]|\?$/.test(part);

/** Whether an address that begins with these parts can match a pattern, or what is below it. */
function mayMatch(pattern: readonly string[], parts: readonly string[]): boolean {
  for (const [at, part] of parts.entries()) {
    const own = pattern[at];
    if (own === undefined || isOpen(own)) return true;
    if (own !== part) return false;
  }
  return true;
}

/**
 * Gives each address a build with only the routes that it can match. The router ranks all routes
 * that it has afresh for every request, and among seventy that costs as much as running an action.
 */
export function narrowBuild(build: ServerBuild) {
  const { routes } = build;
  const patterns = new Map(Object.keys(routes).map((id) => [id, patternOf(routes, id)]));
  const only = (parts: readonly string[]): ServerBuild => {
    const keep = <T>(all: Record<string, T>): Record<string, T> =>
      Object.fromEntries(
        Object.entries(all).filter(([id]) => mayMatch(patterns.get(id) ?? [], parts)),
      );
    return {
      ...build,
      routes: keep(routes),
      assets: { ...build.assets, routes: keep(build.assets.routes) },
    };
  };
  const narrowed = new Map<string, ServerBuild>();
  for (const pattern of patterns.values()) {
    for (let depth = 1; depth <= Math.min(DEPTH, pattern.length); depth++) {
      const parts = pattern.slice(0, depth);
      if (parts.some(isOpen)) break;
      narrowed.set(parts.join("/"), only(depth < DEPTH ? [...parts, UNNAMED] : parts));
    }
  }
  const others = only([UNNAMED]);
  return (path: string): ServerBuild => {
    const [first = "", second = ""] = firstParts(path);
    if (first === MANIFEST || path.startsWith("//")) return build;
    return narrowed.get(`${first}/${second}`) ?? narrowed.get(first) ?? others;
  };
}

/** The first parts of an address as the router compares them, without a data request's suffix. */
const firstParts = (path: string): readonly string[] =>
  path
    .replace(/\.data$/, "")
    .split("/", DEPTH + 1)
    .slice(1)
    .map((part) => decodeURIComponent(part).toLowerCase());
