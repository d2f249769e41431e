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
import { storage } from "#modules/platform/storage/index.server";
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

/**
 * Writes the file of a signed letter, keeps its digest beside it, and asks for the mails that bring it
 * to who signed and to the headquarters. A second delivery finds it written.
 */
export async function renderLetter(ctx: Ctx, id: number): Promise<void> {
  const letter = await find(ctx, id);
  if (letter?.fileState !== "waiting") return;
  const file = await writeSheetPdf(sheetOf(ctx, letter));
  const sha256 = createHash("sha256").update(file).digest("hex");
  await storage.put(letterFileKey(id, sha256), file, { contentType: "application/pdf" });
  await settleFile(ctx, letter, { fileState: "ready", fileSha256: sha256 });
}

/** Says that the file will not be made, unless it was made meanwhile; people are told all the same. */
export async function failLetter(ctx: Ctx, id: number): Promise<void> {
  const letter = await find(ctx, id);
  if (letter) await settleFile(ctx, letter, { fileState: "failed" });
}

async function settleFile(
  ctx: Ctx,
  { id, kind }: WholeLetter,
  data: { readonly fileState: "ready" | "failed"; readonly fileSha256?: string },
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
