import { writeCsv } from "#modules/platform/csv";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { ContestEntry } from "#modules/platform/generated/prisma/client";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";

/** The head of the sheet. */
export const entryHead: readonly string[] = [
  ...["id", "state", "counts", "organization", "email", "type", "is_member", "has_release"],
  ...["message", "file_name", "file_size", "sent_at", "reason", "place", "place_title"],
];

/** A row of it. */
export function entryCells(row: ContestEntry): string[] {
  const yes = (value: boolean) => (value ? "1" : "0");
  return [
    ...[String(row.id), row.state, yes(row.counts), row.organization, row.email, row.type],
    ...[yes(row.isMember), yes(row.hasRelease), row.message, row.fileName ?? ""],
    ...[String(row.fileSize ?? ""), row.createdAt.toISOString(), row.reason],
    ...[String(row.place ?? ""), row.placeTitle],
  ];
}

/** All entries of a contest as CSV, the oldest first: for staff. */
export async function exportEntries(ctx: Ctx, contestId: number): Promise<Result<string>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const contest = await reader(ctx).contest.count({ where: { id: contestId } });
  if (contest === 0) return refuse({ code: "not_found" });
  const rows = await reader(ctx).contestEntry.findMany({
    where: { contestId },
    orderBy: { id: "asc" },
  });
  return ok(writeCsv([entryHead, ...rows.map(entryCells)]));
}
