import { centralOfGroup, findIrsOrganization, revocationsOf } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { giftMessages } from "./messages";

/** What the files of the IRS say of gifts to an organization. */
export type Deductible =
  | { readonly kind: "listed"; readonly asOf: CivilDate; readonly group?: GroupNamed }
  | ({ readonly kind: "group"; readonly asOf: CivilDate } & GroupNamed)
  /** No file that we have lists it: its determination letter says, and its people said so on a day. */
  | { readonly kind: "unlisted"; readonly saidOn: CivilDate | null }
  | { readonly kind: "none"; readonly reason: MessageRef };

/** The central organization of a subordinate, and the group exemption number. */
export interface GroupNamed {
  readonly central: string;
  readonly gen: string;
}

const none = (key: "social" | "otherSection" | "notDeductible" | "revoked"): Deductible => ({
  kind: "none",
  reason: message(giftMessages, key),
});

/** Contributions are deductible: the code of the IRS's file of exempt organizations. */
const DEDUCTIBLE = "1";

/**
 * Whether donors may deduct gifts to an account, by its own line in the IRS's files or else by that of the
 * central organization of its group; a subordinate's group is named either way. For rooms that asked for
 * permission.
 */
export async function readDeductible(ctx: Ctx, accountId: number): Promise<Deductible> {
  const account = await reader(ctx).account.findUniqueOrThrow({
    where: { id: accountId },
    select: {
      ein: true,
      timeZone: true,
      giftStatement: { select: { saidAt: true } },
      group: {
        select: { gen: true, centralAccount: { select: { name: true, ein: true } } },
      },
    },
  });
  if (account.ein && (await isRevoked(ctx, account.ein))) return none("revoked");
  const own = account.ein ? await findIrsOrganization(ctx, account.ein) : undefined;
  const central = account.group?.centralAccount;
  if (own) {
    const known = { name: central?.name, gen: account.group?.gen };
    const group = await groupNamed(ctx, own, known);
    return judge(own) ?? { kind: "listed", asOf: own.asOf, ...(group && { group }) };
  }
  const head = central?.ein ? await findIrsOrganization(ctx, central.ein) : undefined;
  if (!central || !head) {
    const saidAt = account.giftStatement?.saidAt;
    const saidOn = saidAt ? civilDateIn(saidAt, account.timeZone) : null;
    return { kind: "unlisted", saidOn };
  }
  const gen = account.group?.gen ?? head.groupNumber;
  return judge(head) ?? { kind: "group", asOf: head.asOf, central: central.name, gen };
}

/**
 * Why a club has no letters: its gifts are not deductible, or no file lists it and its people did not say
 * what its determination letter says. Undefined where there are letters.
 */
export function letterObstacle(deductible: Deductible): MessageRef | undefined {
  if (deductible.kind === "none") return deductible.reason;
  const isUnsaid = deductible.kind === "unlisted" && deductible.saidOn === null;
  return isUnsaid ? message(giftMessages, "stateFirst") : undefined;
}

/** What the IRS's file has for an organization without a group. */
const NO_GROUP = "0000";

/**
 * The group of an organization that the file lists itself: that of the file, or else the one that it has
 * here. Undefined for a central organization, and for who has none.
 */
async function groupNamed(
  ctx: Ctx,
  own: { readonly ein: string; readonly groupNumber: string },
  known: { readonly name?: string | undefined; readonly gen?: string | null | undefined },
): Promise<GroupNamed | undefined> {
  const isFiled = own.groupNumber !== NO_GROUP && own.groupNumber !== "";
  const gen = isFiled ? own.groupNumber : known.gen;
  if (!gen) return undefined;
  const head = isFiled ? await centralOfGroup(ctx, gen) : undefined;
  if (head?.ein === own.ein) return undefined;
  const central = known.gen === gen ? known.name : head?.name;
  return central ? { central, gen } : undefined;
}

function judge(row: {
  readonly subsection: string;
  readonly deductibility: string;
}): Deductible | undefined {
  if (row.subsection === "07") return none("social");
  if (row.subsection !== "03") return none("otherSection");
  return row.deductibility === DEDUCTIBLE ? undefined : none("notDeductible");
}

async function isRevoked(ctx: Ctx, ein: string): Promise<boolean> {
  const [latest] = await revocationsOf(ctx, ein);
  return latest !== undefined && !latest.reinstatedOn;
}
