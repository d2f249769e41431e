import { createHash } from "node:crypto";
import { brand } from "#modules/platform/brand.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import { civilDateIn } from "#modules/platform/dates";
import type { SheetModel } from "#modules/platform/documents/sheet";
import { writeSheetPdf } from "#modules/platform/documents/sheet-pdf.server";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { ok } from "#modules/platform/result";
import { type OpenFile, storage } from "#modules/platform/storage/index.server";
import { serialOf } from "../domain/state";
import { letterFileWords } from "../messages";
import { tellHeadquarters, tellSigners } from "../store.server";

/** Where the file lies: its own digest names it, so that of two writings each has its own. */
export const letterFileKey = (id: number, sha256: string): string => `letters/${id}-${sha256}.pdf`;

const whole = {
  account: { select: { name: true, timeZone: true } },
  group: { select: { label: true } },
  signatures: { orderBy: { id: "asc" } },
} as const;

const find = (ctx: Ctx, id: number) => ctx.db.letter.findUnique({ where: { id }, include: whole });
type WholeLetter = NonNullable<Awaited<ReturnType<typeof find>>>;

/** The digests of all that was written of a letter's file, the newest first; each is the letter. */
export const digestsOf = ({
  fileSha256,
  remadeSha256,
}: {
  readonly fileSha256: string | null;
  readonly remadeSha256: readonly string[];
}): readonly string[] => [...remadeSha256.toReversed(), ...(fileSha256 ? [fileSha256] : [])];

/** Opens the newest writing of a letter's file that is there; undefined where there is none. */
export async function openLetterFile(
  id: number,
  digests: readonly string[],
): Promise<OpenFile | undefined> {
  for (const sha256 of digests) {
    const file = await storage.get(letterFileKey(id, sha256));
    if (file) return file;
  }
  return undefined;
}

/** Whether the place for files has lost all that was written of a letter's file. */
export async function isLost(id: number, digests: readonly string[]): Promise<boolean> {
  for (const sha256 of digests) {
    if (await storage.stat(letterFileKey(id, sha256))) return false;
  }
  return digests.length > 0;
}

/**
 * Writes the file of a signed letter, keeps its digest beside it, and asks for the mails that bring it
 * to who signed and to the headquarters: once, also when a lost one is written again. A second delivery
 * finds it written.
 */
export async function renderLetter(ctx: Ctx, id: number): Promise<void> {
  const letter = await find(ctx, id);
  if (letter?.fileState !== "waiting") return;
  const file = await writeSheetPdf(sheetOf(ctx, letter));
  const sha256 = createHash("sha256").update(file).digest("hex");
  await storage.put(letterFileKey(id, sha256), file, { contentType: "application/pdf" });
  const digest = digestsOf(letter).includes(sha256)
    ? {}
    : letter.fileSha256
      ? { remadeSha256: { push: sha256 } }
      : { fileSha256: sha256 };
  await settleFile(ctx, letter, { fileState: "ready", ...digest });
}

/** Says that the file will not be made, unless it was made meanwhile; people are told all the same. */
export async function failLetter(ctx: Ctx, id: number): Promise<void> {
  const letter = await find(ctx, id);
  if (letter) await settleFile(ctx, letter, { fileState: "failed" });
}

async function settleFile(
  ctx: Ctx,
  { id, kind }: WholeLetter,
  data: {
    readonly fileState: "ready" | "failed";
    readonly fileSha256?: string;
    readonly remadeSha256?: { push: string };
  },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { count } = await tx.tx.letter.updateMany({ where: { id, fileState: "waiting" }, data });
    if (count === 0) return ok(undefined);
    const event = kind === "revocation" ? "revoked" : "signed";
    await tellSigners(tx, id, event);
    await tellHeadquarters(tx, id, event);
    return ok(undefined);
  });
}

function sheetOf(ctx: Ctx, letter: WholeLetter): SheetModel {
  const t = translator(letterFileWords, "en");
  const { title, text, account, group, signatures, code, textSha256, settledAt, createdAt } =
    letter;
  const serial = serialOf(letter.id, createdAt);
  const day = (at: Date) => formatLongDate(civilDateIn(at, account.timeZone), ctx);
  const address = `${env.publicUrl}/check/${code}`;
  return {
    language: "en-US",
    title,
    subject: t("subject", { title, chapter: account.name }),
    creator: brand.name,
    createdAt: settledAt ?? createdAt,
    parties: [
      { heading: "", lines: [account.name] },
      { heading: "", lines: [group.label] },
    ],
    facts: [],
    sections: [
      { heading: t("letter"), text },
      {
        heading: t("signatures"),
        startsPage: true,
        text: [
          ...signatures.map(({ name, office, at, sessionId, network }) =>
            [
              t("signed"),
              name,
              t("as", { office, chapter: account.name }),
              t("on", { day: `${day(at)} (${at.toISOString()})` }),
              t("record", { session: sessionId, network }),
            ].join("\n"),
          ),
          [
            `${t("serial")}: ${serial}`,
            `${t("digest")}: ${textSha256}`,
            `${t("check")} ${address}`,
            t("believe"),
          ].join("\n"),
        ].join("\n\n"),
        qr: address,
      },
    ],
    footer: t("footer", { serial }),
    pageOf: (page, pages) => t("page", { page, pages }),
  };
}
