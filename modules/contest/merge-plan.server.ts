import { type Ctx, reader } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { MAX_COUNTED } from "./domain/entry-types";
import { organizationKey } from "./domain/organization-key";
import { contestMessages } from "./messages";
import { organizationGroups } from "./places.server";
import type { MergePlan } from "./views";

export interface MergeQuestion {
  readonly contestId: number;
  /** Two names, in any way of writing that an entry of the contest has. */
  readonly from: string;
  readonly into: string;
}

/** What a merge would write, besides what staff are shown of it. */
export interface KnownMerge extends MergePlan {
  readonly fromKey: string;
  readonly intoKey: string;
  /** The entries that would count no more. */
  readonly losingIds: readonly number[];
}

/**
 * What merging two organizations changes: the first three of their entries go on counting, what
 * was sent later does not. Refused where a name has no entry, and where both are one already.
 */
export async function planMerge(ctx: Ctx, question: MergeQuestion): Promise<Result<KnownMerge>> {
  const { contestId } = question;
  const groups = await organizationGroups(ctx, contestId);
  const find = async (name: string) => {
    const keys = groups.keysOf(organizationKey(name));
    const entries = await reader(ctx).contestEntry.findMany({
      where: { contestId, organizationKey: { in: keys } },
      orderBy: { id: "asc" },
      select: { id: true, organization: true, organizationKey: true, counts: true },
    });
    // The root's own spelling names them all, where an entry has it.
    const [root = ""] = keys;
    const named = entries.find((entry) => entry.organizationKey === root) ?? entries[0];
    return { root, entries, name: named?.organization };
  };
  const from = await find(question.from);
  if (from.name === undefined) return refuseField("from", message(contestMessages, "noEntriesOf"));
  const into = await find(question.into);
  if (into.name === undefined) return refuseField("into", message(contestMessages, "noEntriesOf"));
  if (from.root === into.root)
    return refuseField("into", message(contestMessages, "mergedAlready"));
  const all = [...from.entries, ...into.entries].toSorted((a, b) => a.id - b.id);
  const counting = all.filter(({ counts }) => counts);
  const losing = counting.slice(MAX_COUNTED);
  return ok({
    from: from.name,
    into: into.name,
    entries: all.length,
    countingNow: counting.length,
    countingThen: counting.length - losing.length,
    losing: losing.map(({ id, organization }) => ({ id, organization })),
    fromKey: from.root,
    intoKey: into.root,
    losingIds: losing.map(({ id }) => id),
  });
}
