import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { jobStaffPaths } from "~/http/job-staff-paths";
import { aboutFields, RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { DescriptionList } from "~/ui/details";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { DiscardStep } from "../discard-step";
import { takeJobStep } from "../job-step.server";
import { openFailedJob } from "../jobs.server";
import { jobStaffMessages } from "../staff-jobs-words";
import { StepForm } from "../step-form";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return openFailedJob(context, params.id);
}

/** Tries the job again, or discards it. */
export function action({ context }: ActionFunctionArgs) {
  return takeJobStep(context, jobStaffPaths.failed());
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneFailedJob() {
  const job = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(jobStaffMessages);
  const { id, kind, attempts, failure, discarded, discardReason } = job;
  const lede = t("oneLede", { date: job.failed, attempts: t("attempts", { count: attempts }) });
  const facts = [
    { term: t("factKind"), description: job.jobName },
    { term: t("factQueue"), description: job.queue },
    { term: t("factPayload"), description: job.payload },
    { term: t("factAsked"), description: job.asked },
    { term: t("factReference"), description: job.requestId },
    { term: t("factId"), description: id },
  ];
  return (
    <Page className="stack">
      <p>
        <Link to={jobStaffPaths.failed()}>{t("backToFailed")}</Link>
      </p>
      <PageTitle title={t("oneTitle", { kind })} lede={lede} answer={answer} />
      <RefusedNotice answer={answer} />
      {discarded && (
        <Notice title={t("discardedTitle", { date: discarded })}>{discardReason}</Notice>
      )}
      <section aria-labelledby="reason" className="stack">
        <h2 id="reason">{t("reasonTitle")}</h2>
        <p className="entry-rules">{failure}</p>
      </section>
      <DescriptionList facts={facts} />
      <section className="review-next stack" aria-labelledby="steps">
        <h2 id="steps">{t("steps")}</h2>
        <StepForm id="retry" fields={{ step: "retry", id }} label={t("retry")} variant="primary" />
        {!discarded && (
          <DiscardStep
            fields={{ step: "discard", id }}
            label={t("discard")}
            answer={aboutFields(answer)}
          />
        )}
      </section>
    </Page>
  );
}
