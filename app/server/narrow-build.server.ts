import type { ServerBuild } from "@remix-run/node";

type Routes = ServerBuild["routes"];

/** The router's own call for the routes behind links; it needs all of them. */
const MANIFEST = "__manifest";

/** The pattern of a route from the root on, without slashes at its ends; empty for the root. */
function patternOf(routes: Routes, id: string): string {
  const route = routes[id];
  if (!route) return "";
  const above = route.parentId ? patternOf(routes, route.parentId) : "";
  return [above, route.path ?? ""].filter(Boolean).join("/");
}

const firstOf = (pattern: string): string => pattern.split("/")[0]?.toLowerCase() ?? "";

/** A parameter, a splat or an optional part may stand for any word; so may nothing. */
const isOpen = (first: string): boolean => first === "" || /^[:*]|\?$/.test(first);

/**
 * The first part of an address that chooses among the narrowed builds: lower case, as the router
 * compares, without the suffix of a data request. Undefined where all routes are needed.
 */
export function firstPart(path: string): string | undefined {
  if (path.startsWith("//")) return undefined;
  const first = decodeURIComponent(path.split("/")[1] ?? "").toLowerCase();
  return first === MANIFEST ? undefined : first.replace(/\.data$/, "");
}

/**
 * The builds by the first part of an address, each with only the routes that an address beginning
 * so can match; `others` has those that match any. The router ranks all its routes anew for every
 * request, so that matching among seventy costs as much as running an action.
 */
export function narrowBuild(build: ServerBuild) {
  const { routes } = build;
  const firsts = new Map(Object.keys(routes).map((id) => [id, firstOf(patternOf(routes, id))]));
  const only = (part?: string): ServerBuild => {
    const keep = <T>(all: Record<string, T>): Record<string, T> =>
      Object.fromEntries(
        Object.entries(all).filter(([id]) => {
          const first = firsts.get(id) ?? "";
          return isOpen(first) || first === part;
        }),
      );
    const assets = { ...build.assets, routes: keep(build.assets.routes) };
    return { ...build, routes: keep(routes), assets };
  };
  const parts = [...new Set(firsts.values())].filter((first) => !isOpen(first));
  return { byPart: new Map(parts.map((part) => [part, only(part)])), others: only(), all: build };
}
