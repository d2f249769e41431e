import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { delimiter, join, resolve } from "node:path";
import { env } from "../env.server";
import { log } from "../log.server";

const packages = createRequire(resolve("package.json"));

/** What a package exports; undefined when it is not installed, as optional ones may be. */
function installed(name: string): unknown {
  try {
    return packages(name);
  } catch {
    return undefined;
  }
}

/** The full path of a program of the operating system; undefined when there is none. */
export function findProgram(name: string): string | undefined {
  const folders = env.PATH.split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Where a decoder of videos may be, the first choice standing first. */
function candidates(): (string | undefined)[] {
  const bundled = installed("ffmpeg-static");
  const installer = installed("@ffmpeg-installer/ffmpeg") as { path?: unknown } | undefined;
  return [
    env.FFMPEG_BIN,
    typeof bundled === "string" ? bundled : undefined,
    typeof installer?.path === "string" ? installer.path : undefined,
    findProgram("ffmpeg"),
  ];
}

/**
 * The program that decodes videos: the configured one, the one that came with the packages (its
 * download may have failed), the operating system's. Undefined when there is none.
 */
export function findFfmpeg(): string | undefined {
  const { FFMPEG_BIN } = env;
  if (FFMPEG_BIN && !existsSync(FFMPEG_BIN)) log.warn("FFMPEG_BIN names no file");
  return candidates().find((path) => path !== undefined && existsSync(path));
}
