import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** What a page makes a browser load before it is complete, in bytes after gzip. */
export interface PageWeight {
  readonly script: number;
  readonly style: number;
}

const gzipped = (asset: string): number =>
  gzipSync(readFileSync(join("build/client", asset)), { level: 9 }).length;

/**
 * Weighs the script and style files that a page loads, each once: stylesheets, preloaded modules
 * and the imports of its own module script. What the router's inline manifest merely names is
 * loaded by a later page, if ever.
 */
export function weighPage(html: string): PageWeight {
  const loaded = html.matchAll(
    /(?:href=|import\(|import \* as \w+ from )"(\/assets\/[^"]+\.(?:js|css))"/g,
  );
  const assets = new Set([...loaded].map(([, asset = ""]) => asset));
  const sum = (ending: string) =>
    [...assets]
      .filter((asset) => asset.endsWith(ending))
      .reduce((total, asset) => total + gzipped(asset), 0);
  return { script: sum(".js"), style: sum(".css") };
}

const assets = "build/client/assets";

/** What the build's manifest says browsers load: with every page, and with a route besides. */
export function builtScripts(): {
  readonly shell: readonly string[];
  readonly routes: Readonly<Record<string, readonly string[]>>;
} {
  const name = readdirSync(assets).find((one) => /^manifest-.*\.js$/.test(one)) ?? "";
  const [, json = ""] = /=(\{.*\});?$/s.exec(readFileSync(join(assets, name), "utf8").trim()) ?? [];
  type Scripts = { readonly module: string; readonly imports?: readonly string[] };
  const { entry, routes } = JSON.parse(json) as { entry: Scripts; routes: Record<string, Scripts> };
  const scriptsOf = ({ module, imports = [] }: Scripts) => [module, ...imports];
  const { root, ...others } = routes;
  return {
    shell: [...scriptsOf(entry), ...(root ? scriptsOf(root) : [])],
    routes: Object.fromEntries(Object.entries(others).map(([id, one]) => [id, scriptsOf(one)])),
  };
}

/** Scripts with all that they import, at once or when they need it. */
export function reachedFrom(scripts: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const wanted = [...scripts];
  for (let path = wanted.pop(); path !== undefined; path = wanted.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    const text = readFileSync(join("build/client", path), "utf8");
    for (const [, name = ""] of text.matchAll(
      /(?:from|import\(?)\s*["'`]\.\/([\w.-]+\.js)["'`]/g,
    )) {
      wanted.push(`/assets/${name}`);
    }
  }
  return reached;
}

/** In bytes after gzip. */
export const weightOf = (scripts: readonly string[]): number =>
  scripts.reduce((total, script) => total + gzipped(script), 0);
