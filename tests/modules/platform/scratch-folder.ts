import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folder as dataFolder } from "#tests/setup/data-folder";

/** A place for the files of media tests. */
export const folder = mkdtempSync(join(tmpdir(), "goodstanding-media-"));

/** What was left behind in the place for files that are needed for a moment. */
export function leftBehind(): string[] {
  const scratch = join(dataFolder, "scratch");
  return existsSync(scratch) ? readdirSync(scratch) : [];
}
