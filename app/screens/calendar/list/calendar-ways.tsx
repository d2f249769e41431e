import { Link } from "@remix-run/react";
import { calendarPaths } from "~/http/calendar-paths";
import { useWords } from "~/ui/ui-context";
import { calendarPageWords } from "../words";

/** Where a calendar leads to. */
export function CalendarWays({ year, named }: { year: number; named: number | undefined }) {
  const t = useWords(calendarPageWords);
  const ways = [
    { to: calendarPaths.feed(named), label: t("toFeed") },
    { to: calendarPaths.own(named), label: t("toOwn") },
    { to: calendarPaths.facts(named), label: t("toFacts") },
    { to: calendarPaths.digest, label: t("toDigest") },
    { to: calendarPaths.print({ accountId: named, year }), label: t("toPrint") },
  ];
  return (
    <section className="stack no-print" aria-labelledby="more">
      <h2 id="more">{t("more")}</h2>
      <ul className="link-row">
        {ways.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <Link to={calendarPaths.pdf(year, named)} reloadDocument>
            {t("toPdf")}
          </Link>
        </li>
      </ul>
    </section>
  );
}
