import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { refuseEinForm } from "~/http/ein-holder.server";
import { orConfirm } from "~/http/fresh-sign-in.server";
import { paths } from "~/http/paths";
import { answerDone } from "~/http/respond.server";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { StateBadge } from "../state-badge";
import { adminApplicationsMessages } from "../words";
import { decide, decisionOf } from "./decide.server";
import { decisions } from "./decisions";
import { einOf, openReview, readReview } from "./review.server";
import { ReviewAnswers } from "./review-answers";
import { ReviewDecision } from "./review-decision";
import { ReviewFacts, ReviewHistory } from "./review-facts";

export function loader({ context, params }: LoaderFunctionArgs) {
  return readReview(context, params.id);
}

/** Decides about an application: `decision` and the fields of that decision's form. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const review = await openReview(context, params.id);
  const decided = await decide(context, review);
  if (!decided.ok) {
    const refusal = await orConfirm(context, request, decided.refusal);
    return refuseEinForm(context, refusal, einOf(review));
  }
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
        <div className="review-side">
          <ReviewFacts {...review} />
          <ReviewHistory {...review} />
        </div>
        <ReviewAnswers
          {...review}
          answer={sent?.decision === "changes_requested" ? sent.answer : undefined}
        />
      </div>
    </Page>
  );
}
