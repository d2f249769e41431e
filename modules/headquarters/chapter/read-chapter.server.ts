import { personName } from "#modules/accounts/contract";
import {
  groupAccess,
  mayEdit,
  type RegionView,
  reachOf,
  readAccountOverview,
  regionsInReach,
} from "#modules/accounts/index.server";
import type { NextDuties } from "#modules/duties/contract";
import { nextDuties } from "#modules/duties/index.server";
import type { SharedTerm } from "#modules/officers/contract";
import { readSharedRoster } from "#modules/officers/index.server";
import { type Ctx, reader } from "#modules/platform/ctx.server";
import { ok, type Result, refuse } from "#modules/platform/result";
import type { ChangeView, StandingView } from "#modules/standing/contract";
import {
  type CertificateView,
  listCertificates,
  readStanding,
  standingHistory,
} from "#modules/standing/index.server";
import { finalReportsOf } from "#modules/treasury/index.server";
import { groupOf } from "../board/read-board.server";
import type { BoardGroup } from "../views";

/** So many of a chapter's next duties are shown. */
const DUTIES = 12;

export interface ChapterNoteView {
  readonly text: string;
  /** 0 while there is none. */
  readonly version: number;
  readonly at: Date | null;
  /** "" when the person is gone. */
  readonly by: string;
}

/** A chapter as its headquarters sees it. */
export interface ChapterView {
  readonly group: BoardGroup;
  readonly canEdit: boolean;
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly region: { readonly id: number; readonly name: string } | null;
  /** Those in reach. */
  readonly regions: readonly RegionView[];
  readonly standing: StandingView;
  readonly history: readonly ChangeView[];
  readonly duties: NextDuties;
  /** Its certificates of good standing, which it makes to be shown. */
  readonly certificates: readonly CertificateView[];
  /** The final reports of its treasurer, each version with its reason; the newest first. */
  readonly reports: Awaited<ReturnType<typeof finalReportsOf>>;
  /** Who is in office, as the chapter's roster says. */
  readonly officers: readonly SharedTerm[];
  readonly people: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly isPrimary: boolean;
  }[];
  /** Who was asked to sign in for it and has not answered; `isOver` when the link works no longer. */
  readonly invited: readonly {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    readonly isOver: boolean;
  }[];
  readonly note: ChapterNoteView;
}

/**
 * A chapter in reach: its standing with the reasons, what it has to do, its officers and people,
 * what the headquarters noted, and the sums of its
 * treasurer's final reports. Never its other money, its drafts, what it writes to us, or its files. For the people
 * of the headquarters and staff; a chapter that is out of reach, or left the group, is `not_found`.
 */
export async function readChapter(
  ctx: Ctx,
  asked: { readonly centralAccountId: number; readonly chapterId: number },
): Promise<Result<ChapterView>> {
  const found = await groupAccess(ctx, asked.centralAccountId);
  if (!found.ok) return found;
  const access = found.value;
  const id = asked.chapterId;
  const chapter = await reader(ctx).account.findFirst({
    where: { ...reachOf(access), id },
    select: { name: true, city: true, state: true, region: { select: { id: true, name: true } } },
  });
  if (!chapter) return refuse({ code: "not_found" });
  // The other rooms answer the chapter's own people; whether the headquarters may see it was asked here.
  const system: Ctx = { ...ctx, actor: { kind: "system", name: "headquarters" } };
  const [
    standing,
    history,
    duties,
    certificates,
    overview,
    roster,
    note,
    regions,
    reports,
    invited,
  ] = await Promise.all([
    readStanding(system, id),
    standingHistory(system, id),
    nextDuties(system, { accountId: id, atMost: DUTIES, isForOthers: true }),
    listCertificates(system, id),
    readAccountOverview(system, id),
    readSharedRoster(ctx, id),
    reader(ctx).chapterNote.findUnique({
      where: { groupId_accountId: { groupId: access.groupId, accountId: id } },
      include: { user: { select: { firstName: true, lastName: true, email: true } } },
    }),
    regionsInReach(ctx, access),
    finalReportsOf(ctx, { accountId: id }),
    reader(ctx).invitation.findMany({
      where: { accountId: id },
      orderBy: { id: "asc" },
      select: {
        id: true,
        firstName: true,
        lastName: true,
        expiresAt: true,
        user: { select: { email: true } },
      },
    }),
  ]);
  if (!standing.ok) return standing;
  if (!history.ok) return history;
  if (!duties.ok) return duties;
  if (!certificates.ok) return certificates;
  if (!overview.ok) return overview;
  if (!roster.ok) return roster;
  return ok({
    group: groupOf(access),
    canEdit: mayEdit(access),
    id,
    name: chapter.name,
    city: chapter.city ?? "",
    state: chapter.state ?? "",
    region: chapter.region,
    regions,
    standing: standing.value,
    history: history.value,
    duties: duties.value,
    certificates: certificates.value.certificates,
    reports,
    officers: roster.value.terms,
    people: overview.value.people.map((person) => ({
      id: person.id,
      name: personName(person),
      email: person.email,
      isPrimary: person.isPrimary,
    })),
    invited: invited.map(({ user: { email }, expiresAt, ...one }) => ({
      id: one.id,
      name: personName({ ...one, email }),
      email,
      isOver: expiresAt !== null && expiresAt <= ctx.now(),
    })),
    note: {
      text: note?.text ?? "",
      version: note?.version ?? 0,
      at: note?.updatedAt ?? null,
      by: note?.user ? personName(note.user) : "",
    },
  });
}
