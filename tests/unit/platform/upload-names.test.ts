import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  cleanFileName,
  contestPhotoKinds,
  contestVideoKinds,
  documentKinds,
  isBlockedName,
  kindByName,
} from "#modules/platform/files/contract";
import { tableOf } from "#tests/setup/storm";

const whole = resolve(import.meta.dirname, "../../../../shared/data/upload_filenames.json");
const few = resolve(import.meta.dirname, "../../fixtures/upload-filenames.json");
const names = JSON.parse(readFileSync(existsSync(whole) ? whole : few, "utf8")) as string[];

const rows: string[][] = [["name", "photo", "video", "drop zone", "kept as"]];
afterAll(() => console.log(tableOf(rows)));

const short = (text: string) => {
  const seen = JSON.stringify(text).slice(1, -1);
  return seen.length > 40 ? `${seen.slice(0, 40)}…` : seen;
};

/** What a system could take for a program's ending, whatever hides it. */
const looksRunnable =
  /\.(exe|com|bat|pif|scr|cmd|vbs?|js|jar|msi|ps1|lnk|reg|hta|cpl|wsf)([\s.:;\0]|$)/i;

describe("every name of the list has its verdict", () => {
  it.each(names.map((name) => [name]))("F-31 F-32 %j", (name) => {
    const verdicts = [contestPhotoKinds, contestVideoKinds, documentKinds].map(
      (kinds) => kindByName(name, kinds) ?? (isBlockedName(name) ? "blocked" : "refused"),
    );
    const clean = cleanFileName(name);
    rows.push([short(name), ...verdicts, short(clean)]);
    // A name that could run is taken nowhere.
    if (looksRunnable.test(name.normalize("NFKC"))) expect(isBlockedName(name)).toBe(true);
    if (isBlockedName(name)) expect(new Set(verdicts)).toEqual(new Set(["blocked"]));
    // What is kept is a bare name, whatever was sent.
    expect(clean).not.toMatch(/[/\\\p{Cc}\p{Cf}]/u);
    expect(clean.length).toBeGreaterThan(0);
    expect([...clean].length).toBeLessThanOrEqual(150);
    expect([".", ".."]).not.toContain(clean);
  });
});
