import type { Ctx } from "#modules/platform/ctx.server";
import type { CivilDate } from "#modules/platform/dates";
import { isOfAccount } from "#modules/platform/permission.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import { settledDuties } from "./build/compute.server";
import { type LoadedClub, loadClubs } from "./build/load-clubs.server";
import { extensionCode } from "./domain/duties-of";
import type { ProofKind } from "./domain/rule";
import type { SettledDuty } from "./domain/settle";
import { type Rulebook, readRulebook, statesOf, touchedGroupDuties } from "./rulebook.server";
import { type ShownFor, viewOf } from "./shown";
import type { DutyView } from "./views";

/** A club with the rules that it is asked by. */
export interface ClubWithBook {
  readonly loaded: LoadedClub;
  readonly book: Rulebook;
}

/** Loads a club and its rules for its people, staff and the system; `not_found` for anybody else. */
export async function readClub(ctx: Ctx, accountId: number): Promise<Result<ClubWithBook>> {
  if (!isOfAccount(ctx, accountId)) return refuse({ code: "not_found" });
  return readClubUnasked(ctx, accountId);
}

/** The same without asking for permission: whoever calls has. */
export async function readClubUnasked(ctx: Ctx, accountId: number): Promise<Result<ClubWithBook>> {
  const [loaded] = await loadClubs(ctx, [accountId]);
  if (!loaded) return refuse({ code: "not_found" });
  const { report, charity } = statesOf(loaded.club);
  const states = [report, charity].filter((state) => state !== undefined);
  const groupIds = loaded.club.group ? [loaded.club.group.id] : [];
  const groupDutyIds = touchedGroupDuties(loaded.marks);
  return ok({ loaded, book: await readRulebook(ctx, { states, groupIds, groupDutyIds }) });
}

/** A club's duties from one day to another, both included, as they stand. */
export const dutiesIn = (
  { loaded, book }: ClubWithBook,
  from: CivilDate,
  to: CivilDate,
): readonly SettledDuty[] => settledDuties(book, loaded, from, to);

/** The proof that the rule of Form 8868 wants, whichever way an extension is recorded. */
export const extensionProof = ({ known }: Rulebook): readonly ProofKind[] =>
  known.get(extensionCode)?.proof ?? [];

/** What duties of a club are shown by, to whoever asks. */
export const shownFor = (
  ctx: Ctx,
  { loaded: { id, today, club }, book }: ClubWithBook,
): ShownFor => ({
  accountId: id,
  today,
  irsAsOf: club.facts.irs_as_of,
  extensionProof: extensionProof(book),
  languages: ctx,
});

/** A club's duties as their reader sees them. */
export function viewsOf(
  ctx: Ctx,
  club: ClubWithBook,
  duties: readonly SettledDuty[],
): readonly DutyView[] {
  const shown = shownFor(ctx, club);
  return duties.map((duty) => viewOf(duty, shown));
}
