import { personName } from "#modules/accounts/contract";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { pageBounds } from "#modules/platform/pagination";
import { mayDo, refuseOthers } from "#modules/platform/permission.server";
import { ok, type Result } from "#modules/platform/result";
import { factsOf, withFile } from "../quarantine/kept-files.server";
import type { QuarantinedFile, QuarantinePage } from "../views";

const PER_PAGE = 50;
/** So many files that wait are shown at once, the oldest first. */
const MOST = 100;

const include = {
  ...withFile,
  decidedBy: { select: { firstName: true, lastName: true, email: true } },
} as const;

const findAll = (ctx: Ctx, isOpen: boolean, skip: number, take: number) =>
  reader(ctx).fileFinding.findMany({
    where: { decidedAt: isOpen ? null : { not: null } },
    orderBy: isOpen ? { id: "asc" } : [{ decidedAt: "desc" }, { id: "desc" }],
    skip,
    take,
    include,
  });
type Row = Awaited<ReturnType<typeof findAll>>[number];

/** What a paper is called that is private is no matter of staff's. */
const viewOf = (found: Row): QuarantinedFile => {
  const file = factsOf(found);
  return {
    id: found.id,
    from: file.from,
    fileId: file.id,
    accountId: file.accountId,
    owner: file.owner,
    contest: file.contest,
    fileName: file.isPrivate ? "" : file.fileName,
    size: file.size,
    sha256: file.sha256,
    uploadedAt: file.sentAt,
    uploadedBy: file.sentBy,
    finding: found.finding,
    foundAt: found.foundAt,
    // The table's check holds it to the outcomes.
    outcome: found.outcome as QuarantinedFile["outcome"],
    reason: found.reason,
    decidedAt: found.decidedAt,
    decidedBy: found.decidedBy ? personName(found.decidedBy) : "",
  };
};

/** What is in quarantine, and a page of what was decided, the newest first: for staff. */
export async function listQuarantine(
  ctx: Ctx,
  { page }: { readonly page: number },
): Promise<Result<QuarantinePage>> {
  const refused = refuseOthers(ctx);
  if (refused) return refused;
  const waiting = await findAll(ctx, true, 0, MOST);
  const total = await reader(ctx).fileFinding.count({ where: { decidedAt: { not: null } } });
  const bounds = pageBounds({ page, perPage: PER_PAGE, total });
  const decided = await findAll(ctx, false, bounds.offset, PER_PAGE);
  return ok({
    waiting: waiting.map(viewOf),
    decided: decided.map(viewOf),
    total,
    page: bounds.page,
    perPage: PER_PAGE,
    mayDecide: mayDo(ctx, "accounts"),
  });
}
