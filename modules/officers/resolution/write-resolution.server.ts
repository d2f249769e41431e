import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { foldEmail } from "#modules/platform/email";
import { message } from "#modules/platform/messages";
import { type FieldErrors, ok, type Result, refuse } from "#modules/platform/result";
import { isOfficer } from "../domain/offices";
import { readRoster } from "../queries/read-roster.server";
import type { TermView } from "../views";
import { resolutionMessages } from "./messages";
import type { Power } from "./powers";
import type { ResolutionFields } from "./schema";

/** A person of the roster as a resolution names them. */
export type Named = Pick<TermView, "name" | "office" | "title">;

/** What a meeting decided about the club's bank account, ready to be signed. */
export interface Resolution {
  readonly legalName: string;
  /** Nine digits; null while the club has not said it. */
  readonly ein: string | null;
  /** "" for any bank. */
  readonly bank: string;
  readonly meetingOn: CivilDate;
  readonly signers: readonly Named[];
  readonly former: readonly Named[];
  readonly powers: readonly Power[];
  readonly signatures: "one" | "two";
  readonly certifiedBy: readonly [Named, Named];
}

const folded = ({ name }: TermView) =>
  name.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** One person may hold two offices, entered with or without an address. */
const isSamePerson = (one: TermView, other: TermView): boolean =>
  one.id === other.id ||
  folded(one) === folded(other) ||
  (one.email !== "" && foldEmail(one.email) === foldEmail(other.email));

/**
 * A resolution for the bank from the roster: who signs, who no longer does, what signers may do, and
 * the two officers who certify it. Nothing is kept. For the account's people and staff. Refusals:
 * `not_found`; `invalid` at the fields.
 */
export async function writeResolution(
  ctx: Ctx,
  { accountId, fields }: { readonly accountId: number; readonly fields: ResolutionFields },
): Promise<Result<Resolution>> {
  const roster = await readRoster(ctx, accountId);
  if (!roster.ok) return roster;
  const { terms, today } = roster.value;
  const known = new Map(terms.map((term) => [String(term.id), term]));
  const errors: FieldErrors = {};
  const say = (field: string, key: Plain) => {
    errors[field] = [message(resolutionMessages, key)];
  };
  const { meeting_on: meetingOn } = fields;
  if (meetingOn > today) say("meeting_on", "meetingAhead");
  const chosen = (field: "sign" | "leave") => {
    const found = fields[field].map((id) => known.get(id));
    if (found.includes(undefined)) say(field, "unknownTerm");
    return found.filter((term) => term !== undefined);
  };
  const [signers, former] = [chosen("sign"), chosen("leave")];
  const people = signers.filter(
    (one, index) => !signers.slice(0, index).some((other) => isSamePerson(one, other)),
  );
  if (signers.length === 0) say("sign", "nobodySigns");
  else if (fields.signatures === "two" && people.length < 2) say("signatures", "twoNeeded");
  const both = former.find((one) => signers.some((other) => isSamePerson(one, other)));
  if (both) errors.leave = [message(resolutionMessages, "bothWays", { name: both.name })];
  if (fields.power.length === 0) say("power", "nothingAllowed");
  const officer = (field: "first" | "second") => {
    const term = known.get(fields[field]);
    if (term && term.state === "open" && isOfficer(term.office)) return term;
    say(field, "unknownTerm");
    return undefined;
  };
  const [first, second] = [officer("first"), officer("second")];
  if (first && second && isSamePerson(first, second)) say("second", "samePerson");
  if (!first || !second || Object.keys(errors).length > 0) {
    return refuse({ code: "invalid", errors });
  }
  const account = await reader(ctx).account.findUnique({ where: { id: accountId } });
  return ok({
    legalName: fields.legal_name.trim(),
    ein: account?.ein ?? null,
    bank: fields.bank.trim(),
    meetingOn,
    signers: people,
    former,
    powers: fields.power,
    signatures: fields.signatures,
    certifiedBy: [first, second],
  });
}

type Plain = Exclude<keyof (typeof resolutionMessages)["en"], "bothWays">;
