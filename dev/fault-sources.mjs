// The copy of the sources in which `npm run faults` plants its faults.
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { Problem } from "./progress.mjs";

/** What is made of the sources and not in git, and is needed beside them. */
const MADE = ["modules/bylaws/generated", "modules/platform/generated", "build"];

/**
 * Puts a fault into the sources of a folder.
 * @returns {() => void} what takes it back
 * @throws Problem unless its text is there once
 */
export function plant(folder, { id, file, find, replace }) {
  const place = path.join(folder, file);
  const text = fs.existsSync(place) ? fs.readFileSync(place, "utf8") : "";
  const parts = text.split(find);
  if (parts.length !== 2) {
    throw new Problem(`${id}: its text is ${parts.length - 1} times in ${file}`);
  }
  fs.writeFileSync(place, parts.join(replace));
  return () => fs.writeFileSync(place, text);
}

/** A copy of the sources as they stand, beside the packages of the checkout. */
export function copySources(folder) {
  const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  for (const file of listed.split("\0")) {
    if (file === "" || !fs.existsSync(file)) continue;
    fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    fs.copyFileSync(file, path.join(folder, file));
  }
  for (const made of MADE) {
    if (fs.existsSync(made)) fs.cpSync(made, path.join(folder, made), { recursive: true });
  }
  // Rules of the house read the list of files.
  execFileSync("git", ["init", "--quiet"], { cwd: folder });
  // Each package by itself: what tools write beside the packages stays in the copy.
  const packages = path.join(folder, "node_modules");
  fs.mkdirSync(packages);
  for (const name of fs.readdirSync("node_modules")) {
    // What is installed is told by the lock's copy among them.
    if (name.startsWith(".") && ![".bin", ".package-lock.json"].includes(name)) continue;
    fs.symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
  }
}
