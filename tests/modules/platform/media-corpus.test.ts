import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  CONTEST_PHOTO_MAX,
  CONTEST_VIDEO_MAX,
  contestPhotoKinds,
} from "#modules/platform/files/contract";
import type { SentFile } from "#modules/platform/files/index.server";
import { MAX_MEMORY } from "#modules/platform/images/protocol";
import {
  findDecoder,
  judgeUpload,
  judgeVideo,
  makePhotoDerivatives,
  makeVideoPreview,
} from "#modules/platform/media/index.server";
import { findFfmpeg } from "#modules/platform/media/tools.server";
import type { Result } from "#modules/platform/result";
import { media, mediaNames } from "#tests/setup/files";
import { watchChildren } from "./memory-of-children";
import { folder, leftBehind } from "./scratch-folder";

const signal = new AbortController().signal;
const MOST_MEMORY = 512_000_000;

/** What must happen to a file, by the words of the list; "either" where it leaves the choice. */
function wanted(words: string): "photo" | "video" | "refuse" | "either" {
  if (/\bor refuse|or accept|^same|^accept or/.test(words)) return "either";
  if (words.startsWith("refuse")) return "refuse";
  return words.startsWith("accept video") ? "video" : "photo";
}

const list = media("INDEX.tsv")
  .toString("utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t"))
  .map(([name = "", , words = ""]) => ({ name, words }))
  .filter(({ name }) => mediaNames.includes(name));

function sent(name: string): SentFile {
  const path = join(folder, name);
  const bytes = media(name);
  writeFileSync(path, bytes);
  return { field: "file", name, declaredType: "", size: bytes.length, sha256: "", path };
}

const verdict = (judged: Result<string>) => {
  if (judged.ok) return judged.value;
  const { refusal } = judged;
  return refusal.code === "invalid" ? (refusal.errors.file?.[0]?.key ?? "") : refusal.code;
};

const rows: string[][] = [];
const memory = watchChildren();
afterAll(() => {
  memory.stop();
  const head = ["file", "as photo", "as video", "made", "peak MB"];
  const table = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const line = (row: string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join("  ");
  console.log(table.map((row) => line(row).trimEnd()).join("\n"));
});

async function photoMade(path: string): Promise<string> {
  const made = await makePhotoDerivatives(path, signal);
  if (made.kind !== "made") return made.kind;
  const [largest] = made.derivatives;
  return `photo ${largest?.width}x${largest?.height}`;
}

async function videoMade(path: string): Promise<string> {
  const made = await makeVideoPreview(path, signal);
  if (made.kind !== "made") return made.kind;
  await made.remove();
  const { thumbnail, clip } = made;
  return `video ${thumbnail.width}x${thumbnail.height}${clip ? `, ${clip.contentType}` : ""}`;
}

describe.skipIf(!findFfmpeg())("what people send to contests", () => {
  it("F-28 F-29 has its limits", async () => {
    expect([CONTEST_PHOTO_MAX, CONTEST_VIDEO_MAX]).toEqual([15_000_000, 500_000_000]);
    expect(list.length).toBeGreaterThan(20);
    expect((await findDecoder()).program).toBeTruthy();
  });

  it.each(list)("F-28 F-29 F-32 $name: $words", async ({ name, words }) => {
    const want = wanted(words);
    const file = sent(name);
    memory.peak();
    const photo = await judgeUpload(file, contestPhotoKinds);
    const video = await judgeVideo(file);
    // Whatever it is, it is not both.
    expect(photo.ok && video.ok).toBe(false);
    let made = "";
    if (photo.ok) made = await photoMade(file.path);
    if (video.ok) made = await videoMade(file.path);
    const peak = memory.peak();
    rows.push([name, verdict(photo), verdict(video), made, (peak / 1e6).toFixed(0)]);
    if (want === "photo") expect([photo.ok, made]).toEqual([true, expect.stringMatching(/^photo/)]);
    if (want === "video") expect([video.ok, made]).toEqual([true, expect.stringMatching(/^video/)]);
    if (want === "refuse") expect([photo.ok, video.ok]).toEqual([false, false]);
    for (const judged of [photo, video]) {
      if (!judged.ok) expect(judged.refusal).toMatchObject({ code: "invalid" });
    }
    expect(peak).toBeLessThan(MOST_MEMORY);
    expect(MAX_MEMORY).toBeLessThan(MOST_MEMORY);
    expect(leftBehind()).toEqual([]);
  });
});
