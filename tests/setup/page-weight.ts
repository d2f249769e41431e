import { readFileSync } from "node:fs";
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
