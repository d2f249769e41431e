import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type PageAnswer, pageBounds } from "#modules/platform/pagination";
import { isStaff } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { likenessKey } from "../domain/organization-groups";
import { type MergeQuestion, planMerge } from "../merge-plan.server";
import { organizationGroups } from "../places.server";
import type { MergeDone, MergePlan, OrganizationRow } from "../views";

const PER_PAGE = 25;
/** So many pairs are shown at once; the next come up when these are merged. */
const MOST_ALIKE = 10;

export interface OrganizationList
  extends Pick<PageAnswer<unknown>, "current_page" | "per_page" | "total"> {
  readonly rows: readonly OrganizationRow[];
  /** Names that are the same once their abbreviations are written out. */
  readonly alike: readonly { readonly from: string; readonly into: string }[];
  /** The latest first. */
  readonly merges: readonly MergeDone[];
}

/** The organizations of a contest, by name, each with all its ways of writing: for staff. */
export async function listOrganizations(
  ctx: Ctx,
  asked: { readonly contestId: number; readonly page: number },
): Promise<Result<OrganizationList>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const { contestId } = asked;
  const all = await organizationsOf(ctx, contestId);
  const total = all.length;
  const { page, offset } = pageBounds({ page: asked.page, perPage: PER_PAGE, total });
  const merges = await reader(ctx).contestMerge.findMany({
    where: { contestId },
    orderBy: { id: "desc" },
    select: { id: true, fromName: true, intoName: true, createdAt: true },
  });
  return ok({
    current_page: page,
    per_page: PER_PAGE,
    total,
    rows: all.slice(offset, offset + PER_PAGE),
    alike: pairsAlike(all),
    merges,
  });
}

/** What merging two organizations would change: for staff. */
export async function previewMerge(ctx: Ctx, question: MergeQuestion): Promise<Result<MergePlan>> {
  if (!isStaff(ctx)) return refuse({ code: "forbidden" });
  const planned = await planMerge(ctx, question);
  if (!planned.ok) return planned;
  const { fromKey, intoKey, losingIds, ...plan } = planned.value;
  return ok(plan);
}

async function organizationsOf(ctx: Ctx, contestId: number): Promise<OrganizationRow[]> {
  const groups = await organizationGroups(ctx, contestId);
  const found = await reader(ctx).contestEntry.groupBy({
    by: ["organizationKey", "counts"],
    where: { contestId },
    _count: { _all: true },
    _min: { organization: true },
  });
  const byRoot = new Map<
    string,
    { names: Map<string, string>; entries: number; counting: number }
  >();
  for (const { organizationKey: key, counts, _count, _min } of found) {
    const root = groups.rootOf(key);
    const group = byRoot.get(root) ?? { names: new Map<string, string>(), entries: 0, counting: 0 };
    byRoot.set(root, group);
    group.names.set(key, _min.organization ?? "");
    group.entries += _count._all;
    if (counts) group.counting += _count._all;
  }
  return [...byRoot]
    .map(([root, { names, entries, counting }]) => {
      const spellings = [...names.values()];
      const name = names.get(root) ?? spellings[0] ?? "";
      return { name, others: spellings.filter((one) => one !== name), entries, counting };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The shorter way of writing is the abbreviation, and goes into the longer one. */
function pairsAlike(rows: readonly OrganizationRow[]): { from: string; into: string }[] {
  const known = new Map<string, string>();
  const pairs: { from: string; into: string }[] = [];
  for (const { name } of rows.toSorted((a, b) => b.name.length - a.name.length)) {
    const key = likenessKey(name);
    const into = known.get(key);
    if (into === undefined) known.set(key, name);
    else pairs.push({ from: name, into });
  }
  return pairs.slice(0, MOST_ALIKE);
}
