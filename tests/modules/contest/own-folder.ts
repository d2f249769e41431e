// Imported before everything else: the folder for files is read from the environment once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

export const folder = mkdtempSync(join(tmpdir(), "goodstanding-contest-"));
process.env.DATA_DIR = folder;
process.env.SMTP_URL = "";
afterAll(() => rmSync(folder, { recursive: true, force: true }));
