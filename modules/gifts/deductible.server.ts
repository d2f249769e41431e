import { findIrsOrganization, revocationsOf } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { giftMessages } from "./messages";

/** What the files of the IRS say of gifts to an organization. */
export type Deductible =
  | { readonly kind: "listed"; readonly asOf: CivilDate }
  | {
      readonly kind: "group";
      readonly asOf: CivilDate;
      readonly central: string;
      readonly gen: string;
    }
  /** No file that we have lists it: its determination letter says. */
  | { readonly kind: "unlisted" }
  | { readonly kind: "none"; readonly reason: MessageRef };

const none = (key: "social" | "otherSection" | "notDeductible" | "revoked"): Deductible => ({
  kind: "none",
  reason: message(giftMessages, key),
});

/** Contributions are deductible: the code of the IRS's file of exempt organizations. */
const DEDUCTIBLE = "1";

/**
 * Whether donors may deduct gifts to an account, by its own line in the IRS's files or else by that of the
 * central organization of its group. For rooms that asked for permission.
 */
export async function readDeductible(ctx: Ctx, accountId: number): Promise<Deductible> {
  const account = await reader(ctx).account.findUniqueOrThrow({
    where: { id: accountId },
    select: {
      ein: true,
      group: {
        select: { gen: true, centralAccount: { select: { name: true, ein: true } } },
      },
    },
  });
  if (account.ein && (await isRevoked(ctx, account.ein))) return none("revoked");
  const own = account.ein ? await findIrsOrganization(ctx, account.ein) : undefined;
  if (own) return judge(own) ?? { kind: "listed", asOf: own.asOf };
  const central = account.group?.centralAccount;
  const head = central?.ein ? await findIrsOrganization(ctx, central.ein) : undefined;
  if (!central || !head) return { kind: "unlisted" };
  const gen = account.group?.gen ?? head.groupNumber;
  return judge(head) ?? { kind: "group", asOf: head.asOf, central: central.name, gen };
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
