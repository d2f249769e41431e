import type { TxCtx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { type Refused, refuse } from "#modules/platform/result";
import { accountsMessages } from "../../messages";

/** What is suspended, or let again. */
export interface Suspension {
  readonly accountId: number;
  /** Staff's words for it; undefined ends the suspension. */
  readonly reason: string | undefined;
}

/** Why a conditional change changed no account: there is none, or somebody else was faster. */
export async function refuseUnchanged({ tx }: TxCtx, accountId: number): Promise<Refused> {
  const isThere = (await tx.account.count({ where: { id: accountId } })) > 0;
  return isThere
    ? refuse({ code: "conflict", message: message(accountsMessages, "suspensionChanged") })
    : refuse({ code: "not_found" });
}
