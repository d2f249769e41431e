import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { isOfficer, type Office } from "../domain/offices";
import { viewOfTerm } from "../term-view";
import type { TermView } from "../views";

/** The term by which a person is an officer of an account. */
export interface OfficeHeld {
  readonly term: TermView;
  /** The day where the account is. */
  readonly today: CivilDate;
}

const order = { open: 0, coming: 1, ended: 2 } as const;

interface Person {
  readonly accountId: number;
  readonly userId: number;
}

/** The terms of a person at an account, by the address that signs in; the latest end first. */
async function termsOfPerson(ctx: Ctx, { accountId, userId }: Person) {
  const account = await reader(ctx).account.findUnique({
    where: { id: accountId },
    select: { timeZone: true },
  });
  const user = await reader(ctx).user.findUnique({
    where: { id: userId },
    select: { emailKey: true },
  });
  if (!account || !user) return undefined;
  const today = civilDateIn(ctx.now(), account.timeZone);
  const rows = await reader(ctx).officerTerm.findMany({
    where: { accountId, emailKey: user.emailKey, removedAt: null },
    orderBy: { endsOn: "desc" },
  });
  return { today, terms: rows.map((row) => viewOfTerm(row, today)) };
}

/**
 * What a person who signs in is at an account, by its roster: the term that is open, or else the next
 * one, or else the last; undefined for whoever it does not name. Whoever calls asks for permission.
 */
export async function officeOf(ctx: Ctx, person: Person): Promise<OfficeHeld | undefined> {
  const found = await termsOfPerson(ctx, person);
  const [term] = (found?.terms ?? [])
    .filter(({ office }) => isOfficer(office))
    .toSorted((one, other) => order[one.state] - order[other.state]);
  return found && term && { term, today: found.today };
}

/** Whether a person holds an office today, beside whatever other one. Whoever calls asks for permission. */
export async function holdsOffice(
  ctx: Ctx,
  { office, ...person }: Person & { readonly office: Office },
): Promise<boolean> {
  const found = await termsOfPerson(ctx, person);
  return (found?.terms ?? []).some((term) => term.office === office && term.state === "open");
}
