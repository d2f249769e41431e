import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { askedAccount } from "~/http/asked-account.server";
import { type CalendarShow, calendarPaths, calendarShows } from "~/http/calendar-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { Tabs } from "~/ui/tabs";
import { useWords } from "~/ui/ui-context";
import { calendarPageWords } from "../words";
import { tickDuty } from "./calendar-action.server";
import { type CalendarData, loadCalendar } from "./calendar-page.server";
import { CalendarWays } from "./calendar-ways";
import { DutyItem } from "./duty-item";
import { MonthList } from "./month-list";
import { NextDuty } from "./next-duty";
import { YearForm } from "./year-form";
import { YearStrip } from "./year-strip";

/** A year of what a club has to do, the next duty first. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const calendar = await loadCalendar(context, request, askedAccount(context, request));
  return data(calendar, { status: calendar.wrongYear ? 422 : 200 });
}

/** Marks a duty done that wants no proof, or undoes that. */
export const action = ({ context, request }: ActionFunctionArgs) =>
  tickDuty(context, request, askedAccount(context, request));

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function CalendarPage() {
  const calendar = useLoaderData<typeof loader>() as CalendarData;
  const answer = useActionData<typeof action>();
  const t = useWords(calendarPageWords);
  const { year, show, named, name, counts, next, overdue, months, notices, wrongYear } = calendar;
  const at = (one: CalendarShow) => calendarPaths.calendar({ accountId: named, year, show: one });
  const refused = wrongYear
    ? ({ ok: false, status: 422, message: "", errors: {}, values: {} } as const)
    : answer;
  // What somebody else settled meanwhile has left the list, and its form with it.
  const isElsewhere =
    answer?.ok === false &&
    ![...overdue, ...months.flatMap(({ duties }) => duties)].some(
      ({ key }) => key === answer.values.duty,
    );
  return (
    <Page className="stack">
      <PageTitle
        title={t("title", { year: String(year) })}
        lede={t("lede", { name })}
        answer={refused}
      />
      {isElsewhere && answer?.ok === false && (
        <Notice tone="urgent" title={answer.message}>
          <Link to={at("all")}>{t("show.all", { count: counts.all })}</Link>
        </Notice>
      )}
      {wrongYear && <YearForm calendar={calendar} />}
      <NextDuty next={next} />
      {notices.map(({ text, link }) => (
        <Notice key={text}>
          <p>
            {text} {link && <a href={link.to}>{link.label}</a>}
          </p>
        </Notice>
      ))}
      {overdue.length > 0 && (
        <section aria-labelledby="overdue">
          <h2 id="overdue">{t("overdue")}</h2>
          <ul className="duties">
            {overdue.map((duty) => (
              <DutyItem key={duty.key} duty={duty} action={at(show)} answer={answer} />
            ))}
          </ul>
        </section>
      )}
      <Tabs
        label={t("tabs")}
        tabs={calendarShows.map((one) => ({
          to: at(one),
          label: t(`show.${one}`, { count: counts[one] }),
          isCurrent: one === show,
        }))}
      />
      <YearStrip months={months} year={year} />
      <MonthList calendar={calendar} action={at(show)} answer={answer} />
      {!wrongYear && <YearForm calendar={calendar} />}
      <CalendarWays year={year} named={named} />
    </Page>
  );
}
