import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { translator } from "#modules/platform/messages";
import { guardedAction, revalidateUnlessUnreached } from "~/ui/guarded-action";
import { useUi } from "~/ui/ui-context";
import { InquiryPage } from "../inquiry-page";
import { inquiryPage, takeInquiry } from "../inquiry-page.server";
import { EmailField } from "../person-fields";
import { greekWords } from "../words";
import { CampusField } from "./campus-field";

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  inquiryPage(context, request, "greek_collector");

/** Takes a request for a campus report: email and organization, which is the campus. */
export const action = ({ context }: ActionFunctionArgs) => takeInquiry(context, "greek_collector");

export const clientAction = guardedAction;
export const shouldRevalidate = revalidateUnlessUnreached;

export default function GreekCollector() {
  const t = translator(greekWords, useUi().locale);
  return (
    <InquiryPage words={greekWords} intro={<p className="mb-8">{t("about")}</p>}>
      <EmailField />
      <CampusField />
    </InquiryPage>
  );
}
