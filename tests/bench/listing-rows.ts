import { once } from "node:events";
import { createWriteStream, existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { gunzipSync } from "node:zlib";
import { usStates } from "#modules/platform/us-states";
import irsFile from "../../prisma/demonstration-irs.json";

const data = "../shared/data/bmf";
/** How many organizations the file has, and how many of them are in the configured groups. */
export const SIZES = {
  rows: Number(process.env.LISTING_ROWS ?? 2_000_000),
  grouped: Number(process.env.LISTING_GROUPED ?? 500_000),
  revoked: 1_250_000,
  /** Twenty-six files of states, as many rows as those of the IRS had. */
  states: 26,
  ofStates: 326_224,
};
/** The groups that the made rows belong to. */
export const GROUPS = ["9001", "9002", "9003", "9004"] as const;

/** Whole files of the IRS where this machine has them, else the demonstration's rows. */
function realLines(): string[] {
  const names = ["2026-04-13_eo_ok", "2026-04-13_eo_ct", "2026-04-13_eo_ky"];
  if (!existsSync(data)) return irsFile.lines.slice(1);
  return names.flatMap((name) =>
    gunzipSync(readFileSync(`${data}/${name}.csv.gz`))
      .toString()
      .trim()
      .split("\r\n")
      .slice(1),
  );
}

/** Letters of a word changed, so that the made rows have as many words as so many real ones. */
const altered = (word: string, round: number): string => {
  const letter = String.fromCharCode(65 + (round % 26));
  return round % 3 === 0 || word.length < 4 ? word : word.slice(0, -1) + letter;
};

/** Writes a BMF file of many rows: the real ones again and again, with altered names and numbers. */
export async function writeRows(path: string): Promise<void> {
  const real = realLines();
  const file = createWriteStream(path);
  const every = Math.max(1, Math.round(SIZES.rows / SIZES.grouped));
  let text = `${irsFile.lines[0]}\r\n`;
  for (let index = 0; index < SIZES.rows; index += 1) {
    const fields = (real[index % real.length] ?? "").split(",");
    const round = Math.floor(index / real.length);
    const isGrouped = index % every === 0;
    const words = (fields[1] ?? "").split(" ");
    const at = (index * 7 + round) % words.length;
    words[at] = altered(words[at] ?? "", round);
    fields[0] = String(index + 1).padStart(9, "0");
    fields[1] = words.join(" ");
    fields[7] = isGrouped ? (GROUPS[(index / every) % GROUPS.length] ?? "0000") : "0000";
    text += `${fields.join(",")}\r\n`;
    if (text.length < 1 << 20) continue;
    if (!file.write(text)) await once(file, "drain");
    text = "";
  }
  file.end(text);
  await once(file, "finish");
}

/** Writes files of whole states, each under its own name. @returns their paths */
export async function writeStates(folder: string): Promise<readonly string[]> {
  const real = realLines();
  const states = Object.keys(usStates).slice(0, SIZES.states);
  const each = Math.round(SIZES.ofStates / states.length);
  return Promise.all(
    states.map(async (state, file) => {
      const lines = Array.from({ length: each }, (_, row) => {
        const fields = (real[(file * each + row) % real.length] ?? "").split(",");
        fields[0] = String(100_000_000 + file * each + row);
        fields[5] = state;
        return `${fields.join(",")}\r\n`;
      });
      const path = join(folder, `2026-11-10_eo_${state.toLowerCase()}.csv`);
      await writeFile(path, `${irsFile.lines[0]}\r\n${lines.join("")}`);
      return path;
    }),
  );
}

/** Writes a revocation list of as many rows as the real one has, in the IRS's format. */
export async function writeRevocations(path: string): Promise<void> {
  const block = 10_000;
  function* blocks() {
    for (let start = 0; start < SIZES.revoked; start += block) {
      let text = "";
      for (let row = start; row < start + block; row += 1) {
        const ein = String(10_000_000 + row * 7).padStart(9, "0");
        text += `${ein}|SOME ORGANIZATION ${row} INC||1 MAIN STREET|NORFOLK|VA|23523-2112|US|03|15-NOV-${2010 + (row % 15)}|12-MAR-2018|\r\n`;
      }
      yield text;
    }
  }
  await pipeline(Readable.from(blocks()), createWriteStream(path));
}
