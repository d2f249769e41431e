import { writeCsv } from "#modules/platform/csv";
import type { SgriSnapshot } from "../domain/sgri";
import { sgriRows, templateOf } from "../domain/sgri-template";
import { writeSgriLetter } from "./letter.server";
import { workbookType, writeSgriWorkbook } from "./workbook.server";

/** The files that a frozen report is written as. */
export const sgriFormats = ["csv", "xlsx", "pdf"] as const;
export type SgriFormat = (typeof sgriFormats)[number];

export interface SgriFile {
  readonly body: Buffer;
  readonly contentType: string;
}

/**
 * A report as a file by the template that its snapshot names: the same bytes each time. Throws for a
 * template that has no writer.
 * @param sha256 of the snapshot's text; null for a draft, which its file says of itself
 */
export async function writeSgri(
  snapshot: SgriSnapshot,
  { format, sha256 }: { readonly format: SgriFormat; readonly sha256: string | null },
): Promise<SgriFile> {
  const template = templateOf(snapshot);
  const isDraft = sha256 === null;
  switch (format) {
    case "csv":
      return {
        body: Buffer.from(writeCsv(sgriRows(snapshot, { isDraft }))),
        contentType: "text/csv; charset=utf-8",
      };
    case "xlsx":
      return { body: await writeSgriWorkbook(snapshot, { isDraft }), contentType: workbookType };
    case "pdf":
      return {
        body: await writeSgriLetter(snapshot, { template, sha256 }),
        contentType: "application/pdf",
      };
  }
}
