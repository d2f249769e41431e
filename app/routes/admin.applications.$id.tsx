import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { decide, decisionOf } from "~/components/admin-applications/decide.server";
import { openReview, readReview } from "~/components/admin-applications/review.server";
import { ReviewAnswers } from "~/components/admin-applications/review-answers";
import { ReviewDecision } from "~/components/admin-applications/review-decision";
import { ReviewFacts, ReviewHistory } from "~/components/admin-applications/review-facts";
import { decisions } from "~/components/admin-applications/review-views";
import { StateBadge } from "~/components/admin-applications/state-badge";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Notice } from "~/components/ui/notice";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { paths } from "~/http/paths";
import { answerDone, refuseForm } from "~/http/respond.server";
import { adminApplicationsMessages } from "~/messages/admin-applications";

export function loader({ context, request, params }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return readReview(context, params.id);
}

/** Decides about an application: `decision` and the fields of that decision's form. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  requireStaff(context, request);
  const review = await openReview(context, params.id);
  const decided = await decide(context, review);
  if (!decided.ok) return refuseForm(context, decided.refusal);
  const decision = decisionOf(context);
  const to = paths.adminApplication(review.id);
  return answerDone(context, {
    json: { id: review.id, state: decision },
    to,
    flash: decision && `application-${decision}`,
  });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function ReviewApplication() {
  const review = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(adminApplicationsMessages);
  const refusal = answer && "values" in answer ? answer : undefined;
  const decision = decisions.find((one) => one === refusal?.values.decision);
  const isStale = refusal?.status === 409;
  const sent = refusal && !isStale ? { decision, answer: refusal } : undefined;
  return (
    <Page>
      <p className="mb-2">
        <Link to={paths.adminApplications()}>{t("back")}</Link>
      </p>
      <PageTitle
        title={review.organization}
        aside={<StateBadge state={review.state} />}
        answer={refusal}
      />
      {isStale && (
        <div role="alert" className="mb-8">
          <Notice tone="urgent" title={refusal.message} />
        </div>
      )}
      <div className="review" key={review.state}>
        <ReviewDecision {...review} sent={sent} />
        <ReviewAnswers
          {...review}
          answer={sent?.decision === "changes_requested" ? sent.answer : undefined}
        />
        <div className="review-side">
          <ReviewFacts {...review} />
          <ReviewHistory {...review} />
        </div>
      </div>
    </Page>
  );
}
