import type { Ctx } from "#modules/platform/ctx.server";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuseField } from "#modules/platform/result";
import { billingMessages } from "../messages";
import { bankDirectory } from "./index.server";
import { BankDirectoryUnavailable } from "./port";
import { isRoutingNumber, routingDigits } from "./routing-number";

export interface FoundBank {
  readonly routingNumber: string;
  readonly name: string;
}

/**
 * The bank of a routing number. What cannot be one (nine digits, check sum) is refused at `rn`
 * before the directory is asked; so is a number that it does not know, or knows nothing of at present.
 */
export async function findBank(ctx: Ctx, typed: string): Promise<Result<FoundBank>> {
  const routingNumber = routingDigits(typed);
  if (!isRoutingNumber(routingNumber)) {
    return refuseField("rn", message(billingMessages, "routingNumberWrong"));
  }
  try {
    const name = await bankDirectory().bankOf(routingNumber);
    if (name) return ok({ routingNumber, name });
    return refuseField("rn", message(billingMessages, "bankUnknown"));
  } catch (error) {
    if (!(error instanceof BankDirectoryUnavailable)) throw error;
    ctx.log.warn({ err: error }, "the bank directory could not be asked");
    return refuseField("rn", message(billingMessages, "bankDirectoryAway"));
  }
}
