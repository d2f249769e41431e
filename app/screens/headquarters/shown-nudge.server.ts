import { fillText, type NudgeRow, nudgeOutcomes } from "#modules/headquarters/contract";
import type { Ctx } from "#modules/platform/ctx.server";
import { formatCount, formatInstant } from "#modules/platform/format";
import { translator } from "#modules/platform/messages";
import { nudgeSharedWords } from "./nudge-words";

/** A nudge in words. */
export interface ShownNudge {
  readonly id: number;
  readonly about: string;
  /** As one of its chapters reads it. */
  readonly subject: string;
  /** That it is shown so; "" for one that every chapter reads alike. */
  readonly asRead: string;
  readonly state: string;
  readonly when: string;
  readonly by: string;
  /** "Sent: 12", one for each outcome that there is. */
  readonly outcomes: readonly string[];
}

export function showNudge(ctx: Ctx, nudge: NudgeRow, timeZone: string): ShownNudge {
  const t = translator(nudgeSharedWords, ctx.locale);
  const { id, label, subject, state, sendAt, by, counts, example } = nudge;
  const read = readAs(ctx, nudge, subject);
  return {
    id,
    about: label,
    subject: read,
    asRead: read === subject || !example ? "" : t("asRead", { chapter: example }),
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

/** Words of a nudge as one of its chapters reads them; what differs by the day is described. */
export function readAs(
  ctx: Ctx,
  { example, label }: Pick<NudgeRow, "example" | "label">,
  text: string,
): string {
  const t = translator(nudgeSharedWords, ctx.locale);
  return fillText(text, {
    chapter: example || t("chapterWord"),
    reason: label,
    due: t("dueWord"),
    link: t("linkWord"),
  });
}
