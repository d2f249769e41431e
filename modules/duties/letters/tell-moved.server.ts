import type { Ctx } from "#modules/platform/ctx.server";
import { fromUtcDate, parseCivilDate } from "#modules/platform/dates";
import { env } from "#modules/platform/env.server";
import { formatLongDate } from "#modules/platform/format";
import { deliverMail } from "#modules/platform/mail/index.server";
import { membershipStanding } from "#modules/renewal/index.server";
import type { LoadedClub } from "../build/load-clubs.server";
import { titleOf } from "../domain/reason";
import { findDuty } from "../find-duty.server";
import { readClubUnasked } from "../read-club.server";
import { datesMovedMail } from "../templates/dates-moved.mail";
import { readDutyReader } from "./reader.server";

export interface Moved {
  readonly accountId: number;
  /** Of the two the one that has the version. */
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly version: number;
}

/** As in `remindDuties`: whose letters go. */
function isServed({ isSuspended, today, club: { renewalDueOn } }: LoadedClub): boolean {
  if (isSuspended || !renewalDueOn) return false;
  return membershipStanding(renewalDueOn, today, env.RENEWAL_GRACE_DAYS).state !== "lapsed";
}

/**
 * Tells a club's people who want event mails which of its dates a version of a rule, or of what a state asks, moved: each
 * once, however often it is asked for. A suspended club hears nothing, and no club that is no member.
 */
export async function tellMoved(ctx: Ctx, moved: Moved): Promise<void> {
  const { accountId, code, state = "", version } = moved;
  const club = await readClubUnasked(ctx, accountId);
  if (!club.ok || !isServed(club.value.loaded)) return;
  const moves = await ctx.db.dutyMove.findMany({
    where: { accountId, ...(code !== undefined && { code }), state, version },
    orderBy: [{ code: "asc" }, { period: "asc" }],
  });
  const members = await ctx.db.accountUser.findMany({
    where: { accountId },
    orderBy: { userId: "asc" },
  });
  for (const { userId } of members) {
    const reader = await readDutyReader(ctx, userId);
    if (!reader || moves.length === 0) continue;
    const { languages } = reader;
    const shown = (date: Date | null) => (date ? formatLongDate(fromUtcDate(date), languages) : "");
    const title = (code: string, period: string) => {
      const duty = findDuty(club.value, code, period);
      if (duty) return titleOf(duty, languages);
      // A rule that is no longer asked has no dates to name.
      const rule = club.value.book.known.get(code);
      const plain = rule?.title[languages.locale] ?? code;
      const day = parseCivilDate(period);
      return plain.replace(/\{\w+\}/g, day ? formatLongDate(day, languages) : period);
    };
    await deliverMail(ctx, {
      mail: datesMovedMail,
      to: reader.to,
      unsubscribeUrl: reader.unsubscribeUrl,
      locale: languages.locale,
      props: {
        organization: club.value.loaded.name,
        moves: moves.map(({ code, period, wasOn, isOn }) => ({
          title: title(code, period),
          was: shown(wasOn),
          is: shown(isOn),
        })),
        href: `${env.publicUrl}/app/calendar?account_id=${accountId}`,
      },
      messageKey: `duties.moved:${code ?? state}:${version}:${accountId}:${userId}`,
    });
  }
}
