import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { aboutFields, RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { DiscardStep } from "../discard-step";
import { takeJobStep } from "../job-step.server";
import { readFailedJobs } from "../jobs.server";
import { jobStaffMessages } from "../staff-jobs-words";
import { StepForm } from "../step-form";
import { FailedFilters, FailedTable } from "./failed-table";

export async function loader({ context, request }: LoaderFunctionArgs) {
  return readFailedJobs(context, request);
}

/** Tries a job again, or decides about all of a kind. */
export function action({ context }: ActionFunctionArgs) {
  return takeJobStep(context, jobStaffPaths.failed());
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function FailedJobs() {
  const failed = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(jobStaffMessages);
  const { query, kinds, until, total: count } = failed;
  const kind = kinds.find(({ value }) => value === query.kind);
  const isDeciding = kind !== undefined && !query.isDiscarded && count > 0;
  const named = { kind: query.kind ?? "", until };
  return (
    <Page className="stack">
      <p>
        <Link to={jobStaffPaths.overview}>{t("backToJobs")}</Link>
      </p>
      <PageTitle title={t("failedTitle")} lede={t("failedLede")} answer={answer} />
      <RefusedNotice answer={answer} />
      <FailedFilters {...failed} />
      <FailedTable {...failed} />
      {isDeciding && (
        <section className="review-next stack" aria-labelledby="all">
          <h2 id="all">{t("allOf")}</h2>
          <p>{t("allOfText", { count, kind: kind.label })}</p>
          <StepForm
            id="retry-kind"
            fields={{ step: "retry-kind", ...named }}
            label={t("retryAll")}
          />
          <DiscardStep
            fields={{ step: "discard-kind", ...named }}
            label={t("discardAll")}
            answer={aboutFields(answer)}
          />
        </section>
      )}
    </Page>
  );
}
