import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { takeJobStep } from "../job-step.server";
import { readJobs } from "../jobs.server";
import { jobStaffMessages } from "../staff-jobs-words";
import { KindTable } from "./kind-table";
import { QueueTable } from "./queue-table";
import { ScheduleTable } from "./schedule-table";

export async function loader({ context }: LoaderFunctionArgs) {
  return readJobs(context);
}

/** Pauses or resumes a queue, or tries all failures of a kind again. */
export function action({ context }: ActionFunctionArgs) {
  return takeJobStep(context, jobStaffPaths.overview);
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function Jobs() {
  const jobs = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(jobStaffMessages);
  useFreshPage();
  const { unsent: count, unsentFor: age, time } = jobs;
  return (
    <Page className="stack">
      <PageTitle title={t("title")} lede={t("lede")} answer={answer} />
      <RefusedNotice answer={answer} />
      <p>
        {count === 0 ? t("outboxEmpty") : t("outboxWaits", { count, age })}{" "}
        <span className="hint">{t("asOf", { time })}</span>{" "}
        <Link to={jobStaffPaths.overview}>{t("reload")}</Link>
      </p>
      <section className="stack">
        <h2>{t("queues")}</h2>
        <QueueTable {...jobs} />
        <p className="hint">{t("queuesHint")}</p>
      </section>
      <section className="stack">
        <h2>{t("failures")}</h2>
        <KindTable {...jobs} />
        <p>
          <Link to={jobStaffPaths.failed()}>{t("failuresAll")}</Link>
        </p>
      </section>
      <section className="stack">
        <h2>{t("schedules")}</h2>
        <ScheduleTable {...jobs} />
      </section>
    </Page>
  );
}

const REFRESH_MS = 5_000;

/** Reads the page again every few seconds while it is looked at. */
function useFreshPage(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
