import { type EinHolder, einHolders, type GroupAccess } from "#modules/accounts/index.server";
import { brand } from "#modules/platform/brand.server";
import type { TxCtx } from "#modules/platform/ctx.server";
import { type MessageRef, message } from "#modules/platform/messages";
import { isOfAccount } from "#modules/platform/permission.server";
import { type Refused, refuseField } from "#modules/platform/result";
import { headquartersRoomMessages } from "./messages";

/**
 * A refusal at `ein` where an account has the number that a chapter is to get, or says so in an application.
 * Of a chapter in reach its name is told, and of an account that the actor may see; of anybody else's that there
 * is one, and whom to ask.
 * @param ein nine digits, without the hyphen
 */
export async function refuseEin(
  tx: TxCtx,
  access: GroupAccess,
  ein: string,
): Promise<Refused | undefined> {
  const said = await tx.tx.$queryRaw<EinHolder[]>`
    SELECT account.id, account.name, account.group_id AS "groupId", account.region_id AS "regionId"
    FROM accounts account JOIN standings standing ON standing.account_id = account.id
    WHERE account.merged_into_id IS NULL AND standing.ein = ${ein} ORDER BY account.id`;
  const holders = [...(await einHolders(tx, ein)), ...said];
  const [first] = holders;
  if (!first) return undefined;
  const m = headquartersRoomMessages;
  const at = (why: MessageRef) => refuseField("ein", why);
  if (holders.some(({ id }) => id === access.centralAccountId)) {
    return at(message(m, "einOfHeadquarters"));
  }
  const chapter = holders.find((one) => isReached(access, one));
  if (chapter) return at(message(m, "einOfChapter", { name: chapter.name }));
  const seen = holders.find(({ id }) => isOfAccount(tx, id));
  if (seen) return at(message(m, "einOfAccount", { name: seen.name, id: seen.id }));
  return at(message(m, "einElsewhere", { email: brand.supportEmail }));
}

const isReached = (access: GroupAccess, { groupId, regionId }: EinHolder) =>
  groupId === access.groupId &&
  (access.regionIds === null || (regionId !== null && access.regionIds.includes(regionId)));
