import { formatLongDate } from "#modules/platform/format";
import type { Languages } from "#modules/platform/locale";
import { translatorWith } from "#modules/platform/messages";
import { kindOfLevel } from "../domain/rule";
import { roleMessages, roleSpanish } from "../role-messages";
import type { DutyView } from "../views";
import { feedMessages, feedSpanish } from "./feed-messages";
import type { PlainEvent } from "./revisions";

/** In the language of whoever reads the feed. */
export interface FeedOf {
  readonly languages: Languages;
  /** The duty's page. */
  readonly urlOf: (duty: Pick<DutyView, "accountId" | "code" | "period">) => string;
}

/** How the feed itself is called, in its reader's language. */
export function feedName(accountName: string, { locale }: Languages) {
  const t = translatorWith(feedMessages, feedSpanish, locale);
  return { name: t("name", { club: accountName }), description: t("about") };
}

/** Duties as days of a calendar; what is not for the club is left out. */
export function feedEvents(duties: readonly DutyView[], feed: FeedOf): readonly PlainEvent[] {
  return duties
    .filter(({ state }) => state !== "waived")
    .map((duty) => ({
      uid: uidOf(duty),
      day: duty.dueOn,
      summary: summaryOf(duty, feed.languages),
      description: descriptionOf(duty, feed.languages),
      url: feed.urlOf(duty),
      category: translatorWith(
        feedMessages,
        feedSpanish,
        feed.languages.locale,
      )(kindOfLevel(duty.level)),
    }));
}

/** From account, rule and period alone: a date that moves does not make a second event. */
const uidOf = ({ accountId, code, period }: DutyView) =>
  `${accountId}-${code}-${period}@duties.goodstanding`;

function summaryOf({ state, title, counts }: DutyView, { locale }: Languages): string {
  const t = translatorWith(feedMessages, feedSpanish, locale);
  const named = counts ? title : t("later", { title });
  return state === "open" ? named : t("done", { title: named });
}

function descriptionOf(duty: DutyView, languages: Languages): string {
  const t = translatorWith(feedMessages, feedSpanish, languages.locale);
  const roleOf = translatorWith(roleMessages, roleSpanish, languages.locale);
  const { opensOn, closesOn, reason, role, check } = duty;
  const window =
    opensOn && closesOn
      ? t("window", {
          from: formatLongDate(opensOn, languages),
          until: formatLongDate(closesOn, languages),
        })
      : "";
  const sentences = [reason, window, t("who", { role: roleOf(role) }), check];
  return sentences.filter(Boolean).join("\n");
}
