import { buffer } from "node:stream/consumers";
import { withoutFormula } from "#modules/platform/csv";
import { OFFICE_ZONE, startOfDay } from "#modules/platform/dates";
import { writeXlsx } from "#modules/platform/documents/xlsx.server";
import type { SgriSnapshot } from "../domain/sgri";
import { sgriRows } from "../domain/sgri-template";

export const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** The report as a sheet, from the snapshot alone: the same bytes each time. */
export function writeSgriWorkbook(
  snapshot: SgriSnapshot,
  { isDraft }: { isDraft: boolean },
): Promise<Buffer> {
  const [headers = [], ...rows] = sgriRows(snapshot, { isDraft });
  return buffer(
    writeXlsx({
      name: `${isDraft ? "DRAFT " : ""}SGRI ${snapshot.year}`,
      columns: headers.map((header) => ({ header, width: 24 })),
      // The same guard as in the CSV: somebody may save the sheet as one.
      rows: inOne(rows.map((row) => row.map(withoutFormula))),
      at: startOfDay(snapshot.frozenOn, OFFICE_ZONE),
    }),
  );
}

async function* inOne(rows: readonly string[][]) {
  yield rows;
}
