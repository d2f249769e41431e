import type { CivilDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { consoleMessages } from "../messages";

/** What of an account can be in the way of merging it. */
export interface MergeFacts {
  readonly id: number;
  readonly mergedIntoId: number | null;
  readonly isSuspended: boolean;
  readonly groupId: number | null;
  /** The group whose headquarters it is. */
  readonly headsGroupId: number | null;
  readonly dueOn: CivilDate | null;
  /** A member until its due date, or in the days of grace after it. */
  readonly isMember: boolean;
  readonly hasPayment: boolean;
  readonly hasRefund: boolean;
  readonly hasApplication: boolean;
  readonly hasRenewal: boolean;
  /** Its renewals that were neither cancelled nor voided, by the due date that they renew. */
  readonly renewals: readonly { readonly dueOn: CivilDate; readonly status: "open" | "settled" }[];
}

/**
 * Everything that keeps a duplicate from being merged into an account, the gravest first, each with
 * what is to be done before. `staying` says whose membership stays; `inWords` words a day for who reads it.
 */
export function mergeObstacles(
  kept: MergeFacts,
  duplicate: MergeFacts,
  staying: "kept" | "duplicate",
  inWords: (day: CivilDate) => string,
): MessageRef[] {
  const m = consoleMessages;
  if (kept.id === duplicate.id) return [message(m, "mergeSame")];
  const both = [kept, duplicate];
  const each = (is: (one: MergeFacts) => boolean, say: (one: MergeFacts) => MessageRef) =>
    both.filter(is).map(say);
  const when = (is: boolean, say: MessageRef) => (is ? [say] : []);
  const leaving = staying === "kept" ? duplicate : kept;
  const isUnderWay = both.every((one) => one.hasApplication || one.hasRenewal);
  const isChapter = isHeadquartersOf(kept, duplicate) || isHeadquartersOf(duplicate, kept);
  const groups = new Set(both.flatMap(({ groupId }) => groupId ?? []));
  const sameYear = kept.renewals.find(({ dueOn, status }) =>
    duplicate.renewals.some((one) => one.dueOn === dueOn && [status, one.status].includes("open")),
  )?.dueOn;
  const worded = (day: CivilDate | null | undefined) => (day ? inWords(day) : "");
  const dates = { one: worded(kept.dueOn), other: worded(duplicate.dueOn) };
  const { id } = duplicate;
  return [
    ...both.flatMap(({ id, mergedIntoId: into }) =>
      into === null ? [] : message(m, "mergeAlready", { id, into }),
    ),
    ...when(isChapter, message(m, "mergeChapter")),
    ...when(duplicate.headsGroupId !== null && !isChapter, message(m, "mergeHeadquarters", { id })),
    ...when(groups.size > 1, message(m, "mergeGroups")),
    ...each(
      (one) => one.isSuspended,
      (one) => message(m, "mergeSuspended", { id: one.id }),
    ),
    ...each(
      (one) => one.hasPayment,
      (one) => message(m, "mergePayment", { id: one.id }),
    ),
    ...each(
      (one) => one.hasRefund,
      (one) => message(m, "mergeRefund", { id: one.id }),
    ),
    ...when(isUnderWay, message(m, "mergeUnderWay")),
    ...when(
      both.every(({ isMember }) => isMember),
      message(m, "mergeMembers", dates),
    ),
    ...when(sameYear !== undefined, message(m, "mergeSameYear", { date: worded(sameYear) })),
    ...when(leaving.hasRenewal && !isUnderWay, message(m, "mergeRenewal", { id: leaving.id })),
  ];
}

const isHeadquartersOf = (one: MergeFacts, other: MergeFacts) =>
  one.headsGroupId !== null && one.headsGroupId === other.groupId;
