// Imported before everything else: the data folder is read from the environment once.
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A place for the files of this test. */
export const folder = mkdtempSync(join(tmpdir(), "goodstanding-media-"));
process.env.DATA_DIR = join(folder, "data");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What was left behind in the place for files that are needed for a moment. */
export function leftBehind(): string[] {
  const scratch = join(folder, "data", "scratch");
  return existsSync(scratch) ? readdirSync(scratch) : [];
}
