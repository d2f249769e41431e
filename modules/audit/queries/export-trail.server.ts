import { writeCsv } from "#modules/platform/csv";
import type { Ctx } from "#modules/platform/ctx.server";
import { ok, type Result } from "#modules/platform/result";
import type { TrailEntry, TrailFilter } from "../views";
import { searchTrail } from "./search-trail.server";

/** An export is read by people: more than this many rows nobody does. */
const MOST_EXPORTED = 20_000;

const head = [
  ...["id", "at", "actor_kind", "actor_id", "actor", "action", "subject", "subject_name"],
  ...["details", "request_id", "seal"],
];

/** What the filter finds as CSV, the latest first: for staff. */
export async function exportTrail(ctx: Ctx, filter: TrailFilter): Promise<Result<string>> {
  const found = await searchTrail(ctx, filter, { perPage: MOST_EXPORTED });
  if (!found.ok) return found;
  return ok(writeCsv([head, ...found.value.entries.map(cellsOf)]));
}

const cellsOf = (entry: TrailEntry) => [
  ...[entry.id, entry.at.toISOString(), entry.actorKind, String(entry.actorId ?? "")],
  ...[entry.actor, entry.action, entry.subject, entry.subjectName],
  entry.facts
    .map(({ label, before, value }) =>
      before === undefined ? `${label}: ${value}` : `${label}: ${before} -> ${value}`,
    )
    .join("; "),
  ...[entry.requestId, String(entry.seal ?? "")],
];
