import { type GroupAccess, reachOf, refuseViewer } from "#modules/accounts/index.server";
import { audit } from "#modules/platform/audit.server";
import { type Ctx, inTransaction, type TxCtx } from "#modules/platform/ctx.server";
import { withMutex } from "#modules/platform/keyed-mutex.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { refuseUnlessProved } from "#modules/platform/permission.server";
import { ok, type Refusal, type Result, refuse } from "#modules/platform/result";
import { chapterQuote, groupOfCentral } from "../group.server";
import type { ChosenChapter } from "../group-schemas";
import { CHAPTERS_A_PAGE } from "../group-views";
import type { Level } from "../level";
import { renewalMessages } from "../messages";
import { listLevels } from "../queries/levels.server";
import { asSystem, mayRenew, readLockedAccount } from "../store.server";
import { type SubmittedRenewal, submitRenewal } from "./submit-renewal.server";

/** A chapter that could not be renewed, and why; the name only of a chapter of the group. */
export interface ChapterRefused {
  readonly accountId: number;
  readonly name: string;
  readonly why: MessageRef;
}

export interface RenewedChapters {
  readonly renewed: readonly (SubmittedRenewal & { readonly accountId: number })[];
  readonly refused: readonly ChapterRefused[];
}

/**
 * Makes the renewal invoices of chapters of a group that is billed as one, each by its own quote and
 * in a transaction of its own: what cannot be renewed is reported and holds up no other. Doing it
 * again gives the same invoices. For the owners and editors of the central organization, each for the
 * chapters in reach, and staff.
 * @returns refusal `not_found` (not the center of a group), `forbidden` for who only looks, `confirm` for staff whose password was not
 *   given of late, `invalid` at `chapters` (none, too many),
 *   `conflict` (the group is not billed as one)
 */
export async function renewChapters(
  ctx: Ctx,
  input: { readonly centralAccountId: number; readonly chapters: readonly ChosenChapter[] },
): Promise<Result<RenewedChapters>> {
  if (!mayRenew(ctx.actor, input.centralAccountId)) return refuse({ code: "not_found" });
  const unproved = refuseUnlessProved(ctx, input.centralAccountId);
  if (unproved) return unproved;
  const group = await groupOfCentral(ctx, input.centralAccountId);
  if (!group) return refuse({ code: "not_found" });
  const viewer = refuseViewer(group);
  if (viewer) return viewer;
  if (!group.isBilledAsGroup) {
    return refuse({ code: "conflict", message: message(renewalMessages, "groupNotBilled") });
  }
  const chapters = new Map(input.chapters.map((chapter) => [chapter.accountId, chapter]));
  if (chapters.size === 0 || chapters.size > CHAPTERS_A_PAGE) {
    const why = message(renewalMessages, "chaptersNone", { max: CHAPTERS_A_PAGE });
    return refuse({ code: "invalid", errors: { chapters: [why] } });
  }
  const levels = new Map((await listLevels(ctx)).map((level) => [level.id, level]));
  const renewed: (SubmittedRenewal & { accountId: number })[] = [];
  const refused: ChapterRefused[] = [];
  for (const chapter of chapters.values()) {
    const { accountId } = chapter;
    const renew = (tx: TxCtx) => renewChapter(tx, group, levels, chapter);
    const made = await withMutex(`renewal of ${accountId}`, () =>
      inTransaction(ctx, renew, { timeoutMs: 60_000 }),
    );
    if (made.ok) renewed.push({ ...made.value, accountId });
    else refused.push({ accountId, ...(await whyNot(ctx, group, accountId, made.refusal)) });
  }
  return ok({ renewed, refused });
}

async function renewChapter(
  tx: TxCtx,
  group: GroupAccess,
  levels: ReadonlyMap<number, Level>,
  { accountId, dueOn, price }: ChosenChapter,
): Promise<Result<SubmittedRenewal>> {
  const account = await readLockedAccount(tx, accountId);
  // Asked with the account locked: who leaves the group meanwhile is renewed by nobody else.
  const isChapter =
    (await tx.tx.account.count({ where: { ...reachOf(group), id: accountId } })) === 1;
  if (!account || !isChapter) return refuse({ code: "not_found" });
  const quote = chapterQuote(tx, levels, account);
  if (!quote) {
    return refuse({ code: "conflict", message: message(renewalMessages, "notMember") });
  }
  const { currentLevelId, newLevelId, isUpgradeSelected, isIncorporationSelected } = quote;
  const made = await submitRenewal(asSystem(tx), {
    accountId,
    currentLevelId,
    newLevelId,
    isUpgradeSelected,
    isIncorporationSelected,
    bonusBalance: account.bonusBalance,
    dueOn,
    totals: { ...quote.totals, orderTotal: price },
  });
  if (!made.ok) return made;
  const { id: invoiceId } = made.value.invoice;
  await audit(tx, {
    action: "renewal.chapter-renewed",
    subject: `account:${accountId}`,
    data: { group: group.groupId, invoiceId },
  });
  return made;
}

/** Why a chapter was not renewed, in words for its central organization. */
async function whyNot(ctx: Ctx, group: GroupAccess, id: number, refusal: Refusal) {
  const chapter = await ctx.db.account.findFirst({
    where: { ...reachOf(group), id },
    select: { name: true },
  });
  const why = chapter && refusal.message ? refusal.message : message(renewalMessages, "notInGroup");
  return { name: chapter?.name ?? "", why };
}
