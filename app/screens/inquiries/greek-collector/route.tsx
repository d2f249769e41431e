import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";
import { CampusField } from "./campus-field";

export const loader = ({ context, request }: LoaderFunctionArgs) => inquiryPage(context, request);

/** Takes a request for a campus report: email and organization, which is the campus. */
export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function GreekCollector() {
  return <InquiryPage own={{ organization: CampusField }} />;
}
