import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { trackEvent } from "~/http/analytics.client";
import { inquiryPaths } from "~/http/inquiry-paths";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";

export const loader = ({ context, request }: LoaderFunctionArgs) => inquiryPage(context, request);

/** Takes a message: name, email, organization, subject and message. */
export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context);

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

export default InquiryPage;
