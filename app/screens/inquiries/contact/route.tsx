import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { subjects } from "#modules/inquiries/contract";
import { translator } from "#modules/platform/messages";
import { trackEvent } from "~/http/analytics.client";
import { inquiryPaths } from "~/http/inquiry-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { TextArea } from "~/ui/inputs";
import { Select } from "~/ui/selects";
import { useUi } from "~/ui/ui-context";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";
import { OrganizationField, PersonFields } from "../person-fields";
import { contactWords } from "../words";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  inquiryPage(context, request, "contact");

/** Takes a message: name, email, organization, subject and message. */
export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context, "contact");

/** Tells that a message was sent, and nothing of it. */
export async function clientAction(args: ClientActionFunctionArgs) {
  try {
    return await guardedAction(args);
  } catch (answer) {
    const to = answer instanceof Response ? answer.headers.get("Location") : null;
    if (to?.startsWith(inquiryPaths.form("contact", ""))) trackEvent("contact sent");
    throw answer;
  }
}

export const shouldRevalidate = revalidateUnlessUnreached;

export default function Contact() {
  const t = translator(contactWords, useUi().locale);
  return (
    <InquiryPage words={contactWords}>
      <PersonFields />
      <OrganizationField />
      <Select
        name="subject"
        label={t("subject")}
        options={subjects.map((value) => ({ value, label: t(`subject.${value}`) }))}
      />
      <TextArea name="message" label={t("message")} hint={t("messageHint")} rows={4} />
    </InquiryPage>
  );
}
