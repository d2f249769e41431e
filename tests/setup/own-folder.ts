// Imported before everything else: the folder for files, and where mail goes, are read from the
// environment once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A data folder for the tests of one file, which goes with them. */
export const folder = mkdtempSync(join(tmpdir(), "goodstanding-test-"));
process.env.DATA_DIR = folder;
process.env.SMTP_URL = "";
afterAll(() => rmSync(folder, { recursive: true, force: true }));
