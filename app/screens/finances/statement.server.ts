import type { StatementAsked } from "#modules/billing/index.server";
import { type CivilDate, parseCivilDate } from "#modules/platform/dates";
import { message } from "#modules/platform/messages";
import { ok, type Result, refuse, refuseField } from "#modules/platform/result";
import { readId } from "~/http/read-id";
import { financesMessages } from "~/parts/finances/words";

/** The statement that an address asks for; `invalid` at the days that are none. */
export function readStatementQuery({ searchParams }: URL): Result<StatementAsked> {
  const accountId = readId(searchParams.get("account_id") ?? "");
  const [from, to] = ["from", "to"].map((name) => parseCivilDate(searchParams.get(name) ?? ""));
  if (from && to) {
    if (from <= to) return ok({ accountId, from, to });
    return refuseField("to", message(financesMessages, "daysBackwards"));
  }
  return refuseDays(from, to);
}

function refuseDays(from: CivilDate | undefined, to: CivilDate | undefined) {
  const unknown = [message(financesMessages, "dayUnknown")];
  const errors = { ...(from ? {} : { from: unknown }), ...(to ? {} : { to: unknown }) };
  return refuse({ code: "invalid", errors });
}
