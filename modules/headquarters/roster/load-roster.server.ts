import type { GroupAccess } from "#modules/accounts/index.server";
import { saidFiscalYears } from "#modules/duties/index.server";
import { placeInGroup } from "#modules/listings/contract";
import { groupRows, readFiles, stateFilesAsOf } from "#modules/listings/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import type { RosterEntry } from "./domain/judge-lines";
import { placeKey, reconcile } from "./domain/reconcile";
import type { Elsewhere, OurChapter, RosterRow } from "./domain/roster";

/** An account of the group, with the line of the roster that names it. */
interface Account {
  readonly id: number;
  readonly name: string;
  readonly ein: string | null;
  readonly city: string | null;
  readonly state: string | null;
}

const nothingSaid = { city: "", state: "", fiscalYearMonth: null, subsection: "" } as const;

/** A chapter by its own word, and before that by what the headquarters' last roster says of it. */
function chapterOf(
  account: Account | undefined,
  line: RosterEntry | undefined,
  more: { readonly month: number | undefined; readonly subsection: string },
): OurChapter {
  const said = line ?? { ...nothingSaid, ein: null, name: "" };
  return {
    accountId: account?.id,
    isListed: line !== undefined,
    ein: said.ein ?? account?.ein ?? null,
    name: said.name || (account?.name ?? ""),
    city: said.city || (account?.city ?? ""),
    state: said.state || (account?.state ?? ""),
    fiscalYearMonth: said.fiscalYearMonth ?? more.month ?? null,
    subsection: said.subsection || more.subsection,
  };
}

/** The chapters that an account group has in the product, but its central organization. */
const accountsOf = (ctx: Ctx, { groupId, centralAccountId }: GroupAccess): Promise<Account[]> =>
  reader(ctx).account.findMany({
    where: { groupId, mergedIntoId: null, id: { not: centralAccountId } },
    select: { id: true, name: true, ein: true, city: true, state: true },
    orderBy: { id: "asc" },
  });

/** The lines of the roster that was taken last. */
export async function linesOf(ctx: Ctx, groupId: number): Promise<RosterEntry[]> {
  const rows = await reader(ctx).rosterLine.findMany({
    where: { groupId },
    orderBy: { id: "asc" },
  });
  return rows.map(({ fiscalYearEnd: fiscalYearMonth, ein, name, city, state, subsection }) => {
    return { ein, name, city, state, fiscalYearMonth, subsection };
  });
}

/**
 * The chapters of a group as its headquarters has them. A line of the roster is about the account with
 * its EIN; where neither has one, about the account of that name in that place.
 */
export async function ourChapters(ctx: Ctx, access: GroupAccess): Promise<OurChapter[]> {
  const accounts = await accountsOf(ctx, access);
  const lines = await linesOf(ctx, access.groupId);
  const central = await centralOf(ctx, access);
  const months = await saidFiscalYears(
    ctx,
    accounts.map(({ id }) => id),
  );
  const subsection = central.subsection ?? "";
  const byEin = new Map(lines.flatMap((line) => (line.ein === null ? [] : [[line.ein, line]])));
  const byPlace = new Map(
    lines.flatMap((line) => (line.ein === null ? [[placeKey(line), line]] : [])),
  );
  const used = new Set<RosterEntry>();
  const lineFor = ({ ein, name, city, state }: Account) => {
    const place = placeKey({ name, city: city ?? "", state: state ?? "" });
    const line = ein === null ? byPlace.get(place) : byEin.get(ein);
    // Two accounts with one number: the first is the one that the line is about.
    if (!line || used.has(line)) return undefined;
    used.add(line);
    return line;
  };
  const chapters = accounts.map((account) =>
    chapterOf(account, lineFor(account), { month: months.get(account.id), subsection }),
  );
  const others = lines
    .filter((line) => !used.has(line))
    .map((line) => chapterOf(undefined, line, { month: undefined, subsection }));
  return [...chapters, ...others];
}

/** The central organization's EIN and its own row of the file. */
async function centralOf(ctx: Ctx, { centralAccountId }: GroupAccess) {
  const account = await reader(ctx).account.findUnique({
    where: { id: centralAccountId },
    select: { ein: true },
  });
  const ein = account?.ein ?? undefined;
  const files = await readFiles(ctx, ein ? [ein] : []);
  return { ein, subsection: files.get(ein ?? "")?.organization?.subsection };
}

/** Compares all chapters of a group with the rows of the IRS's file that have its number. */
export async function loadRoster(ctx: Ctx, access: GroupAccess): Promise<RosterRow[]> {
  const { gen } = access;
  if (gen === null) return [];
  const ours = await ourChapters(ctx, access);
  const rows = await groupRows(ctx, gen);
  const central = await centralOf(ctx, access);
  const regions = await stateFilesAsOf(ctx);
  const irs = rows.filter(
    ({ ein, affiliation }) => ein !== central.ein && placeInGroup(affiliation) !== "central",
  );
  const inGroup = new Set(irs.map(({ ein }) => ein));
  const others = ours.flatMap(({ ein }) => (ein === null || inGroup.has(ein) ? [] : [ein]));
  const files = await readFiles(ctx, others);
  const elsewhere = new Map<string, Elsewhere>(
    [...files].map(([ein, { organization, leftOn, revocation }]) => [
      ein,
      {
        groupNumber: organization?.groupNumber,
        leftOn,
        isRevoked: revocation !== undefined && revocation.reinstatedOn === undefined,
      },
    ]),
  );
  const coveredStates = new Set([...regions.keys(), ...irs.map(({ state }) => state)]);
  return reconcile({ ours, irs, elsewhere, coveredStates });
}
