import type { Readable } from "node:stream";
import { writeCsv } from "#modules/platform/csv";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { ContestEntry } from "#modules/platform/generated/prisma/client";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { storage } from "#modules/platform/storage/index.server";
import { type ZipPart, zipOf } from "#modules/platform/zip.server";
import { type ShownMedia, shownFolder } from "../domain/shown-files";
import { entryCells, entryHead } from "./export-entries.server";

const BATCH = 100;

/**
 * What is shown of a contest's entries, in its largest form, as a ZIP archive with the sheet that
 * names it: for staff. The file that was sent is not in it: it was never made again.
 */
export async function exportPictures(
  ctx: Ctx,
  { contestId, isAll }: { readonly contestId: number; readonly isAll: boolean },
): Promise<Result<Readable>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const contest = await reader(ctx).contest.count({ where: { id: contestId } });
  if (contest === 0) return refuse({ code: "not_found" });
  return ok(zipOf(partsOf(ctx, contestId, isAll)));
}

async function* partsOf(ctx: Ctx, contestId: number, isAll: boolean): AsyncGenerator<ZipPart> {
  const sheet: string[][] = [[...entryHead, "picture"]];
  for await (const entry of entriesOf(ctx, contestId, isAll)) {
    const picture = await openPicture(entry);
    sheet.push([...entryCells(entry), picture?.name ?? ""]);
    if (picture) yield picture;
  }
  yield { name: "entries.csv", body: Buffer.from(writeCsv(sheet)), at: ctx.now() };
}

/** The entries, the oldest first; some at a time, however many there are. */
async function* entriesOf(ctx: Ctx, contestId: number, isAll: boolean) {
  let after = 0;
  for (;;) {
    const rows = await reader(ctx).contestEntry.findMany({
      where: { contestId, id: { gt: after }, ...(!isAll && { state: "approved" }) },
      orderBy: { id: "asc" },
      take: BATCH,
    });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Undefined where nothing is shown of an entry. */
async function openPicture(entry: ContestEntry): Promise<ZipPart | undefined> {
  // Written by `prepareMedia` alone.
  const shown = entry.media as ShownMedia | null;
  if (!shown || !entry.mediaKey || entry.quarantinedAt) return undefined;
  const isVideo = entry.contentType?.startsWith("video/");
  const stored = shown.clip ?? (isVideo ? "thumbnail.png" : "1600.jpeg");
  const opened = await storage.get(`${shownFolder}/${entry.mediaKey}/${stored}`);
  if (!opened) return undefined;
  return { name: pictureName(entry, stored), body: opened.stream, at: entry.createdAt };
}

const MOST_CHARACTERS = 60;

/**
 * The name of an entry's picture in an archive: its number, and its organization in letters and
 * digits alone, which no system takes for a path, a device or another ending.
 * @param stored the name under which it is kept; its ending is kept
 */
function pictureName(
  { id, organization }: { readonly id: number; readonly organization: string },
  stored: string,
): string {
  const words = organization.normalize("NFC").replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const name = [...words.trim()].slice(0, MOST_CHARACTERS).join("").trim();
  const number = String(id).padStart(4, "0");
  return `${[number, name].filter(Boolean).join(" ")}${stored.slice(stored.lastIndexOf("."))}`;
}
