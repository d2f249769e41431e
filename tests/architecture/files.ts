import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";

export const root = resolve(import.meta.dirname, "../..");

/** Every file that belongs to the repository, also the not yet committed ones. */
export function repositoryFiles(pattern: RegExp): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  return execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 50_000_000 })
    .split("\0")
    .filter((path) => pattern.test(path) && existsSync(join(root, path)));
}

export const textOf = (path: string): string => readFileSync(join(root, path), "utf8");

/** "path:line" of every line that matches. */
export function linesMatching(paths: readonly string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split("\n")
      .flatMap((line, index) =>
        pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  );
}
