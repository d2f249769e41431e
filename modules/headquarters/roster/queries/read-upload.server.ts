import { type GroupAccess, groupAccess } from "#modules/accounts/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { groupZone } from "../../group-day.server";
import type { RosterEntry } from "../domain/judge-lines";
import { placeKey } from "../domain/reconcile";
import { ourChapters } from "../load-roster.server";
import { fullName } from "../read-decisions.server";
import type { UploadRow, UploadView } from "../views";

/** So many rows of each kind are shown; the counts are of all. */
const SHOWN = 200;

export interface UploadAsked {
  readonly centralAccountId: number;
  readonly uploadId: number;
}

/**
 * A roster that was sent, beside the chapters that are there: for people of the central account who see
 * all regions, and staff; else `not_found`.
 */
export async function readUpload(
  ctx: Ctx,
  { centralAccountId, uploadId: id }: UploadAsked,
): Promise<Result<UploadView>> {
  const found = await groupAccess(ctx, centralAccountId);
  if (!found.ok) return found;
  const { groupId, regionIds } = found.value;
  const upload =
    regionIds === null &&
    (await ctx.db.rosterUpload.findFirst({
      where: { id, groupId },
      include: { user: { select: { firstName: true, lastName: true } } },
    }));
  if (!upload) return refuse({ code: "not_found" });
  const { fileName, rows, createdAt, user } = upload;
  // The table's check constraint holds it to these values.
  const state = upload.state as UploadView["state"];
  // `sendRoster` alone writes them.
  const lines = upload.lines as unknown as readonly RosterEntry[];
  const compared = state === "waiting" ? await compare(ctx, found.value, lines) : undefined;
  return ok({
    id,
    timeZone: await groupZone(ctx, groupId),
    state,
    fileName,
    rows,
    createdAt,
    by: fullName(user),
    compared,
  });
}

const fields = ["name", "city", "state", "fiscalYearMonth", "subsection"] as const;

/** Whether a line says something else than what is there; what it leaves out stays. */
const isChange = (sent: RosterEntry, was: RosterEntry) =>
  fields.some((field) => Boolean(sent[field]) && sent[field] !== was[field]);

const keyOf = (entry: RosterEntry) => entry.ein ?? placeKey(entry);

async function compare(ctx: Ctx, access: GroupAccess, lines: readonly RosterEntry[]) {
  const known = new Map<string, RosterEntry>();
  for (const chapter of await ourChapters(ctx, access)) {
    if (!known.has(keyOf(chapter))) known.set(keyOf(chapter), chapter);
  }
  const rows: UploadRow[] = [];
  let same = 0;
  for (const sent of lines) {
    const was = known.get(keyOf(sent));
    known.delete(keyOf(sent));
    if (!was) rows.push({ kind: "new", name: sent.name, sent, was });
    else if (isChange(sent, was)) rows.push({ kind: "changed", name: sent.name, sent, was });
    else same += 1;
  }
  for (const was of known.values()) {
    rows.push({ kind: "missing", name: was.name, sent: undefined, was });
  }
  const ofKind = (kind: UploadRow["kind"]) => rows.filter((row) => row.kind === kind);
  const kinds = ["new", "changed", "missing"] as const;
  return {
    same,
    counts: {
      new: ofKind("new").length,
      changed: ofKind("changed").length,
      missing: ofKind("missing").length,
    },
    rows: kinds.flatMap((kind) => ofKind(kind).slice(0, SHOWN)),
  };
}
