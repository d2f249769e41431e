import type { ApplicationState } from "../contract";

/** To which states an application may be moved from each; everything else is refused. */
const moves: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  draft: ["submitted"],
  submitted: ["paid"],
  paid: ["in_review"],
  in_review: ["approved", "changes_requested", "declined"],
  changes_requested: ["submitted"],
  approved: [],
  declined: [],
};

/**
 * Whether a move is allowed. One that owes nothing, because its level costs nothing or because it
 * was paid before changes were asked for, goes from submitted to review without being paid again.
 */
export function mayMove(
  from: ApplicationState,
  to: ApplicationState,
  { owesNothing }: { readonly owesNothing: boolean },
): boolean {
  if (from === "submitted" && owesNothing) return to === "in_review";
  return moves[from].includes(to);
}

/** Whether the applicant may still change answers. */
export const isEditable = (state: ApplicationState): boolean =>
  state === "draft" || state === "changes_requested";

/** An account has one of these at most. */
export const openStates = [
  "draft",
  "submitted",
  "paid",
  "in_review",
  "changes_requested",
] as const satisfies readonly ApplicationState[];
