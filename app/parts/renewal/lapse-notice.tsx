import type { ReactNode } from "react";
import { addYears } from "#modules/platform/dates";
import { formatLongDate } from "#modules/platform/format";
import type { RenewableMembership } from "#modules/renewal/contract";
import { Notice } from "~/ui/notice";
import { useUi, useWords } from "~/ui/ui-context";
import { lapseWords } from "./lapse-words";

export interface LapseNoticeProps {
  membership: Pick<RenewableMembership, "level" | "facts" | "standing" | "today">;
  /** What to do about it, where the page itself is not the place. */
  action?: ReactNode;
}

/** Tells a late member how long everything goes on, and a lapsed one what was lost and how to return. */
export function LapseNotice({ membership, action }: LapseNoticeProps) {
  const t = useWords(lapseWords);
  const ui = useUi();
  const { level, facts, standing, today } = membership;
  const due = formatLongDate(facts.dueOn, ui);
  const grace = formatLongDate(standing.graceEndsOn, ui);
  if (standing.state === "current") return null;
  if (standing.state === "grace") {
    return (
      <Notice tone="warning" title={t("grace.title")}>
        <p>{t("grace.text", { due, grace })}</p>
        {action}
      </Notice>
    );
  }
  const nextDueOn = addYears(facts.dueOn, 1);
  return (
    <Notice tone="urgent" title={t("lapsed.title")} className="lapse">
      <p>{t("lapsed.text", { due, grace })}</p>
      <ul>
        {level.renewalFeatures.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <p>{t("lapsed.kept")}</p>
      <p>{t("lapsed.return", { next: formatLongDate(nextDueOn, ui) })}</p>
      {nextDueOn < today && <p>{t("lapsed.again")}</p>}
      {action}
    </Notice>
  );
}
