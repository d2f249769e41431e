import { changeGroup, groupAccess, refuseLimited } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { cleanFileName } from "#modules/platform/files/contract";
import { judgeFile, type SentFile } from "#modules/platform/files/index.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { judgeLines, type LineFault, type RosterEntry } from "../domain/judge-lines";
import { rosterMessages } from "../messages";
import { readSheet, type Sheet } from "../sheet/read-sheet.server";

export interface RosterToSend {
  readonly centralAccountId: number;
  readonly file: SentFile | undefined;
}

/** A roster that waits to be taken, or everything that is wrong in it. */
export type SentRoster =
  | { readonly kind: "right"; readonly uploadId: number }
  | { readonly kind: "wrong"; readonly faults: readonly LineFault[] };

/**
 * Reads a headquarters' roster and judges each line. Only where all are right it is kept, to be shown
 * beside what is there and then taken or dropped; one that waited is overtaken. Refusals: those of
 * `changeGroup`; `invalid` at `file` for what is no sheet.
 * @throws ScannerUnavailable when one is configured and away
 */
export async function sendRoster(
  ctx: Ctx,
  { centralAccountId, file }: RosterToSend,
): Promise<Result<SentRoster>> {
  const access = await groupAccess(ctx, centralAccountId);
  if (!access.ok) return access;
  const limited = refuseLimited(access.value);
  if (limited) return limited;
  if (!file) return refuseField("file", message(rosterMessages, "fileMissing"));
  const kind = await judgeFile(file, ["csv", "xlsx"]);
  if (!kind.ok) return kind;
  const { entries, faults } = judgeSheet(await readSheet(file, kind.value));
  if (faults.length > 0) return ok({ kind: "wrong", faults });
  return changeGroup(ctx, centralAccountId, refuseLimited, async (tx, { groupId }) => {
    await tx.tx.rosterUpload.updateMany({
      where: { groupId, state: "waiting" },
      data: { state: "overtaken", lines: [], settledAt: tx.now() },
    });
    const facts = {
      fileName: cleanFileName(file.name),
      sha256: file.sha256,
      rows: entries.length,
    };
    const { id } = await tx.tx.rosterUpload.create({
      data: {
        ...facts,
        groupId,
        lines: entries.map((entry): Prisma.InputJsonObject => ({ ...entry })),
        userId: tx.actor.kind === "user" ? tx.actor.userId : null,
        createdAt: tx.now(),
      },
      select: { id: true },
    });
    await audit(tx, {
      action: "headquarters.roster-sent",
      subject: `account:${centralAccountId}`,
      data: { uploadId: id, ...facts },
    });
    return ok<SentRoster>({ kind: "right", uploadId: id });
  });
}

function judgeSheet(sheet: Sheet): {
  readonly entries: readonly RosterEntry[];
  readonly faults: readonly LineFault[];
} {
  switch (sheet.kind) {
    case "rows":
      return judgeLines(sheet.rows);
    case "too_many":
      return { entries: [], faults: [{ code: "too_many" }] };
    case "broken":
      return { entries: [], faults: [{ code: "broken" }] };
  }
}

export interface UploadDecision {
  readonly centralAccountId: number;
  readonly uploadId: number;
  readonly decision: "take" | "drop";
}

/**
 * Takes a roster that waits in the place of the last one, or drops it. Refusals: those of
 * `changeGroup`; `not_found`; `conflict` when it was settled before.
 */
export const decideUpload = (
  ctx: Ctx,
  { centralAccountId, uploadId: id, decision }: UploadDecision,
): Promise<Result<void>> =>
  changeGroup(
    ctx,
    centralAccountId,
    refuseLimited,
    async (tx, { groupId }): Promise<Result<void>> => {
      const upload = await tx.tx.rosterUpload.findFirst({ where: { id, groupId } });
      if (!upload) return refuse({ code: "not_found" });
      const isTaken = decision === "take";
      const state = isTaken ? "taken" : "dropped";
      const { count } = await tx.tx.rosterUpload.updateMany({
        where: { id, groupId, state: "waiting" },
        data: { state, lines: [], settledAt: tx.now() },
      });
      if (count === 0) {
        return refuse({ code: "conflict", message: message(rosterMessages, "uploadSettled") });
      }
      if (isTaken) {
        await tx.tx.rosterLine.deleteMany({ where: { groupId } });
        await tx.tx.$executeRaw`
          INSERT INTO roster_lines (group_id, ein, name, city, state, fiscal_year_end, subsection)
          SELECT ${groupId}, ein, name, city, state, "fiscalYearMonth", subsection
          FROM jsonb_to_recordset(${JSON.stringify(upload.lines)}::jsonb) AS line(ein text,
            name text, city text, state text, "fiscalYearMonth" int, subsection text)`;
      }
      await audit(tx, {
        action: isTaken ? "headquarters.roster-taken" : "headquarters.roster-dropped",
        subject: `account:${centralAccountId}`,
        data: { uploadId: id, rows: upload.rows },
      });
      return ok(undefined);
    },
  );
