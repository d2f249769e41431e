import { otherListsAsOf, type Revocation, revocationsOf } from "#modules/listings/index.server";
import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";

/** What the revocation list says of an EIN. */
export type RevocationWord =
  | { readonly kind: "unread" }
  | { readonly kind: "none"; readonly asOf: CivilDate }
  | {
      readonly kind: "revoked" | "reinstated";
      /** The latest revocation. */
      readonly row: Revocation;
      /** It is not the first. */
      readonly isAgain: boolean;
    };

/** What the revocation list says of an EIN of nine digits: for anybody. */
export async function revocationWord(ctx: Ctx, ein: string): Promise<RevocationWord> {
  const [row, ...earlier] = await revocationsOf(ctx, ein);
  if (row) {
    const kind = row.reinstatedOn ? "reinstated" : "revoked";
    return { kind, row, isAgain: earlier.length > 0 };
  }
  const { revocations: asOf } = await otherListsAsOf(ctx);
  return asOf ? { kind: "none", asOf } : { kind: "unread" };
}
