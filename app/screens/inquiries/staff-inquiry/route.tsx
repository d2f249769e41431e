import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { aboutFields, RefusedNotice } from "~/parts/contest-staff/refused-notice";
import { inboxMessages } from "~/parts/inquiries/words";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { Notice } from "~/ui/notice";
import { Page, PageTitle } from "~/ui/page";
import { useWords } from "~/ui/ui-context";
import { openInquiry, takeStep } from "../inbox.server";
import { InquiryFacts } from "./inquiry-facts";
import { InquiryHistory } from "./inquiry-history";
import { InquirySteps } from "./inquiry-steps";

export async function loader({ context, params }: LoaderFunctionArgs) {
  return openInquiry(context, params.id);
}

/** Takes a step: assigns, answers, notes, or moves the inquiry. */
export async function action({ context, params }: ActionFunctionArgs) {
  const id = readId(params.id);
  const taken = await takeStep(context, id);
  if (!taken.ok) return refuseForm(context, taken.refusal);
  const flash = `inquiry-${taken.value}` as const;
  return answerDone(context, { json: { id }, to: inquiryStaffPaths.inquiry(id), flash });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneInquiry() {
  const { inquiry, facts, events, staff } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(inboxMessages);
  const { kindName: kind, name, email, message, isVerified, sent } = inquiry;
  const title = t("inquiryTitle", { kind, who: name || email });
  return (
    <Page className="stack">
      <p>
        <Link to={inquiryStaffPaths.inbox()}>{t("backToInbox")}</Link>
      </p>
      <PageTitle title={title} lede={t("sent", { date: sent })} answer={answer} />
      <RefusedNotice answer={answer} />
      <div className="decide">
        <div className="stack">
          {!isVerified && (
            <Notice tone="warning" title={t("unverifiedTitle")}>
              <p>{t("unverifiedText")}</p>
            </Notice>
          )}
          <InquiryFacts inquiry={inquiry} facts={facts} />
          {message && (
            <section aria-labelledby="message" className="stack">
              <h2 id="message">{t("message")}</h2>
              <p className="entry-rules">{message}</p>
            </section>
          )}
          <InquiryHistory events={events} />
        </div>
        <InquirySteps inquiry={inquiry} staff={staff} answer={aboutFields(answer)} />
      </div>
    </Page>
  );
}
