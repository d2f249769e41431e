import { removeListing } from "#modules/listings/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { publishListing } from "../organization/publish-listing.server";
import { emptiedFields, mergedFields } from "./merged-fields";

/** A duplicate and the account that everything of it goes to. */
export interface AccountMerge {
  readonly keptId: number;
  readonly duplicateId: number;
}

/**
 * Marks a duplicate as merged and gives its facts, people, invitations and files to the kept
 * account. Everybody whose rows refer to accounts moves their own after this, in the same
 * transaction; the database lets rows go from a duplicate to the account that it is marked with, and
 * takes no new ones for it. The caller holds the rows of both (`FOR UPDATE`) and has judged.
 */
export async function moveAccount(tx: TxCtx, merge: AccountMerge): Promise<void> {
  const { keptId, duplicateId } = merge;
  const kept = await tx.tx.account.findUniqueOrThrow({ where: { id: keptId } });
  const duplicate = await tx.tx.account.findUniqueOrThrow({ where: { id: duplicateId } });
  const fields = mergedFields(kept, duplicate);
  const isPictureTaken = fields.profileImageKey !== kept.profileImageKey;
  const marked = await tx.tx.account.updateMany({
    where: { id: duplicateId, mergedIntoId: null },
    data: {
      ...emptiedFields,
      ...(isPictureTaken && { profileImageKey: null }),
      mergedIntoId: keptId,
      mergedAt: tx.now(),
    },
  });
  const taken = await tx.tx.account.updateMany({
    where: { id: keptId, mergedIntoId: null },
    data: fields,
  });
  if (marked.count + taken.count !== 2) throw new Error("the caller's locks keep both as they are");
  // What was merged into the duplicate before leads to the kept account at once.
  await tx.tx.account.updateMany({
    where: { mergedIntoId: duplicateId },
    data: { mergedIntoId: keptId },
  });
  await moveInvitations(tx, merge);
  await movePeople(tx, merge);
  await tx.tx.accountFile.updateMany({
    where: { accountId: duplicateId },
    data: { accountId: keptId },
  });
  await removeListing(tx, duplicateId);
  await publishListing(tx, keptId);
}

/** Who belongs to both stays once; the kept account's primary user stays, or else it gets one. */
async function movePeople({ tx }: TxCtx, { keptId, duplicateId }: AccountMerge): Promise<void> {
  const own = await tx.accountUser.findMany({ where: { accountId: keptId } });
  const theirs = await tx.accountUser.findMany({ where: { accountId: duplicateId } });
  const former = theirs.find(({ isPrimary }) => isPrimary);
  await tx.accountUser.createMany({
    data: theirs
      .filter(({ userId }) => !own.some((member) => member.userId === userId))
      .map(({ userId, readsUntil, createdAt }) => ({
        accountId: keptId,
        userId,
        readsUntil,
        createdAt,
      })),
  });
  // What hangs on who belongs to the duplicate, such as private calendars, ends with it.
  await tx.accountUser.deleteMany({ where: { accountId: duplicateId } });
  if (!former || own.some(({ isPrimary }) => isPrimary)) return;
  const key = { accountId: keptId, userId: former.userId };
  await tx.accountUser.update({
    where: { accountId_userId: key },
    data: { isPrimary: true, readsUntil: null },
  });
}

/** Nobody is invited who belongs to one of the two, or twice; nobody becomes primary by it. */
async function moveInvitations(
  { tx }: TxCtx,
  { keptId, duplicateId }: AccountMerge,
): Promise<void> {
  const either = { accountId: { in: [keptId, duplicateId] } };
  const members = await tx.accountUser.findMany({ where: either, select: { userId: true } });
  const invited = await tx.invitation.findMany({
    where: { accountId: keptId },
    select: { userId: true },
  });
  const memberIds = members.map(({ userId }) => userId);
  const known = [...memberIds, ...invited.map(({ userId }) => userId)];
  await tx.invitation.deleteMany({ where: { accountId: duplicateId, userId: { in: known } } });
  await tx.invitation.deleteMany({ where: { accountId: keptId, userId: { in: memberIds } } });
  await tx.invitation.updateMany({
    where: { accountId: duplicateId },
    data: { accountId: keptId, isPrimary: false },
  });
}
