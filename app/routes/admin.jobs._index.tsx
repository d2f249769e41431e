import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { RefusedNotice } from "~/components/contest-staff/refused-notice";
import { takeJobStep } from "~/components/jobs-staff/job-step.server";
import { readJobs } from "~/components/jobs-staff/jobs.server";
import { KindTable } from "~/components/jobs-staff/kind-table";
import { QueueTable } from "~/components/jobs-staff/queue-table";
import { ScheduleTable } from "~/components/jobs-staff/schedule-table";
import { useFreshPage } from "~/components/jobs-staff/use-fresh-page";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { jobStaffMessages } from "~/messages/jobs-staff";

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readJobs(context);
}

/** Pauses or resumes a queue, or tries all failures of a kind again. */
export function action({ context, request }: ActionFunctionArgs) {
  requireStaff(context, request);
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
