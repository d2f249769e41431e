import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { aboutFields, RefusedNotice } from "~/components/contest-staff/refused-notice";
import { openInquiry, takeStep } from "~/components/inquiries-staff/inbox.server";
import { InquiryFacts } from "~/components/inquiries-staff/inquiry-facts";
import { InquiryHistory } from "~/components/inquiries-staff/inquiry-history";
import { InquirySteps } from "~/components/inquiries-staff/inquiry-steps";
import { guardedAction, revalidateUnlessUnreached } from "~/components/ui/guarded-action";
import { Notice } from "~/components/ui/notice";
import { Page, PageTitle } from "~/components/ui/page";
import { useWords } from "~/components/ui/ui-context";
import { requireStaff } from "~/http/guards.server";
import { inquiryStaffPaths } from "~/http/inquiry-staff-paths";
import { readId } from "~/http/read-id";
import { answerDone, refuseForm } from "~/http/respond.server";
import { inboxMessages } from "~/messages/inquiries-staff";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  requireStaff(context, request);
  return openInquiry(context, params.id);
}

/** Takes a step: assigns, answers, notes, or moves the inquiry. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  requireStaff(context, request);
  const id = readId(params.id);
  const taken = await takeStep(context, id);
  if (!taken.ok) return refuseForm(context, taken.refusal);
  return answerDone(context, { json: { id }, to: inquiryStaffPaths.inquiry(id), flash: "saved" });
}

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function OneInquiry() {
  const { inquiry, events, staff } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const t = useWords(inboxMessages);
  const { kind, name, email, message, isVerified, sent } = inquiry;
  const title = t("inquiryTitle", { kind: t(`kind.${kind}`), who: name || email });
  return (
    <Page className="stack">
      <p>
        <Link to={inquiryStaffPaths.inbox()}>{t("backToInbox")}</Link>
      </p>
      <PageTitle title={title} lede={t("sent", { date: sent })} answer={answer} />
      <RefusedNotice answer={answer} />
      {!isVerified && (
        <Notice tone="warning" title={t("unverifiedTitle")}>
          <p>{t("unverifiedText")}</p>
        </Notice>
      )}
      <InquiryFacts inquiry={inquiry} />
      {message && (
        <section aria-labelledby="message" className="stack">
          <h2 id="message">{t("message")}</h2>
          <p className="entry-rules">{message}</p>
        </section>
      )}
      <InquiryHistory events={events} />
      <InquirySteps inquiry={inquiry} staff={staff} answer={aboutFields(answer)} />
    </Page>
  );
}
