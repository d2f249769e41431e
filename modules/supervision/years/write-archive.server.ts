import { createHash } from "node:crypto";
import { writeCsv } from "#modules/platform/csv";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { civilDateIn, OFFICE_ZONE, startOfDay } from "#modules/platform/dates";
import { formatEin } from "#modules/platform/ein";
import { formatCurrency } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { storage } from "#modules/platform/storage/index.server";
import { type ZipPart, zipOf } from "#modules/platform/zip.server";
import { findYear } from "../store.server";
import { archiveWords } from "./archive-words";
import { type GatheredChapter, gatherYear, type PaperRow } from "./gather.server";

const words = translator(archiveWords, "en");

/** Writes the ZIP of a year that waits; a second delivery finds it written. */
export async function writeArchive(ctx: Ctx, id: number): Promise<void> {
  const found = await reader(ctx).supervisionArchive.findUnique({
    where: { id },
    include: { year: { include: { group: true } } },
  });
  if (found?.state !== "waiting") return;
  const { year: row } = found;
  const { group } = row;
  const year = await findYear(ctx, row.groupId, row.year);
  if (!year || group.centralAccountId === null) return failArchive(ctx, id);
  const access = {
    groupId: group.id,
    centralAccountId: group.centralAccountId,
    label: group.label,
    gen: group.gen,
    role: "viewer",
    regionIds: null,
  } as const;
  const chapters = await gatherYear(ctx, access, year);
  const at = startOfDay(year.endsOn, OFFICE_ZONE);
  const key = `supervision-archives/${row.groupId}-${row.year}-${id}.zip`;
  const stored = await storage.put(key, zipOf(partsOf(ctx, chapters, at)), {
    contentType: "application/zip",
  });
  await ctx.db.supervisionArchive.updateMany({
    where: { id, state: "waiting" },
    data: { state: "ready", storageKey: key, size: stored.size, settledAt: ctx.now() },
  });
}

/** Says that it will not be made, unless it was made meanwhile. */
export async function failArchive(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.supervisionArchive.updateMany({
    where: { id, state: "waiting" },
    data: { state: "failed", settledAt: ctx.now() },
  });
}

interface Entry {
  readonly name: string;
  readonly sha256: string;
  readonly body: Buffer | { readonly storageKey: string };
}

/** A part of a path: letters, digits and hyphens of a chapter's name. */
const slug = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60) || "chapter";

const text = (lines: readonly string[]) => Buffer.from(`${lines.join("\n")}\n`);

const digested = (body: Buffer) => ({
  sha256: createHash("sha256").update(body).digest("hex"),
  body,
});

/** One folder a chapter with what is known of it, and before them the index, the digests of all files, and what is missing. */
async function* partsOf(
  ctx: Ctx,
  chapters: readonly GatheredChapter[],
  at: Date,
): AsyncGenerator<ZipPart> {
  const index: string[][] = [];
  const entries: Entry[] = [];
  const missing: string[] = [];
  for (const [place, chapter] of chapters.entries()) {
    const folder = `${String(place + 1).padStart(4, "0")}-${slug(chapter.name)}`;
    const { found, lost } = await entriesOf(ctx, chapter, folder);
    const lacking = [...chapter.state.lacks.map((lack) => words(`lack.${lack}`)), ...lost];
    const line = lineOf(chapter, folder, lacking);
    index.push(line);
    // A chapter that gave nothing has a folder, too.
    const summary = text(head().map((header, at) => `${header}: ${line[at]}`));
    entries.push({ name: `${folder}/summary.txt`, ...digested(summary) }, ...found);
    if (lacking.length > 0) missing.push(`${folder}: ${lacking.join("; ")}`);
  }
  yield { name: "index.csv", body: Buffer.from(writeCsv([head(), ...index])), at };
  yield {
    name: "missing.txt",
    body: text(missing.length > 0 ? missing : [words("nothingMissing")]),
    at,
  };
  yield {
    name: "digests.sha256",
    body: text(entries.map(({ name, sha256 }) => `${sha256}  ${name}`)),
    at,
  };
  for (const { name, body } of entries) {
    if (Buffer.isBuffer(body)) yield { name, body, at };
    else {
      const file = await storage.get(body.storageKey);
      if (!file) throw new Error("a file was lost while the archive was written");
      yield { name, body: file.stream, at };
    }
  }
}

/** Deleted files and those in quarantine are nobody's. */
const there = { removedAt: null, quarantinedAt: null };

async function entriesOf(ctx: Ctx, { accountId, papers }: GatheredChapter, folder: string) {
  const found: Entry[] = [];
  const lost: string[] = [];
  const files = await reader(ctx).supervisionPaper.findMany({
    where: {
      accountId,
      id: { in: papers.map(({ id }) => id) },
      file: there,
    },
    select: { id: true, file: { select: { fileName: true, sha256: true, storageKey: true } } },
  });
  for (const paper of papers) {
    const into = paper.isSupplement
      ? `${folder}/supplement-${civilDateIn(paper.receivedAt, OFFICE_ZONE)}`
      : folder;
    const file = files.find(({ id }) => id === paper.id)?.file;
    if (file) {
      const name = `${into}/${paper.kind}-${paper.id}-${file.fileName}`;
      const { sha256, storageKey } = file;
      if (await storage.stat(storageKey)) found.push({ name, sha256, body: { storageKey } });
      else lost.push(words("lack.file", { name: file.fileName }));
    } else if (paper.fileName !== null) {
      lost.push(words("lack.barred", { name: paper.fileName }));
    }
    const lines = linesOf(paper);
    if (lines.length === 0) continue;
    found.push({ name: `${into}/${paper.kind}-${paper.id}.txt`, ...digested(text(lines)) });
  }
  return { found, lost };
}

/** What a paper says by itself, as a text; nothing where it is its file alone. */
function linesOf({ kind, report, number, periodEnd, receivedAt }: PaperRow): readonly string[] {
  const received = words("received", { day: civilDateIn(receivedAt, OFFICE_ZONE) });
  if (kind === "report" && report) {
    return [
      words("report"),
      words("period", { day: periodEnd }),
      words("receipts", { amount: formatCurrency(report.receipts) }),
      words("expenses", { amount: formatCurrency(report.expenses) }),
      words("closing", { amount: formatCurrency(report.closing) }),
      words("activities"),
      ...report.activities.filter((one) => one !== "").map((one) => `- ${one}`),
      words("officers"),
      report.officers,
      words("purpose", { answer: words(report.isPurposeChanged ? "yes" : "no") }),
      received,
    ];
  }
  if (!number) return [];
  return [words("confirmation", { number }), words("period", { day: periodEnd }), received];
}

const columns = [
  "folder",
  "chapter",
  "ein",
  "period",
  "obtained",
  "reviewed",
  "result",
  "reviewer",
  "note",
  "education",
  "acknowledged",
  "filing",
  "complete",
  "missing",
  "remark",
] as const;

const head = () => columns.map((column) => words(`head.${column}`));

function lineOf(chapter: GatheredChapter, folder: string, lacking: readonly string[]): string[] {
  const { name, ein, state, review, education, isOfLaterDay } = chapter;
  const answer = (is: boolean) => words(is ? "yes" : "no");
  return [
    folder,
    name,
    ein ? formatEin(ein) : "",
    state.periodEnd ?? "",
    answer(state.isObtained),
    review ? civilDateIn(review.at, OFFICE_ZONE) : "",
    review ? words(`result.${review.result}`) : "",
    review?.by ?? "",
    review?.note ?? "",
    education ? String(education.version) : "",
    education?.acknowledgedBy ?? "",
    state.filing ? words(`filing.${state.filing}`) : "",
    answer(state.isComplete),
    lacking.join("; "),
    isOfLaterDay ? words("ofLaterDay") : "",
  ];
}
