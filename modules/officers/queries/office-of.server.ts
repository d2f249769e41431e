import { type Ctx, reader } from "#modules/platform/ctx.server";
import { type CivilDate, civilDateIn } from "#modules/platform/dates";
import { isOfficer } from "../domain/offices";
import { viewOfTerm } from "../term-view";
import type { TermView } from "../views";

/** The term by which a person is an officer of an account. */
export interface OfficeHeld {
  readonly term: TermView;
  /** The day where the account is. */
  readonly today: CivilDate;
}

const order = { open: 0, coming: 1, ended: 2 } as const;

/**
 * What a person who signs in is at an account, by its roster: the term that is open, or else the next
 * one, or else the last; undefined for whoever it does not name. Whoever calls asks for permission.
 */
export async function officeOf(
  ctx: Ctx,
  { accountId, userId }: { readonly accountId: number; readonly userId: number },
): Promise<OfficeHeld | undefined> {
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
  const [term] = rows
    .map((row) => viewOfTerm(row, today))
    .filter(({ office }) => isOfficer(office))
    .toSorted((one, other) => order[one.state] - order[other.state]);
  return term && { term, today };
}
