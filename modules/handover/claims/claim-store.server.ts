import { lockAccount, markClaimed } from "#modules/accounts/index.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { enqueue } from "#modules/platform/jobs/index.server";
import { sendClaimNoticeJob } from "../jobs";
import { type ClaimState, running } from "./claim-state";

/** So many officers that only the roster knows are told. */
const MOST_TOLD = 10;

export type ClaimEvent = "claimed" | "received" | "objected" | "approved" | "rejected";

/** What a mail about it says: whoever decides reads other words, and whom the roster alone knows. */
export type ClaimLetter = ClaimEvent | "claimedGroup" | "claimedKnown";

/** A claim with its account, held by the account's lock until the transaction ends. */
export async function heldClaim(tx: TxCtx, id: number) {
  const found = await tx.tx.claim.findUnique({ where: { id }, select: { accountId: true } });
  if (!found) return undefined;
  await lockAccount(tx, found.accountId);
  return tx.tx.claim.findUniqueOrThrow({
    where: { id },
    include: {
      account: {
        select: {
          name: true,
          timeZone: true,
          mergedIntoId: true,
          suspendedAt: true,
          group: { select: { centralAccountId: true } },
        },
      },
    },
  });
}
export type HeldClaim = NonNullable<Awaited<ReturnType<typeof heldClaim>>>;

/** Moves a claim on; the club's money is free again once it runs no longer. @returns whether it did */
export async function moveClaim(
  tx: TxCtx,
  { id, accountId }: Pick<HeldClaim, "id" | "accountId">,
  from: readonly ClaimState[],
  data: Readonly<Record<string, unknown>> & { readonly state: ClaimState },
): Promise<boolean> {
  const { count } = await tx.tx.claim.updateMany({
    where: { id, state: { in: [...from] } },
    data,
  });
  if (count === 1 && !running.includes(data.state)) await markClaimed(tx, accountId, null);
  return count === 1;
}

/** Both sides hear of it: the claimant, the club's people, and those of its headquarters. */
export async function tellAll(
  tx: TxCtx,
  claim: Pick<HeldClaim, "id" | "accountId" | "email" | "account">,
  event: ClaimEvent,
  { isClaimantTold = true }: { readonly isClaimantTold?: boolean } = {},
): Promise<void> {
  const central = claim.account.group?.centralAccountId;
  const ids = central ? [claim.accountId, central] : [claim.accountId];
  const members = await tx.tx.accountUser.findMany({
    where: { accountId: { in: ids } },
    select: { userId: true },
    distinct: ["userId"],
    orderBy: { userId: "asc" },
  });
  for (const { userId } of members) await tell(tx, claim.id, event, { userId });
  if (isClaimantTold) await tell(tx, claim.id, event, { email: claim.email });
}

/** Officers whom the roster knows by an address alone hear of a claim: they may know that it is wrong. */
export async function tellRoster(
  tx: TxCtx,
  claim: Pick<HeldClaim, "id" | "accountId" | "emailKey">,
): Promise<void> {
  const members = await tx.tx.accountUser.findMany({
    where: { accountId: claim.accountId },
    select: { user: { select: { emailKey: true } } },
  });
  const known = [claim.emailKey, "", ...members.map(({ user }) => user.emailKey)];
  const terms = await tx.tx.officerTerm.findMany({
    where: { accountId: claim.accountId, removedAt: null, emailKey: { notIn: known } },
    select: { email: true, emailKey: true },
    orderBy: [{ endsOn: "desc" }, { id: "asc" }],
  });
  const addresses = new Map(terms.map((one) => [one.emailKey, one.email]));
  for (const email of [...addresses.values()].slice(0, MOST_TOLD)) {
    await tell(tx, claim.id, "claimed", { email });
  }
}

/** Asks for a mail to one person about a claim. */
export async function tell(
  tx: TxCtx,
  claimId: number,
  event: ClaimEvent,
  to: { readonly userId: number } | { readonly email: string },
): Promise<void> {
  const { id } = await tx.tx.claimNotice.create({
    data: { claimId, event, ...to, createdAt: tx.now() },
    select: { id: true },
  });
  await enqueue(tx, sendClaimNoticeJob, { noticeId: id });
}
