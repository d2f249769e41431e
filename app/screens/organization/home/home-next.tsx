import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { DutyBadge } from "~/parts/calendar/duty-badge";
import type { ShownDuty } from "~/parts/calendar/shown-duty";
import { calendarWords } from "~/parts/calendar/words";
import { useWords } from "~/ui/ui-context";

export interface HomeNextProps {
  /** The gravest that is open: overdue, or the next one. */
  duty: ShownDuty | null;
  overdueCount: number;
  dueSoonCount: number;
  named: number | undefined;
}

/** What is next, by when, and whose work it is: what a member asks after the standing. */
export function HomeNext({ duty, overdueCount, dueSoonCount, named }: HomeNextProps) {
  const t = useWords(calendarWords);
  return (
    <section className="next-duty mb-12" aria-labelledby="next">
      <h2 id="next">{t("homeNext")}</h2>
      {duty ? (
        <>
          <div className="duty-head">
            <p className="next-title">
              <Link to={duty.to}>{duty.title}</Link>
            </p>
            <DutyBadge mark={duty.mark} />
          </div>
          <p>
            <time dateTime={duty.dueOn}>
              {t("homeWhen", { due: duty.due, distance: duty.distance })}
            </time>
            {" · "}
            {t("homeWho", { role: t(`role.${duty.role}`) })}
          </p>
        </>
      ) : (
        <p>{t("homeNone")}</p>
      )}
      <p>
        <Link to={calendarPaths.calendar({ accountId: named })} className="tap">
          {t("homeCalendar")}
        </Link>
        {overdueCount > 0 && ` · ${t("homeOverdue", { count: overdueCount })}`}
        {dueSoonCount > 0 && ` · ${t("homeSoon", { count: dueSoonCount })}`}
      </p>
    </section>
  );
}
