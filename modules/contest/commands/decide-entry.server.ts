import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction } from "#modules/platform/ctx.server";
import type { Prisma } from "#modules/platform/db.server";
import { fieldMessages } from "#modules/platform/field-messages";
import { nameInSentence } from "#modules/platform/forms/contract";
import { enqueue } from "#modules/platform/jobs/index.server";
import { message } from "#modules/platform/messages";
import { refuseUnlessMay } from "#modules/platform/permission.server";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import type { EntryState } from "../domain/entry-types";
import { decisionForm } from "../forms";
import { sendRejectionJob } from "../jobs";
import { contestMessages } from "../messages";
import { lockWinners } from "../winners.server";

interface Chosen {
  readonly entryId: number;
  /** The state that was looked at: somebody else's decision is not overwritten unseen. */
  readonly from: EntryState;
}

export interface Approval extends Chosen {
  /** What is in the picture, in words, for who cannot see it. */
  readonly altText: string;
  /** The permission that the sender did not tick was asked for and given. */
  readonly hasPermission: boolean;
}

export interface Dismissal extends Chosen {
  /** Its place counts for another entry of the sender. */
  readonly freesPlace: boolean;
}

/**
 * Shows an entry in the public gallery: for staff. One with a file needs what is shown of it, words
 * for it, and the permission of those who are in it.
 */
export async function approveEntry(ctx: Ctx, approval: Approval): Promise<Result<void>> {
  const { altText, hasPermission } = approval;
  return decide(ctx, approval, "approved", (entry) => {
    if (entry.quarantinedAt) {
      return refuse({ code: "conflict", message: message(contestMessages, "inQuarantine") });
    }
    if (entry.mediaState !== "ready" && entry.mediaState !== "none") {
      return refuse({ code: "conflict", message: message(contestMessages, "pictureNotReady") });
    }
    if (!entry.hasRelease && !hasPermission && entry.mediaState === "ready") {
      return refuseField("has_permission", message(contestMessages, "releaseMissing"));
    }
    if (altText.trim() === "" && entry.mediaState === "ready") {
      return refuseMissing("alt_text");
    }
    return ok({ altText: altText.trim(), hasRelease: entry.hasRelease || hasPermission });
  });
}

/** Takes an entry out of sight without a word to its sender: for staff. */
export async function hideEntry(ctx: Ctx, dismissal: Dismissal): Promise<Result<void>> {
  return decide(ctx, dismissal, "hidden", () => ok(placeOf(dismissal)));
}

/** Rejects an entry and tells its sender why: for staff. */
export async function rejectEntry(
  ctx: Ctx,
  rejection: Dismissal & { readonly reason: string },
): Promise<Result<void>> {
  const reason = rejection.reason.trim();
  return decide(ctx, rejection, "rejected", () => {
    if (reason !== "") return ok({ reason, ...placeOf(rejection) });
    return refuseMissing("reason");
  });
}

const refuseMissing = (name: "alt_text" | "reason") => {
  const label = nameInSentence(decisionForm, "en", name);
  return refuseField(name, message(fieldMessages, "required", { label }));
};

/** A place that was freed does not come back when a merge is undone. */
const placeOf = ({ freesPlace }: Dismissal) =>
  freesPlace ? { counts: false, lostPlace: false } : {};

const withoutPlace = { place: null, placeTitle: "" };

interface Judged {
  readonly mediaState: string;
  readonly hasRelease: boolean;
  readonly quarantinedAt: Date | null;
}

async function decide(
  ctx: Ctx,
  { entryId, from }: Chosen,
  state: EntryState,
  judge: (entry: Judged) => Result<Prisma.ContestEntryUpdateManyMutationInput>,
): Promise<Result<void>> {
  const others = refuseUnlessMay(ctx, "moderation");
  if (others) return others;
  return inTransaction(ctx, async (tx) => {
    const entry = await tx.tx.contestEntry.findUnique({ where: { id: entryId } });
    if (!entry) return refuse({ code: "not_found" });
    const changes = judge(entry);
    if (!changes.ok) return changes;
    const contest = await lockWinners(tx, entry.contestId);
    // What nobody sees wins nothing; whoever was told keeps the place.
    const noPlace = state === "approved" || contest?.announcedAt ? {} : withoutPlace;
    const { count } = await tx.tx.contestEntry.updateMany({
      where: { id: entryId, state: from },
      data: {
        ...changes.value,
        ...noPlace,
        state,
        decidedAt: tx.now(),
        decidedById: tx.actor.kind === "user" ? tx.actor.userId : null,
      },
    });
    if (count !== 1) {
      return refuse({ code: "conflict", message: message(contestMessages, "entryDecided") });
    }
    const { counts, mediaState, place } = entry;
    await audit(tx, {
      action: `contest.entry-${state}`,
      subject: `contest-entry:${entryId}`,
      data: { from, countedBefore: counts, mediaState, placeBefore: place },
    });
    if (state === "rejected") await enqueue(tx, sendRejectionJob, { entryId });
    return ok(undefined);
  });
}
