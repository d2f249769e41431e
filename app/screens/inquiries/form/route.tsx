import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";

/** The screen of each public form that asks its fields and nothing else; its address says which it is. */
export const loader = ({ context, request }: LoaderFunctionArgs) => inquiryPage(context, request);

/** Takes the fields of the form, as its declaration has them. */
export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context);

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default InquiryPage;
