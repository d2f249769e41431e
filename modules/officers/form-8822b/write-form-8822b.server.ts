import { type Ctx, reader } from "#modules/platform/ctx.server";
import { addYears, type CivilDate } from "#modules/platform/dates";
import { type MessageRef, message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { readRoster } from "../queries/read-roster.server";
import { form8822bMessages } from "./messages";
import { holdsNineDigits } from "./nine-digits";
import type { Form8822bFields } from "./schema";

/** What a club writes on Form 8822-B, but for what is written by hand alone. */
export interface Form8822b {
  readonly accountName: string;
  /** Nine digits of the club; null while it has not said them. */
  readonly ein: string | null;
  readonly oldParty: string;
  readonly newParty: string;
  readonly changedOn: CivilDate;
  /** The new party's open term in the roster, where the change is recorded; null for none. */
  readonly termId: number | null;
}

/** The fields that hold nine digits, which are neither taken nor shown again. */
export const withNineDigits = (fields: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(
    Object.entries(fields)
      .filter(([, value]) => typeof value === "string" && holdsNineDigits(value))
      .map(([name]) => name),
  );

const words = (key: keyof (typeof form8822bMessages)["en"]): MessageRef =>
  message(form8822bMessages, key);

const folded = (name: string) => name.normalize("NFKC").trim().toLowerCase();

/**
 * What a club tells the IRS of its new responsible party. Nothing is kept, and nine digits are refused in
 * every field. For the account's people and staff. Refusals: `not_found`; `invalid` at the fields.
 */
export async function writeForm8822b(
  ctx: Ctx,
  { accountId, fields }: { readonly accountId: number; readonly fields: Form8822bFields },
): Promise<Result<Form8822b>> {
  const roster = await readRoster(ctx, accountId);
  if (!roster.ok) return roster;
  const { accountName, today, terms } = roster.value;
  const { old_party: oldParty, new_party: newParty, changed_on: changedOn } = fields;
  const errors: FieldErrors = {};
  for (const name of withNineDigits(fields)) errors[name] = [words("nineDigits")];
  if (folded(oldParty) === folded(newParty)) errors.new_party ??= [words("samePerson")];
  if (changedOn > today) errors.changed_on = [words("changedAhead")];
  if (changedOn < addYears(today, -10)) errors.changed_on = [words("changedLong")];
  if (Object.keys(errors).length > 0) return refuse({ code: "invalid", errors });
  const account = await reader(ctx).account.findUnique({ where: { id: accountId } });
  return ok({
    accountName,
    ein: account?.ein ?? null,
    oldParty: oldParty.trim(),
    newParty: newParty.trim(),
    changedOn,
    termId:
      terms.find(({ state, name }) => state === "open" && folded(name) === folded(newParty))?.id ??
      null,
  });
}
