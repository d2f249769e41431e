import { changeGroup, refuseViewer } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import type { Ctx, TxCtx } from "#modules/platform/ctx.server";
import {
  addYears,
  type CivilDate,
  compareDates,
  parseCivilDate,
  toUtcDate,
} from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import { message } from "#modules/platform/messages";
import { ok, type Refused, type Result, refuse, refuseField } from "#modules/platform/result";
import { groupDay } from "../../group-day.server";
import { nameOf } from "../domain/reconcile";
import { decisions, decisionsFor, type RosterDecisionKind } from "../domain/roster";
import { rosterMessages } from "../messages";
import { rowsFor } from "../queries/read-roster.server";
import type { RosterDecisionFields } from "../schemas";
import { rosterKey } from "../seen-row";
import type { DecidedRow } from "../views";

export interface RosterDecisionInput {
  readonly centralAccountId: number;
  /** Those of `rosterDecisionSchema`. */
  readonly fields: RosterDecisionFields;
}

interface Chosen {
  /** `none` takes back what was decided. */
  readonly decision: RosterDecisionKind | "none";
  readonly ignoreUntil: CivilDate | null;
  readonly note: string;
}

/**
 * Decides about rows of the comparison, all of them or none. Each says what was seen of it: a row whose
 * facts have changed since, or that somebody else decided about, is a `conflict`. Refusals: those of
 * `changeGroup`; `invalid` at `rows`, `decision` or `ignore_until`.
 */
export const decideRoster = (
  ctx: Ctx,
  { centralAccountId, fields }: RosterDecisionInput,
): Promise<Result<{ readonly decided: number }>> =>
  changeGroup(ctx, centralAccountId, refuseViewer, async (tx, access) => {
    if (fields.rows.length === 0) return refuseField("rows", message(rosterMessages, "chooseRows"));
    const chosen = readDecision(ctx, fields, await groupDay(tx, access.groupId));
    if (!chosen.ok) return chosen;
    const known = new Map((await rowsFor(tx, access)).map((row) => [row.key, row]));
    const rows: DecidedRow[] = [];
    for (const text of new Set(fields.rows)) {
      const seen = rosterKey.read(text);
      const row = seen && known.get(seen.key);
      if (!seen || !row) return refuse({ code: "not_found" });
      const refused = refuseRow(row, seen, chosen.value);
      if (refused) return refused;
      rows.push(row);
    }
    for (const row of rows) await keepDecision(tx, access.groupId, row, chosen.value);
    const { decision, ignoreUntil, note } = chosen.value;
    await audit(tx, {
      action: "headquarters.roster-decided",
      subject: `account:${centralAccountId}`,
      data: { decision, ignoreUntil, note, rows: rows.map(({ key }) => key) },
    });
    return ok({ decided: rows.length });
  });

function readDecision(ctx: Ctx, fields: RosterDecisionFields, today: CivilDate): Result<Chosen> {
  const decision = ["none" as const, ...decisions].find((one) => one === fields.decision);
  if (!decision) return refuseField("decision", message(rosterMessages, "chooseDecision"));
  const note = fields.note.trim();
  if (decision !== "ignore") return ok({ decision, ignoreUntil: null, note });
  const until = parseCivilDate(fields.ignore_until);
  const last = addYears(today, 2);
  const isSoon = until && compareDates(until, today) > 0 && compareDates(until, last) <= 0;
  if (!isSoon) {
    const words = message(rosterMessages, "ignoreDate", { last: formatLongDate(last, ctx) });
    return refuseField("ignore_until", words);
  }
  return ok({ decision, ignoreUntil: until, note });
}

function refuseRow(
  row: DecidedRow,
  seen: { readonly digest: string; readonly version: number },
  { decision }: Chosen,
): Refused | undefined {
  const name = nameOf(row);
  if (!row.digest.startsWith(seen.digest)) {
    return refuse({ code: "conflict", message: message(rosterMessages, "factsChanged", { name }) });
  }
  if (row.version !== seen.version) {
    const words = message(rosterMessages, "decidedMeanwhile", { name });
    return refuse({ code: "conflict", message: words });
  }
  if (decision === "none" || decisionsFor(row.kind).includes(decision)) return undefined;
  return refuseField("decision", message(rosterMessages, "notForRow", { name }));
}

/** Writes one decision; the group is locked, so nobody else does. */
async function keepDecision(
  { tx, actor, now }: TxCtx,
  groupId: number,
  { key, digest, version }: DecidedRow,
  { decision, ignoreUntil, note }: Chosen,
): Promise<void> {
  if (decision === "none") {
    await tx.rosterDecision.deleteMany({ where: { groupId, key, version } });
    return;
  }
  const data = {
    decision,
    note,
    digest,
    ignoreUntil: ignoreUntil && toUtcDate(ignoreUntil),
    userId: actor.kind === "user" ? actor.userId : null,
    decidedAt: now(),
  };
  const { count } =
    version === 0
      ? await tx.rosterDecision.createMany({
          data: { groupId, key, ...data },
          skipDuplicates: true,
        })
      : await tx.rosterDecision.updateMany({
          where: { groupId, key, version },
          data: { ...data, version: { increment: 1 } },
        });
  if (count !== 1) throw new Error(`the decision about ${key} changed under its lock`);
}
