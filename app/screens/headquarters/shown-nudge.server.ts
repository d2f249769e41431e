import { type NudgeRow, nudgeOutcomes } from "#modules/headquarters/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatCount, formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { nudgeSharedWords } from "./nudge-words";

/** A nudge in words. */
export interface ShownNudge {
  readonly id: number;
  readonly about: string;
  readonly subject: string;
  readonly state: string;
  readonly when: string;
  readonly by: string;
  /** "Sent: 12", one for each outcome that there is. */
  readonly outcomes: readonly string[];
}

export function showNudge(ctx: Ctx, nudge: NudgeRow, timeZone: string): ShownNudge {
  const t = translator(nudgeSharedWords, ctx.locale);
  const { id, label, subject, state, sendAt, by, counts } = nudge;
  return {
    id,
    about: label,
    subject,
    state: t(`state.${state}`),
    when: formatInstant(sendAt, timeZone, ctx),
    by: by || t("formerPerson"),
    outcomes: nudgeOutcomes.flatMap((one) => {
      const count = counts[one] ?? 0;
      if (count === 0) return [];
      return [t("outcomeCount", { outcome: t(`outcome.${one}`), count: formatCount(count, ctx) })];
    }),
  };
}
