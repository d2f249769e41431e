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

/** Weighs the script and style files that a page names, each once. */
export function weighPage(html: string): PageWeight {
  const assets = new Set(html.match(/\/assets\/[\w.$@-]+\.(?:js|css)/g) ?? []);
  const sum = (ending: string) =>
    [...assets]
      .filter((asset) => asset.endsWith(ending))
      .reduce((total, asset) => total + gzipped(asset), 0);
  return { script: sum(".js"), style: sum(".css") };
}
