import { Link } from "@remix-run/react";
import { DutyBadge } from "~/parts/calendar/duty-badge";
import type { ShownDuty } from "~/parts/calendar/shown-duty";
import { WhyThisDate } from "~/parts/calendar/why-this-date";
import { calendarWords } from "~/parts/calendar/words";
import { useWords } from "~/ui/ui-context";
import { calendarPageWords } from "../words";

/** What comes next, before everything else. */
export function NextDuty({ next }: { next: ShownDuty | null }) {
  const t = useWords(calendarPageWords);
  const words = useWords(calendarWords);
  return (
    <section className="next-duty" aria-labelledby="next">
      <h2 id="next">{t("next")}</h2>
      {next ? (
        <>
          <div className="duty-head">
            <p className="next-title">
              <Link to={next.to}>{next.title}</Link>
            </p>
            <DutyBadge mark={next.mark} />
          </div>
          <p>
            <time dateTime={next.dueOn}>{t("nextDue", next)}</time>
          </p>
          <p>{t("nextWho", { role: words(`role.${next.role}`) })}</p>
          <WhyThisDate {...next} />
        </>
      ) : (
        <p>{t("nextNone")}</p>
      )}
    </section>
  );
}
